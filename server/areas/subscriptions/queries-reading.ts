import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { HappeningAct } from '#domain/subscriptions/notice.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import type { PaymentTerm } from '#domain/subscriptions/terms.ts'
import type { Db } from '#server/platform/database.ts'
import { activePaymentCodes } from './queries.ts'
import type { KeptTerms } from './queries-writing.ts'

export interface SubscriptionRow {
  id: string
  version: number
  state: SubscriptionState
  /** The other company: the seller to a buyer, the buyer to a seller. */
  partnerId: CompanyId
  partnerName: string
  partnerUsername: string
  partnerCity: string
  partnerProvince: string
  partnerBusinessType: string | null
  partnerNpwp: string | null
  partnerPhone: string
  priceLevel: number
  intendedUse: string
  note: string | null
  askerName: string | null
  salesUserId: string | null
  salesName: string | null
  paymentCodes: string[]
  paymentAskedAt: Date | null
  since: Date
  updatedAt: Date
  /** What the seller wrote with the act that led to the state it has. */
  sellerNote: string | null
}

const columns = sql`
  subscription.id, subscription.version, subscription.status as state, subscription.price_level as "priceLevel",
  subscription.intended_use as "intendedUse", subscription.note, subscription.since,
  subscription.updated_at as "updatedAt", subscription.payment_asked_at as "paymentAskedAt",
  subscription.sales_user_id as "salesUserId", sales.name as "salesName", asker.name as "askerName",
  partner.id as "partnerId", partner.name as "partnerName", partner.username as "partnerUsername",
  partner.city as "partnerCity", partner.province as "partnerProvince", partner.business_type as "partnerBusinessType",
  partner.npwp as "partnerNpwp", partner.phone as "partnerPhone",
  ${activePaymentCodes} as "paymentCodes",
  (select event.note from subscription_events event
    where event.subscription_id = subscription.id and event.state = subscription.status
      and event.company_id = subscription.seller_id and event.act <> 'changeTerms'
    order by event.at desc, event.id desc limit 1) as "sellerNote"`

function from({ companyKind, companyId }: Member) {
  const isBuyer = companyKind === 'buyer'
  return sql`
    from subscriptions subscription
    join companies partner on partner.id = ${isBuyer ? sql`subscription.seller_id` : sql`subscription.buyer_id`}
    left join users sales on sales.id = subscription.sales_user_id
    left join users asker on asker.id = subscription.asked_by
    where ${isBuyer ? sql`subscription.buyer_id` : sql`subscription.seller_id`} = ${companyId}`
}

// what waits for somebody first, what is over last
const byUrgency = sql`
  array_position(array['diajukan', 'perlu_dokumen', 'A', 'ditangguhkan', 'ditolak', 'berakhir'], subscription.status)`

/** All of a buyer's subscriptions: there are never more than sellers. */
export async function findSubscriptions(db: Db, buyer: Member): Promise<SubscriptionRow[]> {
  const found = await sql<SubscriptionRow>`
    select ${columns} ${from(buyer)} order by ${byUrgency}, lower(partner.name), subscription.id`.execute(db)
  return found.rows
}

export async function findSubscription(db: Db, member: Member, id: string): Promise<SubscriptionRow | undefined> {
  const found = await sql<SubscriptionRow>`
    select ${columns} ${from(member)} and subscription.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Null or empty filters nothing. */
export interface CustomerFilter {
  state: SubscriptionState | null
  keyword: string | null
}

export async function findCustomers(
  db: Db,
  seller: Member,
  { state, keyword }: CustomerFilter,
  page: { limit: number; offset: number },
): Promise<SubscriptionRow[]> {
  const found = await sql<SubscriptionRow>`
    select ${columns} ${from(seller)}
      and (${state}::text is null or subscription.status = ${state})
      and (${keyword}::text is null or strpos(lower(concat_ws(' ', partner.name, partner.city)), lower(${keyword})) > 0)
    order by ${byUrgency}, subscription.updated_at desc, subscription.id
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return found.rows
}

/** How many fit the keyword in each state. */
export async function countCustomers(
  db: Db,
  seller: Member,
  keyword: string | null,
): Promise<{ state: SubscriptionState; count: number }[]> {
  const found = await sql<{ state: SubscriptionState; count: number }>`
    select subscription.status as state, count(*)::int as count ${from(seller)}
      and (${keyword}::text is null or strpos(lower(concat_ws(' ', partner.name, partner.city)), lower(${keyword})) > 0)
    group by subscription.status`.execute(db)
  return found.rows
}

export interface EventRow {
  id: string
  act: HappeningAct
  state: SubscriptionState
  version: number
  userName: string
  note: string | null
  terms: KeptTerms | null
  at: Date
}

/** What has happened, oldest first. */
export async function findEvents(db: Db, subscriptionId: string): Promise<EventRow[]> {
  const found = await sql<EventRow>`
    select event.id, event.act, event.state, event.version, person.name as "userName", event.note, event.terms, event.at
    from subscription_events event
    join users person on person.id = event.user_id
    where event.subscription_id = ${subscriptionId}
    order by event.at, event.id`.execute(db)
  return found.rows
}

/** The active ways of paying with their credit limits. */
export async function findPaymentTerms(db: Db, subscriptionId: string): Promise<PaymentTerm[]> {
  const found = await sql<PaymentTerm>`
    select code, credit_limit::text as "creditLimit" from subscription_payment_types
    where subscription_id = ${subscriptionId} and active
    order by code <> 'transfer', code <> 'cod', length(code), code`.execute(db)
  return found.rows
}
