import { sql } from 'kysely'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface NewEvent {
  provider: string
  eventId: string
  kind: 'paid' | 'expired'
  accountId: string
  /** SHA-256 of its content. */
  hash: Buffer
  happenedAt: Date
}

/** Stores an event once: concurrent deliveries of it wait for the first. @returns whether it is new */
export async function insertEvent(tx: Tx, event: NewEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      kind: event.kind,
      account_id: event.accountId,
      content_hash: event.hash,
      happened_at: event.happenedAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The hash of a stored event's content. */
export async function findEventHash(tx: Tx, provider: string, eventId: string): Promise<Buffer> {
  const { hash } = await tx
    .selectFrom('payment_events')
    .select('content_hash as hash')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return hash
}

/**
 * The account of a payment that a provider reported before; concurrent reports of it, for any account, wait until this
 * transaction has ended.
 */
export async function holdPayment(tx: Tx, provider: string, paymentId: string): Promise<string | undefined> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${`payment ${provider} ${paymentId}`}, 0))`
  await tx.selectNoFrom(lock.as('held')).execute()
  const found = await tx
    .selectFrom('virtual_account_payments')
    .select('account_id as accountId')
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return found?.accountId
}

export interface NewPayment {
  provider: string
  paymentId: string
  accountId: string
  amount: DecimalText
  /** The payment in the ledger. */
  actId: string
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('virtual_account_payments')
    .values({
      provider: payment.provider,
      payment_id: payment.paymentId,
      account_id: payment.accountId,
      amount: payment.amount,
      act_id: payment.actId,
    })
    .execute()
}

/** Payments to accounts of a company, on its side, since an instant, the latest first. */
export function findPaidSince(
  db: Db,
  { companyId, companyKind }: { companyId: string; companyKind: CompanyKind },
  since: Date,
  limit: number,
) {
  const isSeller = companyKind === 'seller'
  return db
    .selectFrom('virtual_accounts as a')
    .innerJoin('virtual_account_payments as p', 'p.account_id', 'a.id')
    .innerJoin('payment_events as e', (join) =>
      join.onRef('e.account_id', '=', 'a.id').on('e.kind', '=', 'paid').on('e.received_at', '>=', since),
    )
    .select(['a.id', 'p.amount', isSeller ? 'a.buyer_id as otherId' : 'a.seller_id as otherId'])
    .select(({ fn }) => fn.min<Date>('e.received_at').as('at'))
    .where(isSeller ? 'a.seller_id' : 'a.buyer_id', '=', companyId)
    .groupBy(['a.id', 'p.payment_id', 'p.provider'])
    .orderBy('at', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}
