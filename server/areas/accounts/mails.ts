import { CODE_LENGTH, CODE_MS } from '#domain/accounts/reset.ts'
import type { SecondFactorNews } from '#domain/accounts/second-factor.ts'
import { LINK_MS } from '#domain/accounts/verification.ts'
import { DAY_MS } from '#domain/business-day.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { type HarmlessText, mailText, mailTo, type Recipient } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { readOutbox, type StoredMail } from '#server/platform/mail/outbox.ts'
import { randomCode } from '#server/platform/random-code.ts'
import { deleteFarewell, findFarewell } from './queries-closing.ts'
import { findRecipient, keepCode } from './reset/queries-resets.ts'
import { hashPassword } from './secrets.ts'

const MINUTE_MS = 60 * 1000

function resetCodeMail(recipient: Recipient, code: string): Mail {
  return mailTo(recipient, mailText`Kode verifikasi reset password`, {
    paragraphs: [mailText`Gunakan kode ini untuk mengganti password akun Sentra Bahan Anda:`],
    code,
    note: [
      mailText`Kode berlaku ${CODE_MS / MINUTE_MS} menit dan hanya untuk satu kali pakai. Jangan berikan kepada siapa pun, termasuk kepada orang yang mengaku dari Sentra Bahan.`,
      mailText`Jika Anda tidak memintanya, abaikan e-mail ini: password Anda tidak berubah.`,
    ],
  })
}

/** Contains no name in the greeting: it was typed at registration, perhaps by a stranger to this mailbox. */
export function verificationMail(email: string, link: string): Mail {
  return mailTo({ name: '', email }, mailText`Verifikasi alamat e-mail Anda`, {
    paragraphs: [
      mailText`Terima kasih telah mendaftarkan perusahaan Anda di Sentra Bahan. Satu langkah lagi: pastikan alamat e-mail ini milik Anda.`,
    ],
    button: { label: mailText`Verifikasi alamat e-mail`, link },
    note: [
      mailText`Tautan berlaku ${LINK_MS / DAY_MS} hari dan hanya untuk satu kali pakai.`,
      mailText`Jika Anda tidak mendaftar, abaikan e-mail ini.`,
    ],
  })
}

function passwordChangedMail(recipient: Recipient, resetLink: string): Mail {
  return mailTo(recipient, mailText`Password Anda telah diubah`, {
    paragraphs: [
      mailText`Password akun Sentra Bahan Anda baru saja diubah, dan sesi di perangkat lain telah diakhiri.`,
      mailText`Jika bukan Anda yang mengubahnya, segera reset password Anda.`,
    ],
    button: { label: mailText`Reset password`, link: resetLink },
  })
}

const newsOfSecondFactor: Record<SecondFactorNews, HarmlessText> = {
  activated: mailText`Verifikasi dua langkah akun administrator Anda baru saja diaktifkan, dan sesi di perangkat lain telah diakhiri.`,
  recovered: mailText`Seseorang baru saja masuk ke akun administrator Anda dengan kode pemulihan. Kode itu tidak dapat dipakai lagi.`,
  codes_renewed: mailText`Kode pemulihan baru dibuat untuk akun administrator Anda. Kode yang lama tidak berlaku lagi.`,
  reset: mailText`Verifikasi dua langkah akun administrator Anda dihapus dari server, dan semua sesi diakhiri. Siapkan lagi saat Anda masuk.`,
}

function secondFactorMail(recipient: Recipient, news: SecondFactorNews, resetLink: string): Mail {
  return mailTo(recipient, mailText`Verifikasi dua langkah akun Anda`, {
    paragraphs: [
      newsOfSecondFactor[news],
      mailText`Jika bukan Anda yang melakukannya, segera ganti password Anda dan hubungi administrator lain.`,
    ],
    button: { label: mailText`Reset password`, link: resetLink },
  })
}

/**
 * Makes the code and mails it. It is made only here so that it exists nowhere but in the mail: the job carries an id,
 * the database the hash. A retry sends another code, which replaces the first [RESET-6].
 */
export async function sendResetCode(deps: Deps, { resetId }: { resetId: string }): Promise<void> {
  const code = randomCode(CODE_LENGTH)
  // slow, as for passwords: with only a billion codes, a fast hash could be reversed by a reader of the table
  const codeHash = await hashPassword(code)
  const recipient = await deps.db.transaction().execute((tx) => keepCode(tx, resetId, codeHash, deps.now()))
  if (recipient) await deps.mailer.send(resetCodeMail(recipient, code))
}

/** Mails the user that their password was changed, in case it was not them. */
export async function notifyPasswordChanged(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const recipient = await findRecipient(deps.db, userId)
  if (recipient) await deps.mailer.send(passwordChangedMail(recipient, `${deps.config.publicUrl}/reset-password`))
}

/** Mails an administrator what was done with their second factor, in case it was not them [ADM-1]. */
export async function notifySecondFactor(
  deps: Deps,
  { userId, done }: { userId: string; done: SecondFactorNews },
): Promise<void> {
  const recipient = await findRecipient(deps.db, userId)
  if (recipient) await deps.mailer.send(secondFactorMail(recipient, done, `${deps.config.publicUrl}/reset-password`))
}

/** Mails somebody that their account is closed; then their address is forgotten too [REG-3]. */
export async function notifyAccountClosed({ db, mailer }: Deps, { farewellId }: { farewellId: string }): Promise<void> {
  const email = await findFarewell(db, farewellId)
  if (email === undefined) return
  await mailer.send(accountClosedMail(email))
  await db.transaction().execute((tx) => deleteFarewell(tx, farewellId))
}

function accountClosedMail(email: string): Mail {
  return mailTo({ name: '', email }, mailText`Akun Anda telah ditutup`, {
    paragraphs: [
      mailText`Akun Sentra Bahan Anda telah ditutup. Nama, alamat e-mail, nomor telepon, password, dan data perangkat Anda telah dihapus.`,
      mailText`Pesanan dan invoice perusahaan tetap disimpan selama 10 tahun sesuai ketentuan hukum, tanpa data pribadi Anda.`,
    ],
    note: [mailText`Jika bukan Anda yang menutupnya, segera hubungi kami.`],
  })
}

const LISTED = 50

/** The mails stored by the demo, latest first; public there. @throws Refusal not_found outside the demo */
export async function showOutbox({ config }: Deps): Promise<StoredMail[]> {
  if (!config.outboxOpen) throw new Refusal('not_found')
  return readOutbox(config.dataDir, LISTED)
}
