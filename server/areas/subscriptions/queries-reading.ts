import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { HappeningAct } from '#domain/subscriptions/notice.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import type { PaymentTerm } from '#domain/subscriptions/terms.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { activePaymentCodes, usualAnswerOf } from './queries.ts'
import type { StoredTerms } from './queries-writing.ts'

export interface SubscriptionRow {
  id: string
  version: number
  state: SubscriptionState
  /** The other company: the seller for a buyer, the buyer for a seller. */
  partnerId: string
  partnerName: string
  partnerUsername: string
  partnerCity: string
  partnerVerified: boolean
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
  paymentRequestedAt: Date | null
  since: Date
  updatedAt: Date
  /** The seller's note to the act that led to the current state. */
  sellerNote: string | null
  /** Median minutes in which the seller answers, for a buyer whose request waits. */
  usualAnswer: number | null
}

function subscriptionsWithPartner(db: Db | Tx, { companyKind, companyId }: Member) {
  const isBuyer = companyKind === 'buyer'
  return db
    .selectFrom('subscriptions as subscription')
    .innerJoin(companyFacts.as('partner'), 'partner.id', isBuyer ? 'subscription.seller_id' : 'subscription.buyer_id')
    .where(isBuyer ? 'subscription.buyer_id' : 'subscription.seller_id', '=', companyId)
}

function subscriptionRows(db: Db | Tx, member: Member) {
  return subscriptionsWithPartner(db, member)
    .leftJoin(people.as('sales'), 'sales.id', 'subscription.sales_user_id')
    .leftJoin(people.as('asker'), 'asker.id', 'subscription.asked_by')
    .select([
      'subscription.id',
      'subscription.version',
      'subscription.status as state',
      'subscription.price_level as priceLevel',
      'subscription.intended_use as intendedUse',
      'subscription.note',
      'subscription.since',
      'subscription.updated_at as updatedAt',
      'subscription.payment_asked_at as paymentRequestedAt',
      'subscription.sales_user_id as salesUserId',
      'sales.name as salesName',
      'asker.name as askerName',
      'partner.id as partnerId',
      'partner.name as partnerName',
      'partner.username as partnerUsername',
      'partner.city as partnerCity',
      'partner.province as partnerProvince',
      'partner.business_type as partnerBusinessType',
      'partner.npwp as partnerNpwp',
      'partner.phone as partnerPhone',
      activePaymentCodes.as('paymentCodes'),
    ])
    .select(({ eb }) => eb('partner.verified_at', 'is not', null).$castTo<boolean>().as('partnerVerified'))
    .select(({ selectFrom }) =>
      selectFrom('subscription_events as event')
        .select('event.note')
        .whereRef('event.subscription_id', '=', 'subscription.id')
        .whereRef('event.state', '=', 'subscription.status')
        .whereRef('event.company_id', '=', 'subscription.seller_id')
        .where('event.act', '<>', 'changeTerms')
        .orderBy('event.at', 'desc')
        .orderBy('event.id', 'desc')
        .limit(1)
        .as('sellerNote'),
    )
    .select(
      member.companyKind === 'buyer'
        ? sql<
            number | null
          >`case when subscription.status = 'requested' then ${usualAnswerOf(sql.ref('partner.id'))} end`.as(
            'usualAnswer',
          )
        : sql<number | null>`null::int`.as('usualAnswer'),
    )
    .$narrowType<{ state: SubscriptionState }>()
}

// what awaits an answer first, what has ended last
const urgency: readonly SubscriptionState[] = [
  'requested',
  'documents_wanted',
  'active',
  'suspended',
  'declined',
  'ended',
]
const byUrgency = sql`array_position(${urgency}::text[], subscription.status)`

/** All of a buyer's subscriptions: there are never more than sellers. */
export async function findSubscriptions(db: Db, buyer: Member): Promise<SubscriptionRow[]> {
  return subscriptionRows(db, buyer)
    .orderBy(byUrgency)
    .orderBy(({ fn }) => fn('lower', ['partner.name']))
    .orderBy('subscription.id')
    .execute()
}

export async function findSubscription(db: Db | Tx, member: Member, id: string): Promise<SubscriptionRow | undefined> {
  return subscriptionRows(db, member).where('subscription.id', '=', id).executeTakeFirst()
}

/** Null or empty does not filter. */
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
  return subscriptionRows(db, seller)
    .$if(state !== null, (query) => query.where('subscription.status', '=', state))
    .$if(keyword !== null, (query) => query.where(mentions(keyword)))
    .orderBy(byUrgency)
    .orderBy('subscription.updated_at', 'desc')
    .orderBy('subscription.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

function mentions(keyword: string | null) {
  return sql<boolean>`strpos(lower(concat_ws(' ', partner.name, partner.city)), lower(${keyword})) > 0`
}

/** How many match the keyword in each state. */
export async function countCustomers(
  db: Db,
  seller: Member,
  keyword: string | null,
): Promise<{ state: SubscriptionState; count: number }[]> {
  const rows = await subscriptionsWithPartner(db, seller)
    .select(({ fn }) => ['subscription.status as state', fn.countAll<string>().as('count')])
    .$narrowType<{ state: SubscriptionState }>()
    .$if(keyword !== null, (query) => query.where(mentions(keyword)))
    .groupBy('subscription.status')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

export interface EventRow {
  id: string
  act: HappeningAct
  state: SubscriptionState
  version: number
  userName: string
  note: string | null
  terms: StoredTerms | null
  /** Of the person in the terms. */
  salesName: string | null
  at: Date
}

/** The history, oldest first. */
export async function findEvents(db: Db, subscriptionId: string): Promise<EventRow[]> {
  return db
    .selectFrom('subscription_events as event')
    .innerJoin(people.as('person'), 'person.id', 'event.user_id')
    .leftJoin(people.as('sales'), (join) =>
      join.on('sales.id', '=', sql<string>`(event.terms ->> 'salesUserId')::uuid`),
    )
    .select(['event.id', 'event.act', 'event.state', 'event.version', 'person.name as userName', 'event.note'])
    .select(({ ref }) => [
      ref('event.terms').$castTo<StoredTerms | null>().as('terms'),
      'sales.name as salesName',
      'event.at',
    ])
    .$narrowType<{ act: HappeningAct; state: SubscriptionState }>()
    .where('event.subscription_id', '=', subscriptionId)
    .orderBy('event.at')
    .orderBy('event.id')
    .execute()
}

/** The active payment types with their credit limits. */
export async function findPaymentTerms(db: Db | Tx, subscriptionId: string): Promise<PaymentTerm[]> {
  return db
    .selectFrom('subscription_payment_types')
    .select(['code', 'credit_limit as creditLimit'])
    .where('subscription_id', '=', subscriptionId)
    .where('active', '=', true)
    .orderBy((order) => order('code', '<>', 'transfer'))
    .orderBy((order) => order('code', '<>', 'cod'))
    .orderBy(({ fn }) => fn('length', ['code']))
    .orderBy('code')
    .execute()
}
