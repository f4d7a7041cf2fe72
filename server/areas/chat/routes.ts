import type { ReadBodyOf } from '#domain/call.ts'
import { beside, entry, file, message, messagePage, product, reply, room } from '#domain/chat/codec.ts'
import { answeringDay, shopHours } from '#domain/chat/codec-hours.ts'
import { chatReport } from '#domain/chat/codec-report.ts'
import { messageKind, roomScope } from '#domain/chat/words.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { cardView, findCards } from '#server/areas/catalogue/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { handOverRoom, tellSales } from './hand-over-room.ts'
import { dropReply, keepHours, keepReply } from './keep-desk.ts'
import { keepRoomFile, readRoomFile } from './keep-room-file.ts'
import { openRoom, readRoom, type WantedRoom } from './open-room.ts'
import { showPresence } from './own-room.ts'
import { findHours, findReplies } from './queries-desk.ts'
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

export const chatRoutes: readonly Route[] = [
  // Conversations of buyers and sellers [CHAT-5, CHAT-6, CHAT-10, CHAT-12].
  route(contract.chat.shopHours, async (deps, _viewer, { seller_username }) => ({
    data: shopHours.encode(hoursView(await showHours(deps, seller_username))),
  })),
  route(contract.chat.sales, async (deps, buyer, { seller_id: sellerId }) => {
    const { isActive, salesId } = await findContactOf(deps.db, { buyerId: buyer.companyId, sellerId })
    if (!isActive || salesId === null) throw new Refusal('chat_not_subscribed', { field: 'seller_id' })
    return { data: { sales_id: salesId } }
  }),
  route(contract.chat.sellers, async (deps, _member, { seller_id: ids }) => {
    const sellers = await findSellerNames(deps.db, ids)
    return { data: sellers.map(({ id, name }) => ({ seller_id: id, seller_nama: name })) }
  }),
  route(contract.chat.products, async (deps, member, { produk_id: ids }) => ({
    data: list(product).encode((await findCards(deps.db, member, ids)).map(cardView)),
  })),
  route(contract.chat.rooms, async (deps, member, { cari: name, saring, halaman, per_halaman: limit }) => {
    const wishes = { name, scope: roomScope.decode(saring), limit, offset: (halaman - 1) * limit }
    const rooms = await findRooms(deps.db, member, wishes)
    return { data: list(entry).encode(rooms.map(entryView)) }
  }),
  route(contract.chat.unread, async (deps, member) => ({
    data: { total: await countUnreadRooms(deps.db, member.companyId) },
  })),
  route(contract.chat.open, async (deps, member, asked) => {
    const opened = await openRoom(deps, member, wantedOf(asked))
    return { data: room.encode(roomView(await showRoom(deps, member, opened))) }
  }),
  route(contract.chat.tellSales, async (deps, buyer, asked) => {
    await tellSales(deps, buyer, { sellerId: asked.company_id_seller, salesId: asked.id_sales })
    return {}
  }),
  route(
    contract.chat.send,
    async (deps, member, { key_room: roomId, kunci: key, type, contain, barang_id, berkas_id }) => {
      const about = { productId: barang_id ?? null, fileId: berkas_id ?? null }
      const words = { roomId, key, kind: messageKind.decode(type), text: contain, ...about }
      const sent = await sendMessage(deps, member, words)
      return { data: message.encode(messageView(sent.room, sent.message)) }
    },
  ),
  route(contract.chat.messages, async (deps, member, { key_room, setelah, sebelum, limit }) => {
    const span = { after: setelah, before: sebelum, limit }
    return { data: pageOf(await showMessages(deps, member, key_room, span)) }
  }),
  route(contract.chat.search, async (deps, member, { key_room, cari: words, sebelum: before, limit }) => ({
    data: pageOf(await searchMessages(deps, member, key_room, { words, before, limit })),
  })),
  route(contract.chat.read, async (deps, member, { key_room, sampai }) => {
    await readRoom(deps, member, key_room, sampai)
    return {}
  }),
  route(contract.chat.present, async (deps, member, { key_room: roomId, mengetik: typing }) => {
    await showPresence(deps, member, { roomId, typing })
    return {}
  }),
  route(contract.chat.beside, async (deps, member, { key_room }) => ({
    data: beside.encode(besideView(await showBeside(deps, member, key_room))),
  })),
  route(contract.chat.upload, async (deps, member, { key_room }, { file: received }) => ({
    data: file.encode(fileView(await keepRoomFile(deps, member, key_room, received))),
  })),
  route(contract.chat.file, (deps, member, { berkas_id }) => readRoomFile(deps, member, berkas_id)),

  // The seller's side of conversations [SELLER-1].
  route(contract.sellingChat.colleagues, async (deps, seller) => {
    const people = await findSalesPeople(deps.db, seller.companyId)
    return { data: people.map(({ userId, name }) => ({ user_id: userId, nama: name })) }
  }),
  route(contract.sellingChat.handOver, async (deps, seller, { key_room: roomId, penerima_id: userId }) => {
    await handOverRoom(deps, seller, { roomId, userId })
    return {}
  }),
  route(contract.sellingChat.replies, async (deps, seller) => ({
    data: list(reply).encode(await findReplies(deps.db, seller)),
  })),
  route(contract.sellingChat.saveReply, async (deps, seller, { balasan_id, judul: title, isi: text }) => ({
    data: { balasan_id: await keepReply(deps, seller, { id: balasan_id ?? null, title, text }) },
  })),
  route(contract.sellingChat.deleteReply, async (deps, seller, { balasan_id }) => {
    await dropReply(deps, seller, balasan_id)
    return {}
  }),
  route(contract.sellingChat.hours, async (deps, seller) => ({
    data: { jam: list(answeringDay).encode(await findHours(deps.db, seller.companyId)) },
  })),
  route(contract.chatReport.speed, async (deps, seller, { dari: from, sampai: until, halaman, per_halaman: limit }) => {
    const part = { limit, offset: (halaman - 1) * limit }
    return { data: chatReport.encode(await reportAnswers(deps, seller, { from, until }, part)) }
  }),
  route(contract.sellingChat.saveHours, async (deps, seller, { jam }) => {
    await keepHours(deps, seller, list(answeringDay).decode(jam))
    return {}
  }),
]

function pageOf({ room, messages, more }: ShownMessages) {
  return messagePage.encode({ messages: messages.map((one) => messageView(room, one)), more })
}

function wantedOf({ key_room, seller_id, pembeli_id, baca }: ReadBodyOf<typeof contract.chat.open>): WantedRoom {
  return { id: key_room ?? null, partnerId: seller_id ?? pembeli_id ?? null, isSeen: baca }
}
