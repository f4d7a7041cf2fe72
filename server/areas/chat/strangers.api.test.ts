import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { Change } from '#domain/live.ts'
import { cartChanged } from '#domain/live.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { Person } from '#test/actor.ts'
import { type LiveEar, listenLive } from '#test/live-ear.ts'
import { startApi } from '#test/servers/api-process.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

// over real connections to a node of its own

const world = await openWorld()
const node = await startApi(world.databaseUrl)
afterAll(() => void node.process.kill())
const { aTalk, say } = talking(world)

async function signIn({ email }: Person): Promise<string> {
  const answer = await fetch(`${node.url}/api/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identitas: email, password: 'Contoh123' }),
  })
  const { data } = (await answer.json()) as { data: { sessionId: string } } // of a success
  return data.sessionId
}

/** As if they had typed the code of their authenticator, too. */
async function showSecondFactor({ userId }: Person): Promise<void> {
  await world.db.updateTable('sessions').set({ second_factor_at: sql`now()` }).where('user_id', '=', userId).execute()
}

const listen = async (who: Person) => listenLive(node.url, await signIn(who))

/** Everything announced of a room: presence, typing, messages, reading, handing over. */
async function fillWithLife({ buyer, seller, key_room }: Awaited<ReturnType<typeof aTalk>>) {
  for (const [who, other] of [
    [buyer, seller],
    [seller, buyer],
  ] as const) {
    await who.call('chat/room/hadir', { key_room, mengetik: true })
    await say(who, key_room, 'Halo')
    await other.call('chat/room/buka', { key_room })
  }
  await seller.call('pusat-seller/chat/serahkan', { key_room, penerima_id: seller.userId })
}

/** What an ear has heard of conversations, once it has certainly heard everything announced until now. */
async function heardBy(ear: LiveEar, { companyId }: Person): Promise<Change[]> {
  await world.db.transaction().execute((tx) => publish(tx, cartChanged(companyId)))
  await expect.poll(() => ear.changes.map(({ name }) => name)).toContain('cart')
  return ear.changes.filter(({ name }) => name === 'chat' || name === 'presence')
}

describe('what happens in a conversation', () => {
  it('is heard by the browsers of its two companies: presence by the other one alone [CHAT-10] [CHAT-12]', async () => {
    const talk = await aTalk()
    const ears = [await listen(talk.buyer), await listen(talk.seller)] as const

    await fillWithLife(talk)

    const [ofBuyer, ofSeller] = [await heardBy(ears[0], talk.buyer), await heardBy(ears[1], talk.seller)]
    const names = (changes: Change[]) => changes.map(({ name }) => name).sort()
    expect(names(ofBuyer)).toEqual(['chat', 'chat', 'chat', 'chat', 'chat', 'presence'])
    expect(names(ofSeller)).toEqual(names(ofBuyer))
    expect([...ofBuyer, ...ofSeller].every((change) => 'id' in change && change.id === talk.key_room)).toBe(true)
    expect(JSON.stringify([ofBuyer, ofSeller])).not.toContain('Halo')
  })

  it('is heard by no other buyer, no other seller, and no colleague who has nothing to do with customers [CHAT-10]', async () => {
    const talk = await aTalk()
    // with conversations of their own, each with one of the two
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    await world.subscribe(buyer, talk.seller)
    await world.subscribe(talk.buyer, seller)
    await buyer.call('chat/room/buka', { seller_id: talk.seller.companyId })
    await seller.call('chat/room/buka', { pembeli_id: talk.buyer.companyId })
    const warehouse = await world.aColleague(talk.seller, 'warehouse')
    const administrator = await world.anAdministrator()
    const strangers = [buyer, seller, warehouse, administrator]
    const ears: [Person, LiveEar][] = []
    for (const stranger of strangers) {
      const session = await signIn(stranger)
      if (stranger === administrator) await showSecondFactor(stranger)
      ears.push([stranger, await listenLive(node.url, session)])
    }

    await fillWithLife(talk)

    for (const [stranger, ear] of ears) expect(await heardBy(ear, stranger)).toEqual([])
  })

  it('is heard by no visitor: there is nothing to listen to [ROLE-8]', async () => {
    for (const bearer of [undefined, '', randomUUID()]) {
      await expect(listenLive(node.url, bearer)).rejects.toThrow(/sign_in_needed|session_expired/)
    }
  })

  it('is not asked for by naming a room: a browser has no say in what it hears [CHAT-10]', async () => {
    const talk = await aTalk()
    const stranger = await world.aBuyer()
    const ear = await listen(stranger)
    const wished = ear.socket as unknown as { emit: (event: string, ...args: unknown[]) => void }
    for (const event of ['join', 'subscribe', 'chat']) {
      wished.emit(event, talk.key_room)
      wished.emit(event, `company:${talk.buyer.companyId}/chat.read`)
    }

    await fillWithLife(talk)

    expect(await heardBy(ear, stranger)).toEqual([])
  })
})

describe('an open connection', () => {
  it('of a colleague who is removed is cut off, and does not come back [CHAT-10] [ROLE-10]', async () => {
    const talk = await aTalk()
    const gone = await world.aColleague(talk.seller, 'sales')
    const bearer = await signIn(gone)
    const ear = await listenLive(node.url, bearer)

    await talk.seller.call('anggota/hapus', { company_id: talk.seller.companyId, anggota_id: gone.userId })
    await ear.next('disconnect')
    await fillWithLife(talk)

    await expect(listenLive(node.url, bearer)).rejects.toMatchObject({ data: { code: 'session_expired' } })
    expect(ear.changes.filter(({ name }) => name === 'chat' || name === 'presence')).toEqual([])
  })

  it('of a colleague whose new role reads no conversations is cut off, and hears none when it is back [ROLE-10]', async () => {
    const talk = await aTalk()
    const mate = await world.aColleague(talk.seller, 'sales')
    const bearer = await signIn(mate)
    const ear = await listenLive(node.url, bearer)

    await talk.seller.call('anggota/ubah', {
      company_id: talk.seller.companyId,
      anggota_id: mate.userId,
      peran: 'warehouse',
    })
    await ear.next('disconnect')
    const back = await listenLive(node.url, bearer)
    await fillWithLife(talk)

    expect(await heardBy(back, mate)).toEqual([])
  })

  it('of a session that is signed out is cut off; the others of the same person go on [SESS-4]', async () => {
    const talk = await aTalk()
    const bearer = await signIn(talk.buyer)
    const [expired, other] = [await listenLive(node.url, bearer), await listen(talk.buyer)]

    await talk.buyer.send('logout', { session_id: bearer }, { authorization: `Bearer ${bearer}` })
    await expired.next('disconnect')
    await say(talk.seller, talk.key_room, 'Halo')

    await other.next('change')
    expect(expired.changes).toEqual([])
  })
})
