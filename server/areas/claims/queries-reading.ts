import { sql } from 'kysely'
import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import type { ClaimAnswer, ClaimScope, ClaimState } from '#domain/claims/claim.ts'
import type { ClaimEvent } from '#domain/claims/notice.ts'
import type { Side } from '#domain/machine.ts'
import type { DecimalText } from '#domain/money.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { sideOf } from './queries.ts'

export interface ClaimSummaryRow {
  id: string
  number: string
  orderId: string
  partnerName: string
  state: ClaimState
  version: number
  answer: ClaimAnswer | null
  waitsFor: Side | null
  submittedAt: Date
  answerBy: Date
  buyerBy: Date | null
  /** The line of the order that its first row is about, and how many rows there are. */
  firstPosition: number
  rowCount: number
}

export interface ClaimRow extends ClaimSummaryRow {
  shipmentId: string
  /** The shipment whose invoice is credited. */
  invoicedId: string
  description: string
  isContested: boolean
  wantsReturn: boolean
  replacementId: string | null
  creditNoteId: string | null
  creditedTotal: DecimalText
}

/** The claims of the member's company, the newest first. */
export function findClaims(
  db: Db,
  member: Buyer | Seller,
  { scope, limit, offset }: { scope: ClaimScope; limit: number; offset: number },
): Promise<ClaimSummaryRow[]> {
  return summaries(db, member)
    .where((eb) => {
      if (scope === 'all') return eb.lit(true)
      return scope === 'over' ? eb('c.waits_for', 'is', null) : eb('c.waits_for', '=', scope)
    })
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/**
 * The claims in some states that wait for the member's company, the earliest deadline first, where those without one
 * end `tonight` [CLAIM-1, UX-3].
 */
export function findWaiting(
  db: Db,
  member: Buyer | Seller,
  { states, tonight }: { states: readonly ClaimState[]; tonight: Date },
  most: number,
): Promise<ClaimSummaryRow[]> {
  return summaries(db, member)
    .where('c.waits_for', '=', member.companyKind)
    .where('c.state', '=', anyOf(states))
    .orderBy(
      sql`coalesce(case when c.state in ('submitted', 'contested') then c.answer_by else c.buyer_by end, ${tonight})`,
    )
    .orderBy('c.submitted_at')
    .limit(most)
    .execute()
}

/** Those of one order. */
export function findOfOrder(db: Db, member: Buyer | Seller, orderId: string): Promise<ClaimSummaryRow[]> {
  return summaries(db, member).where('c.order_id', '=', orderId).orderBy('c.id', 'desc').execute()
}

function summaries(db: Db, member: Buyer | Seller) {
  return db
    .selectFrom('claims as c')
    .innerJoin(companyFacts.as('partner'), 'partner.id', member.companyKind === 'seller' ? 'c.buyer_id' : 'c.seller_id')
    .select(['c.id', 'c.number', 'c.order_id as orderId', 'partner.name as partnerName', 'c.state', 'c.version'])
    .select([
      'c.answer',
      'c.waits_for as waitsFor',
      'c.submitted_at as submittedAt',
      'c.answer_by as answerBy',
      'c.buyer_by as buyerBy',
    ])
    .select(({ selectFrom, fn, cast }) => [
      selectFrom('claim_lines as l')
        .select('l.position')
        .whereRef('l.claim_id', '=', 'c.id')
        .where('l.place', '=', 0)
        .$asScalar()
        .$notNull()
        .as('firstPosition'),
      selectFrom('claim_lines as l')
        .select(cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('l.claim_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('rowCount'),
    ])
    .$narrowType<{ state: ClaimState; answer: ClaimAnswer | null; waitsFor: Side | null }>()
    .where(`c.${sideOf(member)}`, '=', member.companyId)
}

/** How many claims of the member's company wait for whom. */
export async function countClaims(db: Db | Tx, member: Pick<Member, 'companyKind'> & { companyId: string }) {
  const rows = await db
    .selectFrom('claims')
    .select(['waits_for as waitsFor'])
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .$narrowType<{ waitsFor: Side | null }>()
    .where(sideOf(member), '=', member.companyId)
    .groupBy('waits_for')
    .execute()
  const of = (side: Side | null) => rows.find(({ waitsFor }) => waitsFor === side)?.count ?? 0
  return { seller: of('seller'), buyer: of('buyer'), over: of(null) }
}

/** One claim of the member's company; another's is not found. */
export function findClaim(db: Db, member: Buyer | Seller, id: string): Promise<ClaimRow | undefined> {
  return summaries(db, member)
    .select(['c.shipment_id as shipmentId', 'c.invoiced_id as invoicedId', 'c.description'])
    .select('c.is_contested as isContested')
    .select(['c.wants_return as wantsReturn', 'c.replacement_id as replacementId'])
    .select(['c.credit_note_id as creditNoteId', 'c.credited_total as creditedTotal'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

export interface ClaimEventRow {
  event: ClaimEvent
  at: Date
  byName: string | null
  side: Side | null
  reason: string | null
}

/** The events of a claim, the oldest first. */
export function findEvents(db: Db, claimId: string): Promise<ClaimEventRow[]> {
  return db
    .selectFrom('claim_events as e')
    .leftJoin(people.as('person'), 'person.id', 'e.user_id')
    .select(['e.event', 'e.at', 'e.side', 'e.reason', 'person.name as byName'])
    .$narrowType<{ event: ClaimEvent; side: Side | null }>()
    .where('e.claim_id', '=', claimId)
    .orderBy('e.id')
    .execute()
}
