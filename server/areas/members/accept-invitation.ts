import type { Member, Viewer } from '#domain/accounts/actor.ts'
import { isSameAddress } from '#domain/accounts/email-change.ts'
import { refuseReserved } from '#domain/companies/reserved-name.ts'
import type { UserId } from '#domain/ids.ts'
import type { OpenedInvitation } from '#domain/members/contract.ts'
import { isOpen } from '#domain/members/invitation.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  actsForCompany,
  emailOf,
  findMembership,
  hashChosen,
  hashSecret,
  insertMember,
  joinAccount,
  lockAccount,
  namesIn,
} from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { factsOf, mayManage } from './manage-members.ts'
import { type FoundInvitation, findInvitation, lockInvitation, markAccepted } from './queries-invitations.ts'

/** The invitation behind a link, for this viewer. @throws Refusal invitation_over */
export async function showInvitation(deps: Deps, viewer: Viewer, token: string): Promise<OpenedInvitation> {
  const invitation = await openFor(deps.db, await findInvitation(deps.db, hashSecret(token)), deps.now())
  const viewerEmail = viewer.kind === 'member' ? await emailOf(deps.db, viewer.userId) : undefined
  return {
    companyName: invitation.companyName,
    role: invitation.role,
    email: invitation.email,
    inviterName: invitation.inviterName,
    account: await accountFor(deps, invitation, viewerEmail),
  }
}

async function accountFor(
  deps: Deps,
  { email }: FoundInvitation,
  viewerEmail: string | undefined,
): Promise<OpenedInvitation['account']> {
  if (viewerEmail !== undefined) return isSameAddress(viewerEmail, email) ? 'own' : 'other'
  return (await actsForCompany(deps.db, email)) ? 'known' : 'none'
}

/**
 * Lets the signed-in user join the company that invited their e-mail address.
 * @throws Refusal invitation_over | invitation_other_email | already_member
 */
export function acceptInvitation(deps: Deps, member: Member, token: string): Promise<string> {
  return deps.db.transaction().execute((tx) => acceptIn(tx, member, token, deps.now()))
}

async function acceptIn(tx: Tx, member: Member, token: string, now: Date): Promise<string> {
  const { email } = await lockAccount(tx, member.userId)
  const invitation = await lockOpen(tx, token, now)
  if (!isSameAddress(email, invitation.email)) throw new Refusal('invitation_other_email')
  await join(tx, invitation, member.userId, now)
  return invitation.companyId
}

interface NewPerson {
  name: string
  phone: string
  password: string
}

/**
 * Makes an account for the invited address, which no member of any company may have, and joins.
 * @returns the e-mail address to sign in with
 * @throws Refusal invitation_over | invitation_sign_in | invitation_blocked | name_reserved | password_guessed
 */
export async function joinAsNew(deps: Deps, token: string, person: NewPerson): Promise<string> {
  // checked before the password is hashed, which is deliberately slow
  const invitation = await openFor(deps.db, await findInvitation(deps.db, hashSecret(token)), deps.now())
  if (invitation.companyKind !== 'platform') refuseReserved(person.name, 'nama')
  const names = [...namesIn({ ...person, email: invitation.email }), invitation.companyName]
  const passwordHash = await hashChosen(person.password, { field: 'password', names })
  return deps.db.transaction().execute((tx) => joinIn(tx, token, { ...person, passwordHash }, deps.now()))
}

async function joinIn(tx: Tx, token: string, person: NewPerson & { passwordHash: string }, now: Date): Promise<string> {
  const invitation = await lockOpen(tx, token, now)
  const { name, phone, passwordHash } = person
  const userId = await joinAccount(tx, { email: invitation.email, name, phone, passwordHash }, now)
  await join(tx, invitation, userId, now)
  return invitation.email
}

async function lockOpen(tx: Tx, token: string, now: Date): Promise<FoundInvitation> {
  return openFor(tx, await lockInvitation(tx, hashSecret(token)), now)
}

/** An open invitation, valid only as long as its sender may invite [REG-3]. @throws Refusal invitation_over */
async function openFor(db: Db | Tx, invitation: FoundInvitation | undefined, now: Date): Promise<FoundInvitation> {
  if (!invitation || !isOpen(invitation, now)) throw new Refusal('invitation_over')
  const { inviterId, companyId, companyKind } = invitation
  const inviter = await findMembership(db, { userId: inviterId, companyId })
  if (!mayManage(companyKind, inviter?.role)) throw new Refusal('invitation_over')
  return invitation
}

async function join(tx: Tx, invitation: FoundInvitation, userId: UserId, now: Date): Promise<void> {
  if (!(await insertMember(tx, invitation.companyId, userId, invitation, now))) throw new Refusal('already_member')
  await markAccepted(tx, invitation.id, now)
  const { companyId, role } = invitation
  const after = { ...factsOf(invitation), invitedBy: invitation.inviterId }
  await audit(tx, { userId, companyId, role }, { act: 'member.join', thing: { id: userId }, after }, now)
}
