import type { Deps } from '#server/deps.ts'
import { mailText, mailTo } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { deleteFarewell, findFarewell } from './queries-closing.ts'

/** Mails somebody that their account is closed; then their address is forgotten too [REG-3]. */
export async function tellAccountClosed({ db, mailer }: Deps, { farewellId }: { farewellId: string }): Promise<void> {
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
