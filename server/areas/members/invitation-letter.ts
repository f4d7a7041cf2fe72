import { roleLabel } from '#domain/companies/roles.ts'
import { INVITATION_MS } from '#domain/members/invitation.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

interface Facts {
  email: string
  companyName: string
  inviterName: string
  role: string
  link: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The mail of an invitation [REG-3]. */
export function invitationMail({ email, companyName, inviterName, role, link }: Facts): Mail {
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
