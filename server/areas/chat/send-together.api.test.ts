import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld({ connections: 4 })
const { aTalk, say, said, endSubscription } = talking(world)

/** In how many transactions the messages of these rooms were written. */
async function transactionsOf(rooms: readonly string[]): Promise<number> {
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::int as transactions from chat_messages where room_id = any(${rooms})`.execute(
    world.db,
  )
  return rows[0]?.transactions ?? 0
}

it('what is said at the same moment in several rooms is written together, in each in one order [CHAT-12]', async () => {
  const talks = [await aTalk(), await aTalk(), await aTalk()]

  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      talks.flatMap(({ buyer, seller, key_room }) =>
        [buyer, seller].map((who) => say(who, key_room, `${who.userId} ${number}`)),
      ),
    ).flat(),
  )

  expect(sent.every(({ ok }) => ok)).toBe(true)
  for (const { buyer, seller, key_room } of talks) {
    const [ofBuyer, ofSeller] = [await said(buyer, key_room), await said(seller, key_room)]
    expect(ofBuyer).toEqual(ofSeller)
    expect(ofBuyer.map(({ urutan }) => urutan)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const room = await world.db.selectFrom('chat_rooms').selectAll().where('id', '=', key_room).executeTakeFirst()
    expect([room?.last_place, room?.version]).toEqual([20, 20])
    const answered = sent
      .map(({ data }) => data)
      .filter(({ receiver }) => receiver === buyer.companyId || receiver === seller.companyId)
    expect(answered.sort((one, other) => one.urutan - other.urutan)).toEqual(ofBuyer)
  }
  expect(await transactionsOf(talks.map(({ key_room }) => key_room))).toBeLessThan(30)
})

it('what is refused harms nobody who says something at the same moment [CHAT-12] [ROLE-7] [CHAT-10]', async () => {
  const [talk, closed] = [await aTalk(), await aTalk()]
  const { buyer, seller, key_room } = talk
  const approver = await world.aColleague(buyer, 'approver')
  await endSubscription(closed.buyer)
  const key = randomUUID()

  const answers = await Promise.all([
    say(buyer, key_room, 'Halo'),
    say(closed.buyer, closed.key_room, 'Masih ada?'),
    say(closed.seller, key_room, 'Saya orang lain'),
    say(approver, key_room, 'Saya hanya membaca'),
    say(seller, key_room, ' '),
    say(seller, key_room, 'Sama', key),
    say(seller, key_room, 'Sama', key),
    say(buyer, key_room, 'Sama', key),
  ])

  expect(answers.map(({ refusal }) => refusal?.code)).toEqual([
    undefined,
    'chat_closed',
    'chat_no_open_room',
    'not_allowed',
    'chat_message_empty',
    ...[undefined, undefined, undefined],
  ])
  expect(answers[5]?.data).toEqual(answers[6]?.data)
  const texts = (await said(buyer, key_room)).map(({ contain }) => contain)
  expect(texts.sort()).toEqual(['Halo', 'Sama', 'Sama'])
  expect(await said(closed.buyer, closed.key_room)).toEqual([])
})

it('a room that somebody holds keeps no other one waiting, and takes its message when it is let go [CHAT-12]', async () => {
  const [blocked, free] = [await aTalk(), await aTalk()]
  const holding = Promise.withResolvers<void>()
  const isBlocked = Promise.withResolvers<void>()
  const holder = world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('chat_rooms').select('id').where('id', '=', blocked.key_room).forUpdate().execute()
    isBlocked.resolve()
    await holding.promise
  })
  await isBlocked.promise

  const late = say(blocked.buyer, blocked.key_room, 'Nanti')
  expect((await say(free.buyer, free.key_room, 'Sekarang')).ok).toBe(true)
  expect(await said(blocked.seller, blocked.key_room)).toEqual([])
  holding.resolve()
  await holder

  expect((await late).ok).toBe(true)
  expect((await said(blocked.seller, blocked.key_room)).map(({ contain }) => contain)).toEqual(['Nanti'])
})
