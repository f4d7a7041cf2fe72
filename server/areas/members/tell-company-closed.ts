import { findVerifiedRecipient } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'

interface Told {
  userId: string
  companyId: string
}

/** Mails somebody that the company they were a member of is closed, and what becomes of their account [OPS-5]. */
export async function tellCompanyClosed({ db, mailer }: Deps, { userId, companyId }: Told): Promise<void> {
  const recipient = await findVerifiedRecipient(db, userId)
  if (!recipient) return
  const name = harmless(await companyName(db, companyId))
  await mailer.send(
    mailTo(recipient, mailText`${name} telah ditutup`, {
      paragraphs: [
        mailText`${name} telah ditutup di Sentra Bahan oleh pemiliknya: langganan, negosiasi, dan akses semua anggota berakhir.`,
        mailText`Pesanan, dokumen, dan catatan pembayarannya tetap disimpan selama 10 tahun sesuai ketentuan hukum.`,
        mailText`Akun Anda tidak ikut ditutup. Tanpa perusahaan lain, Anda tidak dapat masuk; hubungi kami bila Anda ingin data Anda dihapus.`,
      ],
      note: [mailText`Jika ini tidak seharusnya terjadi, segera hubungi kami.`],
    }),
  )
}
