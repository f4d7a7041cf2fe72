import { toCardinal } from 'n2words/id-ID'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { goodsWords } from '#domain/catalogue/goods.ts'
import { formatQuantity, sentence } from '#domain/format.ts'
import { amountText, type DecimalText, quantityText } from '#domain/money.ts'
import type { OrderDocument, OrderDocumentLot } from '#domain/order-documents/contract.ts'
import { type OrderDocumentKind, paperNumber } from '#domain/order-documents/kind.ts'
import { orderNote, papersOf, papersOfShipment, receiptNote } from '#domain/order-documents/order-note.ts'
import { packsText } from '#domain/order-documents/packs-of-lot.ts'
import { isTransferred, paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { type AccountToPay, findAccountToPay } from '#server/areas/bank-accounts/public.ts'
import {
  findOrderToIssue,
  type InvoicedGoods,
  type LineToIssue,
  type OrderToIssue,
  type TakenStep,
} from '#server/areas/orders/public.ts'
import { findOwedParts, findPayBy, type RecordedPayment, type UndonePayment } from '#server/areas/receivables/public.ts'
import { findShipmentToIssue, type IssuedShipment } from '#server/areas/shipments/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { randomCode } from '#server/platform/random-code.ts'
import {
  type CompanyOnDocument,
  findCreditNotes,
  findDeliveryNotes,
  findNumbers,
  findParties,
  insertOrderDocument,
  nextSequence,
  type OrderDocumentContent,
} from './queries.ts'
import { voidOrderDocumentsOf } from './queries-voids.ts'

/**
 * Issues the documents of a step of an order within its transaction: each states what is true now, and never changes
 * [DOC-1]. Numbers have no gaps, because one that is not committed is given again.
 */
export async function issueOrderDocuments(tx: Tx, { orderId, event, by }: TakenStep, now: Date): Promise<void> {
  const kinds = papersOf(event)
  if (kinds.length === 0 || !by) return
  await issue(tx, await findOrderToIssue(tx, orderId), { kinds, shipment: null, issuedBy: by.userId }, now)
}

/**
 * Issues the documents that go with a shipment: they name its goods and its part of the amounts alone [DOC-1, SHIP-1].
 */
export async function issueWithGoods(tx: Tx, { orderId, shipmentId, dueDay }: InvoicedGoods, now: Date): Promise<void> {
  if (shipmentId === null) return
  const order = await findOrderToIssue(tx, orderId)
  const shipment = await findShipmentToIssue(tx, shipmentId)
  if (shipment.sentBy === null) throw new Error(`shipment ${shipmentId} has no sender`)
  const portion = { ...order, ...amountsOf(shipment), dueDay, lines: linesOf(order, shipment) }
  const note = orderNote(order.number, await findOwedParts(tx, orderId))
  await issue(tx, portion, { kinds: papersOfShipment, shipment, note, issuedBy: shipment.sentBy }, now)
}

/** Issues the surat jalan of goods that go in place of others: they have no invoice [CLAIM-1, DOC-1]. */
export async function issueDeliveryNote(tx: Tx, orderId: string, shipmentId: string, now: Date): Promise<void> {
  const order = await findOrderToIssue(tx, orderId)
  const shipment = await findShipmentToIssue(tx, shipmentId)
  if (shipment.sentBy === null) throw new Error(`shipment ${shipmentId} has no sender`)
  const portion = { ...order, lines: linesOf(order, shipment) }
  await issue(tx, portion, { kinds: ['delivery_note'], shipment, issuedBy: shipment.sentBy }, now)
}

/**
 * Issues a kwitansi for each order that a payment pays, over what it pays of it, within the payment's transaction; what
 * stays as credit is named on them [DOC-1, PAY-1].
 */
export async function issueReceipts(tx: Tx, payment: RecordedPayment, now: Date): Promise<void> {
  const { paymentId, userId: issuedBy } = payment
  for (const { orderId, amount: received } of payment.allocations) {
    const order = await findOrderToIssue(tx, orderId)
    const note = receiptNote({ ...payment, credited: await findCreditNotes(tx, orderId) })
    await issue(tx, order, { kinds: ['receipt'], shipment: null, received, note, paymentId, issuedBy }, now)
  }
}

/** The kwitansi of a payment that was undone are void; what was issued stays as it was [DOC-1, PAY-1]. */
export async function voidReceipts(tx: Tx, { paymentId, reason }: UndonePayment, now: Date): Promise<void> {
  await voidOrderDocumentsOf(tx, { paymentId, reason }, now)
}

interface Issue {
  kinds: readonly OrderDocumentKind[]
  /** The shipment of the documents. */
  shipment: IssuedShipment | null
  /** The amount of a kwitansi. */
  received?: DecimalText
  /** A note: of a kwitansi on the rest of its payment, of an invoice on the rest of its order. */
  note?: string | null
  /** The payment that a kwitansi is of. */
  paymentId?: string
  issuedBy: string
}

async function issue(
  tx: Tx,
  order: OrderToIssue,
  { kinds, shipment, received, note, paymentId, issuedBy }: Issue,
  now: Date,
): Promise<void> {
  const parties = await findParties(tx, [order.sellerId, order.buyerId])
  const account = await findAccountToPay(tx, order.sellerId, order.shownAccountId)
  for (const kind of kinds) {
    const { number, counted } = await numberOf(tx, kind, order, now)
    const about = await aboutOf(tx, kind, order.id, shipment)
    const dueDay = isPaidFrom(kind) ? (order.dueDay ?? (await findPayBy(tx, order.id))) : null
    const written = {
      kind,
      number,
      about,
      order,
      parties,
      account,
      shipment,
      dueDay,
      received: received ?? null,
      note: note ?? null,
    }
    const content = contentOf(written, now)
    const { sellerId, buyerId } = order
    const total = content.amounts?.total ?? null
    const shipmentId = shipment?.id ?? null
    const paper = { sellerId, buyerId, counted, total, content, shipmentId, issuedBy }
    await insertOrderDocument(tx, { ...paper, ...(paymentId && { paymentId }) }, now)
  }
}

/** The numbers of the documents one refers to: a kwitansi to invoices, a surat jalan to the one it replaces. */
async function aboutOf(
  tx: Tx,
  kind: OrderDocumentKind,
  orderId: string,
  shipment: IssuedShipment | null,
): Promise<string | null> {
  if (kind === 'receipt') return (await findNumbers(tx, orderId, 'invoice')).join(', ') || null
  if (kind !== 'delivery_note' || !shipment?.replaces) return null
  return (await findDeliveryNotes(tx, [shipment.replaces])).get(shipment.replaces)?.number ?? null
}

/** Whether a buyer pays by what stands on it. */
function isPaidFrom(kind: OrderDocumentKind): boolean {
  return kind === 'invoice' || kind === 'proforma'
}

/** A PO has the buyer's own number, or that of the order; the others are counted. */
async function numberOf(tx: Tx, kind: OrderDocumentKind, order: OrderToIssue, now: Date) {
  if (kind === 'purchase_order') return { number: order.poNumber ?? order.number, counted: null }
  const day = businessDay(now)
  const year = Number(day.slice(0, 4))
  const place = await nextSequence(tx, { sellerId: order.sellerId, kind, year })
  return { number: paperNumber(kind, day, place), counted: { year, place } }
}

interface Written {
  kind: OrderDocumentKind
  number: string
  about: string | null
  order: OrderToIssue
  parties: ReadonlyMap<string, CompanyOnDocument>
  account: AccountToPay | null
  /** Until when it is paid. */
  dueDay: BusinessDay | null
  shipment: IssuedShipment | null
  /** The amount of a kwitansi; null for other documents. */
  received: DecimalText | null
  /** The note beside the amount of a kwitansi or an invoice; null for other documents. */
  note: string | null
}

function contentOf(
  { kind, number, about, order, parties, account, shipment, dueDay, received, note }: Written,
  now: Date,
): OrderDocumentContent {
  const isPriced = kind !== 'delivery_note'
  const isOrder = kind === 'purchase_order'
  const isPayable = isPaidFrom(kind) && isTransferred(order.paymentType) && !order.paidAt
  return {
    kind,
    number,
    // a PO is of the day on which the order was sent
    day: businessDay(kind === 'purchase_order' ? order.sentAt : now),
    code: paperCode(),
    orderId: order.id,
    orderNumber: order.number,
    poNumber: order.poNumber,
    seller: partyOf(parties.get(order.sellerId)),
    buyer: partyOf(parties.get(order.buyerId)),
    destination: destinationOf(order),
    payment: paymentTypeLabel(order.paymentType),
    dueDay,
    lines: order.lines.map((line) => ({
      name: line.name,
      sku: line.sku || null,
      pack: [goodsWords(line), line.packLabel, ...(isPriced ? lotsOf(shipment, line) : [packsText(line.units, line)])]
        .filter(Boolean)
        .join(' · '),
      unit: line.unit,
      units: quantityText(line.units),
      unitPrice: isPriced ? line.unitPrice : '',
      amount: isPriced ? line.amount : '',
      ...(isPriced && { discount: line.discount }),
    })),
    lots: isPriced || !shipment ? [] : packedLots(shipment, order.lines),
    wantedDay: isOrder ? order.requestedDay : null,
    orderedBy: isOrder ? order.orderedBy : null,
    approvedBy: isOrder ? order.approvedBy : null,
    amounts: isPriced ? pricedAmounts(order, received ?? order.total) : null,
    account: isPayable && account ? { bank: account.bank, number: account.number, holder: account.holder } : null,
    parcel: kind === 'delivery_note' && shipment ? parcelOf(shipment) : null,
    about,
    note: kind === 'purchase_order' || kind === 'delivery_note' ? order.note : note,
  }
}

/** The amounts of a shipment in place of those of its order. */
function amountsOf(shipment: IssuedShipment) {
  const { goods, sellerDiscount, shipping, taxBase, tax, voucher, total } = shipment
  return { goods, sellerDiscount, shipping, taxBase, tax, voucher, total }
}

/** The goods of a shipment, as the lines of its order name them. */
function linesOf({ lines }: OrderToIssue, shipment: IssuedShipment): OrderToIssue['lines'] {
  return shipment.lines.flatMap(({ position, units, amount, discount }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [{ ...line, units, amount, discount }] : []
  })
}

/** 'lot RPS-2610-07 (300 kg)' of each lot of a line. */
function lotsOf(shipment: IssuedShipment | null, { position, unit }: LineToIssue): string[] {
  const lots = shipment?.lots.filter((lot) => lot.position === position) ?? []
  return lots.map(({ number, units }) => `lot ${number} (${formatQuantity(quantityText(units))} ${unit})`)
}

/** The lots that are on the lorry, in the order of the lines. */
function packedLots({ lots }: IssuedShipment, lines: readonly LineToIssue[]): OrderDocumentLot[] {
  return lines.flatMap((line, index) =>
    lots
      .filter(({ position }) => position === line.position)
      .map(({ number, units, expiresOn }) => ({
        place: index + 1,
        number,
        units: quantityText(units),
        packs: packsText(units, line),
        lastDay: expiresOn,
      })),
  )
}

function pricedAmounts(order: OrderToIssue, total: DecimalText) {
  const { goods, sellerDiscount, shipping, taxBase, tax, voucher } = order
  const taxPercent = order.isPkp ? quantityText(order.taxPercent) : null
  return { goods, sellerDiscount, shipping, taxBase, tax, voucher, total, taxPercent, inWords: amountInWords(total) }
}

function destinationOf({ pickup, address }: OrderToIssue) {
  if (pickup !== null) return { title: 'Diambil di', lines: [pickup] }
  const { label, recipient, phone, street, city, province, postalCode } = address
  return { title: 'Dikirim ke', lines: [label, recipient, street, `${city}, ${province} ${postalCode}`.trim(), phone] }
}

function parcelOf({ carrier, trackingNumber }: IssuedShipment): string | null {
  if (!carrier) return null
  return trackingNumber ? `${carrier} · resi ${trackingNumber}` : carrier
}

// 32 to the eighth: not to be guessed
const HALF_CODE = 4

/** A new code that proves a document: 'ABCD-EFGH'. */
export function paperCode(): string {
  return `${randomCode(HALF_CODE)}-${randomCode(HALF_CODE)}`
}

/** A company as it stands on a document. @throws Error where it is gone, which cannot be */
export function partyOf(company: CompanyOnDocument | undefined): OrderDocument['seller'] {
  if (!company) throw new Error('a company on a document is gone')
  const { name, npwp, phone, address, city, province } = company
  return { name, npwp, phone, address: [address, city, province].filter(Boolean).join(', ') }
}

/** An amount of Rupiah written out, as invoices and receipts have it: 'Satu juta rupiah' [DOC-1]. */
export function amountInWords(amount: DecimalText): string {
  const [whole = '0', cents = '00'] = amountText(amount).split('.')
  const sen = cents === '00' ? '' : ` ${toCardinal(BigInt(cents))} sen`
  return sentence(`${toCardinal(BigInt(whole))} rupiah${sen}`)
}
