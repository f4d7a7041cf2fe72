import type { Beside, Entry, Message, Room as RoomShown } from '#domain/chat/codec.ts'
import type { ShopHours } from '#domain/chat/codec-hours.ts'
import { timestampOf } from '#domain/chat/timestamp.ts'
import { mimeTypes } from '#domain/file.ts'
import { no, yes } from '#domain/machine.ts'
import { quantityText } from '#domain/money.ts'
import { stateLabel } from '#domain/orders/state.ts'
import type { CarriedFile, StoredMessage } from './queries-messages.ts'
import type { ListedRoom, Room } from './queries-rooms.ts'
import type { ShownHours } from './show-hours.ts'
import type { ShownBeside, ShownRoom } from './show-room.ts'

/** What stands in the list for a message without words. */
const WITHOUT_WORDS = { text: '', product: 'Produk', file: 'Berkas' }

export function messageView({ buyerId, sellerId }: Room, message: StoredMessage): Message {
  return {
    id: message.id,
    place: message.place,
    readBy: message.readBy ?? '',
    text: message.text,
    read: message.readBy !== null,
    receiverId: message.senderId === buyerId ? sellerId : buyerId,
    senderId: message.senderId,
    senderName: message.senderName,
    kind: message.kind,
    productId: message.productId ?? undefined,
    file: message.file ? fileView(message.file) : undefined,
    at: timestampOf(message.sentAt),
  }
}

export function fileView({ id, name, kind, size }: CarriedFile): NonNullable<Message['file']> {
  return { id, name, type: mimeTypes[kind], size }
}

export function entryView(room: ListedRoom): Entry {
  return {
    roomId: room.id,
    readOnFrom: room.firstUnread ?? room.lastPlace,
    partnerId: room.partnerId,
    partnerName: room.partnerName,
    picture: '',
    lastText: room.lastText || room.lastFileName || WITHOUT_WORDS[room.lastKind],
    lastKind: room.lastKind,
    isOwn: room.lastSenderId !== room.partnerId,
    isRead: room.lastReadAt !== null,
    salesId: room.salesId ?? '',
    salesName: room.salesName ?? '',
    unread: room.unread,
    lastAt: room.lastAt.getTime(),
  }
}

export function roomView({ room, contact, partner, messages, hours, isAnswering, obstacle }: ShownRoom): RoomShown {
  return {
    id: room.id,
    buyerId: room.buyerId,
    sellerId: room.sellerId,
    lastAt: room.lastAt.getTime(),
    type: 'user_to_sales',
    buyerUserId: room.buyerUserId ?? '',
    sellerUserId: contact.salesId ?? '',
    partnerName: partner.name,
    partnerUsername: partner.username,
    salesName: contact.salesName,
    hours,
    isAnswering,
    messages: messages.map((message) => messageView(room, message)),
    can: { send: obstacle === null ? yes : no(obstacle) },
  }
}

export function besideView({ negotiations, orders, standing }: ShownBeside): Beside {
  return {
    negotiations: negotiations.map(({ units, validUntil, ...nego }) => ({
      ...nego,
      units: quantityText(units),
      validUntil: validUntil.toISOString(),
    })),
    orders: orders.map(({ pickup, isPartSent, ...order }) => ({
      ...order,
      stateLabel: stateLabel(order.state, { isFetched: pickup !== null, isPartSent }),
      placedAt: order.placedAt.toISOString(),
    })),
    subscription: standing ? { ...standing, since: standing.since.toISOString() } : null,
  }
}

/** seller/jam */
export function hoursView({ changesAt, ...hours }: ShownHours): ShopHours {
  return { ...hours, changesAt: changesAt?.toISOString() ?? null }
}
