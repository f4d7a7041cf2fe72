import { LINK_MS } from '#domain/accounts/verification.ts'
import { DAY_MS } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { isEmailTaken } from '../join-account.ts'
import { hashSecret, makeSecret } from '../secrets.ts'
import { findChange, keepChangeLink, keepStopLink } from './queries-email-changes.ts'

/**
 * Makes the link that confirms another address and mails it there; an owner who has that address already is notified
 * instead. It is made only here so that it exists nowhere but in the mail [REG-3].
 */
export async function sendEmailChange(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const token = makeSecret()
  const email = await deps.db.transaction().execute((tx) => keepChangeLink(tx, changeId, hashSecret(token)))
  if (email === undefined) return
  const { publicUrl } = deps.config
  const isTaken = await isEmailTaken(deps.db, email)
  await deps.mailer.send(
    isTaken
      ? addressTakenMail(email, `${publicUrl}/masuk`)
      : confirmChangeMail(email, `${publicUrl}/ubah-email?token=${token}`),
  )
}

/** Notifies the present address by mail that another one was requested, with a link that stops it [REG-3]. */
export async function notifyEmailChange(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const token = makeSecret()
  const change = await deps.db.transaction().execute((tx) => keepStopLink(tx, changeId, hashSecret(token)))
  if (change)
    await deps.mailer.send(changeRequestedMail(change, `${deps.config.publicUrl}/ubah-email/batal?token=${token}`))
}

/** Mails the old address that another one has replaced it [REG-3]. */
export async function notifyEmailChanged(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const change = await findChange(deps.db, changeId)
  if (change) await deps.mailer.send(emailChangedMail(change))
}

interface Addresses {
  from: string
  to: string
}

// the greeting bears no name: these mailboxes may belong to a stranger to the account

function confirmChangeMail(email: string, link: string): Mail {
  return mailTo({ name: '', email }, mailText`Konfirmasi alamat e-mail baru Anda`, {
    paragraphs: [mailText`Alamat e-mail ini akan dipakai untuk akun Sentra Bahan. Pastikan alamat ini milik Anda.`],
    button: { label: mailText`Konfirmasi alamat e-mail`, link },
    note: [
      mailText`Tautan berlaku ${LINK_MS / DAY_MS} hari sejak perubahan diminta dan hanya untuk satu kali pakai.`,
      mailText`Jika Anda tidak memintanya, abaikan e-mail ini.`,
    ],
  })
}

/** Mail to the owner of an address that another account requested. */
function addressTakenMail(email: string, signInLink: string): Mail {
  return mailTo({ name: '', email }, mailText`Alamat e-mail Anda sudah terdaftar`, {
    paragraphs: [
      mailText`Alamat e-mail ini diminta untuk sebuah akun Sentra Bahan, tetapi sudah dipakai akun Anda. Tidak ada yang diubah.`,
      mailText`Jika Anda yang memintanya, masuk dengan akun ini atau gunakan alamat e-mail lain.`,
    ],
    button: { label: mailText`Masuk`, link: signInLink },
    note: [mailText`Jika Anda tidak memintanya, abaikan e-mail ini.`],
  })
}

function changeRequestedMail({ from, to }: Addresses, stopLink: string): Mail {
  return mailTo({ name: '', email: from }, mailText`Alamat e-mail akun Anda akan diubah`, {
    paragraphs: [
      mailText`Perubahan alamat e-mail akun Sentra Bahan Anda menjadi ${harmless(to)} baru saja diminta. Alamat ini tetap berlaku sampai alamat baru dikonfirmasi.`,
      mailText`Jika bukan Anda yang memintanya, batalkan perubahan ini, lalu reset password Anda.`,
    ],
    button: { label: mailText`Batalkan perubahan`, link: stopLink },
  })
}

function emailChangedMail({ from, to }: Addresses): Mail {
  return mailTo({ name: '', email: from }, mailText`Alamat e-mail akun Anda telah diubah`, {
    paragraphs: [
      mailText`Alamat e-mail akun Sentra Bahan Anda kini ${harmless(to)}, dan sesi di perangkat lain telah diakhiri. Alamat ini tidak lagi dapat dipakai untuk masuk.`,
      mailText`Jika bukan Anda yang mengubahnya, segera hubungi kami.`,
    ],
  })
}
