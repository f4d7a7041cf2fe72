import { CODE_MS } from '#domain/accounts/reset.ts'
import type { SecondFactorNews } from '#domain/accounts/second-factor.ts'
import { LINK_MS } from '#domain/accounts/verification.ts'
import { type HarmlessText, mailText, mailTo, type Recipient } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export function resetCodeMail(recipient: Recipient, code: string): Mail {
  return mailTo(recipient, mailText`Kode verifikasi reset password`, {
    paragraphs: [mailText`Gunakan kode ini untuk mengganti password akun Sentra Bahan Anda:`],
    code,
    note: [
      mailText`Kode berlaku ${CODE_MS / MINUTE_MS} menit dan hanya untuk satu kali pakai. Jangan berikan kepada siapa pun, termasuk kepada orang yang mengaku dari Sentra Bahan.`,
      mailText`Jika Anda tidak memintanya, abaikan e-mail ini: password Anda tidak berubah.`,
    ],
  })
}

/** Greets nobody by name: it was typed by whoever registered, who may be a stranger to this mailbox. */
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

export function passwordChangedMail(recipient: Recipient, resetLink: string): Mail {
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

export function secondFactorMail(recipient: Recipient, news: SecondFactorNews, resetLink: string): Mail {
  return mailTo(recipient, mailText`Verifikasi dua langkah akun Anda`, {
    paragraphs: [
      newsOfSecondFactor[news],
      mailText`Jika bukan Anda yang melakukannya, segera ganti password Anda dan hubungi administrator lain.`,
    ],
    button: { label: mailText`Reset password`, link: resetLink },
  })
}
