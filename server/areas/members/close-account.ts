import type { Member } from '#domain/accounts/actor.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { type ClosingMembership, closesWith, closingObstacles } from '#domain/members/closing.ts'
import type { Closing } from '#domain/members/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  deleteMember,
  endSessionsBut,
  eraseAccount,
  findMembers,
  findMemberships,
  insertFarewell,
  lockAccount,
  lockAccountOf,
  lockFormerAccountOf,
  lockMembership,
  memberOf,
  personLeft,
  provePassword,
} from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { endCompany, findUnderWay } from './close-company.ts'
import { membershipChanged } from './events.ts'
import { cancelInvitationsBy, forgetInvited } from './queries-invitations.ts'

/** The consequences of closing the member's account, and the obstacles [REG-3]. */
export async function showClosing(deps: Deps, member: Member): Promise<Closing> {
  const closing = await findClosingMemberships(deps.db, member, deps.now())
  return {
    obstacles: closingObstacles(closing).map(({ sentence }) => sentence),
    companies: closing.filter(closesWith).map(({ companyName }) => companyName),
  }
}

/**
 * Closes the member's account for good: their places and invitations end, personal data is erased, and their name reads
 * 'Akun ditutup' wherever it stood. A company without other members is closed with it [REG-3].
 * @throws Refusal password_wrong | too_often | moved_on, and what closingObstacles finds
 */
export async function closeAccount(deps: Deps, member: Member, password: string): Promise<void> {
  const provedBy = await provePassword(deps, member, { password, field: 'password' })
  await deps.db.transaction().execute((tx) => closeIn(tx, member, provedBy, deps.now()))
}

async function closeIn(tx: Tx, member: Member, provedBy: string, now: Date): Promise<void> {
  const { userId } = member
  const account = await lockAccount(tx, userId)
  if (account.passwordHash !== provedBy) throw new Refusal('moved_on')
  const closing = await lockClosingMemberships(tx, member, now)
  const [obstacle] = closingObstacles(closing)
  if (obstacle) throw obstacle

  for (const membership of closing) await leave(tx, member, membership, now)
  await forgetInvited(tx, account.email)
  // what belongs to its sessions goes while they are open
  await personLeft.emit(tx, { userId }, now)
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, userId, null, now)))
  await eraseAccount(tx, userId, account.email)
  await enqueue(tx, 'accounts/tell-account-closed', { farewellId: await insertFarewell(tx, account.email, now) })
}

/** The member's memberships, locked until commit; waits for orders in progress for their companies. */
async function lockClosingMemberships(tx: Tx, member: Member, now: Date): Promise<ClosingMembership[]> {
  const memberships = await findMemberships(tx, member.userId)
  // in one order, so that two who close at once wait for each other; the place first, as every act does
  for (const companyId of memberships.map((one) => one.companyId).sort()) {
    await lockMembership(tx, { userId: member.userId, companyId })
    await lockCompany(tx, companyId)
  }
  return findClosingMemberships(tx, member, now)
}

async function findClosingMemberships(db: Db | Tx, member: Member, now: Date): Promise<ClosingMembership[]> {
  const memberships = await findMemberships(db, member.userId)
  const closing: ClosingMembership[] = []
  for (const { companyId, companyName, companyKind, role } of memberships) {
    const members = await findMembers(db, idOf(member, companyId))
    const others = members.filter((one) => one.userId !== member.userId)
    const able = others.filter(({ blocked }) => !blocked).map((one) => one.role)
    const facts = { companyId, companyName, companyKind, role, others: others.length, able }
    closing.push({ ...facts, ...(await findUnderWay(db, facts, now)) })
  }
  return closing
}

async function leave(tx: Tx, member: Member, membership: ClosingMembership, now: Date): Promise<void> {
  const companyId = idOf(member, membership.companyId)
  if (closesWith(membership)) {
    // somebody has just joined
    if ((await findMembers(tx, companyId)).length > 1) throw new Refusal('moved_on')
    await endCompany(tx, memberOf({ ...member, ...membership }), now)
  }
  await deleteMember(tx, companyId, member.userId)
  const by = memberOf({ ...member, ...membership })
  await audit(tx, by, { act: 'member.leave', thing: { id: member.userId }, before: { role: membership.role } }, now)
  await membershipChanged.emit(tx, { companyId, userId: member.userId, by }, now)
  await cancelInvitationsBy(tx, companyId, member.userId, now)
}

/** Of a company that the member has been found to belong to. */
function idOf(member: Member, companyId: string) {
  return memberOf({ ...member, companyId }).companyId
}

/**
 * Erases somebody who asks for it and belongs to no company any more, so that they cannot close their account
 * themselves [OPS-5]. The caller has access to the database, and has verified the person's identity. Where others had
 * the address before, the first of them is erased, whom no mail reaches; a repeated call erases the next.
 * @throws Refusal person_not_found | person_has_place
 */
export async function erasePerson(deps: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  await deps.db.transaction().execute((tx) => eraseIn(tx, email, deps.now()))
}

async function eraseIn(tx: Tx, requestedId: string, now: Date): Promise<void> {
  const former = await lockFormerAccountOf(tx, requestedId)
  const found = former ?? (await lockAccountOf(tx, requestedId))
  if (!found) throw new Refusal('person_not_found')
  const { userId, email } = found
  const [membership] = await findMemberships(tx, userId)
  if (membership) throw new Refusal('person_has_place', { words: { company: membership.companyName } })

  await audit(tx, null, { act: 'account.erase', thing: { id: userId } }, now)
  await forgetInvited(tx, email)
  await personLeft.emit(tx, { userId }, now)
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, userId, null, now)))
  await eraseAccount(tx, userId, email)
  // the present owner of the address would take the mail for their own account
  if (former) return
  await enqueue(tx, 'accounts/tell-account-closed', { farewellId: await insertFarewell(tx, email, now) })
}
