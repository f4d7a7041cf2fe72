import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import { goodsWords } from '#domain/catalogue/goods.ts'
import { claims, settled } from '#domain/claims/claim.ts'
import { type CreditedLine, creditOf, type Invoiced } from '#domain/claims/credit.ts'
import { mayComeBack, retainedAfterCredit, unitsByLine } from '#domain/claims/quantities.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import type { LineWorth, Worth } from '#domain/orders/amounts/shipment-worth.ts'
import { rateOn } from '#domain/orders/amounts/tax.ts'
import { Refusal } from '#domain/refusal.ts'
import { giveVoucherBack } from '#server/areas/loyalty/public.ts'
import {
  findInvoiceOfShipment,
  issueCreditNote,
  type OrderDocumentContent,
} from '#server/areas/order-documents/public.ts'
import {
  adjustRetained,
  findLineProgress,
  findOrderWorth,
  findPlacingDays,
  findTaxRates,
  type LineProgress,
} from '#server/areas/orders/public.ts'
import { writeCreditNote } from '#server/areas/receivables/public.ts'
import { findShippedWorth } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { Answer } from './answer-claim.ts'
import { findCredited, findRows, insertCredits, sumCredited } from './queries.ts'
import { wasConfirmed } from './queries-windows.ts'
import { type ExpectedClaim, holdClaim, recordClaim } from './record-claim.ts'

/**
 * Credits a claim: the total of its order falls by it, what was paid beyond that stays as the buyer's credit, a nota
 * kredit corrects the invoice of the shipment, points follow, and the voucher's share of it is returned as a voucher,
 * as for a cancellation [CLAIM-1, PAY-1, DOC-1, ORDER-6, ORDER-1].
 * @throws Refusal claim_not_found | claim_moved_on | claim_act_not_allowed | claim_without_invoice |
 * claim_worth_nothing | reduction_too_large | credit_over_invoice
 */
export function creditClaim(deps: Deps, seller: Seller, expected: ExpectedClaim, answer: Answer): Promise<void> {
  return deps.db.transaction().execute((tx) => creditIn(tx, seller, expected, answer, deps.now()))
}

async function creditIn(
  tx: Tx,
  asker: Seller,
  { id, version }: ExpectedClaim,
  { note, wantsReturn }: Answer,
  now: Date,
): Promise<void> {
  const { member: seller, order, claim: before } = await holdClaim(tx, asker, id)
  const taken = claims.take(before, 'credit', { party: seller, expectedVersion: version })
  const rows = await findRows(tx, id)
  const claim = settled({ ...taken, wantsReturn: wantsReturn && mayComeBack(rows) })
  const ordered = await findLineProgress(tx, order.id)
  const placed = { orderId: order.id, day: businessDay(order.placedAt) }
  const invoiced = await loadInvoiced(tx, placed, claim.invoicedId, ordered)
  const { lines, amounts } = creditOf(invoiced, unitsByLine(rows))
  const invoice = await findInvoiceOfShipment(tx, claim.invoicedId)
  if (!invoice) throw new Refusal('claim_without_invoice')

  const reason = `Klaim ${claim.number}`
  const money = { orderId: order.id, shipmentId: claim.invoicedId, amount: amounts.total, reason, by: seller }
  await writeCreditNote(tx, money, now)
  const paper = await issueCreditNote(
    tx,
    {
      invoiceId: invoice.id,
      lines: onDocument(lines, ordered, invoice.content.lines),
      amounts,
      reason,
      userId: seller.userId,
    },
    now,
  )
  await adjustRetained(tx, order.id, retainedAfterCredit(rows, await wasConfirmed(tx, claim.shipmentId)), now)
  await giveVoucherBack(tx, { ...order, voucher: amounts.voucher, claimNumber: claim.number }, now)
  await insertCredits(tx, id, lines)
  const credited = { creditNoteId: paper.id, creditedVoucher: amounts.voucher, creditedTotal: amounts.total }
  await recordClaim(tx, claim, { event: 'credit', reason: note, answer: 'credit_note', ...credited }, seller, now)
}

/** The amount of a nota kredit for a claim now; null where none could be issued [CLAIM-1]. */
export async function worthOfClaim(
  db: Db,
  { id, orderId, invoicedId }: { id: string; orderId: string; invoicedId: string },
): Promise<DecimalText | null> {
  const day = (await findPlacingDays(db, [orderId])).get(orderId)
  if (!day) throw new Error('a claim without an order')
  const invoiced = await loadInvoiced(db, { orderId, day }, invoicedId, await findLineProgress(db, orderId))
  try {
    return creditOf(invoiced, unitsByLine(await findRows(db, id))).amounts.total
  } catch (refusal) {
    if (refusal instanceof Refusal) return null
    throw refusal
  }
}

const NONE: LineWorth = { units: '0', amount: '0.00', discount: '0.00', taxBase: '0.00', tax: '0.00' }

/** The invoiced amounts of a shipment, and those that credit notes have taken back. */
async function loadInvoiced(
  db: Db | Tx,
  { orderId, day }: { orderId: string; day: BusinessDay },
  invoicedId: string,
  ordered: readonly LineProgress[],
): Promise<Invoiced> {
  const { worth, lines } = await findShippedWorth(db, invoicedId)
  const credited = await findCredited(db, invoicedId)
  const { isPkp } = await findOrderWorth(db, orderId)
  const sums = await sumCredited(db, invoicedId)
  return {
    worth: { ...worth, sent: creditedWorth([...credited.values()], sums) },
    lines: lines.map((line) => ({
      ...line,
      unitPrice: ordered.find(({ position }) => position === line.position)?.unitPrice ?? '0',
      sent: credited.get(line.position) ?? NONE,
    })),
    rate: isPkp ? rateOn(await findTaxRates(db), day) : null,
  }
}

/** Delivery is not credited. */
function creditedWorth(
  lines: readonly LineWorth[],
  { voucher, total }: { voucher: DecimalText; total: DecimalText },
): Worth {
  const of = (name: keyof LineWorth) => sumOf(lines.map((line) => line[name]))
  return {
    goods: of('amount'),
    sellerDiscount: of('discount'),
    shipping: '0.00',
    taxBase: of('taxBase'),
    tax: of('tax'),
    voucher,
    total,
  }
}

function onDocument(
  lines: readonly CreditedLine[],
  ordered: readonly LineProgress[],
  invoiced: OrderDocumentContent['lines'],
) {
  return lines.map(({ position, units, amount }) => {
    const line = ordered.find((one) => one.position === position)
    if (!line) throw new Error(`a credit of line ${position}, which is not there`)
    const { name, packLabel, unit, unitPrice } = line
    const pack = [goodsWords(line), packLabel].filter(Boolean).join(' · ')
    // its code as the invoice has it
    const sku = invoiced.find((one) => one.name === name && one.unit === unit)?.sku ?? null
    return { name, sku, pack, unit, units: quantityText(units), unitPrice, amount }
  })
}
