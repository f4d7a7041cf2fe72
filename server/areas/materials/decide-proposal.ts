import type { Administrator, Seller } from '#domain/accounts/actor.ts'
import { LONGEST } from '#domain/limits.ts'
import { foldName, type MaterialFacts, otherNamesWith } from '#domain/materials/facts.ts'
import { proposalNotice, proposals } from '#domain/materials/proposal.ts'
import { Refusal } from '#domain/refusal.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditEntry, audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkUnknown } from './check-material.ts'
import { lockUnmerged, writeFacts } from './merge-materials.ts'
import { insertChange } from './queries-history.ts'
import { lockNames } from './queries-names.ts'
import { lockProposal, type StoredProposal, saveDecision } from './queries-proposals.ts'
import { insertMaterials, isSlugFree } from './queries-writing.ts'

/** A proposal as somebody was shown it. */
export interface ExpectedProposal {
  id: string
  version: number
}

export interface Accepted {
  id: number
  slug: string
}

/**
 * Makes a material of a proposal, with the corrected facts where there are any, and notifies its seller [MAT-5].
 * @throws Refusal proposal_not_found | proposal_moved_on | proposal_act_not_allowed | category_not_found |
 * material_exists: by now there is one, to merge the proposal with
 */
export function acceptProposal(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedProposal,
  corrected: MaterialFacts | undefined,
): Promise<Accepted> {
  return deps.db.transaction().execute((tx) => acceptIn(tx, administrator, expected, corrected, deps.now()))
}

/**
 * Answers a proposal with a material that is there, which gets its names, and notifies its seller [MAT-5].
 * @throws Refusal proposal_not_found | proposal_moved_on | proposal_act_not_allowed | material_not_found |
 * material_merged
 */
export async function mergeProposal(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedProposal,
  materialId: number,
): Promise<void> {
  await deps.db.transaction().execute((tx) => mergeIn(tx, administrator, expected, materialId, deps.now()))
}

/**
 * Declines a proposal and notifies its seller of the reason [MAT-5].
 * @throws Refusal proposal_not_found | proposal_moved_on | proposal_act_not_allowed | reason_needed
 */
export async function declineProposal(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedProposal,
  reason: string,
): Promise<void> {
  await deps.db.transaction().execute((tx) => declineIn(tx, administrator, expected, reason, deps.now()))
}

async function acceptIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedProposal,
  corrected: MaterialFacts | undefined,
  now: Date,
): Promise<Accepted> {
  await lockNames(tx)
  const proposal = await lockKnown(tx, administrator, expected.id)
  const accepted = proposals.take(proposal, 'accept', { party: administrator, expectedVersion: expected.version })
  const facts = corrected ?? proposal.facts
  await checkUnknown(tx, facts)

  const slug = await freeSlug(tx, facts.name)
  const ids = await insertMaterials(tx, [{ ...facts, slug, createdAt: now }], now)
  const id = ids.get(slug) as number // insertMaterials gives the id of each slug
  await insertChange(tx, id, administrator.userId, { event: 'accept', before: null, after: facts }, now)
  await saveDecision(tx, accepted, administrator.userId, { materialId: id }, now)
  await auditDecision(
    tx,
    administrator,
    proposal,
    { act: 'proposal.accept', after: { materialId: id, slug, name: facts.name } },
    now,
  )
  await notifySeller(tx, accepted, 'accepted', { name: facts.name, slug }, null, now)
  return { id, slug }
}

async function mergeIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedProposal,
  materialId: number,
  now: Date,
): Promise<void> {
  await lockNames(tx)
  const proposal = await lockKnown(tx, administrator, expected.id)
  const merged = proposals.take(proposal, 'merge', { party: administrator, expectedVersion: expected.version })
  const material = await lockUnmerged(tx, materialId, 'bahan_id')

  const facts = { ...material.facts, otherNames: otherNamesWith(material.facts, proposal.facts) }
  await writeFacts(tx, administrator, material, facts, 'correct', now)
  await saveDecision(tx, merged, administrator.userId, { materialId }, now)
  const merging = { act: 'proposal.merge', after: { into: facts.name, intoId: materialId } } as const
  await auditDecision(tx, administrator, proposal, merging, now)
  await notifySeller(tx, merged, 'merged', { name: facts.name, slug: material.slug }, null, now)
}

async function declineIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedProposal,
  reason: string,
  now: Date,
): Promise<void> {
  const proposal = await lockKnown(tx, administrator, expected.id)
  const declined = proposals.take(proposal, 'decline', {
    party: administrator,
    expectedVersion: expected.version,
    reason,
  })
  await saveDecision(tx, declined, administrator.userId, { reason }, now)
  await auditDecision(tx, administrator, proposal, { act: 'proposal.decline', after: { reason } }, now)
  await notifySeller(tx, declined, 'declined', null, reason, now)
}

/** @throws Refusal proposal_not_found */
export async function lockKnown(tx: Tx, asker: Seller | Administrator, id: string): Promise<StoredProposal> {
  const proposal = await lockProposal(tx, asker, id)
  if (!proposal) throw new Refusal('proposal_not_found', { field: 'id' })
  return proposal
}

// room for a number behind it
const LONGEST_BASE = LONGEST.materialSlug - 10

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const base = foldName(name).slice(0, LONGEST_BASE).replace(/-$/, '')
  for (let attempt = 1; ; attempt++) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`
    if (await isSlugFree(tx, slug)) return slug
  }
}

async function auditDecision(
  tx: Tx,
  administrator: Administrator,
  { id, facts }: StoredProposal,
  decision: Pick<AuditEntry, 'act' | 'after'>,
  now: Date,
): Promise<void> {
  await audit(tx, administrator, { thing: { id, name: facts.name }, ...decision }, now)
}

async function notifySeller(
  tx: Tx,
  { sellerId, facts }: StoredProposal,
  state: 'accepted' | 'merged' | 'declined',
  material: { name: string; slug: string } | null,
  reason: string | null,
  now: Date,
): Promise<void> {
  const notice = proposalNotice({ state, name: facts.name, material, reason })
  await notify(tx, [{ companyId: sellerId, kind: 'material', step: state, ...notice }], now)
}
