import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

// a call that answers quickly and is limited to 120 a minute
const payload = { tujuan: 'tamu@uji.contoh', kode: '123456', tipe: 'password' }
const MOST = 120

async function ask(remoteAddress: string) {
  return world.http.inject({ method: 'POST', url: '/api/data/status/otp', payload, remoteAddress })
}

async function askFrom(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses) statuses.push((await ask(address)).statusCode)
  return statuses
}

it('counts all the addresses of one IPv6 network as one caller, and others apart [RESET-6]', async () => {
  const inOneNetwork = Array.from({ length: MOST + 10 }, (_, index) => `2001:db8:1:2:${index.toString(16)}::7`)

  expect(await askFrom(inOneNetwork)).toEqual([...Array(MOST).fill(200), ...Array(10).fill(429)])
  expect(await askFrom(['2001:db8:1:3::7', '203.0.113.9'])).toEqual([200, 200])
})

it('counts an IPv4 address and the same one mapped into IPv6 as one', async () => {
  await askFrom(Array(MOST).fill('203.0.113.10'))
  expect(await askFrom(['::ffff:203.0.113.10', '203.0.113.11'])).toEqual([429, 200])
})

it('counts calls that come at the same moment one after the other, each network by itself', async () => {
  const networks = ['203.0.113.20', '203.0.113.21']
  const answers = await Promise.all(networks.flatMap((network) => Array.from({ length: MOST + 5 }, () => ask(network))))

  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2 * MOST)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2 * 5)
})

it("begins to count again when the window is over by the application's clock", async () => {
  await askFrom(Array(MOST).fill('203.0.113.12'))
  world.setClock('2026-03-02T09:00:59+07:00')
  const refused = await ask('203.0.113.12')
  world.setClock('2026-03-02T09:01:00+07:00')

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  expect(await askFrom(['203.0.113.12'])).toEqual([200])
})

it('forgets windows that are over, and no others', async () => {
  world.setClock('2026-03-02T10:00:00+07:00')
  await ask('203.0.113.13')
  world.setClock('2026-03-02T10:00:30+07:00')
  await ask('203.0.113.14')
  world.setClock('2026-03-02T10:01:00+07:00')
  await world.runJobs('rate-limits/tidy')

  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(world.db)
  expect(rows.map(({ key }) => key)).toEqual(['data/status/otp\n203.0.113.14'])
})
