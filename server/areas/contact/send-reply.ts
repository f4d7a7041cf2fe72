import { LONGEST } from '#domain/limits.ts'
import type { Deps } from '#server/deps.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import { findMessage } from './queries.ts'

/**
 * Mails the answer to whoever asked. They are greeted by no name and their question is not repeated: both were typed by
 * somebody who may not own the mailbox [ADM-5].
 */
export async function sendReply({ db, mailer }: Deps, { messageId }: { messageId: string }): Promise<void> {
  const message = await findMessage(db, messageId)
  if (!message?.email || message.reply === null) return
  const paragraphs = message.reply.split(/\n+/).map((line) => harmless(line, LONGEST.contactReply))
  await mailer.send(
    mailTo({ name: '', email: message.email }, mailText`Jawaban atas pertanyaan Anda`, {
      paragraphs: [
        mailText`Terima kasih telah bertanya kepada Sentra Bahan. Jawaban kami:`,
        ...paragraphs.filter((paragraph) => paragraph !== ''),
      ],
      note: [
        mailText`Alamat e-mail ini diisi pada formulir pertanyaan di Sentra Bahan. Jika bukan Anda, abaikan e-mail ini.`,
      ],
    }),
  )
}
