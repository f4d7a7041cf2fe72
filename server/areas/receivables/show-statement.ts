import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { amountText, decimal, isMore } from '#domain/money.ts'
import type { Statement } from '#domain/receivables/codec-statement.ts'
import { type ActKind, actLabel, type PaymentChannel } from '#domain/receivables/words.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { invoicesOfShipments } from './events.ts'
import { findChanges, findNames, MOST_LINES, sumBefore, sumParts } from './queries-statement.ts'

interface Asked {
  customerId: string
  /** Both included. */
  from: BusinessDay
  until: BusinessDay
}

/**
 * What was invoiced to a customer and paid by it on some days, with the balance after each [PAY-2].
 * @throws Refusal debtor_not_found | statement_days_reversed | statement_too_long
 */
export async function showStatement(
  { db, now }: Deps,
  seller: Seller,
  { customerId, from, until }: Asked,
): Promise<Statement> {
  const pair = { sellerId: seller.companyId, buyerId: customerId }
  const names = await findNames(db, pair)
  if (!names) throw new Refusal('debtor_not_found', { field: 'pelanggan_id' })
  if (until < from) throw new Refusal('statement_days_reversed', { field: 'sampai' })
  const opening = amountText(await sumBefore(db, pair, from))
  const changes = await findChanges(db, pair, { from, until })
  if (changes.length >= MOST_LINES) throw new Refusal('statement_too_long', { field: 'dari' })
  const shipmentIds = changes.flatMap(({ kind, shipmentId }) => (kind === 'invoice' && shipmentId ? [shipmentId] : []))
  const invoices = await invoicesOfShipments.ask(db, shipmentIds, now())
  let balance = decimal(opening)
  const lines = changes.map(({ kind, via, change, shipmentId, ...row }) => {
    balance = balance.plus(change)
    const isDebit = isMore(change, 0)
    return {
      ...row,
      label: labelOf(kind, via, kind === 'invoice' ? invoices.get(shipmentId ?? '') : undefined),
      debit: isDebit ? amountText(change) : '0.00',
      paid: isDebit ? '0.00' : amountText(decimal(0).minus(change)),
      balance: amountText(balance),
    }
  })
  const parts = await sumParts(db, pair, until)
  return { ...names, from, until, opening, closing: amountText(balance), ...parts, lines }
}

/** 'Invoice INV-2603-0001': by the number that the customer knows. */
function labelOf(kind: ActKind, via: PaymentChannel | null, invoice: string | undefined): string {
  const label = actLabel(kind, via)
  return invoice === undefined ? label : `${label} ${invoice}`
}
