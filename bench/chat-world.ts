import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { type FromBrowser, LIVE_PATH, type ToBrowser } from '#domain/live.ts'
import { hashPassword } from '#server/areas/accounts/public.ts'
import { openDatabase } from '#server/platform/database.ts'
import { writeCompany, writeSubscription, writeUser } from '#test/factories.ts'
import { post } from '#test/post.ts'
import { type BenchBuyer, nextAddress, signInAs } from './buyer.ts'

export interface BenchRoom {
  key: string
  /** The seller's members who write in it, in rotation: a person may send 120 a minute. */
  sellers: readonly BenchBuyer[]
  /** The buyer who receives the messages. */
  buyer: BenchBuyer
}

// enough for 24,000 messages of a seller in a minute
const WRITERS = 200

/** Rooms of sellers with many members and buyers with one, all signed in; a seller has several of the rooms. */
export async function makeRooms(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  { sellers, buyers }: { sellers: number; buyers: number },
): Promise<BenchRoom[]> {
  const db = openDatabase({ url: databaseUrl, connections: 4 })
  const passwordHash = await hashPassword('Contoh123')
  const now = new Date()
  const { last } = await db
    .selectFrom('users')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('last'))
    .executeTakeFirstOrThrow()
  let number = 10_000 + last

  async function aCompany(kind: 'buyer' | 'seller', members: number) {
    number++
    const { companyId } = await writeCompany(db, kind, { number, now }, {})
    const people = []
    for (let joined = 0; joined < members; joined++) {
      number++
      const { email } = await writeUser(db, { companyId, role: 'owner', number, passwordHash, joinedAt: now })
      people.push(await signInAs(url, email))
    }
    return { companyId, people }
  }

  const ofSellers = []
  for (let made = 0; made < sellers; made++) ofSellers.push(await aCompany('seller', WRITERS))
  const rooms: BenchRoom[] = []
  for (let made = 0; made < buyers; made++) {
    const { companyId, people } = await aCompany('buyer', 1)
    const [buyer] = people
    const seller = ofSellers[made % sellers]
    if (!buyer || !seller) break
    await writeSubscription(db, companyId, seller.companyId, {}, now)
    const recipient = { seller_id: seller.companyId }
    const { key_room: key } = await buyer.call<{ key_room: string }>('chat/room/buka', recipient)
    rooms.push({ key, sellers: seller.people, buyer })
  }
  await db.destroy()
  return rooms
}

/** Fills a room with messages of both sides in turn, as if they had been written a minute apart. */
export async function fillRoom(databaseUrl: string, { key }: BenchRoom, messages: number): Promise<void> {
  const db = openDatabase({ url: databaseUrl, connections: 1 })
  await db.transaction().execute(async (tx) => {
    const room = await tx.selectFrom('chat_rooms').selectAll().where('id', '=', key).executeTakeFirstOrThrow()
    const { user_id } = await tx
      .selectFrom('memberships')
      .select('user_id')
      .where('company_id', '=', room.buyer_id)
      .executeTakeFirstOrThrow()
    const LOT = 5_000
    for (let first = 1; first <= messages; first += LOT) {
      const rows = Array.from({ length: Math.min(LOT, messages - first + 1) }, (_, index) => {
        const position = first + index
        return {
          room_id: key,
          place: position,
          sender_id: position % 2 ? room.buyer_id : room.seller_id,
          user_id,
          key: randomUUID(),
          kind: 'text',
          text: `Pesan ${position}: apakah stok gula rafinasi masih ada untuk pengiriman minggu depan?`,
          sent_at: new Date(room.last_at.getTime() + position * 60_000),
          read_by: user_id,
          read_at: room.last_at,
        }
      })
      await tx.insertInto('chat_messages').values(rows).execute()
    }
    await tx.updateTable('chat_rooms').set({ last_place: messages, version: messages }).where('id', '=', key).execute()
  })
  await db.destroy()
}

/** A browser's live connection, which reports when a room has reached a version. */
export async function openEar(url: string, { bearer }: BenchBuyer) {
  const socket: Socket<ToBrowser, FromBrowser> = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { sessionId: bearer.replace('Bearer ', '') },
    reconnection: false,
    forceNew: true,
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const reached = new Map<string, number>()
  const waiting = new Map<string, { version: number; arrived: () => void }[]>()
  socket.on('change', (change) => {
    if (change.name !== 'chat') return
    const { id, version } = change
    reached.set(id, Math.max(version, reached.get(id) ?? 0))
    const left = (waiting.get(id) ?? []).filter((one) => {
      if (one.version > version) return true
      one.arrived()
      return false
    })
    waiting.set(id, left)
  })
  return {
    hears: (room: string, version: number) =>
      new Promise<void>((arrived) => {
        if ((reached.get(room) ?? 0) >= version) return arrived()
        waiting.set(room, [...(waiting.get(room) ?? []), { version, arrived }])
      }),
    close: () => void socket.disconnect(),
  }
}

let sentCount = 0

/** Sends a message, by another person and from another office each time: both are limited. @returns its place */
export async function sendMessage(url: string, { key, sellers }: BenchRoom): Promise<number> {
  const writer = sellers[sentCount++ % sellers.length]
  const message = { key_room: key, kunci: randomUUID(), type: 'text', contain: 'Stok masih ada, 25 kg per sak.' }
  const headers = { authorization: writer?.bearer ?? '', ...nextAddress() }
  const answer = await post(url, 'chat/pesan/kirim', message, undefined, { headers })
  const read = (await answer.json()) as { data?: { urutan: number }; status_detail?: { status_message: string } }
  if (!read.data) throw new Error(read.status_detail?.status_message)
  return read.data.urutan
}
