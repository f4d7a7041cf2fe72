import { type DecimalText, isMore } from '../money.ts'

interface Debtor {
  customerId: string
  name: string
  /** What it owes, in Rupiah. */
  total: DecimalText
}

/** Sorts who owes most first; of two that owe the same by name, then by id, so that pages do not overlap [PAY-2]. */
export function byDebt(one: Debtor, other: Debtor): number {
  if (isMore(other.total, one.total)) return 1
  if (isMore(one.total, other.total)) return -1
  return one.name.localeCompare(other.name, 'id') || one.customerId.localeCompare(other.customerId)
}
