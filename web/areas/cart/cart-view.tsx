import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Cart, CartLine, CartSeller } from '#domain/cart/contract.ts'
import { SaveToList } from '#web/areas/shopping-lists/public.ts'
import { askAgainAbout } from '#web/lib/api/query.ts'
import { hearServerTime, msUntil } from '#web/lib/api/server-clock.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CartSellerCard } from './cart-seller-card.tsx'
import { CartSummary } from './cart-summary.tsx'
import { cartQuery, reloadCart } from './queries.ts'
import { isOrderable, isTicked, ticksOf, withTicks } from './ticks.ts'
import { useQuantityChanges } from './use-quantity-changes.ts'
import { saveTicks, useTicks } from './use-ticks.ts'

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
    saveTicks(withTicks(ticksOf(cart.sellers, ticks ?? {}), lines, ticked))
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

// a timer may be early, and the answer would be the same again
const A_MOMENT_MS = 1000

/** Refetches the cart when an agreed price lapses by the server's clock: nothing is announced at midnight. */
function useLapse(cart: Cart): void {
  const client = useQueryClient()
  const { serverTime } = cart
  const lapse = nextLapse(cart)
  // the passing of time is not an event of the page
  useEffect(() => {
    hearServerTime(serverTime)
    if (lapse === null) return
    const timer = setTimeout(() => void askAgainAbout(client, 'cart'), msUntil(lapse) + A_MOMENT_MS)
    return () => clearTimeout(timer)
  }, [client, serverTime, lapse])
}

/** When the first agreed price of the cart lapses, and with it this answer; null while none holds [NEGO-12]. */
export function nextLapse({ sellers }: Pick<Cart, 'sellers'>): string | null {
  const holding = sellers.flatMap(({ lines }) => lines.filter(({ agreedHolds }) => agreedHolds))
  const instants = holding.flatMap(({ agreedUntil }) => agreedUntil ?? [])
  return instants.sort()[0] ?? null // all are written alike, in UTC
}

interface RemoveLineDialogProps {
  companyId: string
  userId: string
  /** The line to delete; null closes the dialog. */
  line: CartLine | null
  onClose: () => void
}

/** Asks before deleting a line, then reloads the cart [CART-5]. */
function RemoveLineDialog({ companyId, userId, line, onClose }: RemoveLineDialogProps) {
  const client = useQueryClient()
  const act = useAct('keranjang/produk/hapus', { failed: { always: 'Gagal menghapus produk' } })
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)

  async function remove() {
    if (!line) return
    const problem = await act.send({ companyId, userId, id: line.id })
    // it was gone already: the list is out of date
    if (problem === null || problem.status === 404) {
      await reloadCart(client, companyId).catch(() => toast.failure('Gagal memperbarui data keranjang'))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open={line !== null}
      title="Hapus dari keranjang?"
      confirmLabel="Ya, hapus"
      tone="danger"
      working={act.working}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <strong className="font-semibold text-ink">{shown?.name}</strong> akan dihapus dari keranjang perusahaan Anda.
    </ConfirmDialog>
  )
}
