import type { Administrator } from '#domain/accounts/actor.ts'
import type { EarningRule } from '#domain/loyalty/points.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
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
export async function keepPointRule(
  deps: Deps,
  administrator: Administrator,
  seenVersion: number,
  { rupiahPerPoint, lastMonths }: EarningRule,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { version, ...before } = await findPointRule(tx)
    const after = { rupiahPerPoint, lastMonths }
    const follows = version === seenVersion && (await insertPointRule(tx, { ...after, version: version + 1 }))
    if (!follows) throw new Refusal('points_moved_on', { field: 'versi' })
    await audit(tx, administrator, { act: 'points.rule', thing: { id: version + 1 }, before, after }, deps.now())
  })
}

/** A reward as an administrator was shown it. */
export interface SeenReward {
  id: string
  version: number
}

/**
 * Adds a reward, or changes one from now on; vouchers that it was redeemed for stay [ADM-5].
 * @throws Refusal reward_not_found | points_moved_on
 */
export async function keepReward(
  deps: Deps,
  administrator: Administrator,
  seen: SeenReward | null,
  terms: RewardTerms,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = seen && (await changeIn(tx, seen, terms))
    const id = seen?.id ?? (await insertReward(tx, terms))
    const thing = { id, name: terms.title }
    await audit(tx, administrator, { act: 'reward.write', thing, before, after: { ...terms } }, deps.now())
  })
}

/** @returns the terms that held before */
async function changeIn(
  tx: Tx,
  seen: SeenReward,
  terms: RewardTerms,
): Promise<{ [Key in keyof RewardTerms]: unknown }> {
  const reward = await lockReward(tx, seen.id)
  if (!reward) throw new Refusal('reward_not_found', { field: 'hadiah_id' })
  const { version, ...before } = reward
  if (version !== seen.version) throw new Refusal('points_moved_on', { field: 'versi' })
  await saveRewardTerms(tx, seen.id, terms, version + 1)
  return before
}
