import { noticeWordsOf } from '#domain/notifications/kinds-of-member.ts'
import { findReaders, findVerifiedRecipient, hashSecret, makeSecret } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { eachApart } from '#server/platform/jobs/each-apart.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { type HarmlessText, harmless, mailText, mailTo, type Recipient } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import {
  findMailings,
  findNews,
  lockMailing,
  type Mailing,
  type OutsideNews,
  saveMailedAt,
  takeMailsDue,
} from './queries-outside.ts'
import { insertMailStop } from './queries-stops.ts'
import { STOP_PATH } from './stop-mails.ts'

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

  // a link that stops mail is a mail's own; only its hash is stored
  const token = makeSecret()
  const company = await db.transaction().execute(async (tx) => {
    await insertMailStop(tx, { userId, tokenHash: hashSecret(token) }, now())
    return companyName(tx, companyId)
  })
  const items = news.map(({ kind, step, about, link, createdAt }) => ({
    title: noticeWordsOf(kind, step).title,
    about,
    link: config.publicUrl + link,
    at: createdAt,
  }))
  await mailer.send(newsMail(recipient, { company, items, token, publicUrl: config.publicUrl }))
}

/** Those of these notifications that are to be mailed to a user now, and the address; undefined where none is. */
async function findMailNews(
  db: Db | Tx,
  { userId, companyId }: Mailing,
  notificationIds: readonly string[],
): Promise<{ recipient: Recipient | undefined; news: OutsideNews[] }> {
  const recipient = await findVerifiedRecipient(db, userId)
  const reader = (await findReaders(db, [companyId])).find((member) => member.userId === userId)
  return { recipient, news: recipient && reader ? await findNews(db, reader, 'email', notificationIds) : [] }
}

interface News {
  company: string
  /** The latest first. */
  items: readonly { title: string; about: string | null; link: string; at: Date }[]
  token: string
  publicUrl: string
}

// a longer mail would not be read; the rest is in the list
const MOST = 20
// names of two companies and a number
const LONGEST_ABOUT = 200

/** The mail of notifications: what happened, whom it concerns, and where it shows; never a price [ROLE-4]. */
function newsMail(recipient: Recipient, { company, items, token, publicUrl }: News): Mail {
  const [first] = items
  const one = items.length === 1 && first
  const more = items.length - MOST
  return mailTo(recipient, one ? subjectOf(one) : mailText`${items.length} pemberitahuan baru`, {
    paragraphs: [mailText`Ada kabar untuk ${harmless(company)}:`],
    entries: items.slice(0, MOST).map(({ title, about, link, at }) => ({
      title: harmless(title),
      ...(about !== null && { text: harmless(about, LONGEST_ABOUT) }),
      aside: harmlessTime(at),
      link,
    })),
    ...(more > 0 && { after: [mailText`Dan ${more} pemberitahuan lainnya.`] }),
    // a mail about one thing links to it, the reader's next step
    button: one
      ? { label: mailText`Buka di Sentra Bahan`, link: one.link }
      : { label: mailText`Lihat semua pemberitahuan`, link: `${publicUrl}/notifikasi` },
    note: [mailText`Anda menerima e-mail ini karena pemberitahuan lewat e-mail aktif di akun Anda.`],
    links: [
      { label: mailText`Atur pemberitahuan`, link: `${publicUrl}/akun/profile?bagian=pemberitahuan` },
      { label: mailText`Berhenti menerima e-mail ini`, link: `${publicUrl}/berhenti-email?token=${token}` },
    ],
    stop: `${publicUrl}${STOP_PATH}?token=${token}`,
  })
}

function subjectOf({ title, about }: News['items'][number]): HarmlessText {
  return about === null ? harmless(title) : mailText`${harmless(title)}: ${harmless(about)}`
}

/** '23 Nov 2026, 15.04 WIB': harmless() would part the hours from the minutes. */
function harmlessTime(at: Date): HarmlessText {
  return `${clock.format(at)} WIB` as HarmlessText // digits and the names of months
}

const clock = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** Between two mails to one person about one company: what happens meanwhile is in the second. */
const APART_MS = 15 * 60 * 1000

/**
 * Sends one mail with all pending notifications of a user: at once, or later if there was one just before.
 * @param gathering `after`: when that one was mailed, for a user who has waited since
 */
export function batchMail(deps: Deps, request: BatchRequest): Promise<void> {
  return deps.db.transaction().execute((tx) => batchIn(tx, request, deps.now()))
}

type BatchRequest = Mailing & { after?: string }

/** Mails everybody what could wait, in one summary each. */
export async function sendSummaries(deps: Deps): Promise<void> {
  await eachApart(
    await findMailings(deps.db),
    ({ userId, companyId }) => `the summary of user ${userId} of company ${companyId}`,
    (mailing) => batchMail(deps, mailing),
  )
}

async function batchIn(tx: Tx, { after, ...mailing }: BatchRequest, now: Date): Promise<void> {
  const mailedAt = (await lockMailing(tx, mailing))?.toISOString()
  const next = mailedAt && new Date(Date.parse(mailedAt) + APART_MS)
  // the database's clock has let this job begin, which this process may be behind
  if (next && now < next && mailedAt !== after) {
    const key = `${mailing.userId} ${mailing.companyId} ${mailedAt}`
    return enqueue(tx, 'notifications/gather-mail', { ...mailing, after: mailedAt }, { startAfter: next, key })
  }

  const notificationIds = await takeMailsDue(tx, mailing)
  // without a recipient the next mail need not wait
  if ((await findMailNews(tx, mailing, notificationIds)).news.length === 0) return
  await saveMailedAt(tx, mailing, now)
  await enqueue(tx, 'notifications/send-mail', { ...mailing, notificationIds })
}
