import { formatRupiah } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

/** 'Rp 1.250.000,00', on one line [CARD-2]. */
export function Amount({ of }: { of: DecimalText }) {
  return withAmounts(formatRupiah(of))
}

const compact = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 })

/** An amount at the side of a chart: '1,5 jt'. Elsewhere amounts are written in full. */
export function shortRupiah(amount: number): string {
  return compact.format(amount)
}
