import { goodsWords } from '#domain/catalogue/goods.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { expectedWords, laterWords } from '#web/areas/cart/public.ts'
import { priceReason, WhyThisPrice } from '#web/areas/prices/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { LineDiscount } from './line-discount.tsx'

/** A line of an order before placing: goods, price, what comes later, and its part of discount and tax [ORDER-1]. */
export function QuotedLine({ line, taxed }: { line: QuotedSeller['lines'][number]; taxed: boolean }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <img
        src={line.picture}
        alt=""
        width={48}
        height={48}
        className="size-12 rounded-mark bg-page object-cover max-sm:row-span-2"
      />
      <div className="min-w-0">
        <p className="font-semibold">{line.name}</p>
        <p className="num text-sm text-mute">
          {formatQuantity(line.units)} {line.unit}
          {line.price && withAmounts(` × ${formatRupiah(line.price)}`)} · {line.packLabel}
        </p>
        <p className="text-sm text-mute wrap-anywhere">{goodsWords(line)}</p>
        {line.later && <p className="mt-0.5 text-sm text-amber-ink">{laterWords({ ...line, later: line.later })}</p>}
        {line.expected && <p className="mt-0.5 text-sm text-mute">{expectedWords(line.expected, line.unit)}</p>}
        {line.agreedNotice && <p className="mt-0.5 text-sm text-amber-ink">{line.agreedNotice}</p>}
        {line.step && line.price === line.normalPrice && (
          <div className="mt-0.5 text-sm">
            <WhyThisPrice reasons={[priceReason(line.step, line.unit)]} />
          </div>
        )}
      </div>
      <p className="num whitespace-nowrap max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 sm:text-end">
        <span className="block font-semibold">{line.subtotal ? <Amount of={line.subtotal} /> : '–'}</span>
        <LineDiscount of={line.discount} />
        {taxed && line.price && (
          <span className="block text-xs text-mute">
            PPN <Amount of={line.tax} />
          </span>
        )}
      </p>
    </li>
  )
}
