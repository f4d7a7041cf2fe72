import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { cardView, findCards } from '#server/areas/catalogue/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { handOverRoom, notifySales } from './hand-over-room.ts'
import { keepRoomFile, readRoomFile } from './keep-room-file.ts'
import { openRoom, type RequestedRoom, readRoom } from './open-room.ts'
import { showPresence } from './own-room.ts'
import { findHours, findReplies } from './queries-replies-and-hours.ts'
import { countUnreadRooms, findRooms, findSellerNames } from './queries-rooms.ts'
import { sendMessage } from './send-message.ts'
import { reportAnswers, showHours } from './show-hours.ts'
import {
  besideView,
  entryView,
  fileView,
  findContactOf,
  hoursView,
  messageView,
  roomView,
  type ShownMessages,
  searchMessages,
  showBeside,
  showMessages,
  showRoom,
} from './show-room.ts'
import { dropReply, keepHours, keepReply } from './write-replies-and-hours.ts'

export const chatRoutes: readonly Route[] = [
  // Conversations of buyers and sellers [CHAT-5, CHAT-6, CHAT-10, CHAT-12].
  route(contract.chat.shopHours, async (deps, _viewer, { username }) => ({
    data: hoursView(await showHours(deps, username)),
  })),
  route(contract.chat.sales, async (deps, buyer, { sellerId }) => {
    const { isActive, salesId } = await findContactOf(deps.db, { buyerId: buyer.companyId, sellerId })
    if (!isActive || salesId === null) throw new Refusal('chat_not_subscribed', { field: 'sellerId' })
    return { data: { salesId } }
  }),
  route(contract.chat.sellers, async (deps, _member, { ids }) => {
    const sellers = await findSellerNames(deps.db, ids)
    return { data: sellers }
  }),
  route(contract.chat.products, async (deps, member, { ids }) => ({
    data: (await findCards(deps.db, member, ids)).map(cardView),
  })),
  route(contract.chat.rooms, async (deps, member, { name, scope, page, perPage: limit }) => {
    const wishes = { name, scope, limit, offset: (page - 1) * limit }
    const rooms = await findRooms(deps.db, member, wishes)
    return { data: rooms.map(entryView) }
  }),
  route(contract.chat.unread, async (deps, member) => ({
    data: { total: await countUnreadRooms(deps.db, member.companyId) },
  })),
  route(contract.chat.open, async (deps, member, asked) => {
    const opened = await openRoom(deps, member, requestedRoom(asked))
    return { data: roomView(await showRoom(deps, member, opened)) }
  }),
  route(contract.chat.notifySales, async (deps, buyer, asked) => {
    await notifySales(deps, buyer, { sellerId: asked.sellerId, salesId: asked.salesId })
    return {}
  }),
  route(contract.chat.send, async (deps, member, { productId, fileId, ...words }) => {
    const about = { productId: productId ?? null, fileId: fileId ?? null }
    const sent = await sendMessage(deps, member, { ...words, ...about })
    return { data: messageView(sent.room, sent.message) }
  }),
  route(contract.chat.messages, async (deps, member, { roomId, after, before, limit }) => ({
    data: pageOf(await showMessages(deps, member, roomId, { after, before, limit })),
  })),
  route(contract.chat.search, async (deps, member, { roomId, words, before, limit }) => ({
    data: pageOf(await searchMessages(deps, member, roomId, { words, before, limit })),
  })),
  route(contract.chat.read, async (deps, member, { roomId, sequence: place }) => {
    await readRoom(deps, member, roomId, place)
    return {}
  }),
  route(contract.chat.present, async (deps, member, { roomId, typing }) => {
    await showPresence(deps, member, { roomId, typing })
    return {}
  }),
  route(contract.chat.beside, async (deps, member, { roomId }) => ({
    data: besideView(await showBeside(deps, member, roomId)),
  })),
  route(contract.chat.upload, async (deps, member, { roomId }, { file: received }) => ({
    data: fileView(await keepRoomFile(deps, member, roomId, received)),
  })),
  route(contract.chat.file, (deps, member, { fileId }) => readRoomFile(deps, member, fileId)),

  // The seller's side of conversations [SELLER-1].
  route(contract.sellingChat.colleagues, async (deps, seller) => {
    const people = await findSalesPeople(deps.db, seller.companyId)
    return { data: people.map(({ userId, name }) => ({ id: userId, name })) }
  }),
  route(contract.sellingChat.handOver, async (deps, seller, { roomId, userId }) => {
    await handOverRoom(deps, seller, { roomId, userId })
    return {}
  }),
  route(contract.sellingChat.replies, async (deps, seller) => ({ data: await findReplies(deps.db, seller) })),
  route(contract.sellingChat.saveReply, async (deps, seller, { id, title, text }) => ({
    data: { id: await keepReply(deps, seller, { id: id ?? null, title, text }) },
  })),
  route(contract.sellingChat.deleteReply, async (deps, seller, { id }) => {
    await dropReply(deps, seller, id)
    return {}
  }),
  route(contract.sellingChat.hours, async (deps, seller) => ({
    data: { days: await findHours(deps.db, seller.companyId) },
  })),
  route(contract.chatReport.speed, async (deps, seller, { from, until, page, perPage: limit }) => {
    const part = { limit, offset: (page - 1) * limit }
    return { data: await reportAnswers(deps, seller, { from, until }, part) }
  }),
  route(contract.sellingChat.saveHours, async (deps, seller, { days }) => {
    await keepHours(deps, seller, days)
    return {}
  }),
]

function pageOf({ room, messages, more }: ShownMessages) {
  return { messages: messages.map((one) => messageView(room, one)), more }
}

function requestedRoom({
  roomId,
  sellerId,
  buyerId,
  isSeen: marksRead,
}: ReadBodyOf<typeof contract.chat.open>): RequestedRoom {
  return { id: roomId ?? null, partnerId: sellerId ?? buyerId ?? null, marksRead }
}
