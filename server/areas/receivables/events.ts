import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Allocation } from '#domain/receivables/ledger.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import { event, question } from '#server/platform/reactions.ts'

export interface OrderToPay {
  orderId: string
  number: string
  /** Whether its seller was sent it, and it is not cancelled. */
  isPayable: boolean
}

/**
 * Money of these orders is about to move: they are locked, in the order of their ids, before anything of the ledger.
 * Orders that are not of the member's company are missing; without a member, those of any company.
 */
export const ordersLocked = event<{ member: Member | null; orderIds: readonly string[] }, OrderToPay[]>('orders held')

/** Reads orders of the member's company for the ledger, without locking. */
export const ordersRead = question<{ member: Member; orderIds: readonly string[] }, OrderToPay[]>('orders seen')

export interface Settlement {
  orderId: string
  kind: ActKind
  /** How it came; null where somebody has recorded it. */
  via: PaymentChannel | null
  /** How much less is to be paid of it; negative where more is. */
  amount: DecimalText
  /** The open amount. */
  open: DecimalText
  /** Of an undone act, a write-off and a credit note. */
  reason: string | null
  /** Null: the application. */
  by: Member | null
}

/** The amount to pay of an order has changed, otherwise than by a step of the order itself. */
export const orderSettled = event<Settlement>('order settled')

export interface RecordedPayment {
  paymentId: string
  sellerId: string
  buyerId: string
  /** When the money came. */
  day: BusinessDay
  amount: DecimalText
  /** The allocations of it to orders; the rest is the buyer's credit. */
  allocations: readonly Allocation[]
  /** The user who has recorded it, or has opened the virtual account by which it came. */
  userId: string
}

export interface UndonePayment {
  paymentId: string
  /** Why, as the order's history has it. */
  reason: string
}

/** A payment was undone by a counter entry. */
export const paymentUndone = event<UndonePayment>('payment undone')

/** A payment stands in the ledger. */
export const paymentRecorded = event<RecordedPayment>('payment recorded')

/** The numbers of the invoices of shipments; a replacement has none. */
export const invoicesOfShipments = question<readonly string[], Map<string, string>>('invoices of shipments')
