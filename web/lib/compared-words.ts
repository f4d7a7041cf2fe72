import { type DecimalText, decimal, isMore, isSame } from '#domain/money.ts'

/** How a figure compares with that of as many days before: 'naik 12 %'; of nothing with nothing, nothing [SHOP-9]. */
export function comparedWords(now: DecimalText, before: DecimalText): string {
  if (!isMore(now, 0) && !isMore(before, 0)) return ''
  if (isSame(now, before)) return 'sama dengan periode sebelumnya'
  if (!isMore(before, 0)) return 'belum ada periode pembanding'
  const rises = isMore(now, before)
  const change = rises ? decimal(now).minus(before) : decimal(before).minus(now)
  const percent = change.times(100).dividedBy(before, 0).text(0)
  if (percent === '0') return `${rises ? 'naik' : 'turun'} kurang dari 1 %`
  return `${rises ? 'naik' : 'turun'} ${percent} % dari periode sebelumnya`
}
