import { type SelectQueryBuilder, sql } from 'kysely'
import type { Administrator, Seller } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import type { ProposalState } from '#domain/materials/state.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { materialFacts } from './queries-facts.ts'

export interface StoredProposal {
  id: string
  sellerId: string
  state: ProposalState
  version: number
  facts: MaterialFacts
}

const stateOf = sql<ProposalState>`p.state`.as('state')
// what insertProposal has written
const factsOf = sql<MaterialFacts>`p.facts`.as('facts')
const columns = ['p.id', 'p.seller_id as sellerId', stateOf, 'p.version', factsOf] as const

export async function insertProposal(
  tx: Tx,
  { companyId, userId }: Seller,
  facts: MaterialFacts,
  called: readonly string[],
  now: Date,
): Promise<{ id: string; version: number }> {
  return tx
    .insertInto('material_proposals')
    .values({
      seller_id: companyId,
      proposed_by: userId,
      state: 'proposed' satisfies ProposalState,
      version: 1,
      facts: JSON.stringify(facts),
      called: [...called],
      cas_number: facts.casNumber,
      created_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** The proposal, locked for one act; a seller's own only. */
export function lockProposal(
  tx: Tx,
  { companyKind, companyId }: Seller | Administrator,
  id: string,
): Promise<StoredProposal | undefined> {
  return tx
    .selectFrom('material_proposals as p')
    .select(columns)
    .where('p.id', '=', id)
    .where((eb) => eb.or([eb.lit(companyKind === 'platform'), eb('p.seller_id', '=', companyId)]))
    .forUpdate()
    .executeTakeFirst()
}

interface Outcome {
  materialId?: number
  reason?: string
}

export async function saveDecision(
  tx: Tx,
  { id, state, version }: StoredProposal,
  userId: string,
  { materialId, reason }: Outcome,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('material_proposals')
    .set({
      state,
      version,
      material_id: materialId ?? null,
      reason: reason ?? null,
      decided_by: userId,
      decided_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** How many materials the company has proposed today, in Jakarta. */
export async function countProposedToday(tx: Tx, { companyId }: Seller, now: Date): Promise<number> {
  const found = await tx
    .selectFrom('material_proposals')
    .select(count)
    .where('seller_id', '=', companyId)
    .where('created_at', '>=', startOfDay(businessDay(now)))
    .executeTakeFirstOrThrow()
  return found.all
}

/** Whether a material that is called so or has this CAS number is in an open proposal of any company. */
export async function isProposed(tx: Tx, called: readonly string[], casNumber: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('material_proposals')
    .select('id')
    .where('state', '=', 'proposed' satisfies ProposalState)
    .where((eb) => eb.or([eb('called', '&&', sql<string[]>`${[...called]}::text[]`), eb('cas_number', '=', casNumber)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export interface ProposalRow extends StoredProposal {
  sellerName: string
  proposedAt: Date
  decidedAt: Date | null
  reason: string | null
  outcomeId: number | null
  outcomeSlug: string | null
  outcomeName: string | null
}

/** @returns undefined when there is none, or not for this asker */
export function findProposal(
  db: Db,
  { companyKind, companyId }: Seller | Administrator,
  id: string,
): Promise<ProposalRow | undefined> {
  const one = db
    .selectFrom('material_proposals as p')
    .where('p.id', '=', id)
    .where((eb) => eb.or([eb.lit(companyKind === 'platform'), eb('p.seller_id', '=', companyId)]))
  return withOutcome(one).executeTakeFirst()
}

/** A page of a seller's own proposals, newest first; of everybody's for the administrator, those that wait first. */
export async function findProposals(
  db: Db,
  { companyKind, companyId }: Seller | Administrator,
  state: ProposalState | null,
  page: { limit: number; offset: number },
): Promise<{ proposals: ProposalRow[]; total: number }> {
  const matching = db
    .selectFrom('material_proposals as p')
    .where((eb) => eb.or([eb.lit(companyKind === 'platform'), eb('p.seller_id', '=', companyId)]))
    .where((eb) => eb.or([eb(sql`${state}::text`, 'is', null), eb('p.state', '=', state)]))
  const proposals = await withOutcome(matching)
    .orderBy((eb) => eb.and([eb.lit(companyKind === 'platform'), eb('p.state', '=', 'proposed')]), 'desc')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await matching.select(count).executeTakeFirstOrThrow()
  return { proposals, total: counted.all }
}

const count = sql<number>`count(*)::int`.as('all')

function withOutcome(proposals: SelectQueryBuilder<DB & { p: DB['material_proposals'] }, 'p', unknown>) {
  return proposals
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'p.seller_id')
    .leftJoin(materialFacts.as('outcome'), 'outcome.id', 'p.material_id')
    .select([
      ...columns,
      'p.reason',
      'p.created_at as proposedAt',
      'p.decided_at as decidedAt',
      'seller.name as sellerName',
      'outcome.id as outcomeId',
      'outcome.slug as outcomeSlug',
      'outcome.name as outcomeName',
    ])
}
