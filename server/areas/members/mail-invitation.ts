import { roleLabel } from '#domain/companies/roles.ts'
import { INVITATION_MS, isOpen } from '#domain/members/invitation.ts'
import { hashSecret, makeSecret } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
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

interface Facts {
  email: string
  companyName: string
  inviterName: string
  role: string
  link: string
}

const DAY_MS = 24 * 60 * 60 * 1000

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
