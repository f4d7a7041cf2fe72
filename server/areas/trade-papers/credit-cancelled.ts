import { restOfInvoice } from '#domain/trade-papers/rest-of-invoice.ts'
import type { TakenStep } from '#server/areas/orders/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { findInvoicesOf } from './queries-invoices.ts'

/**
 * Takes back what is left of every invoice of an order that is cancelled, within the transaction of that step: the ledger
 * has brought the order to nothing, and each invoice gets a credit note that says so [DOC-1, ORDER-4].
 */
export async function creditCancelled(tx: Tx, { orderId, event, reason, by }: TakenStep, now: Date): Promise<void> {
  if (event !== 'cancel') return
  for (const { id, issuedBy, content, notes } of await findInvoicesOf(tx, orderId)) {
    const rest = content.amounts && restOfInvoice({ ...content, amounts: content.amounts }, notes)
    if (!rest) continue
    const words = reason ? `Pesanan dibatalkan: ${reason}` : 'Pesanan dibatalkan'
    await issueCreditNote(tx, { invoiceId: id, ...rest, reason: words, userId: by?.userId ?? issuedBy }, now)
  }
}
