import type { Member } from '#domain/accounts/actor.ts'
import type { OwnProfile } from '#domain/accounts/codec.ts'
import { pointsTextFor } from '#server/areas/loyalty/public.ts'
import type { Deps } from '#server/deps.ts'
import { findOpenChange } from './queries-email-changes.ts'
import { findOwnAccount } from './queries-own.ts'

/**
 * The member's own data, the e-mail address that waits to be confirmed, and the points of the company they act for
 * [REG-3, REG-5].
 */
export async function showOwnProfile(deps: Deps, member: Member): Promise<OwnProfile> {
  const [account, open, pointsText] = await Promise.all([
    findOwnAccount(deps.db, member.userId),
    findOpenChange(deps.db, member.userId, deps.now()),
    pointsTextFor(deps.db, member),
  ])
  const pendingEmail = open ? { email: open.email, validUntil: open.validUntil.toISOString() } : null
  return { ...account, pendingEmail, pointsText }
}
