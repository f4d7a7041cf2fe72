import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyEntry, Device, OwnProfile } from '#domain/accounts/contract-own.ts'
import { deviceName } from './device-name.ts'
import type { Membership } from './queries.ts'
import type { OwnAccount, OwnSession } from './queries-own.ts'

export function companyEntry(member: Member, membership: Membership): CompanyEntry {
  return {
    perusahaan_id: membership.companyId,
    nama: membership.companyName,
    jenis: membership.companyKind,
    peran: membership.role,
    sekarang: membership.companyId === member.companyId,
  }
}

export function ownProfile(account: OwnAccount): OwnProfile {
  return {
    nama: account.name,
    telepon: account.phone,
    email: account.email,
    email_terverifikasi: account.emailVerified,
    username: account.username,
  }
}

export function deviceView(member: Member, session: OwnSession): Device {
  return {
    perangkat_id: session.id,
    nama: deviceName(session.userAgent),
    perusahaan: session.companyName,
    masuk: session.createdAt.toISOString(),
    terakhir_dipakai: session.lastUsedAt.toISOString(),
    sekarang: session.id === member.sessionId,
  }
}
