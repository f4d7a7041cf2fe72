import type { DecimalText } from '#domain/money.ts'
import type { Config } from '#server/config.ts'
import { testProvider } from './test-provider.ts'

/** A request for an account to a provider. */
export interface AccountRequest {
  /** The account's id here: the same again is the same account there. */
  reference: string
  /** In whole Rupiah and sen; nothing else may be paid into it. */
  amount: DecimalText
  /** Until when it may be paid. */
  expiresAt: Date
  /** Whom payers see. */
  holder: string
}

export interface IssuedAccount {
  bank: string
  number: string
}

/** A webhook as it came: nothing of it is believed yet. */
export interface Delivery {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The bytes that were signed. */
  body: Buffer
}

/** An event reported by a provider. */
export interface PaymentNews {
  /** The provider's id of the event, equal in every delivery. */
  eventId: string
  /** The account's id here. */
  accountId: string
  happenedAt: Date
  /** The payment, by the provider's id; null: the account accepts no more payments. */
  payment: { id: string; amount: DecimalText } | null
}

/**
 * The port to a provider of virtual accounts [PAY-3]. Its secrets come from the settings, and are stored nowhere else.
 */
export interface PaymentProvider {
  /** In the webhook's address, and in the database. */
  name: string
  /** Opens an account, or answers with the one that it opened for this reference. @throws where it does not answer */
  open(request: AccountRequest): Promise<IssuedAccount>
  /**
   * Reads a delivery whose signature and time are proven.
   * @throws Refusal webhook_forged | webhook_late | webhook_unreadable
   */
  read(delivery: Delivery, now: Date): PaymentNews
}

/** The providers of this site; the first opens accounts, all of them are listened to. */
export function providersOf(config: Config): readonly PaymentProvider[] {
  return config.paymentTest ? [testProvider(config)] : []
}
