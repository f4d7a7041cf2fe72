import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { findUserNames, holdFreePlaces } from '#server/areas/accounts/public.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { holdFreeContacts } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import { withoutStep } from '#server/platform/begin-with.ts'
import type { Tx } from '#server/platform/database.ts'
import { inLots } from '#server/platform/in-lots.ts'
import { committed } from '#server/platform/replicas/writing.ts'
import { findKnownKeys, type Keyed } from './queries-messages.ts'
import { lockFreeRooms, pairsOf } from './queries-rooms.ts'
import { type Sent, say, type Words } from './say.ts'

/** Words as they came in. */
export interface Asked {
  member: Member
  words: Words
  now: Date
}

/**
 * Sends words without product or file in one transaction with what others say at the same moment.
 * @returns undefined when it was not sent: somebody else holds what it needs, or there is a reason to refuse it, which
 *   whoever sends it alone finds out
 */
export async function sendTogether({ db }: Pick<Deps, 'db'>, asked: Asked): Promise<Sent | undefined> {
  if (asked.words.kind !== 'text' || asked.words.text === '') return undefined
  const sent = await sendInLots(withoutStep(db), asked)
  // the lot is committed in the name of who asked first in it
  if (sent) committed()
  return sent
}

const sendInLots = inLots((db, lot: readonly Asked[]) => db.transaction().execute((tx) => sendFree(tx, lot)))

/** Locks are taken in the same order as alone; it waits for none of them, so no lot stops because of one of its rooms. */
async function sendFree(tx: Tx, lot: readonly Asked[]): Promise<Map<Asked, Sent>> {
  const members = lot.map(({ member }) => member)
  const userIds = members.map(({ userId }) => userId)
  const roomIds = lot.map(({ words }) => words.roomId)
  const companyIds = [...new Set(members.map(({ companyId }) => companyId))]
  const [places, suspended, rooms, subscribed, known, names] = await askTogether(
    tx,
    // as every transaction of a call begins (act-for-company.ts) [ROLE-10]
    (tx) => holdFreePlaces(tx, members),
    (tx) => suspendedBuyersAmong(tx, companyIds),
    (tx) => lockFreeRooms(tx, roomIds),
    (tx) => holdFreeContacts(tx, pairsOf(tx, roomIds).as('asked')),
    (tx) => findKnownKeys(tx, lot.map(keyOf)),
    (tx) => findUserNames(tx, userIds),
  )

  const closed = new Set(suspended)
  const roles = new Map(places.map(({ userId, companyId, role }) => [`${userId} ${companyId}`, role]))
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const pairs = new Set(subscribed.map(({ buyerId, sellerId }) => `${buyerId} ${sellerId}`))
  const taken = new Set(known.map(textOf))
  const sayings = lot.flatMap((asked) => {
    const { member, words, now } = asked
    const role = roles.get(`${member.userId} ${member.companyId}`)
    const room = roomOf.get(words.roomId)
    if (!role || !mayDo({ ...member, role }, 'chat.write') || closed.has(member.companyId)) return []
    if (!room || (room.buyerId !== member.companyId && room.sellerId !== member.companyId)) return []
    if (!pairs.has(`${room.buyerId} ${room.sellerId}`)) return []
    const key = textOf(keyOf(asked))
    if (taken.has(key)) return []
    // the same again in one lot
    taken.add(key)
    return [{ asked, room, member, words, now, file: null, senderName: names.get(member.userId) ?? '' }]
  })
  if (sayings.length === 0) return new Map()
  const sent = await say(tx, sayings)
  return new Map(sayings.map(({ asked }, index) => [asked, sent[index] as Sent])) // one for each
}

function keyOf({ member, words }: Asked): Keyed {
  return { roomId: words.roomId, senderId: member.companyId, key: words.key }
}

function textOf({ roomId, senderId, key }: Keyed): string {
  return `${roomId} ${senderId} ${key}`
}
