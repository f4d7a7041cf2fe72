import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CartLine, CartSeller } from '#domain/cart/codec.ts'
import { SaveToList } from '#web/areas/shopping-lists/public.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CartSellerCard } from './cart-seller-card.tsx'
import { CartSummary } from './cart-summary.tsx'
import { cartQuery } from './queries.ts'
import { RemoveLineDialog } from './remove-line-dialog.tsx'
import { isOrderable, isTicked, ticksOf, withTicks } from './ticks.ts'
import { useLapse } from './use-lapse.ts'
import { useQuantityChanges } from './use-quantity-changes.ts'
import { keepTicks, useTicks } from './use-ticks.ts'

interface Props {
  companyId: string
  userId: string
  /** Why this member may not change or order anything; null if they may. */
  bar: string | null
  /** Whether the company has ever ordered anything. */
  hasOrders: boolean
}

/** The cart by seller: what to order now, how much, and the total [CART-7]. */
export function CartView({ companyId, userId, bar, hasOrders }: Props) {
  const { data: answer } = useSuspenseQuery(cartQuery(companyId))
  const ticks = useTicks()
  const quantities = useQuantityChanges(companyId, userId)
  const cart = quantities.shownIn(answer)
  const [removing, setRemoving] = useState<CartLine | null>(null)
  useLapse(cart)

  if (cart.sellers.length === 0) return <EmptyCart bar={bar} hasOrders={hasOrders} />

  function tick(lines: readonly CartLine[], ticked: boolean) {
    keepTicks(withTicks(ticksOf(cart.sellers, ticks ?? {}), lines, ticked))
  }

  return (
    <>
      {bar && (
        <Notice tone="attention" className="mb-4">
          {bar}
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-4">
          <TickAll sellers={cart.sellers} ticks={ticks} onTick={tick} />
          {!bar && (
            <SaveToList
              size="sm"
              className="justify-self-start"
              lines={() =>
                cart.sellers.flatMap(({ lines }) => lines.map(({ productId, units }) => ({ productId, units })))
              }
            />
          )}
          {cart.sellers.map((seller) => (
            <CartSellerCard
              key={seller.id}
              seller={seller}
              ticks={ticks}
              quantities={quantities}
              locked={bar !== null}
              onTick={tick}
              onRemove={setRemoving}
            />
          ))}
        </div>
        <CartSummary sellers={cart.sellers} ticks={ticks} quantities={quantities} bar={bar} />
      </div>
      <RemoveLineDialog companyId={companyId} userId={userId} line={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

interface TickAllProps {
  sellers: readonly CartSeller[]
  ticks: ReturnType<typeof useTicks>
  onTick: (lines: readonly CartLine[], ticked: boolean) => void
}

function TickAll({ sellers, ticks, onTick }: TickAllProps) {
  const orderable = sellers.flatMap((seller) => seller.lines.filter((line) => isOrderable(seller, line)))
  const ticked = sellers.flatMap((seller) => seller.lines.filter((line) => ticks && isTicked(seller, line, ticks)))
  const all = orderable.length > 0 && ticked.length === orderable.length
  return (
    <Card className="px-4 py-3 sm:px-5">
      <Checkbox
        label={<span className="font-semibold">Pilih semua</span>}
        aside={ticks && `${ticked.length} dari ${orderable.length} dipilih`}
        checked={all}
        partly={ticked.length > 0 && !all}
        disabled={!ticks || orderable.length === 0}
        onChange={(event) => onTick(orderable, event.target.checked)}
      />
    </Card>
  )
}

function EmptyCart({ bar, hasOrders }: Pick<Props, 'bar' | 'hasOrders'>) {
  if (bar) {
    return (
      <Card>
        <EmptyState icon="cart" title="Keranjang perusahaan Anda kosong" text={bar} />
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        icon="cart"
        title="Keranjang Anda masih kosong"
        text="Pilih bahan dari seller langganan Anda; harga perusahaan Anda langsung berlaku."
        action={
          <>
            <Link to="/produk" className={buttonClass()}>
              Cari produk
            </Link>
            {hasOrders && (
              <Link to="/transaksi/daftar-transaksi" className={buttonClass({ variant: 'secondary' })}>
                Pesan lagi dari pesanan lama
              </Link>
            )}
          </>
        }
      />
    </Card>
  )
}
