import type { Member } from '#domain/accounts/actor.ts'
import { amountText, decimal } from '#domain/money.ts'
import type { LedgerLine } from '#domain/receivables/ledger.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import type { Tx } from '#server/platform/database.ts'
import { orderSettled } from './events.ts'
import { findMoney } from './queries.ts'

interface Settling {
  kind: ActKind
  /** How a payment came that nobody has recorded by hand. */
  via?: PaymentChannel | null
  reason: string | null
  by: Member | null
}

/** Tells what is to be paid of the orders of an act that stands in the ledger. */
export async function tellSettled(
  tx: Tx,
  lines: readonly LedgerLine[],
  { kind, via = null, reason, by }: Settling,
  now: Date,
): Promise<void> {
  const paid = new Map<string, string>()
  for (const { orderId, ordered = '0', paid: part = '0', writtenOff = '0' } of lines) {
    if (orderId === null) continue
    const before = paid.get(orderId) ?? '0'
    paid.set(orderId, amountText(decimal(before).plus(part).plus(writtenOff).minus(ordered)))
  }
  // in the order in which they are held
  const money = await findMoney(tx, [...paid.keys()])
  for (const { orderId, open } of money.sort((one, other) => (one.orderId < other.orderId ? -1 : 1))) {
    await orderSettled.tell(tx, { orderId, kind, via, amount: paid.get(orderId) ?? '0.00', open, reason, by }, now)
  }
}
