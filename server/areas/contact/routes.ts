import type { ContactMessage } from '#domain/contact/contract.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/network.ts'
import { markMessage, receiveMessage, replyToMessage } from './messages.ts'
import { countMessages, findMessages, type MessageRow } from './queries.ts'

const calls = contract.contact

/** Questions to the platform, and what administrators do with them [WA-1, ADM-5]. */
export const contactRoutes: Route[] = [
  route(calls.send, async (deps, viewer, body, { request }) => {
    const { name, business, email, question } = body
    const asker = { network: networkOf(request.ip), userId: viewer.kind === 'member' ? viewer.userId : undefined }
    await receiveMessage(deps, { name, business, email: email || null, question }, asker)
    return {}
  }),
  route(calls.list, async ({ db }, _administrator, { state, keyword, after, perPage }) => {
    const wish = { state, keyword, after: after ?? undefined }
    const found = await findMessages(db, { ...wish, limit: perPage + 1 })
    const messages = found.slice(0, perPage)
    const counted = await countMessages(db, keyword)
    const countOf = (state: ContactMessage['state']) => counted.find((one) => one.state === state)?.count ?? 0
    return {
      data: {
        messages: messages.map(messageView),
        next: found.length > perPage ? (messages.at(-1)?.id ?? null) : null,
        counts: { new: countOf('new'), read: countOf('read'), done: countOf('done') },
      },
    }
  }),
  route(calls.mark, async (deps, administrator, { state, ...expected }) => ({
    data: messageView(await markMessage(deps, administrator, expected, state)),
  })),
  route(calls.reply, async (deps, administrator, { text, ...expected }) => ({
    data: messageView(await replyToMessage(deps, administrator, expected, text)),
  })),
]

function messageView({ at, reply, repliedAt, ...message }: MessageRow): ContactMessage {
  return {
    ...message,
    at: at.toISOString(),
    reply: reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
  }
}
