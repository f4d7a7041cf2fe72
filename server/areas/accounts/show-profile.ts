import type { Member, Viewer } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/codec.ts'
import type { OwedStep } from '#domain/accounts/owed-step.ts'
import type { Deps } from '#server/deps.ts'
import { findProfile } from './queries.ts'
import { findSecondFactor } from './queries-second-factor.ts'
import { memberProfile, visitorProfile } from './views.ts'

/** The viewer's profile for header and menus. */
export async function showProfile(deps: Deps, viewer: Viewer): Promise<Profile> {
  if (viewer.kind === 'visitor') return visitorProfile()
  return memberProfile(viewer, await findProfile(deps.db, viewer), await owedStepOf(deps, viewer))
}

async function owedStepOf(deps: Deps, { userId, owesSecondFactor }: Member): Promise<OwedStep | null> {
  if (!owesSecondFactor) return null
  return (await findSecondFactor(deps.db, userId))?.secret ? 'prove' : 'set_up'
}
