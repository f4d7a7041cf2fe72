import type { OverseenNews } from '#domain/accounts/overseen.ts'
import { LONGEST } from '#domain/limits.ts'
import type { Deps } from '#server/deps.ts'
import { harmless, mailText, mailTo, type Recipient } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { findOverseen } from './queries-people.ts'

/** Mails somebody what an administrator did with their account, as long as it is so [ADMIN-1]. */
export async function notifyOverseen(
  deps: Deps,
  { userId, done }: { userId: string; done: OverseenNews },
): Promise<void> {
  const person = await findOverseen(deps.db, userId)
  if (!person || (done === 'blocked') !== (person.blockedReason !== null)) return
  await deps.mailer.send(letters[done](person, person.blockedReason ?? '', `${deps.config.publicUrl}/masuk`))
}

const letters: Record<OverseenNews, (recipient: Recipient, reason: string, signInLink: string) => Mail> = {
  sessions_ended: (recipient, _reason, link) =>
    mailTo(recipient, mailText`Semua sesi Anda telah diakhiri`, {
      paragraphs: [
        mailText`Administrator Sentra Bahan telah mengakhiri semua sesi akun Anda. Silakan masuk lagi di perangkat yang Anda pakai.`,
        mailText`Jika ada sesi yang bukan milik Anda, segera ganti password.`,
      ],
      button: { label: mailText`Masuk`, link },
    }),
  blocked: (recipient, reason) =>
    mailTo(recipient, mailText`Akun Anda diblokir`, {
      paragraphs: [
        mailText`Administrator Sentra Bahan telah memblokir akun Anda. Semua sesi diakhiri dan Anda tidak dapat masuk.`,
        mailText`Alasan: ${harmless(reason, LONGEST.decisionNote)}`,
      ],
      note: [mailText`Mengganti password tidak membuka blokir. Hubungi kami bila ini keliru.`],
    }),
  allowed: (recipient, _reason, link) =>
    mailTo(recipient, mailText`Anda dapat masuk lagi`, {
      paragraphs: [mailText`Administrator Sentra Bahan telah membuka blokir akun Anda.`],
      button: { label: mailText`Masuk`, link },
    }),
}
