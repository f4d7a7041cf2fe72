import type { Administrator } from '#domain/accounts/actor.ts'
import type { SecondFactor } from '#domain/accounts/codec.ts'
import type { Deps } from '#server/deps.ts'
import { countRecoveryCodes, findSecondFactor } from './queries-second-factor.ts'

/** The own second factor, without any secret [ADM-1]. */
export async function showSecondFactor({ db, config }: Deps, { userId }: Administrator): Promise<SecondFactor> {
  const factor = await findSecondFactor(db, userId)
  return {
    activeSince: factor?.activeSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isAsked: !config.demo,
  }
}
