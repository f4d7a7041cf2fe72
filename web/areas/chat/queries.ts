import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { beside, entry, messagePage, product, type Room, room } from '#domain/chat/codec.ts'
import { roomScope } from '#domain/chat/words.ts'
import { list, record } from '#domain/codec.ts'
import { callApi } from '#web/lib/api/api.ts'
import { query } from '#web/lib/api/query.ts'
import { askedFrom, type KeptMessages, withMessages } from './kept-messages.ts'
import type { WantedRoom } from './opening.ts'
import { isLooking } from './room/use-looking.ts'

export const ROOMS_PER_PAGE = 40
const MOST_PER_CALL = 100
const OLDER_PER_CALL = 50

export interface RoomsFilter {
  /** Part of the other company's name. */
  name: string
  scope: keyof typeof roomScope.names
}

export const ALL_ROOMS: RoomsFilter = { name: '', scope: 'all' }

/** A page of the company's conversations, the latest first [CHAT-8]. */
export const roomsQuery = (companyId: string, { name, scope }: RoomsFilter, page: number) =>
  query({
    call: 'chat/room/daftar',
    body: {
      company_id: companyId,
      cari: name,
      saring: roomScope.encode(scope),
      halaman: page,
      per_halaman: ROOMS_PER_PAGE,
    },
    as: list(entry),
    live: 'chat',
  })

const unreadRooms = record<{ total: number }>()({ total: 'total' })

/** How many conversations hold unread messages of the other side [CHAT-8]. */
export const unreadRoomsQuery = (companyId: string) =>
  query({ call: 'chat/room/belum-dibaca', body: { company_id: companyId }, as: unreadRooms, live: 'chat' })

/** Opening it marks what the other side said as read, where somebody looks; its messages go where messages are kept [CHAT-6]. */
export const roomQuery = (wanted: WantedRoom) => {
  return queryOptions({
    queryKey: roomKey(wanted),
    queryFn: async ({ client }): Promise<Room> => {
      // also asked when a connection comes back to a tab that nobody looks at
      const { data } = await callApi('chat/room/buka', { ...(await roomBody(wanted)), baca: isLooking() })
      const opened = room.decode(data)
      keepMessages(client, opened.id, opened.messages)
      client.setQueryData(roomKey({ roomId: opened.id }), opened)
      return opened
    },
    meta: { live: ['subscription'] },
    staleTime: 0,
  })
}

function roomKey(wanted: WantedRoom) {
  return ['chat/room/buka', wanted] as const
}

async function roomBody(wanted: WantedRoom) {
  if ('roomId' in wanted) return { key_room: wanted.roomId }
  if ('buyerId' in wanted) return { pembeli_id: wanted.buyerId }
  return { seller_id: 'id' in wanted.seller ? wanted.seller.id : await idOf(wanted.seller.username) }
}

async function idOf(username: string): Promise<string> {
  const { data } = await callApi('seller/detail', { username })
  return data.id
}

/** The messages of a room from the earliest that was looked at; what is new is asked for by 'since' [CHAT-12]. */
export const messagesQuery = (roomId: string) =>
  queryOptions({
    queryKey: messagesKey(roomId),
    queryFn: async ({ client }): Promise<KeptMessages> => {
      const known = keptMessages(client, roomId)
      const news = await askSince(roomId, askedFrom(known))
      // earlier ones may have come meanwhile
      return withMessages(keptMessages(client, roomId), news)
    },
    meta: { live: [`chat:${roomId}`] },
    refetchOnWindowFocus: 'always',
  })

function messagesKey(roomId: string) {
  return ['chat/pesan/daftar', roomId] as const
}

function keptMessages(client: QueryClient, roomId: string): KeptMessages {
  return client.getQueryData<KeptMessages>(messagesKey(roomId)) ?? []
}

/** Adds what is known of a room from elsewhere: opening it, or sending. */
export function keepMessages(client: QueryClient, roomId: string, added: KeptMessages): void {
  client.setQueryData<KeptMessages>(messagesKey(roomId), (kept = []) => withMessages(kept, added))
}

async function askSince(roomId: string, after: number): Promise<KeptMessages> {
  const found: KeptMessages[] = []
  for (let from = after; ; ) {
    const { messages, more } = await askPage({ key_room: roomId, setelah: from, limit: MOST_PER_CALL })
    found.push(messages)
    const last = messages.at(-1)
    if (!more || !last) return found.flat()
    from = last.place
  }
}

/** Loads what was said before what is there, as far back as a place if one is given. @throws ApiError */
export async function loadEarlier(client: QueryClient, roomId: string, backTo?: number): Promise<void> {
  do {
    const first = keptMessages(client, roomId)[0]
    if (!first || first.place <= (backTo ?? 1)) return
    const limit = backTo === undefined ? OLDER_PER_CALL : MOST_PER_CALL
    const { messages } = await askPage({ key_room: roomId, sebelum: first.place, limit })
    if (messages.length === 0) return
    keepMessages(client, roomId, messages)
  } while (backTo !== undefined)
}

async function askPage(body: { key_room: string; setelah?: number; sebelum?: number; limit: number }) {
  const { data } = await callApi('chat/pesan/daftar', body)
  return messagePage.decode(data)
}

const salesPerson = record<{ sales_id: string }>()({ salesId: 'sales_id' })

/** Who talks for a seller to the company; asked anew when the subscription changes [CHAT-9]. */
export const salesQuery = (companyId: string, sellerId: string) =>
  query({
    call: 'chat/sales',
    body: { company_id: companyId, seller_id: sellerId },
    as: salesPerson,
    live: 'subscription',
  })

/** Products of messages, by the viewer's own right to their prices at the time of looking [ROLE-4]. */
export const productsQuery = (ids: readonly number[]) =>
  query({ call: 'chat/produk', body: { produk_id: [...ids] }, as: list(product), live: 'subscription' })

/** Messages of a room with these words in them, the latest first. */
export const foundQuery = (roomId: string, words: string) =>
  query({ call: 'chat/pesan/cari', body: { key_room: roomId, cari: words, limit: 50 }, as: messagePage })

/** What the two companies of a room have with each other. */
export const besideQuery = (roomId: string) =>
  query({
    call: 'chat/room/samping',
    body: { key_room: roomId },
    as: beside,
    live: ['negotiation', 'order', 'subscription'],
  })
