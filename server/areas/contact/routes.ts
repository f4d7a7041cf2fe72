import { type ContactMessage, contactMessage, messagePage } from '#domain/contact/codec.ts'
import { messageState } from '#domain/contact/message-state.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/network.ts'
import { markMessage, replyToMessage } from './handle-message.ts'
import { keepMessage } from './keep-message.ts'
import { countMessages, findMessages, type MessageRow } from './queries.ts'

const calls = contract.contact

/** Questions to the platform, and what administrators do with them [WA-1, ADM-5]. */
export const contactRoutes: Route[] = [
  route(calls.send, async (deps, viewer, body, { request }) => {
    const { nama: name, tipe_bisnis: business, email, pertanyaan: question } = body
    const asker = { network: networkOf(request.ip), userId: viewer.kind === 'member' ? viewer.userId : undefined }
    await keepMessage(deps, { name, business, email: email || null, question }, asker)
    return {}
  }),
  route(calls.list, async ({ db }, _administrator, { status, keyword, setelah, per_halaman: perPage }) => {
    const wish = { state: status && messageState.decode(status), keyword, after: setelah ?? undefined }
    const found = await findMessages(db, { ...wish, limit: perPage + 1 })
    const messages = found.slice(0, perPage)
    const counted = await countMessages(db, keyword)
    const countOf = (state: ContactMessage['state']) => counted.find((one) => one.state === state)?.count ?? 0
    return {
      data: messagePage.encode({
        messages: messages.map(messageView),
        next: found.length > perPage ? (messages.at(-1)?.id ?? null) : null,
        counts: { new: countOf('new'), read: countOf('read'), done: countOf('done') },
      }),
    }
  }),
  route(calls.mark, async (deps, administrator, { pesan_id: id, versi: version, status }) => {
    const state = messageState.decode(status)
    return { data: contactMessage.encode(messageView(await markMessage(deps, administrator, { id, version }, state))) }
  }),
  route(calls.reply, async (deps, administrator, { pesan_id: id, versi: version, teks }) => {
    return {
      data: contactMessage.encode(messageView(await replyToMessage(deps, administrator, { id, version }, teks))),
    }
  }),
]

function messageView({ at, reply, repliedAt, ...message }: MessageRow): ContactMessage {
  return {
    ...message,
    at: at.toISOString(),
    reply: reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
  }
}
