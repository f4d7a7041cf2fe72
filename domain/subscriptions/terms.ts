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

/** A customer's terms, set by the seller [SELLER-3]. */
export interface Terms {
  priceLevel: number
  payments: readonly PaymentTerm[]
  salesUserId: string | null
}

/**
 * Checks what the schema cannot: each type once, a credit limit only with credit, and at least one type for a new
 * customer. Without any, an existing customer sees prices but cannot order [ROLE-5].
 * @throws Refusal payment_type_twice | credit_limit_without_credit | payment_type_needed
 */
export function checkTerms({ payments }: Terms, { forNew }: { forNew: boolean }): void {
  const field = 'tipe_pembayaran'
  if (new Set(payments.map(({ code }) => code)).size < payments.length)
    throw new Refusal('payment_type_twice', { field })
  if (payments.some(({ code, creditLimit }) => creditLimit !== null && creditDays(code) === null)) {
    throw new Refusal('credit_limit_without_credit', { field })
  }
  if (forNew && payments.length === 0) throw new Refusal('payment_type_needed', { field })
}
