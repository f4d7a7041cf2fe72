import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld()
const { aTalk, say } = talking(world)

const MOST = 120

it('takes 120 messages a minute from a person, and says when it takes more; colleagues go on [CHAT-12]', async () => {
  world.setClock('2026-03-02T10:00:00+07:00')
  const { buyer, seller, key_room } = await aTalk()
  const mate = await world.aColleague(buyer, 'purchaser')
  for (let sent = 0; sent < MOST; sent++) expect((await say(buyer, key_room, 'Halo')).ok).toBe(true)

  world.setClock('2026-03-02T10:00:40+07:00')
  const refused = await say(buyer, key_room, 'Lagi')

  expect([refused.status, refused.headers['retry-after'], refused.refusal]).toEqual([
    429,
    '20',
    { code: 'too_often', status_message: 'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.' },
  ])
  expect([(await say(mate, key_room, 'Halo')).ok, (await say(seller, key_room, 'Halo')).ok]).toEqual([true, true])
  world.setClock('2026-03-02T10:01:00+07:00')
  expect((await say(buyer, key_room, 'Lagi')).ok).toBe(true)
  expect((await seller.call('chat/pesan/daftar', { key_room })).data.pesan.at(-1)).toMatchObject({
    contain: 'Lagi',
    urutan: MOST + 3,
  })
})

it('counts a network too: people of one office share what a network may send [CHAT-12]', async () => {
  world.setClock('2026-03-02T11:00:00+07:00')
  const { buyer, key_room } = await aTalk()
  const network = '203.0.113.77'
  const limit = { key: `chat/pesan/kirim\n${network}`, hits: 600, resets_at: new Date('2026-03-02T11:01:00+07:00') }
  await world.db.insertInto('rate_limits').values(limit).execute()
  const login = await world.http.inject({
    method: 'POST',
    url: '/api/session/login',
    payload: { identitas: buyer.email, password: 'Contoh123' },
  })
  const sent = await world.http.inject({
    method: 'POST',
    url: '/api/chat/pesan/kirim',
    remoteAddress: network,
    headers: { authorization: `Bearer ${login.json().data.sessionId}` },
    payload: { key_room, kunci: crypto.randomUUID(), type: 'text', contain: 'Halo' },
  })
  expect([sent.statusCode, sent.headers['retry-after']]).toEqual([429, '60'])
})
