import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CompanyId } from '#domain/ids.ts'
import { hashPassword } from '#server/areas/accounts/public.ts'
import { openDatabase } from '#server/platform/database.ts'
import { registerReactions } from '#server/reactions.ts'
import type { Person } from '#test/actor.ts'
import { testsBegin } from '#test/clock.ts'
import { writeAddress, writeCompany, writeRates, writeSubscription, writeUser } from '#test/factories.ts'
import { post } from '#test/post.ts'
import { writeProduct } from '#test/product-factories.ts'
import { checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { type ApiProcess, startApi } from '#test/servers/api-process.ts'
import { aDatabasePair } from '#test/servers/database-pair.ts'
import { aForwarder } from '#test/servers/forwarder.ts'

// the tests follow one another on one pair of databases: the last one is promoted for good

const PASSWORD = 'Contoh123'
const METRICS_TOKEN = 'only-for-this-test'
const LONGEST_LAG_MS = 6_000

registerReactions()
const pair = await aDatabasePair()
afterAll(pair.remove)
const nodes: ApiProcess[] = []
afterAll(async () => {
  for (const { process } of nodes) {
    const ended = once(process, 'exit')
    process.kill('SIGKILL')
    await ended
  }
})

const passwordHash = await hashPassword(PASSWORD)
const company = (kind: 'buyer' | 'seller', number: number) =>
  writing((db) => writeCompany(db, kind, { number, now: testsBegin }, {}))
const seller = await company('seller', 1)
const buyer = await company('buyer', 2)
const [sellerUser, buyerUser] = await Promise.all([user(seller.companyId, 1), user(buyer.companyId, 2)])
const product = await writing((db) =>
  writeProduct(db, { companyId: seller.companyId } as Person, { number: 1, now: testsBegin }, { name: 'Asam Sitrat' }),
)
const addressId = await writing(async (db) => {
  await writeRates(db, seller.companyId)
  await writeSubscription(db, buyer.companyId, seller.companyId, {}, testsBegin)
  return writeAddress(db, buyer.companyId, {}, testsBegin)
})

/** Two processes behind ports that stay: of the one that writes, and of its replica. */
const [atPrimary, atReplica] = [await aForwarder(afterAll), await aForwarder(afterAll)]
const settings = {
  DATABASE_READ_URLS: atReplica.proxyOf(pair.replica.url()),
  DATABASE_READ_LAG_MS: String(LONGEST_LAG_MS),
  METRICS_TOKEN,
}
const databaseUrl = multiHost(atPrimary.proxyOf(pair.primary.url()), atReplica.proxyOf(pair.replica.url()))
const [node, other] = await Promise.all([startApi(databaseUrl, settings), startApi(databaseUrl, settings)])
nodes.push(node, other)

const [sellerBearer, buyerBearer] = await Promise.all([signIn(sellerUser.email), signIn(buyerUser.email)])

// a server is stopped, started or promoted, and everybody notices in their own time
const patience = { timeout: 120_000 }

/** No test begins while a replica is left out. */
const bothInUse = async () => {
  await Promise.all([node, other].map(inUse))
}

describe('reads of the catalogue', () => {
  beforeEach(bothInUse)

  it('go to the replica, for visitors and for members who have written nothing [OPS-2]', patience, async () => {
    const readAll = async () => {
      await everythingReplayed()
      const before = await reads(node)
      const answers = await Promise.all([
        ask(node, 'produk/daftar', {}),
        ask(node, 'produk/detail', { produk_id: product.id }),
        ask(node, 'produk/saran-pencarian', { keyword: 'asam' }),
        ask(node, 'seller/daftar', {}, buyerBearer),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      return await since(node, before)
    }
    // what the processes do by themselves may be announced in between
    await expect.poll(readAll).toEqual({ replica: 4, primary: 0 })
  })

  it('of a person who has just written are answered where it stands, by every process [OPS-2]', patience, async () => {
    let times = 0
    // a change that is not announced
    const renameAndRead = () =>
      whileBehind(async () => {
        const named = { user_id: buyerUser.userId, nama: `Ratna ke-${++times}`, telepon: '+62 811-0000-7001' }
        expect((await ask(node, 'akun/profil/ubah', named, buyerBearer)).status).toBe(200)
        const readers = [node, other].flatMap((one) =>
          [buyerBearer, undefined, sellerBearer].map((who) => ({ one, who })),
        )
        const byReplica: boolean[] = []
        for (const { one, who } of readers) byReplica.push(await isAnsweredByReplica(one, who))
        return byReplica
      })
    // of each process: who wrote, a visitor, who wrote nothing; what processes do by themselves may be announced in between
    await expect.poll(renameAndRead).toEqual([false, true, true, false, true, true])
    await whileBehind(async () => {
      await saveHours('08:00')
      for (const one of [node, other]) expect(await hours(one, sellerBearer)).toEqual(['08:00'])
    })
    await expect.poll(() => hours(node)).toEqual(['08:00'])
    await expect.poll(() => isAnsweredByReplica(node, sellerBearer)).toBe(true)
  })

  it(
    'of whoever was told of a change are not answered by a replica that has not got it [OPS-2]',
    patience,
    async () => {
      await whileBehind(async () => {
        expect((await ask(node, 'pusat-seller/produk/tarik', { produk_id: product.id }, sellerBearer)).status).toBe(200)
        // the announcement that drops visitors' pages reaches the other process in its own time
        await expect.poll(async () => (await ask(other, 'produk/detail', { produk_id: product.id })).status).toBe(404)
        const before = await reads(other)
        expect((await ask(other, 'produk/detail', { produk_id: product.id }, buyerBearer)).status).toBe(404)
        expect(await since(other, before)).toEqual({ replica: 0, primary: 1 })
      })
      await ask(node, 'pusat-seller/produk/terbitkan', { produk_id: product.id }, sellerBearer)
      await expect.poll(() => isAnsweredByReplica(other)).toBe(true)
      expect((await ask(other, 'produk/detail', { produk_id: product.id })).status).toBe(200)
    },
  )
})

describe('a replica', () => {
  beforeEach(bothInUse)

  it('that lags too far is left out, says how far, and comes back [OPS-2]', patience, async () => {
    await everythingReplayed()
    await pair.replica.ask('select pg_wal_replay_pause()')
    try {
      await saveHours('09:00')
      await expect.poll(() => metric(node, 'db_replica_used')).toBe(0)
      expect(await metric(node, 'db_replica_lag_seconds')).toBeGreaterThan(LONGEST_LAG_MS / 1000)
      expect(await hours(node), 'visitors are answered by the primary').toEqual(['09:00'])
    } finally {
      await pair.replica.ask('select pg_wal_replay_resume()')
    }
    await inUse(node)
  })

  it('that is stopped fails nobody, and comes back [OPS-2]', patience, async () => {
    await everythingReplayed()
    const statuses = new Set<number>()
    let sent = 0
    let isDone = false
    const asking = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isDone) {
          statuses.add((await ask(node, 'produk/daftar', {})).status)
          sent++
        }
      }),
    )
    await expect.poll(() => sent).toBeGreaterThan(20)
    await pair.replica.stop()
    await expect.poll(() => metric(node, 'db_replica_used')).toBe(0)
    const meanwhile = sent
    await expect.poll(() => sent).toBeGreaterThan(meanwhile + 20)
    await pair.replica.start()
    atReplica.proxyOf(pair.replica.url())
    await inUse(node)
    isDone = true
    await asking
    expect([...statuses]).toEqual([200])
  })
})

describe('the database that writes', () => {
  beforeEach(bothInUse)

  it('is read on and not written to while it may not write, and written to again [OPS-2]', patience, async () => {
    await pair.primary.ask('alter system set default_transaction_read_only = on')
    await pair.primary.ask('select pg_reload_conf()')
    try {
      await expect.poll(async () => (await fetch(`${node.url}/readyz`)).status).toBe(503)
      const refused = await saveHours('10:00')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
      expect((await ask(node, 'produk/daftar', {})).status).toBe(200)
    } finally {
      await pair.primary.ask('alter system reset default_transaction_read_only')
      await pair.primary.ask('select pg_reload_conf()')
    }
    await expect.poll(async () => (await fetch(`${node.url}/readyz`)).status).toBe(200)
  })

  it(
    'has lost no order that was answered when it is killed, and is read for meanwhile [OPS-2, ORDER-2]',
    patience,
    async () => {
      const body = await filledCheckout()
      const placed = await dataOf<Placed>(ask(node, 'checkout/buat', body, buyerBearer))
      // or a viewer notified of it might not be answered by a replica that never got it
      await everythingReplayed()
      await pair.primary.kill()
      try {
        for (const one of [node, other]) {
          const refused = await saveHours('10:30', one)
          expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
          await expect.poll(() => isAnsweredByReplica(one)).toBe(true)
        }
      } finally {
        await pair.primary.start()
        atPrimary.proxyOf(pair.primary.url())
      }
      for (const one of [node, other]) await expect.poll(async () => (await saveHours('10:30', one)).status).toBe(200)
      const again = await dataOf<Placed>(ask(other, 'checkout/buat', body, buyerBearer))
      expect(again.transaksi).toEqual(placed.transaksi)
      expect(await pair.primary.ask('select number from orders')).toEqual([{ number: placed.transaksi[0]?.nomor }])
      // what was written after has come
      await expect.poll(() => isAnsweredByReplica(node, sellerBearer)).toBe(true)
    },
  )
})

// each goes on from the one before
describe('a replica that is promoted', () => {
  it('is written to once nobody else writes; until then writes are refused [OPS-2]', patience, async () => {
    await everythingReplayed()
    await pair.primary.stop()
    const refused = await saveHours('11:00')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    await pair.replica.ask('select pg_promote()')
    for (const one of [node, other]) await expect.poll(async () => (await saveHours('12:00', one)).status).toBe(200)
    expect(await hours(other, sellerBearer)).toEqual(['12:00'])
    await expect.poll(async () => (await fetch(`${other.url}/readyz`)).status).toBe(200)
  })

  it('is no replica any more [OPS-2]', patience, async () => {
    await expect.poll(() => metric(node, 'db_replica_used')).toBe(0)
  })

  it(
    'stays the one that is written to when the former comes back as if nobody had told it [OPS-2]',
    patience,
    async () => {
      await pair.primary.start()
      atPrimary.proxyOf(pair.primary.url())
      const late = await startApi(databaseUrl, settings)
      nodes.push(late)
      for (const [index, one] of [node, other, late].entries()) {
        const opens = `0${index + 1}:00`
        expect((await saveHours(opens, one)).status).toBe(200)
        expect(await hours(late, sellerBearer)).toEqual([opens])
      }
    },
  )

  it(
    'is waited for while it is away, though the former answers as if nothing had happened [OPS-2]',
    patience,
    async () => {
      await pair.replica.stop()
      for (const _ of [1, 2, 3, 4]) {
        expect((await saveHours('04:00')).status).toBe(503)
        // long enough for another look at who writes
        await pause(1_000)
      }
      const written = "select count(*)::int as rows from chat_hours where opens in ('01:00', '04:00')"
      expect(await pair.primary.ask(written)).toEqual([{ rows: 0 }])
    },
  )
})

function multiHost(...urls: string[]): string {
  const [first, ...others] = urls.map((url) => new URL(url))
  if (!first) throw new Error('no address')
  return first.href.replace(first.host, [first, ...others].map(({ host }) => host).join(','))
}

async function writing<Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ url: pair.primary.url(), connections: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function user(companyId: CompanyId, number: number) {
  return writing((db) => writeUser(db, { companyId, role: 'owner', number, passwordHash, joinedAt: testsBegin }))
}

function ask({ url }: ApiProcess, path: string, body: object, bearer?: string): Promise<Response> {
  return post(url, path, body, bearer)
}

async function signIn(email: string): Promise<string> {
  const answer = await ask(node, 'session/login', { identitas: email, password: PASSWORD })
  const { data } = (await answer.json()) as { data: { sessionId: string } } // or nothing that follows works
  return data.sessionId
}

interface Placed {
  transaksi: { nomor: string }[]
}

async function dataOf<Data>(sent: Promise<Response>): Promise<Data> {
  const answer = await sent
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Data }).data // as the contract has it
}

/** The body of the buyer's checkout, with the product in the cart. */
async function filledCheckout() {
  const call = async (path: string, body: object) => ({
    ok: true,
    data: await dataOf(ask(node, path, body, buyerBearer)),
  })
  const person = { ...buyer, ...buyerUser, ids: { company_id: buyer.companyId, user_id: buyerUser.userId }, call }
  const caller = person as unknown as Person // as far as these two ask
  await fillCart(caller, product)
  return checkoutOf(caller, addressId)
}

function saveHours(opens: string, one = node): Promise<Response> {
  return ask(one, 'pusat-seller/chat/jam/simpan', { jam: [{ hari: 1, buka: opens, tutup: '17:00' }] }, sellerBearer)
}

async function hours(one: ApiProcess, bearer?: string): Promise<string[]> {
  const answer = await ask(one, 'seller/jam', { seller_username: seller.companyUsername }, bearer)
  const { data } = (await answer.json()) as { data: { jam: { buka: string }[] } } // a failure has none, and is seen
  return data.jam.map(({ buka }) => buka)
}

async function metrics({ url }: ApiProcess): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
}

async function metric(one: ApiProcess, name: string): Promise<number> {
  const [, value] = new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, 'm').exec(await metrics(one)) ?? []
  return Number(value)
}

/** Calls so far, by who answered. */
async function reads(one: ApiProcess): Promise<Record<'replica' | 'primary', number>> {
  const text = await metrics(one)
  const count = (server: string) =>
    [...text.matchAll(new RegExp(`^db_replica_reads_total\\{server="${server}".*\\} (\\d+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    )
  return { replica: count('replica'), primary: count('primary') }
}

async function since(one: ApiProcess, before: Record<'replica' | 'primary', number>) {
  const now = await reads(one)
  return { replica: now.replica - before.replica, primary: now.primary - before.primary }
}

async function isAnsweredByReplica(one: ApiProcess, bearer?: string): Promise<boolean> {
  const before = await reads(one)
  const { ok } = await ask(one, 'seller/jam', { seller_username: seller.companyUsername }, bearer)
  return ok && (await since(one, before)).replica === 1
}

function inUse(one: ApiProcess): Promise<void> {
  return expect.poll(() => metric(one, 'db_replica_used')).toBe(1)
}

/** Does something while the replica has got all that was written before, and nothing after. */
async function whileBehind<Result>(act: () => Promise<Result>): Promise<Result> {
  await everythingReplayed()
  await pair.replica.ask('select pg_wal_replay_pause()')
  try {
    return await act()
  } finally {
    await pair.replica.ask('select pg_wal_replay_resume()')
  }
}

/** Waits until the replica has replayed everything written. */
async function everythingReplayed(): Promise<void> {
  for (const one of [node, other])
    for (const bearer of [undefined, sellerBearer, buyerBearer])
      await expect.poll(() => isAnsweredByReplica(one, bearer)).toBe(true)
}
