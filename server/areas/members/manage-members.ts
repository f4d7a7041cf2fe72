import type { Member } from '#domain/accounts/actor.ts'
import { type CompanyKind, mayDo, type Role } from '#domain/companies/permissions.ts'
import { headRole, rolesOf } from '#domain/companies/roles.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  type CompanyMember,
  deleteMember,
  endSessionsFor,
  findMembers,
  findSessionsFor,
  type MembershipTerms,
  updateMember,
} from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { membershipChanged } from './events.ts'
import { cancelInvitationsBy } from './queries-invitations.ts'

/**
 * Changes what a member may do, from the next request on.
 * @throws Refusal not_found | role_unknown | last_owner | last_administrator [ROLE-10]
 */
export async function changeMember(deps: Deps, asker: Member, userId: string, terms: MembershipTerms): Promise<void> {
  await deps.db.transaction().execute((tx) => changeIn(tx, asker, userId, terms, deps.now()))
}

/**
 * Removes a member from the company and ends their sessions for it.
 * @throws Refusal not_found | last_owner | last_administrator [ROLE-10]
 */
export async function removeMember(deps: Deps, asker: Member, userId: string): Promise<void> {
  await deps.db.transaction().execute((tx) => removeIn(tx, asker, userId, deps.now()))
}

/** A role of this kind of company, with limits only for purchasers. @throws Refusal role_unknown */
export function termsIn(kind: CompanyKind, { role, limits }: MembershipTerms): MembershipTerms {
  if (!rolesOf(kind).includes(role)) throw new Refusal('role_unknown', { field: 'role' })
  return { role, limits: role === 'purchaser' ? limits : { perOrder: null, perMonth: null } }
}

async function changeIn(tx: Tx, asker: Member, userId: string, requested: MembershipTerms, now: Date): Promise<void> {
  const { member, others } = await lockMember(tx, asker, userId)
  const terms = termsIn(asker.companyKind, requested)
  if (terms.role !== headRole(asker.companyKind)) keepHead(asker.companyKind, member, others)

  await updateMember(tx, asker.companyId, member.userId, terms)
  const { companyId, companyKind } = asker
  const facts = { before: factsOf(member), after: factsOf(terms) }
  await audit(tx, asker, { act: 'member.change', thing: { id: member.userId }, ...facts }, now)
  await membershipChanged.emit(tx, { companyId, userId: member.userId, by: asker }, now)
  if (!mayManage(companyKind, terms.role)) await cancelInvitationsBy(tx, companyId, member.userId, now)
  // live connections listen for what the role may read: they are cut and reconnect with the new role
  await publish(tx, sessionsRevoked(await findSessionsFor(tx, member.userId, asker.companyId)))
}

async function removeIn(tx: Tx, asker: Member, userId: string, now: Date): Promise<void> {
  const { member, others } = await lockMember(tx, asker, userId)
  keepHead(asker.companyKind, member, others)

  // in this order: a concurrent switch to the company either finds no membership or its session is found here
  await deleteMember(tx, asker.companyId, member.userId)
  await audit(tx, asker, { act: 'member.remove', thing: { id: member.userId }, before: factsOf(member) }, now)
  await membershipChanged.emit(tx, { companyId: asker.companyId, userId: member.userId, by: asker }, now)
  await cancelInvitationsBy(tx, asker.companyId, member.userId, now)
  await publish(tx, sessionsRevoked(await endSessionsFor(tx, member.userId, asker.companyId, now)))
}

/** A place as the audit keeps it. */
export function factsOf({ role, limits }: MembershipTerms) {
  return { role, ...limits }
}

/** Serializes changes of members, so that two owners cannot both remove each other. */
async function lockMember(tx: Tx, asker: Member, userId: string) {
  await lockCompany(tx, asker.companyId)
  const members = await findMembers(tx, asker.companyId)
  const member = members.find((one) => one.userId === userId)
  if (!member) throw new Refusal('not_found')
  return { member, others: members.filter((one) => one !== member) }
}

/** Whether a member with this role manages the company's members. */
export function mayManage(companyKind: CompanyKind, role: Role | undefined): boolean {
  return role !== undefined && mayDo({ companyKind, role }, 'member.manage')
}

/** Somebody who can sign in must be left to manage it. */
function keepHead(kind: CompanyKind, member: CompanyMember, others: readonly CompanyMember[]): void {
  const head = headRole(kind)
  if (member.role !== head || others.some(({ role, blocked }) => role === head && !blocked)) return
  throw new Refusal(kind === 'platform' ? 'last_administrator' : 'last_owner')
}
