import { reply } from '#domain/chat/codec.ts'
import { answeringDay } from '#domain/chat/codec-hours.ts'
import { chatReport } from '#domain/chat/codec-report.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { handOverRoom } from './hand-over-room.ts'
import { dropReply, keepHours, keepReply } from './keep-desk.ts'
import { findHours, findReplies } from './queries-desk.ts'
import { reportAnswers } from './report-answers.ts'

const calls = contract.sellingChat

/** The seller's side of conversations [SELLER-1]. */
export const sellingChatRoutes: Route[] = [
  route(calls.colleagues, async (deps, seller) => {
    const people = await findSalesPeople(deps.db, seller.companyId)
    return { data: people.map(({ userId, name }) => ({ user_id: userId, nama: name })) }
  }),
  route(calls.handOver, async (deps, seller, { key_room: roomId, penerima_id: userId }) => {
    await handOverRoom(deps, seller, { roomId, userId })
    return {}
  }),
  route(calls.replies, async (deps, seller) => ({ data: list(reply).encode(await findReplies(deps.db, seller)) })),
  route(calls.saveReply, async (deps, seller, { balasan_id, judul: title, isi: text }) => ({
    data: { balasan_id: await keepReply(deps, seller, { id: balasan_id ?? null, title, text }) },
  })),
  route(calls.deleteReply, async (deps, seller, { balasan_id }) => {
    await dropReply(deps, seller, balasan_id)
    return {}
  }),
  route(calls.hours, async (deps, seller) => ({
    data: { jam: list(answeringDay).encode(await findHours(deps.db, seller.companyId)) },
  })),
  route(contract.chatReport.speed, async (deps, seller, { dari: from, sampai: until, halaman, per_halaman: limit }) => {
    const part = { limit, offset: (halaman - 1) * limit }
    return { data: chatReport.encode(await reportAnswers(deps, seller, { from, until }, part)) }
  }),
  route(calls.saveHours, async (deps, seller, { jam }) => {
    await keepHours(deps, seller, list(answeringDay).decode(jam))
    return {}
  }),
]
