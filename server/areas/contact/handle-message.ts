import type { Administrator } from '#domain/accounts/actor.ts'
import type { MessageState } from '#domain/contact/message-state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { lockMessage, type MessageRow, saveMessage } from './queries.ts'

/** A message as an administrator was shown it. */
export interface SeenMessage {
  id: string
  version: number
}

/** Says what became of a message [ADM-5]. @throws Refusal message_not_found | message_moved_on */
export function markMessage(
  deps: Deps,
  administrator: Administrator,
  seen: SeenMessage,
  state: MessageState,
): Promise<MessageRow> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockSeen(tx, seen)
    const after = { ...before, state, version: before.version + 1 }
    await saveMessage(tx, after)
    const facts = { before: { state: before.state }, after: { state } }
    await audit(tx, administrator, { act: 'message.mark', thing: { id: seen.id }, ...facts }, deps.now())
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
  seen: SeenMessage,
  reply: string,
): Promise<MessageRow> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const before = await lockSeen(tx, seen)
    if (before.reply !== null) throw new Refusal('message_answered', { field: 'text' })
    if (before.email === null) throw new Refusal('message_without_address', { field: 'text' })
    const after = { ...before, state: 'done' as const, version: before.version + 1, reply, repliedAt: now }
    await saveMessage(tx, after)
    await enqueue(tx, 'contact/send-reply', { messageId: seen.id })
    const facts = { before: { state: before.state }, after: { state: after.state } }
    await audit(tx, administrator, { act: 'message.reply', thing: { id: seen.id }, ...facts }, now)
    return after
  })
}

async function lockSeen(tx: Tx, { id, version }: SeenMessage): Promise<MessageRow> {
  const message = await lockMessage(tx, id)
  if (!message) throw new Refusal('message_not_found', { field: 'id' })
  if (message.version !== version) throw new Refusal('message_moved_on', { field: 'version' })
  return message
}
