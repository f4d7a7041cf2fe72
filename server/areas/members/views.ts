import type { Member } from '#domain/accounts/actor.ts'
import { mayDo, type Role } from '#domain/companies/permissions.ts'
import type { InvitationEntry, MemberEntry } from '#domain/members/contract.ts'
import type { CompanyMember, Place } from '#server/areas/accounts/public.ts'
import type { OpenInvitation } from './queries-invitations.ts'

/** A member as `viewer` sees it: limits are between those who set them and whom they bind. */
export function memberEntry(viewer: Member, member: CompanyMember): MemberEntry {
  const isViewer = member.userId === viewer.userId
  const limits = isViewer || mayDo(viewer, 'member.manage') ? member.limits : { perOrder: null, perMonth: null }
  return {
    anggota_id: member.userId,
    nama: member.name,
    email: member.email,
    telepon: member.phone,
    peran: member.role,
    limit_per_transaksi: limits.perOrder,
    limit_per_bulan: limits.perMonth,
    anda: isViewer,
    sejak: member.since.toISOString(),
  }
}

export function invitationEntry(invitation: OpenInvitation): InvitationEntry {
  return {
    undangan_id: invitation.id,
    email: invitation.email,
    peran: invitation.role,
    limit_per_transaksi: invitation.limits.perOrder,
    limit_per_bulan: invitation.limits.perMonth,
    dikirim: invitation.createdAt.toISOString(),
    berlaku_sampai: invitation.expiresAt.toISOString(),
  }
}

export function readPlace(body: {
  peran: Role
  limit_per_transaksi?: string | null | undefined
  limit_per_bulan?: string | null | undefined
}): Place {
  return {
    role: body.peran,
    limits: { perOrder: body.limit_per_transaksi ?? null, perMonth: body.limit_per_bulan ?? null },
  }
}
