import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyEntry, Device } from '#domain/accounts/codec.ts'
import { deviceName } from './device-name.ts'
import type { Membership } from './queries.ts'
import type { OwnSession } from './queries-own.ts'

export function companyView(member: Member, { companyId, companyName, companyKind, role }: Membership): CompanyEntry {
  return { id: companyId, name: companyName, kind: companyKind, role, current: companyId === member.companyId }
}

export function deviceView(member: Member, session: OwnSession): Device {
  return {
    id: session.id,
    name: deviceName(session.userAgent),
    companyName: session.companyName,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    current: session.id === member.sessionId,
  }
}
