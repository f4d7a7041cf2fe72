import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { leadOf, testsBegin } from '#test/clock.ts'
import { countWaiting, holdTable } from '#test/database/waiting.ts'
import { listenLive } from '#test/live-ear.ts'
import { post } from '#test/post.ts'
import {
  type Checkout,
  expectBalanced,
  fiftyCheckouts,
  place,
  placeAgain,
  signInAll,
  wholeOrdersOf,
} from '#test/scenes/checkouts.ts'
import { aTrade, proposal } from '#test/scenes/negotiating.ts'
import { checkoutOf } from '#test/scenes/ordering.ts'
import { type AppCluster, startCluster } from '#test/servers/app-cluster.ts'
import { openWorld } from '#test/world.ts'

await ensureBuild()
const world = await openWorld({ connections: 2 })

const READERS = 4

async function twoProcesses(): Promise<AppCluster> {
  const settings = { DEMO: 'off', TEST_CLOCK_LEAD: String(leadOf(testsBegin)) }
  const apps = await startCluster(world.databaseUrl, 2, settings)
  onTestFinished(apps.stop)
  return apps
}

interface Wire {
  status?: string
  data?: Record<string, unknown>
  status_detail?: { code: string }
}

/** A call through the balancer, as somebody's browser makes it. */
async function ask(url: string, path: string, body: object, bearer?: string) {
  const answer = await post(url, path, body, bearer)
  // the balancer's own refusal has no body
  const whole: Wire = JSON.parse((await answer.text()) || '{}')
  return { http: answer.status, ...whole }
}

async function signedIn(url: string, email: string): Promise<string> {
  const { data } = await ask(url, 'session/login', { identitas: email, password: 'Contoh123' })
  return String(data?.sessionId)
}

describe('two processes behind a balancer that alternates every request', { timeout: 300_000 }, () => {
  it('sign in, order, negotiate and talk with each other as by one process; limits count in both [OPS-1]', async () => {
    const apps = await twoProcesses()
    const { buyer, seller, product } = await aTrade(world)
    const addressId = await world.anAddress(buyer)
    const [asBuyer, asSeller] = [await signedIn(apps.url, buyer.email), await signedIn(apps.url, seller.email)]
    // one after the other, so in two processes
    const [buyersScreen, sellersScreen, sellersOther] = [
      await listenLive(apps.url, asBuyer),
      await listenLive(apps.url, asSeller),
      await listenLive(apps.url, asSeller),
    ]
    const heard = async (ear: typeof buyersScreen, name: string) => {
      while (!ear.changes.some((change) => change.name === name)) await ear.next('change')
    }

    const line = { ...buyer.ids, produk_id: product.id, seller_id: product.sellerId, kuantitas_satuan: '50' }
    expect(await ask(apps.url, 'produk/keranjang/tambah', line, asBuyer)).toMatchObject({ status: 'success' })
    const checkout = await checkoutOf(buyer, addressId)
    const orders = [
      await ask(apps.url, 'checkout/buat', checkout, asBuyer),
      await ask(apps.url, 'checkout/buat', checkout, asBuyer),
    ]
    expect(orders[0]).toMatchObject({ status: 'success' })
    expect(orders[1]?.data).toEqual(orders[0]?.data)
    await Promise.all([sellersScreen, sellersOther].map((ear) => heard(ear, 'order')))

    const { data: nego } = await ask(apps.url, 'negosiasi/submit', proposal(buyer, product), asBuyer)
    const counter = { nego_id: nego?.nego_id, versi: 1, harga: '95000.00' }
    expect(await ask(apps.url, 'pusat-seller/nego/tawar', counter, asSeller)).toMatchObject({ status: 'success' })
    await heard(buyersScreen, 'negotiation')

    const { data: room } = await ask(apps.url, 'chat/room/buka', { seller_id: seller.companyId }, asBuyer)
    const message = { key_room: room?.key_room, kunci: randomUUID(), type: 'text', contain: 'Apakah siap?' }
    expect(await ask(apps.url, 'chat/pesan/kirim', message, asBuyer)).toMatchObject({ status: 'success' })
    await Promise.all([sellersScreen, sellersOther].map((ear) => heard(ear, 'chat')))

    const guess = { identitas: buyer.email, password: 'Salah123' }
    const guesses = await Promise.all(Array.from({ length: 8 }, () => ask(apps.url, 'session/login', guess)))
    const codes = guesses.map(({ status_detail }) => status_detail?.code).sort()
    expect(codes).toEqual([...Array(3).fill('sign_in_slowed'), ...Array(5).fill('wrong_credentials')])

    expect([0, 1].filter((at) => apps.served().filter((asked) => asked === at).length < 5)).toEqual([])
    expect(apps.lost()).toEqual([])
  })

  it('lose only what a killed one was answering, which is safe to send again; an upgrade loses nothing [OPS-1]', async () => {
    const { seller, checkouts } = await fiftyCheckouts(world)
    const apps = await twoProcesses()
    const bearers = await signInAll(apps, checkouts)
    const readers = keepReading(apps.url, [...bearers.values()])
    onTestFinished(() => void readers.stop())
    const [whileKilled, whileUpgraded, lastOnes] = [
      checkouts.slice(0, 20),
      checkouts.slice(20, 40),
      checkouts.slice(40),
    ]

    const killed = await placeWhile(apps, whileKilled, bearers, () => apps.end(0, 'SIGKILL'))
    await apps.startAgain(0)
    const lostByKill = apps.lost().length
    expect(lostByKill).toBeGreaterThan(0)
    expect(apps.lost()).toEqual(Array(lostByKill).fill(0))
    expect(await killed.ended).toBeNull()

    const upgraded = await placeWhile(apps, whileUpgraded, bearers, () => apps.end(1, 'SIGTERM'))
    await apps.startAgain(1)
    expect(await upgraded.ended).toBe(0)
    expect(upgraded.unanswered).toEqual([])
    const later = await Promise.all(lastOnes.map((checkout) => place(apps, checkout, bearers)))
    expect(later.filter((number) => number === undefined)).toEqual([])

    const { answered, failed } = await readers.stop()
    expect(apps.lost().length, 'what the upgrade lost').toBe(lostByKill)
    expect(failed.filter((status) => status !== 502)).toEqual([])
    expect(failed.length + killed.unanswered.length).toBe(lostByKill)
    expect(answered).toBeGreaterThan(failed.length)

    // people press the button again, with the same key
    const again = await placeAgain(apps, checkouts, bearers)
    for (const [key, number] of [...killed.answered, ...upgraded.answered]) expect(again.get(key)).toBe(number)
    expect(await wholeOrdersOf(world, seller.companyId)).toEqual(again)
    await expectBalanced(world, seller.companyId, checkouts.length)
  })
})

/** Places orders of which each waits within its process while something is done to one of the two. */
async function placeWhile(
  apps: AppCluster,
  checkouts: readonly Checkout[],
  bearers: ReadonlyMap<string, string>,
  act: () => Promise<number | null>,
) {
  const answered = new Map<string, string>()
  const unanswered: string[] = []
  const release = await holdTable(world.db, 'product_stocks')
  const placing = checkouts.map(async (checkout) => {
    const number = await place(apps, checkout, bearers).catch(() => undefined)
    if (number) answered.set(checkout.body.kunci, number)
    else unanswered.push(checkout.body.kunci)
  })
  let ended: Promise<number | null>
  try {
    await expect.poll(() => countWaiting(world.db)).toBeGreaterThanOrEqual(4)
    ended = act()
  } finally {
    await release()
  }
  await Promise.all(placing)
  return { answered, unanswered, ended }
}

/** A client's view of an answer that its process did not finish. */
const cutOff = { status: 'error', http: 502 }

/** A steady load of reads. @returns what ends it, and says how many were answered and the statuses of the others */
function keepReading(url: string, bearers: readonly string[]) {
  let isDone = false
  let answered = 0
  const failed: number[] = []
  const reading = Array.from({ length: READERS }, async (_, reader) => {
    while (!isDone) {
      const answer = await ask(url, 'session/profil', {}, bearers[reader % bearers.length]).catch(() => cutOff)
      if (answer.status === 'success') answered++
      else failed.push(answer.http)
    }
  })
  return {
    async stop() {
      isDone = true
      await Promise.all(reading)
      return { answered, failed }
    },
  }
}
