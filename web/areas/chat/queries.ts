import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Room } from '#domain/chat/shapes.ts'
import type { roomScope } from '#domain/chat/words.ts'
import { callApi } from '#web/lib/api/api.ts'
import { query } from '#web/lib/api/query.ts'
import { type CachedMessages, refetchedFrom, withMessages } from './cached-messages.ts'
import type { RequestedRoom } from './opening.ts'
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
      companyId,
      name,
      scope,
      page,
      perPage: ROOMS_PER_PAGE,
    },
    live: 'chat',
  })

/** How many conversations hold unread messages of the other side [CHAT-8]. */
export const unreadRoomsQuery = (companyId: string) =>
  query({ call: 'chat/room/belum-dibaca', body: { companyId }, live: 'chat' })

/** Opens a room: in a visible tab its messages become read; they go into the message cache [CHAT-6]. */
export const roomQuery = (requested: RequestedRoom) => {
  return queryOptions({
    queryKey: roomKey(requested),
    queryFn: async ({ client }): Promise<Room> => {
      // also called when a connection comes back to a hidden tab
      const { data: opened } = await callApi('chat/room/buka', { ...(await roomBody(requested)), isSeen: isLooking() })
      cacheMessages(client, opened.id, Object.values(opened.messages))
      client.setQueryData(roomKey({ roomId: opened.id }), opened)
      return opened
    },
    meta: { live: ['subscription'] },
    staleTime: 0,
  })
}

function roomKey(requested: RequestedRoom) {
  return ['chat/room/buka', requested] as const
}

async function roomBody(requested: RequestedRoom) {
  if ('roomId' in requested) return { roomId: requested.roomId }
  if ('buyerId' in requested) return { buyerId: requested.buyerId }
  return { sellerId: 'id' in requested.seller ? requested.seller.id : await idOf(requested.seller.username) }
}

async function idOf(username: string): Promise<string> {
  const { data } = await callApi('seller/detail', { username })
  return data.id
}

/** The messages of a room from the earliest that was loaded; what is new is requested by 'since' [CHAT-12]. */
export const messagesQuery = (roomId: string) =>
  queryOptions({
    queryKey: messagesKey(roomId),
    queryFn: async ({ client }): Promise<CachedMessages> => {
      const known = cachedMessages(client, roomId)
      const news = await askSince(roomId, refetchedFrom(known))
      // earlier ones may have come meanwhile
      return withMessages(cachedMessages(client, roomId), news)
    },
    meta: { live: [`chat:${roomId}`] },
    refetchOnWindowFocus: 'always',
  })

function messagesKey(roomId: string) {
  return ['chat/pesan/daftar', roomId] as const
}

function cachedMessages(client: QueryClient, roomId: string): CachedMessages {
  return client.getQueryData<CachedMessages>(messagesKey(roomId)) ?? []
}

/** Adds what is known of a room from elsewhere: opening it, or sending. */
export function cacheMessages(client: QueryClient, roomId: string, added: CachedMessages): void {
  client.setQueryData<CachedMessages>(messagesKey(roomId), (cached = []) => withMessages(cached, added))
}

async function askSince(roomId: string, after: number): Promise<CachedMessages> {
  const found: CachedMessages[] = []
  for (let from = after; ; ) {
    const { messages, more } = await askPage({ roomId, after: from, limit: MOST_PER_CALL })
    found.push(messages)
    const last = messages.at(-1)
    if (!more || !last) return found.flat()
    from = last.sequence
  }
}

/** Loads messages before the cached ones, back to a position if one is given. @throws ApiError */
export async function loadEarlier(client: QueryClient, roomId: string, backTo?: number): Promise<void> {
  do {
    const first = cachedMessages(client, roomId)[0]
    if (!first || first.sequence <= (backTo ?? 1)) return
    const limit = backTo === undefined ? OLDER_PER_CALL : MOST_PER_CALL
    const { messages } = await askPage({ roomId, before: first.sequence, limit })
    if (messages.length === 0) return
    cacheMessages(client, roomId, messages)
  } while (backTo !== undefined)
}

async function askPage(body: { roomId: string; after?: number; before?: number; limit: number }) {
  const { data } = await callApi('chat/pesan/daftar', body)
  return data
}

/** The seller's contact for the company; refetched when the subscription changes [CHAT-9]. */
export const salesQuery = (companyId: string, sellerId: string) =>
  query({
    call: 'chat/sales',
    body: { companyId, sellerId },
    live: 'subscription',
  })

/** Products of messages, by the viewer's own right to their prices at the time of looking [ROLE-4]. */
export const productsQuery = (ids: readonly number[]) =>
  query({ call: 'chat/produk', body: { ids: [...ids] }, live: 'subscription' })

/** Messages of a room with these words in them, the latest first. */
export const foundQuery = (roomId: string, words: string) =>
  query({ call: 'chat/pesan/cari', body: { roomId, words, limit: 50 } })

/** The dealings of the two companies of a room. */
export const besideQuery = (roomId: string) =>
  query({
    call: 'chat/room/samping',
    body: { roomId },
    live: ['negotiation', 'order', 'subscription'],
  })
