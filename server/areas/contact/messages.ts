import type { Administrator } from '#domain/accounts/actor.ts'
import { MESSAGE_KEPT_DAYS, type MessageState } from '#domain/contact/message-state.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import { ofNetwork, perDay, takeHit } from '#server/platform/rate-limit.ts'
import {
  type ContactQuestion,
  findMessage,
  forgetMessagesBefore,
  insertMessage,
  lockMessage,
  type MessageRow,
  saveMessage,
} from './queries.ts'

/** The sender: the network, from networkOf, and the person where one has signed in. */
export interface Asker {
  network: string
  userId: string | undefined
}

/**
 * Stores a question to the platform. The visitor continues in WhatsApp: questions beyond the day's limit of a network,
 * of a person or of all together are dropped silently [ADM-5, WA-1].
 */
export async function receiveMessage(deps: Deps, received: ContactQuestion, { network, userId }: Asker): Promise<void> {
  const bounds = [
    ...ofNetwork('contact messages', network, perDay(MOST.contactMessagesOfNetworkADay)),
    ...(userId === undefined
      ? []
      : [{ key: `contact messages\n${userId}`, limit: perDay(MOST.contactMessagesOfPersonADay) }]),
    // last: a network or person over its own limit takes nothing from the total
    { key: 'contact messages', limit: perDay(MOST.contactMessagesADay) },
  ]
  for (const { key, limit } of bounds) {
    const { hits } = await takeHit(deps, key, limit)
    if (hits > limit.max) return
  }
  await insertMessage(deps.db, received, deps.now())
}

/**
 * Mails the answer to the sender of a question. The greeting bears no name and their question is not repeated: both
 * were typed by somebody who may not own the mailbox [ADM-5].
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

/** Deletes messages once the privacy policy says that they are gone, in whatever state. */
export function tidyMessages({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - MESSAGE_KEPT_DAYS * 24 * 60 * 60 * 1000)
  return db.transaction().execute((tx) => forgetMessagesBefore(tx, before))
}

/** A message as an administrator was shown it. */
export interface ExpectedMessage {
  id: string
  version: number
}

/** Sets the state of a message [ADM-5]. @throws Refusal message_not_found | message_moved_on */
export function markMessage(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedMessage,
  state: MessageState,
): Promise<MessageRow> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockExpected(tx, expected)
    const after = { ...before, state, version: before.version + 1 }
    await saveMessage(tx, after)
    const facts = { before: { state: before.state }, after: { state } }
    await audit(tx, administrator, { act: 'message.mark', thing: { id: expected.id }, ...facts }, deps.now())
    return after
  })
}

/**
 * Answers a message by mail, once: it is done then. The audit keeps that it was answered, not the words [ADM-5, ADM-6].
 * @throws Refusal message_not_found | message_moved_on | message_without_address | message_answered
 */
export function replyToMessage(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedMessage,
  reply: string,
): Promise<MessageRow> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const before = await lockExpected(tx, expected)
    if (before.reply !== null) throw new Refusal('message_answered', { field: 'text' })
    if (before.email === null) throw new Refusal('message_without_address', { field: 'text' })
    const after = { ...before, state: 'done' as const, version: before.version + 1, reply, repliedAt: now }
    await saveMessage(tx, after)
    await enqueue(tx, 'contact/send-reply', { messageId: expected.id })
    const facts = { before: { state: before.state }, after: { state: after.state } }
    await audit(tx, administrator, { act: 'message.reply', thing: { id: expected.id }, ...facts }, now)
    return after
  })
}

async function lockExpected(tx: Tx, { id, version }: ExpectedMessage): Promise<MessageRow> {
  const message = await lockMessage(tx, id)
  if (!message) throw new Refusal('message_not_found', { field: 'id' })
  if (message.version !== version) throw new Refusal('message_moved_on', { field: 'version' })
  return message
}
