import type { Member } from '#domain/accounts/actor.ts'
import type { OwnProfile } from '#domain/accounts/codec.ts'
import { pointsTextFor } from '#server/areas/loyalty/public.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAccount } from './queries-own.ts'

/** The member's own data, and the points of the company they act for [REG-3, REG-5]. */
export async function showOwnProfile(deps: Deps, member: Member): Promise<OwnProfile> {
  const [account, pointsText] = await Promise.all([
    findOwnAccount(deps.db, member.userId),
    pointsTextFor(deps.db, member),
  ])
  return { ...account, pointsText }
}
