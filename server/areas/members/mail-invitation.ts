import { isOpen } from '#domain/members/invitation.ts'
import { hashSecret, makeSecret } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { invitationMail } from './invitation-letter.ts'
import { findInvitationById, saveTokenHash } from './queries-invitations.ts'

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
