import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { type SellerType, sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'

interface Props {
  seller: {
    name: string
    username: string
    type: SellerType
    city: string
    subscribed: boolean
  }
}

/** The product's seller, and whether the viewer subscribes. */
export function SellerLine({ seller }: Props) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={seller.name} square size="md" className="max-sm:hidden" />
      <div className="min-w-0 flex-1 leading-snug">
        <Link
          to={sellerPath(seller.username)}
          className="rounded-sm font-semibold no-underline hover:text-primary hover:underline"
        >
          {seller.name}
        </Link>
        <p className="text-xs text-mute">{sellerWords(seller)}</p>
      </div>
      {seller.subscribed && <StatusPill tone="primary">Langganan</StatusPill>}
    </div>
  )
}

/** 'Distributor · Surabaya' */
export function sellerWords({ type, city }: { type: SellerType; city: string }): string {
  return [sellerTypeLabel(type), city].filter(Boolean).join(' · ')
}
