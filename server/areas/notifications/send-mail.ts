import { toldOf } from '#domain/notifications/kinds.ts'
import { findReaders, findVerifiedRecipient, hashSecret, makeSecret } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { Recipient } from '#server/platform/mail/letter.ts'
import { newsMail } from './news-letter.ts'
import { insertMailStop } from './queries-stops.ts'
import { findNews, type Mailing, type OutsideNews } from './queries-telling.ts'

/**
 * Mails somebody what is still news to them: a member, who may still read it, wants mail of it and has not read it in the
 * app meanwhile. Only to an address that was verified [REG-1, ROLE-10].
 */
export async function sendMail(
  { db, mailer, config, now }: Deps,
  { userId, companyId, notificationIds }: Mailing & { notificationIds: readonly string[] },
): Promise<void> {
  const { recipient, news } = await findMailNews(db, { userId, companyId }, notificationIds)
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

/** What of these notifications somebody is to be mailed about now, and where to; nothing where nobody may be. */
export async function findMailNews(
  db: Db | Tx,
  { userId, companyId }: Mailing,
  notificationIds: readonly string[],
): Promise<{ recipient: Recipient | undefined; news: OutsideNews[] }> {
  const recipient = await findVerifiedRecipient(db, userId)
  const reader = (await findReaders(db, [companyId])).find((member) => member.userId === userId)
  return { recipient, news: recipient && reader ? await findNews(db, reader, 'email', notificationIds) : [] }
}
