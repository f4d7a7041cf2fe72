import type { Administrator } from '#domain/accounts/actor.ts'
import type { EarningRule } from '#domain/loyalty/ledger.ts'
import { rewardWaits } from '#domain/loyalty/second-administrator.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { confirmingObstacle, NOTHING_WAITS, type Waiting, waitingOf } from './proposals.ts'
import {
  findPointRule,
  insertPointRule,
  insertReward,
  lockReward,
  type RewardTerms,
  saveRewardTerms,
} from './queries-rules.ts'

/**
 * Changes how points are earned from now on; those that were earned keep their number and their end [ADM-5].
 * @throws Refusal points_moved_on
 */
export async function writePointRule(
  deps: Deps,
  administrator: Administrator,
  expectedVersion: number,
  { rupiahPerPoint, lastMonths }: EarningRule,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { version, ...before } = await findPointRule(tx)
    const after = { rupiahPerPoint, lastMonths }
    const follows = version === expectedVersion && (await insertPointRule(tx, { ...after, version: version + 1 }))
    if (!follows) throw new Refusal('points_moved_on', { field: 'version' })
    await audit(tx, administrator, { act: 'points.rule', thing: { id: version + 1 }, before, after }, deps.now())
  })
}

/** A reward as an administrator was shown it. */
export interface ExpectedReward {
  id: string
  version: number
}

/**
 * Adds a reward, or changes one from now on; vouchers that it was redeemed for stay. One above the amount waits for a second
 * administrator where it is new or gives more [ADM-5].
 * @throws Refusal reward_not_found | points_moved_on
 */
export async function writeReward(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedReward | null,
  terms: RewardTerms,
): Promise<void> {
  const now = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    const before = expected && (await lockExpected(tx, expected))
    const waits = rewardWaits(before && { ...before, waits: before.proposedAt !== null }, terms)
    const written = { ...terms, ...waitingOf(administrator, waits, now) }
    if (before) await saveRewardTerms(tx, before.id, written, before.version + 1)
    const id = before?.id ?? (await insertReward(tx, written))
    const facts = { before: before && factsOf(before), after: factsOf(written) }
    await audit(tx, administrator, { act: 'reward.write', thing: { id, name: terms.title }, ...facts }, now)
  })
}

/**
 * A second administrator confirms a reward that waits; it is offered from now on [ADM-5].
 * @throws Refusal reward_not_found | points_moved_on | reward_not_waiting | reward_not_yours
 */
export async function confirmReward(deps: Deps, administrator: Administrator, expected: ExpectedReward): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const before = await lockExpected(tx, expected)
    const reason = await confirmingObstacle(tx, administrator, before, now)
    if (reason === undefined) throw new Refusal('reward_not_waiting', { field: 'rewardId' })
    if (reason !== null) throw new Refusal('reward_not_yours', { words: { reason } })
    const written = { ...before, ...NOTHING_WAITS }
    await saveRewardTerms(tx, before.id, written, before.version + 1)
    const facts = { before: factsOf(before), after: factsOf(written) }
    const thing = { id: before.id, name: before.title }
    await audit(tx, administrator, { act: 'reward.confirm', thing, ...facts }, now)
  })
}

async function lockExpected(tx: Tx, { id, version }: ExpectedReward) {
  const reward = await lockReward(tx, id)
  if (!reward) throw new Refusal('reward_not_found', { field: 'rewardId' })
  if (reward.version !== version) throw new Refusal('points_moved_on', { field: 'version' })
  return { ...reward, id }
}

function factsOf({ title, points, amount, minSpend, validDays, active, proposedAt }: RewardTerms & Waiting) {
  return { title, points, amount, minSpend, validDays, active, waits: proposedAt !== null }
}
