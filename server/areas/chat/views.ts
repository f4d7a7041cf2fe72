import type { Entry, Message, Room as RoomShown } from '#domain/chat/codec.ts'
import { timestampOf } from '#domain/chat/timestamp.ts'
import { no, yes } from '#domain/machine.ts'
import type { ListedRoom, Room, StoredMessage } from './queries.ts'
import type { ShownRoom } from './show-room.ts'

/** What stands in the list for a product without words. */
const PRODUCT_TEXT = 'Produk'

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
    at: timestampOf(message.sentAt),
  }
}

export function entryView(room: ListedRoom): Entry {
  return {
    roomId: room.id,
    readOnFrom: room.firstUnread ?? room.lastPlace,
    partnerId: room.partnerId,
    partnerName: room.partnerName,
    picture: '',
    lastText: room.lastText || PRODUCT_TEXT,
    unread: room.unread,
    lastAt: room.lastAt.getTime(),
  }
}

export function roomView({ room, contact, partner, messages, obstacle }: ShownRoom): RoomShown {
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
    messages: messages.map((message) => messageView(room, message)),
    can: { send: obstacle === null ? yes : no(obstacle) },
  }
}
