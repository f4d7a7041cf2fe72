import { formatRupiah } from '../format.ts'
import type { DecimalText } from '../money.ts'
import { isMore } from '../money.ts'
import { partLabels } from '../receivables/parts-of-balance.ts'

/** What an invoice says of its order where it is not all that is owed of it; null where it is [PAY-2, DOC-1]. */
export function orderNote(
  orderNumber: string,
  parts: { billed: DecimalText; unbilled: DecimalText; paidAhead: DecimalText },
): string | null {
  if (!isMore(parts.unbilled, 0) && !isMore(parts.paidAhead, 0)) return null
  const said = (['billed', 'unbilled', 'paidAhead'] as const)
    .filter((part) => isMore(parts[part], 0))
    .map((part) => `${partLabels[part].toLowerCase()} ${formatRupiah(parts[part])}`)
  return `Pesanan ${orderNumber}: ${said.join(', ')}.`
}
