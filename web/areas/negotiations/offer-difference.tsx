import type { DecimalText } from '#domain/money.ts'
import { cx } from '#web/ui/cx.ts'
import { formatPercent } from './format-percent.ts'

/** The difference between an offer and the list price: '−5,1 %'. */
export function OfferDifference({ percent, className }: { percent: DecimalText; className?: string }) {
  return (
    <span className={cx('num whitespace-nowrap text-xs font-semibold text-amber-ink', className)}>
      {formatPercent(percent)}
      <span className="sr-only"> dari harga</span>
    </span>
  )
}
