import type { Member } from '#domain/accounts/actor.ts'
import { restOfInvoice } from '#domain/trade-papers/rest-of-invoice.ts'
import type { TakenStep, UninvoicedGoods } from '#server/areas/orders/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { findInvoicesOf, type InvoiceToCredit } from './queries-invoices.ts'
import { voidInvoice, voidNotesOf } from './queries-voids.ts'

/**
 * Takes back what is left of every invoice of an order that is cancelled, within the transaction of that step: the ledger
 * has brought the order to nothing, and each invoice gets a credit note that says so [DOC-1, ORDER-4].
 */
export async function creditCancelled(tx: Tx, { orderId, event, reason, by }: TakenStep, now: Date): Promise<void> {
  if (event !== 'cancel') return
  const words = reason ? `Pesanan dibatalkan: ${reason}` : 'Pesanan dibatalkan'
  for (const invoice of await findInvoicesOf(tx, orderId)) await creditRest(tx, invoice, { reason: words, by }, now)
}

/**
 * Takes back the papers of a shipment that was undone: what is left of its invoice by a credit note, its surat jalan as void
 * [DOC-1, SHIP-1].
 */
export async function creditUndone(
  tx: Tx,
  { orderId, shipmentId, reason, by }: UninvoicedGoods,
  now: Date,
): Promise<void> {
  const words = `Kiriman dibatalkan: ${reason}`
  const invoice = (await findInvoicesOf(tx, orderId)).find((one) => one.shipmentId === shipmentId)
  if (invoice) await creditRest(tx, invoice, { reason: words, by }, now)
  await voidNotesOf(tx, { shipmentId, reason: words }, now)
}

async function creditRest(
  tx: Tx,
  { id, issuedBy, content, notes }: InvoiceToCredit,
  { reason, by }: { reason: string; by: Member | null },
  now: Date,
): Promise<void> {
  const rest = content.amounts && restOfInvoice({ ...content, amounts: content.amounts }, notes)
  if (!rest) return
  const { number } = await issueCreditNote(tx, { invoiceId: id, ...rest, reason, userId: by?.userId ?? issuedBy }, now)
  await voidInvoice(tx, { invoiceId: id, reason: `Dikoreksi seluruhnya dengan nota kredit ${number}. ${reason}` }, now)
}
