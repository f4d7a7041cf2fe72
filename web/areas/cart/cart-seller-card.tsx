import { Link } from 'react-router'
import { sumOf } from '#domain/cart/amounts.ts'
import type { CartLine, CartSeller } from '#domain/cart/contract.ts'
import { sellerPath } from '#domain/catalogue/address.ts'
import { Amount } from '#web/lib/amount.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadingWords } from '#web/ui/list/skeleton.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { isOrderable, isTicked, type Ticks } from './ticks.ts'
import type { QuantityChanges } from './use-quantity-changes.ts'

interface Props {
  seller: CartSeller
  /** Undefined until the browser has read them. */
  ticks: Ticks | undefined
  quantities: QuantityChanges
  /** This member may not change anything. */
  locked: boolean
  onTick: (lines: readonly CartLine[], ticked: boolean) => void
  onRemove: (line: CartLine) => void
}

/** One seller's lines with their own tick-all and subtotal: each seller becomes a separate order. */
export function CartSellerCard({ seller, ticks, quantities, locked, onTick, onRemove }: Props) {
  const orderable = seller.lines.filter((line) => isOrderable(seller, line))
  const ticked = seller.lines.filter((line) => ticks && isTicked(seller, line, ticks))
  const all = orderable.length > 0 && ticked.length === orderable.length
  const titleId = `seller-${seller.id}`

  return (
    <Card as="section" aria-labelledby={titleId} className="min-w-0">
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-3 sm:px-5">
        <Checkbox
          hideLabel
          label={`Pilih semua produk ${seller.name}`}
          checked={all}
          partly={ticked.length > 0 && !all}
          disabled={!ticks || orderable.length === 0}
          onChange={(event) => onTick(orderable, event.target.checked)}
        />
        <h2 id={titleId} className="min-w-0 text-base">
          <Link to={sellerPath(seller.username)} className="hover:text-primary hover:underline">
            {seller.name}
          </Link>
        </h2>
        <span className="ms-auto shrink-0 text-sm text-mute">{seller.city}</span>
      </div>
      {seller.obstacle && (
        <Notice tone="attention" className="mx-4 mt-4 sm:mx-5">
          {seller.obstacle}
        </Notice>
      )}
      <ul className="divide-y divide-line px-4 sm:px-5">
        {seller.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            ticked={ticks !== undefined && isTicked(seller, line, ticks)}
            tickable={ticks !== undefined && isOrderable(seller, line)}
            entry={quantities.entryOf(line)}
            locked={locked}
            onTick={(next) => onTick([line], next)}
            onQuantity={(text) => quantities.change(line, text)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 sm:px-5">
        <span className="text-sm text-mute">Subtotal yang dipilih</span>
        {ticks ? (
          <strong className="num font-semibold">
            <Amount of={sumOf(ticked.flatMap((line) => line.subtotal ?? []))} />
          </strong>
        ) : (
          <LoadingWords />
        )}
      </p>
    </Card>
  )
}
