import type { Member } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { INVITATION_MS } from '#domain/members/invitation.ts'
import { Refusal } from '#domain/refusal.ts'
import { findMembers, findOwnAccount, type Place } from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { countHit, perDay } from '#server/platform/rate-limit.ts'
import { factsOf, placeIn } from './manage-members.ts'
import {
  cancelInvitationById,
  cancelInvitationsOf,
  findOpenInvitations,
  insertInvitation,
  type OpenInvitation,
} from './queries-invitations.ts'

// for a company and for a person, who may have several
const MAILS_A_DAY = perDay(50)
// for the one who gets them: of one company, and whoever writes, so that one company leaves some to others
const MAILS_TO_ONE = perDay(4)
const MAILS_OF_ALL_TO_ONE = perDay(6)

/**
 * Invites an address to join with a role; the mail has a link that works once, for seven days. An earlier invitation of
 * the same address ends [REG-3].
 * @throws Refusal inviter_unverified | role_unknown | already_member | members_full | too_often
 */
export async function invite(deps: Deps, asker: Member, email: string, wanted: Place): Promise<OpenInvitation> {
  const place = placeIn(asker.companyKind, wanted)
  if (!(await findOwnAccount(deps.db, asker.userId)).emailVerified) throw new Refusal('inviter_unverified')
  for (const sender of [asker.companyId, asker.userId]) await countHit(deps, `undangan\n${sender}`, MAILS_A_DAY)
  const mailbox = `undangan ke\n${email.toLowerCase()}`
  await countHit(deps, `${mailbox}\n${asker.companyId}`, MAILS_TO_ONE)
  await countHit(deps, mailbox, MAILS_OF_ALL_TO_ONE)
  return deps.db.transaction().execute((tx) => inviteIn(tx, asker, email, place, deps.now()))
}

/** Takes an invitation back. @throws Refusal not_found unless it is open */
export async function cancelInvitation(deps: Deps, asker: Member, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await cancelInvitationById(tx, asker.companyId, id, deps.now()))) throw new Refusal('not_found')
    await audit(tx, asker, { act: 'invitation.cancel', thing: { id } }, deps.now())
  })
}

async function inviteIn(tx: Tx, asker: Member, email: string, place: Place, now: Date): Promise<OpenInvitation> {
  // of two simultaneous invitations of one address, the second replaces the first
  await lockCompany(tx, asker.companyId)
  const members = await findMembers(tx, asker.companyId)
  if (members.some((member) => member.email.toLowerCase() === email.toLowerCase())) {
    throw new Refusal('already_member', { field: 'email' })
  }
  await cancelInvitationsOf(tx, asker.companyId, email, now)
  const open = await findOpenInvitations(tx, asker.companyId, now)
  if (members.length + open.length >= MOST.members) throw new Refusal('members_full')
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  const { companyId, userId } = asker
  const invitation = await insertInvitation(tx, { companyId, invitedBy: userId, email, expiresAt, ...place }, now)
  await audit(tx, asker, { act: 'invitation.send', thing: { id: invitation.id }, after: factsOf(place) }, now)
  await enqueue(tx, 'members/mail-invitation', { invitationId: invitation.id })
  return invitation
}
