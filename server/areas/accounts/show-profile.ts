import type { Member, Viewer } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/contract.ts'
import type { OwedStep } from '#domain/accounts/owed-step.ts'
import { toVerify } from '#domain/accounts/verification.ts'
import type { Deps } from '#server/deps.ts'
import { findProfile } from './queries.ts'
import type { findUserOfEmail } from './reset/queries-resets.ts'
import { findSecondFactor } from './second-factor/queries-second-factor.ts'

/** The viewer's profile for header and menus. */
export async function showProfile(deps: Deps, viewer: Viewer): Promise<Profile> {
  if (viewer.kind === 'visitor') return visitorProfile()
  return memberProfile(viewer, await findProfile(deps.db, viewer), await owedStepOf(deps, viewer))
}

async function owedStepOf(deps: Deps, { userId, owesSecondFactor }: Member): Promise<OwedStep | null> {
  if (!owesSecondFactor) return null
  return (await findSecondFactor(deps.db, userId))?.secret ? 'prove' : 'set_up'
}

function visitorProfile(): Profile {
  return {
    signedIn: false,
    userId: null,
    name: null,
    email: null,
    company: null,
    businessType: null,
    toVerify: '',
    owedStep: null,
  }
}

function memberProfile(
  member: Member,
  found: Awaited<ReturnType<typeof findProfile>>,
  owedStep: OwedStep | null,
): Profile {
  return {
    signedIn: true,
    userId: member.userId,
    name: found.name,
    email: found.email,
    company: { id: member.companyId, name: found.company_name, kind: member.companyKind, role: member.role },
    businessType: found.business_type,
    toVerify: toVerify(found.email_verified_at !== null),
    owedStep,
  }
}

/** The user registered with an e-mail address; empty if there is none [RESET-2]. */
export function foundView(user: Awaited<ReturnType<typeof findUserOfEmail>>) {
  return user ? { userId: user.userId, username: user.username } : {}
}
