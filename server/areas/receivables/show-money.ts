import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { mayDo, type Permission, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import { amountText, type DecimalText, decimal, isMore, isSame } from '#domain/money.ts'
import type { Entry, ShownMoney } from '#domain/receivables/contract.ts'
import type { Statement } from '#domain/receivables/contract-statement.ts'
import { paymentStateOf } from '#domain/receivables/payment-state.ts'
import { type ActKind, actLabel, isUndoable, type PaymentChannel } from '#domain/receivables/words.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { invoicesOfShipments } from './events.ts'
import { seeOrder } from './hold-orders.ts'
import { findCredit, findOpenOfPair, type MoneyRow } from './queries.ts'
import { findProofs, type ShownProof } from './queries-proofs.ts'
import { type EntryRow, findEntries } from './queries-reading.ts'
import { findChanges, findNames, MOST_LINES, sumBefore, sumParts } from './queries-statement.ts'

interface OrderLedger {
  order: MoneyRow
  isPayable: boolean
  credit: DecimalText
  entries: EntryRow[]
  proofs: ShownProof[]
  /** The buyer's other debts to the seller. */
  others: MoneyRow[]
  today: BusinessDay
}

/**
 * The total of an order and its payments, for a member of one of its companies [PAY-1].
 * @throws Refusal order_not_found
 */
export async function showMoney(deps: Deps, member: Buyer | Seller, orderId: string): Promise<OrderLedger> {
  const now = deps.now()
  const { order, isPayable } = await seeOrder(deps.db, member, orderId, now)
  const open = member.companyKind === 'seller' ? await findOpenOfPair(deps.db, order) : []
  return {
    order,
    isPayable,
    credit: await findCredit(deps.db, order),
    entries: await findEntries(deps.db, orderId),
    proofs: await findProofs(deps.db, orderId),
    others: open.filter((other) => other.orderId !== orderId),
    today: businessDay(now),
  }
}

/** An order's money with what its reader may do about it [PAY-1]. */
export function moneyView(ledger: OrderLedger, reader: Buyer | Seller): ShownMoney {
  const { order, isPayable, credit, others, today } = ledger
  return {
    ...order,
    state: isPayable ? paymentStateOf(order, today) : null,
    credit,
    entries: ledger.entries.flatMap((entry) => entryView(entry, reader)),
    others,
    proofs: ledger.proofs.map((proof) => ({ ...proof, sentAt: proof.sentAt.toISOString() })),
    today,
    can: {
      record: may(ledger, reader, 'payments.record'),
      spendCredit: isMore(credit, 0) ? may(ledger, reader, 'payments.record') : no('Tidak ada kelebihan bayar.'),
      writeOff: mayGiveUp(ledger, reader),
      sendProof: mayProve(ledger, reader),
    },
  }
}

function may({ order, isPayable }: OrderLedger, reader: Buyer | Seller, permission: Permission): Allowed {
  if (reader.companyKind === 'buyer') return no('Pembayaran dicatat oleh seller.')
  if (!mayDo(reader, permission)) return no(ROLE_FORBIDS)
  if (!isPayable) return no('Pesanan ini dibatalkan.')
  return isMore(order.open, 0) ? yes : no('Pesanan ini sudah lunas.')
}

/** Only an order with something to pay may be written off. */
function mayGiveUp(ledger: OrderLedger, reader: Buyer | Seller): Allowed {
  const allowed = may(ledger, reader, 'payments.write-off')
  return allowed.allowed && !isMore(ledger.order.toPay, 0) ? no('Belum ada yang harus dibayar.') : allowed
}

function mayProve({ order, isPayable }: OrderLedger, reader: Buyer | Seller): Allowed {
  if (reader.companyKind === 'seller') return no('Bukti pembayaran dikirim oleh pembeli.')
  if (!mayDo(reader, 'payments.prove')) return no(ROLE_FORBIDS)
  if (!isPayable) return no('Pesanan ini belum disetujui atau sudah dibatalkan.')
  return isMore(order.open, 0) ? yes : no('Pesanan ini sudah lunas.')
}

function entryView(entry: EntryRow, reader: Buyer | Seller): Entry[] {
  // that goods were invoiced changes nothing about what is to be paid
  if (entry.kind === 'invoice' || entry.kind === 'opening') return []
  // nor does it that such an invoice was undone
  if (entry.kind === 'reversal' && isSame(entry.amount, '0')) return []
  const { via, ...shown } = entry
  return [
    {
      ...shown,
      label: actLabel(entry.kind, via),
      at: entry.at.toISOString(),
      by: entry.byName ?? 'Sistem',
      isUndoable: isUndoable(entry.kind) && !entry.isUndone && mayAskAgain(entry, reader),
    },
  ]
}

/** Undoing a write-off needs the permission to write off. */
function mayAskAgain({ kind }: EntryRow, reader: Buyer | Seller): boolean {
  return kind !== 'write_off' || mayDo(reader, 'payments.write-off')
}

interface StatementParams {
  customerId: string
  /** Both included. */
  from: BusinessDay
  until: BusinessDay
}

/**
 * The invoices and payments of a customer in a period, with the balance after each [PAY-2].
 * @throws Refusal debtor_not_found | statement_days_reversed | statement_too_long
 */
export async function showStatement(
  { db, now }: Deps,
  seller: Seller,
  { customerId, from, until }: StatementParams,
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
