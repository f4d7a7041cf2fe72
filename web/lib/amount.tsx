import { formatRupiah } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

/** 'Rp 1.250.000,00', on one line [CARD-2]. */
export function Amount({ of }: { of: DecimalText }) {
  return withAmounts(formatRupiah(of))
}
