import { formatRupiah } from '#domain/format.ts'
import { amountText, decimal, isSame } from '#domain/money.ts'
import {
  type LineWorth,
  lineAsInvoiced,
  orderAsInvoiced,
  type Worth,
  withAdded,
} from '#domain/orders/amounts/shipment-worth.ts'
import { saveAmended } from '#server/areas/orders/public.ts'
import { writeRounding } from '#server/areas/receivables/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { LoadedOrder } from './load-order.ts'

/**
 * Lets a locked order follow the PPN of its invoices, each of which is rounded by itself: what that makes different stands
 * on the order and, as an act of its own, in its ledger [TAX-1, PAY-1]. @returns what the order comes to
 */
export async function roundOrder(
  tx: Tx,
  orderId: string,
  { worth, lines, rate }: LoadedOrder,
  taken: readonly (LineWorth & { position: number })[],
  now: Date,
): Promise<Worth> {
  const invoiced = lines.map((line) => {
    const added = taken.find(({ position }) => position === line.position)
    const sent = added ? withAdded(line.sent, added) : line.sent
    return { ...lineAsInvoiced({ ...line, sent }, rate), position: line.position }
  })
  const after = orderAsInvoiced(worth, invoiced)
  if (isSame(after.tax, worth.tax) && isSame(after.taxBase, worth.taxBase)) return after
  await saveAmended(tx, { orderId, lines: invoiced, worth: after })
  const by = amountText(decimal(after.total).minus(worth.total))
  const reason = `PPN dihitung per invoice: ${formatRupiah(worth.tax)} menjadi ${formatRupiah(after.tax)}`
  await writeRounding(tx, { orderId, by, reason }, now)
  return after
}
