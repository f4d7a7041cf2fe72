import { formatRupiah } from '../format.ts'
import type { DecimalText } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { creditDays } from './payment-type.ts'

/** A payment type that a seller allows a customer. */
export interface PaymentTerm {
  /** 'transfer', 'cod', 'tempo-30' */
  code: string
  /** Most that may be owed at once, in Rupiah; only for credit: null = no limit, 0 = nothing. */
  creditLimit: DecimalText | null
}

/** A payment type as the member who sets the terms requests it. */
export interface RequestedTerm extends PaymentTerm {
  /** Credit without a limit was chosen in words; a limit that is merely empty gives none. */
  isUnlimited?: boolean
}

/** A customer's terms, set by the seller [SELLER-3]. */
export interface Terms {
  priceLevel: number
  payments: readonly RequestedTerm[]
  salesUserId: string | null
}

interface Change {
  /** The payment types until now; null for a new customer, also one that was a customer once. */
  before: readonly PaymentTerm[] | null
  /** Whether the member who sets the terms may grant credit without a limit [SHOP-7]. */
  mayUnlimited: boolean
}

/**
 * Checks what the schema cannot: each type once, a credit limit only with credit, credit without a limit only by a
 * member who may grant it and in words, and at least one type for a new customer. Without any, an existing customer
 * sees prices but cannot order [ROLE-5, SHOP-7].
 * @throws Refusal payment_type_twice | credit_limit_without_credit | credit_limit_and_none |
 * credit_unlimited_not_allowed | credit_limit_needed | payment_type_needed
 */
export function checkTerms({ payments }: Terms, { before, mayUnlimited }: Change): void {
  const field = 'payments'
  if (new Set(payments.map(({ code }) => code)).size < payments.length)
    throw new Refusal('payment_type_twice', { field })
  for (const { code, creditLimit, isUnlimited } of payments) {
    if (creditLimit === null && !isUnlimited) continue
    if (creditDays(code) === null) throw new Refusal('credit_limit_without_credit', { field })
    if (creditLimit !== null && isUnlimited) throw new Refusal('credit_limit_and_none', { field })
  }
  const unlimited = newlyUnlimited(payments, before)
  if (!mayUnlimited && unlimited.length > 0) throw new Refusal('credit_unlimited_not_allowed', { field })
  if (payments.some(({ code, isUnlimited }) => unlimited.includes(code) && !isUnlimited)) {
    throw new Refusal('credit_limit_needed', { field })
  }
  if (before === null && payments.length === 0) throw new Refusal('payment_type_needed', { field })
}

/** Whether a customer may owe any amount on it [SHOP-7]. */
export function isUnlimitedCredit({ code, creditLimit }: PaymentTerm): boolean {
  return creditLimit === null && creditDays(code) !== null
}

/** 'limit Rp 50.000.000,00', or 'tanpa limit'; null of a payment type without credit. */
export function limitText(term: PaymentTerm): string | null {
  if (term.creditLimit !== null) return `limit ${formatRupiah(term.creditLimit)}`
  return isUnlimitedCredit(term) ? 'tanpa limit' : null
}

/**
 * The codes of credit without a limit that was not granted before: what the owner granted stays when others save, until
 * the subscription ends [SHOP-7].
 */
export function newlyUnlimited(payments: readonly PaymentTerm[], before: readonly PaymentTerm[] | null): string[] {
  const granted = new Set(before?.filter(isUnlimitedCredit).map(({ code }) => code))
  return payments.filter((term) => isUnlimitedCredit(term) && !granted.has(term.code)).map(({ code }) => code)
}
