import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { sellerTypeNames } from './filter-names.ts'
import type { SellerType } from './list-address.ts'

interface Props {
  seller: {
    seller_nama: string
    seller_username: string
    seller_tipe: string
    seller_kota: string
    seller_lang: boolean
  }
}

/** Who sells it, and whether one is subscribed. */
export function SellerLine({ seller }: Props) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={seller.seller_nama} square size="md" />
      <div className="min-w-0 flex-1 leading-snug">
        <Link
          to={sellerPath(seller.seller_username)}
          className="rounded-sm font-semibold no-underline hover:text-primary hover:underline"
        >
          {seller.seller_nama}
        </Link>
        <p className="text-xs text-mute">{sellerWords(seller)}</p>
      </div>
      {seller.seller_lang && <StatusPill tone="primary">Langganan</StatusPill>}
    </div>
  )
}

/** 'Distributor · Surabaya' */
export function sellerWords({ seller_tipe, seller_kota }: { seller_tipe: string; seller_kota: string }): string {
  return [sellerTypeNames[seller_tipe as SellerType] ?? seller_tipe, seller_kota].filter(Boolean).join(' · ')
}
