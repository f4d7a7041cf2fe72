import { toldOf } from '#domain/notifications/kinds.ts'
import { findReaders, findVerifiedRecipient, hashSecret, makeSecret } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { newsMail } from './news-letter.ts'
import { insertMailStop } from './queries-stops.ts'
import { findNews, type Mailing } from './queries-telling.ts'

/**
 * Mails somebody what is still news to them: a member, who may still read it, wants mail of it and has not read it in the
 * app meanwhile. Only to an address that was verified [REG-1, ROLE-10].
 */
export async function sendMail(
  { db, mailer, config, now }: Deps,
  { userId, companyId, notificationIds }: Mailing & { notificationIds: readonly string[] },
): Promise<void> {
  const recipient = await findVerifiedRecipient(db, userId)
  const reader = (await findReaders(db, [companyId])).find((member) => member.userId === userId)
  const news = recipient && reader ? await findNews(db, reader, 'email', notificationIds) : []
  if (!recipient || news.length === 0) return

  // a link that stops mail is a mail's own; only its hash is kept
  const token = makeSecret()
  const company = await db.transaction().execute(async (tx) => {
    await insertMailStop(tx, { userId, tokenHash: hashSecret(token) }, now())
    return companyName(tx, companyId)
  })
  const told = news.map(({ kind, step, about, link, createdAt }) => ({
    title: toldOf(kind, step).title,
    about,
    link: config.publicUrl + link,
    at: createdAt,
  }))
  await mailer.send(newsMail(recipient, { company, told, token, publicUrl: config.publicUrl }))
}
