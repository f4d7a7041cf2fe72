import type { Member } from '#domain/accounts/actor.ts'
import { mayDo, type Role } from '#domain/companies/permissions.ts'
import type { Invitation, Member as MemberView } from '#domain/members/contract.ts'
import type { CompanyMember, Place } from '#server/areas/accounts/public.ts'
import type { OpenInvitation } from './queries-invitations.ts'

/** A member as `viewer` sees it: limits are shown only to those who set them and to the member they bind. */
export function memberView(viewer: Member, { limits, ...member }: CompanyMember): MemberView {
  const isYou = member.userId === viewer.userId
  const shown = isYou || mayDo(viewer, 'member.manage') ? limits : { perOrder: null, perMonth: null }
  return { ...member, ...shown, id: member.userId, isYou, since: member.since.toISOString() }
}

export function invitationView({ limits, createdAt, expiresAt, ...invitation }: OpenInvitation): Invitation {
  return { ...invitation, ...limits, sentAt: createdAt.toISOString(), validUntil: expiresAt.toISOString() }
}

export function readPlace(body: {
  role: Role
  perOrder?: string | null | undefined
  perMonth?: string | null | undefined
}): Place {
  return {
    role: body.role,
    limits: { perOrder: body.perOrder ?? null, perMonth: body.perMonth ?? null },
  }
}
