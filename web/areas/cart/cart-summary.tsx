import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sumOf } from '#domain/cart/amounts.ts'
import type { CartSeller } from '#domain/cart/contract.ts'
import { formatRupiah } from '#domain/format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Loading, SkeletonText } from '#web/ui/list/skeleton.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { SummaryFrame } from './summary-frame.tsx'
import { isTicked, type Ticks, tickedLines } from './ticks.ts'
import type { QuantityChanges } from './use-quantity-changes.ts'

interface Props {
  sellers: readonly CartSeller[]
  ticks: Ticks | undefined
  quantities: QuantityChanges
  /** Why this member may not order; null if they may. */
  bar: string | null
}

/** The totals of the ticked lines, by seller and overall, and the button to the checkout [CART-7]. */
export function CartSummary({ sellers, ticks, quantities, bar }: Props) {
  const lines = ticks ? tickedLines(sellers, ticks) : []
  const total = formatRupiah(sumOf(lines.flatMap((line) => line.subtotal ?? [])))
  const reason = bar ?? whyNot(lines.length, quantities.hasProblem)

  return (
    <SummaryFrame
      title="Ringkasan"
      totalLabel="Total barang"
      total={ticks ? total : null}
      button={<ToCheckout quantities={quantities} ready={ticks !== undefined} reason={reason} count={lines.length} />}
    >
      {ticks ? (
        <FactList
          layout="rows"
          className="[&_dd]:whitespace-nowrap"
          facts={[...subtotals(sellers, ticks), { label: 'Total barang', value: total, strong: true }]}
        />
      ) : (
        <Loading>
          <SkeletonText lines={3} className="py-2" />
        </Loading>
      )}
      <p className="mb-4 mt-1 text-xs text-mute">Ongkos kirim dan PPN dihitung di langkah berikutnya.</p>
    </SummaryFrame>
  )
}

interface ToCheckoutProps {
  quantities: QuantityChanges
  ready: boolean
  reason: string | null
  count: number
}

function ToCheckout({ quantities, ready, reason, count }: ToCheckoutProps) {
  const [working, setWorking] = useState(false)
  const navigate = useNavigate()

  async function go() {
    setWorking(true)
    if (await quantities.saveAll()) await navigate('/checkout')
    setWorking(false)
  }

  return (
    <Button
      size="lg"
      className="lg:w-full"
      working={working}
      disabled={!ready || reason !== null}
      reason={reason}
      onClick={() => void go()}
    >
      Checkout{count > 0 && ` (${count})`}
    </Button>
  )
}

function whyNot(ticked: number, hasProblem: boolean): string | null {
  if (hasProblem) return 'Perbaiki dahulu jumlah yang ditandai.'
  if (ticked === 0) return 'Pilih setidaknya satu produk.'
  return null
}

function subtotals(sellers: readonly CartSeller[], ticks: Ticks) {
  return sellers.flatMap((seller) => {
    const lines = seller.lines.filter((line) => isTicked(seller, line, ticks))
    if (lines.length === 0) return []
    const value = formatRupiah(sumOf(lines.flatMap((line) => line.subtotal ?? [])))
    return [{ key: seller.id, label: `${seller.name} (${lines.length})`, value }]
  })
}
