import bowser from 'bowser'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyEntry, Device, OwnProfile } from '#domain/accounts/contract-own.ts'
import { refuseReserved } from '#domain/companies/reserved-name.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { pointsTextFor } from '#server/areas/loyalty/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findOpenChange } from './email-change/queries-email-changes.ts'
import type { Membership } from './queries.ts'
import { lockMembershipShared } from './queries-members.ts'
import {
  endOtherSessions,
  endOwnSession,
  findOwnAccount,
  lockAccount,
  type OwnSession,
  saveOwnAccount,
} from './queries-own.ts'

interface Person {
  name: string
  phone: string
}

/** Changes the user's own name and phone number [REG-3]. @throws Refusal name_reserved; not_allowed for who has just left */
export function changeProfile(deps: Deps, member: Member, person: Person): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, member, person))
}

async function changeIn(tx: Tx, member: Member, person: Person): Promise<void> {
  // an account that is being closed is not given a name again
  await lockAccount(tx, member.userId)
  await holdMember(tx, member)
  if (member.companyKind !== 'platform' && (await findOwnAccount(tx, member.userId)).name !== person.name)
    refuseReserved(person.name, 'nama')
  await saveOwnAccount(tx, member.userId, person)
}

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

/**
 * The member with the role they have now, which cannot change until commit; for acts that ask for more of it than the
 * call's permission, which is checked already (actForCompany) [ROLE-10]. @throws Refusal not_allowed
 */
export async function holdMember<Asker extends Member>(tx: Tx, asker: Asker): Promise<Asker> {
  const membership = await lockMembershipShared(tx, asker)
  if (!membership) throw new Refusal('not_allowed')
  return { ...asker, role: membership.role }
}

/** Ends one of the user's sessions and its live connections [REG-3]. @throws Refusal not_found */
export function endDevice(deps: Deps, member: Member, sessionId: string): Promise<void> {
  return deps.db.transaction().execute((tx) => endIn(tx, member, sessionId, deps.now()))
}

/** Ends every session of the user except the current one [REG-3]. */
export function endOtherDevices(deps: Deps, member: Member): Promise<void> {
  return deps.db.transaction().execute((tx) => endOthersIn(tx, member, deps.now()))
}

async function endIn(tx: Tx, member: Member, sessionId: string, now: Date): Promise<void> {
  const revoked = await endOwnSession(tx, member.userId, sessionId, now)
  if (revoked.length === 0) throw new Refusal('not_found')
  await publish(tx, sessionsRevoked(revoked))
}

async function endOthersIn(tx: Tx, member: Member, now: Date): Promise<void> {
  await publish(tx, sessionsRevoked(await endOtherSessions(tx, member, now)))
}

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

/** Common names for what the parser calls something else. */
const commonNames: Record<string, string> = {
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** A readable name for a device, from its user agent: 'Chrome di Windows' [REG-3]. */
export function deviceName(userAgent: string): string {
  // the parser throws on an empty string
  const { browser, os, platform } = bowser.parse(userAgent || ' ')
  const system = os.name === 'iOS' ? platform.model : os.name
  const names = [browser.name, system].flatMap((name) => (name ? [commonNames[name] ?? name] : []))
  return names.join(' di ') || 'Perangkat tidak dikenal'
}
