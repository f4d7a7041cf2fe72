import type { Member } from '#domain/accounts/actor.ts'
import { DAY_MS } from '#domain/business-day.ts'
import { mayDo, type Role } from '#domain/companies/permissions.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { MOST } from '#domain/limits.ts'
import type { Invitation, Member as MemberView } from '#domain/members/contract.ts'
import { INVITATION_MS, isOpen } from '#domain/members/invitation.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  type CompanyMember,
  findMembers,
  findOwnAccount,
  hashSecret,
  type MembershipTerms,
  makeSecret,
} from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { countHit, perDay } from '#server/platform/rate-limit.ts'
import { factsOf, termsIn } from './manage-members.ts'
import {
  cancelInvitationById,
  cancelInvitationsOf,
  findInvitationById,
  findOpenInvitations,
  insertInvitation,
  type OpenInvitation,
  saveTokenHash,
} from './queries-invitations.ts'

// for a company and for a person, who may have several
const MAILS_A_DAY = perDay(50)
// for one recipient: by one company less than in total, so that one company leaves some to others
const MAILS_TO_ONE = perDay(4)
const MAILS_OF_ALL_TO_ONE = perDay(6)

/**
 * Invites an address to join with a role; the mail has a link that works once, for seven days. An earlier invitation of
 * the same address ends [REG-3].
 * @throws Refusal inviter_unverified | role_unknown | already_member | members_full | too_often
 */
export async function invite(
  deps: Deps,
  asker: Member,
  email: string,
  requested: MembershipTerms,
): Promise<OpenInvitation> {
  const terms = termsIn(asker.companyKind, requested)
  if (!(await findOwnAccount(deps.db, asker.userId)).emailVerified) throw new Refusal('inviter_unverified')
  for (const sender of [asker.companyId, asker.userId]) await countHit(deps, `undangan\n${sender}`, MAILS_A_DAY)
  const mailbox = `undangan ke\n${email.toLowerCase()}`
  await countHit(deps, `${mailbox}\n${asker.companyId}`, MAILS_TO_ONE)
  await countHit(deps, mailbox, MAILS_OF_ALL_TO_ONE)
  return deps.db.transaction().execute((tx) => inviteIn(tx, asker, email, terms, deps.now()))
}

/** Takes an invitation back. @throws Refusal not_found unless it is open */
export async function cancelInvitation(deps: Deps, asker: Member, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await cancelInvitationById(tx, asker.companyId, id, deps.now()))) throw new Refusal('not_found')
    await audit(tx, asker, { act: 'invitation.cancel', thing: { id } }, deps.now())
  })
}

async function inviteIn(
  tx: Tx,
  asker: Member,
  email: string,
  terms: MembershipTerms,
  now: Date,
): Promise<OpenInvitation> {
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
  const invitation = await insertInvitation(tx, { companyId, invitedBy: userId, email, expiresAt, ...terms }, now)
  await audit(tx, asker, { act: 'invitation.send', thing: { id: invitation.id }, after: factsOf(terms) }, now)
  await enqueue(tx, 'members/mail-invitation', { invitationId: invitation.id })
  return invitation
}

/**
 * Mails the link of an open invitation. Its secret is made here and only the hash is stored; a retry makes another, and
 * only the latest link works [REG-3].
 */
export async function mailInvitation(deps: Deps, invitationId: string): Promise<void> {
  const invitation = await findInvitationById(deps.db, invitationId)
  if (!invitation || !isOpen(invitation, deps.now())) return
  const token = makeSecret()
  await deps.db.transaction().execute((tx) => saveTokenHash(tx, invitation.id, hashSecret(token)))

  const { companyName, inviterName, email, role } = invitation
  const link = `${deps.config.publicUrl}/undangan?token=${token}`
  await deps.mailer.send(invitationMail({ email, companyName, inviterName, role, link }))
}

interface Facts {
  email: string
  companyName: string
  inviterName: string
  role: string
  link: string
}

/** The mail of an invitation [REG-3]. */
function invitationMail({ email, companyName, inviterName, role, link }: Facts): Mail {
  const company = harmless(companyName)
  return mailTo({ name: '', email }, mailText`Undangan bergabung di Sentra Bahan`, {
    paragraphs: [
      mailText`${harmless(inviterName)} mengundang Anda bergabung dengan ${company} di Sentra Bahan sebagai ${harmless(roleLabel(role))}.`,
    ],
    button: { label: mailText`Terima undangan`, link },
    note: [
      mailText`Tautan berlaku ${INVITATION_MS / DAY_MS} hari dan hanya untuk satu kali pakai.`,
      mailText`Abaikan e-mail ini bila Anda tidak mengenal pengirimnya.`,
    ],
  })
}

/** A member as `viewer` sees it: limits are shown only to those who set them and to the member they bind. */
export function memberView(viewer: Member, { limits, ...member }: CompanyMember): MemberView {
  const isYou = member.userId === viewer.userId
  const shown = isYou || mayDo(viewer, 'member.manage') ? limits : { perOrder: null, perMonth: null }
  return { ...member, ...shown, id: member.userId, isYou, since: member.since.toISOString() }
}

export function invitationView({ limits, createdAt, expiresAt, ...invitation }: OpenInvitation): Invitation {
  return { ...invitation, ...limits, sentAt: createdAt.toISOString(), validUntil: expiresAt.toISOString() }
}

export function readTerms(body: {
  role: Role
  perOrder?: string | null | undefined
  perMonth?: string | null | undefined
}): MembershipTerms {
  return {
    role: body.role,
    limits: { perOrder: body.perOrder ?? null, perMonth: body.perMonth ?? null },
  }
}
