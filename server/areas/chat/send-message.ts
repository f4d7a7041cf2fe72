import type { Member } from '#domain/accounts/actor.ts'
import { checkText, type MessageKind, messageText } from '#domain/chat/message.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { chatChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames, lockFreeMemberships } from '#server/areas/accounts/public.ts'
import { productToNegotiate } from '#server/areas/catalogue/public.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { holdContact, holdFreeContacts } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { inBatches } from '#server/platform/database/batch.ts'
import { withoutStep } from '#server/platform/database/begin-with.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { committed } from '#server/platform/replicas/writing.ts'
import { lockRoomToPostIn } from './own-room.ts'
import { findUnsentFile } from './queries-files.ts'
import {
  type CarriedFile,
  findKnownKeys,
  findMessageOfKey,
  insertMessages,
  type Keyed,
  type StoredMessage,
} from './queries-messages.ts'
import { keepMovedRooms, lockFreeRooms, pairsOf, type Room } from './queries-rooms.ts'

/**
 * Sends a message in a conversation: it gets the next sequence number, equal for both sides [CHAT-9, CHAT-12]. A
 * message that needs no other check is committed in one batch with concurrent ones (docs/decisions/0035).
 * @throws Refusal chat_no_open_room | chat_message_empty | chat_closed | chat_product_not_found | chat_file_not_found |
 * chat_key_reused
 */
export async function sendMessage(deps: Deps, member: Member, typed: Words): Promise<Sent> {
  const { kind } = typed
  const words = {
    ...typed,
    text: messageText(typed.text),
    productId: kind === 'product' ? typed.productId : null,
    fileId: kind === 'file' ? typed.fileId : null,
  }
  const request = { member, words, now: deps.now() }
  const sent = await sendTogether(deps, request)
  return sent ?? deps.db.transaction().execute((tx) => sendIn(tx, request))
}

async function sendIn(tx: Tx, { member, words, now }: SendRequest): Promise<Sent> {
  const { roomId, key, kind, text } = words
  const [room, earlier, names] = await pipeline(
    tx,
    (tx) => lockRoomToPostIn(tx, member, roomId),
    (tx) => findMessageOfKey(tx, roomId, member.companyId, key),
    (tx) => findUserNames(tx, [member.userId]),
  )
  checkText(kind, text)
  if (earlier) return { room, message: sameAs(earlier, words) }

  // a subscription that ends at the same time either sees this message or closes the room before it [ROLE-7]
  const { isActive } = await holdContact(tx, room.buyerId, room.sellerId)
  if (!isActive) throw new Refusal('chat_closed', { field: 'contain' })
  const productId = kind === 'product' ? await productOf(tx, room, words.productId) : null
  const file = kind === 'file' ? await fileOf(tx, member, room, words.fileId) : null

  const posting = {
    room,
    member,
    senderName: names.get(member.userId) ?? '',
    words: { ...words, productId },
    file,
    now,
  }
  const [sent] = await postMessages(tx, [posting])
  if (!sent) throw new Error('a message to be sent was not')
  return sent
}

function sameAs(earlier: StoredMessage, { kind, text, productId, fileId }: Words): StoredMessage {
  const isSame = earlier.kind === kind && earlier.text === text && earlier.productId === productId
  if (!isSame || (earlier.file?.id ?? null) !== fileId) throw new Refusal('chat_key_reused', { field: 'kunci' })
  return earlier
}

/** Only what the seller of this conversation offers, or has offered. */
async function productOf(tx: Tx, room: Room, productId: number | null): Promise<number> {
  const product = productId === null ? undefined : await productToNegotiate(tx, productId)
  if (productId === null || product?.sellerId !== room.sellerId)
    throw new Refusal('chat_product_not_found', { field: 'barang_id' })
  return productId
}

async function fileOf(tx: Tx, member: Member, room: Room, fileId: string | null): Promise<CarriedFile> {
  const file = fileId === null ? undefined : await findUnsentFile(tx, member, room.id, fileId)
  if (!file) throw new Refusal('chat_file_not_found', { field: 'berkas_id' })
  return file
}

/** Words as they came in. */
interface SendRequest {
  member: Member
  words: Words
  now: Date
}

/**
 * Sends a text without product or file in one transaction with concurrent messages. @returns undefined when it was not
 * sent: another transaction holds a lock it needs, or there is a reason to refuse it, which sending it alone reveals
 */
async function sendTogether({ db }: Pick<Deps, 'db'>, request: SendRequest): Promise<Sent | undefined> {
  if (request.words.kind !== 'text' || request.words.text === '') return undefined
  const sent = await sendInBatches(withoutStep(db), request)
  // the batch is committed in the context of its first caller
  if (sent) committed()
  return sent
}

const sendInBatches = inBatches((db, batch: readonly SendRequest[]) =>
  db.transaction().execute((tx) => sendFree(tx, batch)),
)

/** Locks are taken in the same order as alone; it waits for none of them, so no lot stops because of one of its rooms. */
async function sendFree(tx: Tx, batch: readonly SendRequest[]): Promise<Map<SendRequest, Sent>> {
  const members = batch.map(({ member }) => member)
  const userIds = members.map(({ userId }) => userId)
  const roomIds = batch.map(({ words }) => words.roomId)
  const companyIds = [...new Set(members.map(({ companyId }) => companyId))]
  const [memberships, suspended, rooms, subscribed, known, names] = await pipeline(
    tx,
    // as every transaction of a call begins (actForCompany) [ROLE-10]
    (tx) => lockFreeMemberships(tx, members),
    (tx) => suspendedBuyersAmong(tx, companyIds),
    (tx) => lockFreeRooms(tx, roomIds),
    (tx) => holdFreeContacts(tx, pairsOf(tx, roomIds).as('asked')),
    (tx) => findKnownKeys(tx, batch.map(keyOf)),
    (tx) => findUserNames(tx, userIds),
  )

  const closed = new Set(suspended)
  const roles = new Map(memberships.map(({ userId, companyId, role }) => [`${userId} ${companyId}`, role]))
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const pairs = new Set(subscribed.map(({ buyerId, sellerId }) => `${buyerId} ${sellerId}`))
  const taken = new Set(known.map(textOf))
  const postings = batch.flatMap((request) => {
    const { member, words, now } = request
    const role = roles.get(`${member.userId} ${member.companyId}`)
    const room = roomOf.get(words.roomId)
    if (!role || !mayDo({ ...member, role }, 'chat.write') || closed.has(member.companyId)) return []
    if (!room || (room.buyerId !== member.companyId && room.sellerId !== member.companyId)) return []
    if (!pairs.has(`${room.buyerId} ${room.sellerId}`)) return []
    const key = textOf(keyOf(request))
    if (taken.has(key)) return []
    // the same again in one lot
    taken.add(key)
    return [{ request, room, member, words, now, file: null, senderName: names.get(member.userId) ?? '' }]
  })
  if (postings.length === 0) return new Map()
  const sent = await postMessages(tx, postings)
  return new Map(postings.map(({ request }, index) => [request, sent[index] as Sent])) // one for each
}

function keyOf({ member, words }: SendRequest): Keyed {
  return { roomId: words.roomId, senderId: member.companyId, key: words.key }
}

function textOf({ roomId, senderId, key }: Keyed): string {
  return `${roomId} ${senderId} ${key}`
}

/** The content of a message to send. */
interface Words {
  roomId: string
  /** Made by the client for this one message: the same again sends nothing more [CHAT-12]. */
  key: string
  kind: MessageKind
  text: string
  productId: number | null
  fileId: string | null
}

/** A message that may be posted in a locked room. */
export interface Posting {
  room: Room
  member: Member
  senderName: string
  words: Words
  file: CarriedFile | null
  now: Date
}

/** A message and the room it stands in. */
interface Sent {
  room: Room
  message: StoredMessage
}

/**
 * Writes messages, each at the next place of its room, and announces the rooms.
 * @returns what was sent, in the order of the sayings [CHAT-12]
 */
async function postMessages(tx: Tx, postings: readonly Posting[]): Promise<Sent[]> {
  const rooms = new Map<string, Room>()
  const placed = postings.map(({ room: found, ...posting }) => {
    const before = rooms.get(found.id) ?? found
    const lastAt = new Date(Math.max(before.lastAt.getTime(), posting.now.getTime()))
    const room = { ...before, version: before.version + 1, lastSequence: before.lastSequence + 1, lastAt }
    rooms.set(room.id, room)
    return { ...posting, room }
  })
  const moved = [...rooms.values()]
  const written = placed.map(({ room, member, words, now }) => ({
    ...words,
    sequence: room.lastSequence,
    senderId: member.companyId,
    userId: member.userId,
    sentAt: now,
  }))
  const [ids] = await pipeline(
    tx,
    (tx) => insertMessages(tx, written),
    (tx) => keepMovedRooms(tx, moved),
    (tx) => publish(tx, ...moved.map(chatChanged)),
  )
  return placed.map(({ room, member, senderName, words, file, now }, index) => {
    const { key, kind, text, productId } = words
    const sequence = room.lastSequence
    const content = { key, kind, text, productId, file, sequence, senderId: member.companyId, senderName, sentAt: now }
    return { room, message: { ...content, id: ids[index] ?? '', readBy: null } }
  })
}
