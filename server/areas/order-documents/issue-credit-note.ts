import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'
import type { OrderDocumentLine } from '#domain/order-documents/contract.ts'
import { paperNumber } from '#domain/order-documents/kind.ts'
import { type OrderDocumentSums, restOfInvoice } from '#domain/order-documents/rest-of-invoice.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenStep, UninvoicedGoods } from '#server/areas/orders/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { amountInWords, paperCode } from './issue-documents.ts'
import { findToCorrect, insertOrderDocument, nextSequence, sumCredited } from './queries.ts'
import { findInvoicesOf, type InvoiceToCredit } from './queries-invoices.ts'
import { voidInvoice, voidNotesOf } from './queries-voids.ts'

export interface Credit {
  /** The document that is corrected, an invoice. */
  invoiceId: string
  /** The credited lines, as on the invoice, with the credited units and amounts. */
  lines: readonly OrderDocumentLine[]
  /**
   * The credited share of each sum of the invoice, in Rupiah and not negative; goods less discount, shipping, PPN and
   * voucher make the total.
   */
  amounts: OrderDocumentSums
  /** Why, in Indonesian, as it stands on the document. */
  reason: string
  /** The member in whose name it is issued. */
  userId: string
}

/**
 * Issues a credit note for an invoice, in part or whole, within the caller's transaction: it names the invoice, which
 * stays as it was issued, and all that correct one invoice come to its total at most [DOC-1].
 * @throws Refusal paper_not_found | credit_over_invoice
 */
export async function issueCreditNote(
  tx: Tx,
  { invoiceId, lines, amounts, reason, userId }: Credit,
  now: Date,
): Promise<{ id: string; number: string }> {
  const invoice = await findToCorrect(tx, invoiceId)
  if (invoice?.content.kind !== 'invoice' || !invoice.content.amounts) throw new Refusal('paper_not_found')
  checkSum(amounts)
  const { sellerId, buyerId, content: corrected } = invoice
  const credited = decimal(await sumCredited(tx, invoiceId)).plus(amounts.total)
  if (isMore(credited, invoice.content.amounts.total)) {
    throw new Refusal('credit_over_invoice', { words: { number: corrected.number } })
  }

  const day = businessDay(now)
  const year = Number(day.slice(0, 4))
  const sequence = await nextSequence(tx, { sellerId, kind: 'credit_note', year })
  const number = paperNumber('credit_note', day, sequence)
  const { taxPercent } = invoice.content.amounts
  const content = {
    ...corrected,
    kind: 'credit_note' as const,
    number,
    day,
    code: paperCode(),
    dueDay: null,
    lines: [...lines],
    lots: [],
    amounts: { ...amounts, taxPercent, inWords: amountInWords(amounts.total) },
    account: null,
    parcel: null,
    about: corrected.number,
    note: reason,
  }
  const counted = { year, place: sequence }
  const paper = { sellerId, buyerId, counted, total: amounts.total, content, shipmentId: null, issuedBy: userId }
  const id = await insertOrderDocument(tx, { ...paper, corrects: invoiceId }, now)
  return { id, number }
}

/** @throws Error where the sums do not make the total, which is a mistake of the caller's */
function checkSum({ goods, sellerDiscount, shipping, tax, voucher, total }: Credit['amounts']): void {
  const sum: DecimalText = amountText(decimal(goods).minus(sellerDiscount).plus(shipping).plus(tax).minus(voucher))
  if (sum !== amountText(total) || !isMore(total, 0)) throw new Error(`a credit note of ${total} comes to ${sum}`)
}

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
 * Takes back the documents of a shipment that was undone: what is left of its invoice by a credit note, its surat jalan
 * as void [DOC-1, SHIP-1].
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
