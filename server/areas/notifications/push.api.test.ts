import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aProposal, aTrade, MORNING, propose } from '#test/scenes/negotiating.ts'
import { type Browser, openPushService } from '#test/servers/push-service.ts'
import { openWorld } from '#test/world.ts'
import { notifyOutside, pushNotification } from './notify-outside.ts'
import { notify } from './read-notifications.ts'

const service = await openPushService()
afterAll(service.close)
const world = await openWorld({ settings: { PUSH_TEST_SERVICE: service.origin } })

beforeEach(() => {
  service.answer(201)
  world.setClock(MORNING)
})

/** The person's browser takes push messages from now on. */
async function allow(person: Person, browser = service.aBrowser()): Promise<Browser> {
  const registered = await person.call('akun/notifikasi/token', { ...person.ids, token: browser.token })
  expect(registered.ok, registered.text).toBe(true)
  return browser
}

/** Notifies the person's company of a negotiation; jobs pass it on. */
function notifyOf({ companyId }: Person) {
  const news = {
    companyId,
    kind: 'nego',
    step: 'submit',
    message: 'Nego: Rp 90.000,00',
    link: '/pusat-seller/nego',
  } as const
  return world.db.transaction().execute((tx) => notify(tx, [news], world.now()))
}

const deviceOf = async (person: Person) => (await person.call('akun/notifikasi/perangkat', {})).data

const devicesLeftOf = ({ userId }: Person) =>
  world.db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select('p.id')
    .where('s.user_id', '=', userId)
    .execute()

/** A message for the person's browser, not sent yet. */
async function aMessage(person: Person) {
  const [device] = await devicesLeftOf(person)
  await notifyOf(person)
  const news = await world.db
    .selectFrom('notifications')
    .select('id')
    .where('company_id', '=', person.companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { deviceId: device?.id ?? '', notificationId: news.id }
}

type Message = Awaited<ReturnType<typeof aMessage>>

/** One attempt at a message, after so many that failed. */
const push = (message: Message, failures: number) => pushNotification(world.deps, message, { failures })

describe('a push message', () => {
  it('tells what happened and where it shows, encrypted for one browser, and no price [PUSH-2, ROLE-4]', async () => {
    const { seller, buyer, product } = await aTrade(world)
    const browser = await allow(seller)

    const nego_id = await propose(buyer, product)
    await world.runJobs()

    expect(browser.got).toEqual([
      {
        judul: 'Nego baru',
        isi: buyer.companyName,
        tautan: `/pusat-seller/nego/detail/?nego_id=${nego_id}`,
        jenis: 'nego',
        notifikasi_id: expect.any(String),
        untuk: `${seller.userId} ${seller.companyId}`,
      },
    ])
    expect(JSON.stringify(browser.got)).not.toContain(product.name)
    expect(service.headers.at(-1)).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      authorization: expect.stringMatching(/^vapid t=/),
    })
  })

  it('is called approve where a seller agrees to a price [CART-6]', async () => {
    const { seller, buyer, nego_id } = await aProposal(world)
    const browser = await allow(buyer)

    await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })
    await world.runJobs()

    expect(browser.got).toMatchObject([{ jenis: 'approve', judul: 'Harga nego disetujui', isi: seller.companyName }])
  })

  it('goes once to every browser of everybody who is notified, and to nobody else [PUSH-2, ROLE-10]', async () => {
    const { seller, buyer, product } = await aTrade(world)
    const stranger = await allow(await world.aSeller())
    const [own, second] = [await allow(seller), await allow(seller)]
    const mate = await allow(await world.aColleague(seller, 'sales'))
    const warehouse = await allow(await world.aColleague(seller, 'warehouse'))
    const doer = await allow(buyer)

    await propose(buyer, product)
    await world.runJobs()
    await world.runJobs()

    expect([own, second, mate].map(({ got }) => got.length)).toEqual([1, 1, 1])
    expect([stranger, warehouse, doer].map(({ got }) => got.length)).toEqual([0, 0, 0])
  })

  it('is not sent to somebody who wants none of its kind, or has read it already [REG-3]', async () => {
    const seller = await world.aSeller()
    const mate = await world.aColleague(seller, 'sales')
    const [browser, other] = [await allow(seller), await allow(mate)]
    await seller.call('notifikasi/pengaturan/ubah', { jenis: 'nego', saluran: 'push', aktif: false })

    await notifyOf(seller)
    await mate.call('notifikasi/baca', mate.ids)
    await world.runJobs()

    expect([browser.got, other.got]).toEqual([[], []])
  })

  it('is not sent to a person who has signed out or was removed meanwhile [PUSH-2, SESS-4]', async () => {
    const seller = await world.aSeller()
    const mate = await world.aColleague(seller, 'sales')
    const [browser, other] = [await allow(seller), await allow(mate)]

    await notifyOf(seller)
    await seller.call('akun/profil', {})
    await world.db.updateTable('sessions').set({ ended_at: world.now() }).where('user_id', '=', seller.userId).execute()
    await world.db.deleteFrom('memberships').where('user_id', '=', mate.userId).execute()
    await world.runJobs()

    expect([browser.got, other.got]).toEqual([[], []])
  })

  it('is kept by the service for half a day since it was news, and not sent after that', async () => {
    const seller = await world.aSeller()
    const browser = await allow(seller)
    await notifyOf(seller)
    await notifyOutside(world.deps, { companyIds: [seller.companyId] })

    world.setClock('2026-11-20T20:59:00+07:00')
    await notifyOf(seller)
    await world.runJobs()

    expect(browser.got).toHaveLength(2)
    expect(service.headers.slice(-2).map(({ ttl }) => ttl)).toEqual(['60', '43200'])
    await notifyOf(seller)
    await notifyOutside(world.deps, { companyIds: [seller.companyId] })
    world.setClock('2026-11-21T08:59:00+07:00')
    await world.runJobs()
    expect(browser.got).toHaveLength(2)
  })

  it('that waited for more than a day is no news any more', async () => {
    const seller = await world.aSeller()
    const browser = await allow(seller)

    await notifyOf(seller)
    world.setClock('2026-11-21T09:00:01+07:00')
    await world.runJobs()

    expect(browser.got.filter(({ judul }) => judul === 'Nego baru')).toEqual([])
  })
})

describe('a browser', () => {
  it.each([401, 403, 404, 410])('whose service answers %i is forgotten [PUSH-2]', async (status) => {
    const seller = await world.aSeller()
    await allow(seller)
    service.answer(status)

    await notifyOf(seller)
    await world.runJobs()

    expect((await deviceOf(seller)).aktif).toBe(false)
  })

  it('whose key nothing can be encrypted for is forgotten [PUSH-2]', async () => {
    const seller = await world.aSeller()
    const { endpoint, token } = service.aBrowser()
    const keys = { ...JSON.parse(token).keys, p256dh: `B${'A'.repeat(86)}` }
    await seller.call('akun/notifikasi/token', { ...seller.ids, token: JSON.stringify({ endpoint, keys }) })

    await notifyOf(seller)
    await world.runJobs()

    expect((await deviceOf(seller)).aktif).toBe(false)
  })

  it('whose service is busy stays, and the message is tried again later [PUSH-2]', async () => {
    const seller = await world.aSeller()
    await allow(seller)
    service.answer(429)

    await notifyOf(seller)

    await expect(world.runJobs()).rejects.toThrow('the push service answered 429')
    expect((await deviceOf(seller)).aktif).toBe(true)
  })

  it('whose service fails is tried three times a message, and forgotten after five in a row [PUSH-2]', async () => {
    const seller = await world.aSeller()
    await allow(seller)
    service.answer(503)

    const first = await aMessage(seller)
    for (const failures of [0, 1]) await expect(push(first, failures)).rejects.toThrow('answered 503')
    // given up without an error, so that nothing of it is left among the dead letters
    await push(first, 2)
    for (const _ of [2, 3, 4]) await push(first, 0)
    expect((await deviceOf(seller)).aktif).toBe(true)
    await push(first, 0)

    expect((await deviceOf(seller)).aktif).toBe(false)
  })

  it('that is reached again has missed nothing in a row [PUSH-2]', async () => {
    const seller = await world.aSeller()
    const browser = await allow(seller)
    service.answer(503)
    for (const failures of [2, 2, 2, 2]) await push(await aMessage(seller), failures)
    service.answer(201)
    await push(await aMessage(seller), 0)
    service.answer(503)

    for (const failures of [2, 2]) await push(await aMessage(seller), failures)

    expect(browser.got).toHaveLength(1)
    expect((await deviceOf(seller)).aktif).toBe(true)
  })

  it('registers anew and then deletes its old token [PUSH-1]', async () => {
    const seller = await world.aSeller()
    const browser = await allow(seller)
    const renewed = await allow(seller)

    const deleted = await seller.call('akun/notifikasi/token/delete', { ...seller.ids, token: '0' })

    expect(deleted.body).toMatchObject({ status: 'success' })
    await notifyOf(seller)
    await world.runJobs()
    expect([browser.got.length, renewed.got.length]).toEqual([0, 1])
  })

  it('that registers twice gets each message once, and follows the person who signs in there next [PUSH-1]', async () => {
    const seller = await world.aSeller()
    const browser = await allow(seller)
    await allow(seller, browser)
    await notifyOf(seller)
    await world.runJobs()
    expect(browser.got).toHaveLength(1)

    const next = await world.aSeller()
    await allow(next, browser)
    await notifyOf(seller)
    await world.runJobs()

    expect(browser.got).toHaveLength(1)
    expect((await deviceOf(seller)).aktif).toBe(false)
  })

  it('is offered to a company that buys once it has a seller, and to sellers at once [PUSH-1] [UX-2]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    await world.subscribe(buyer, seller, { status: 'requested' })
    expect([(await deviceOf(buyer)).ditawarkan, (await deviceOf(seller)).ditawarkan]).toEqual([false, true])
    await world.subscribe(buyer, await world.aSeller())
    expect((await deviceOf(buyer)).ditawarkan).toBe(true)
  })

  it('is silent once it is turned off [REG-3]', async () => {
    const seller = await world.aSeller()
    const browser = await allow(seller)
    expect(await deviceOf(seller)).toMatchObject({ kunci_server: world.deps.pusher.serverKey, aktif: true })

    await seller.call('akun/notifikasi/perangkat/matikan', seller.ids)

    expect((await deviceOf(seller)).aktif).toBe(false)
    await notifyOf(seller)
    await world.runJobs()
    expect(browser.got).toEqual([])
  })

  it('beyond twenty of one person silences the one registered first', async () => {
    const seller = await world.aSeller()
    const [first, second] = [await allow(seller), await allow(seller)]
    for (let more = 2; more <= 20; more++) await allow(seller)

    await notifyOf(seller)
    await world.runJobs()

    expect(first.got).toEqual([])
    expect(second.got).toHaveLength(1)
  })

  it.each([
    ['https://10.0.0.5/abc', 'push_address'],
    ['https://localhost/abc', 'push_address'],
    ['http://push.example/abc', 'push_address'],
    ['https://push.example:8443/abc', 'push_address'],
  ])('that names %s as its service is refused: nothing is sent there [PUSH-2]', async (endpoint, code) => {
    const seller = await world.aSeller()
    const token = JSON.stringify({ ...JSON.parse(service.aBrowser().token), endpoint })

    const refused = await seller.call('akun/notifikasi/token', { ...seller.ids, token })

    expect(refused.refusal).toMatchObject({ code, field: 'token' })
  })

  it.each(['0', '{}', '💥'.repeat(400), 'x'.repeat(10_000)])(
    'cannot register with what is no subscription',
    async (token) => {
      const seller = await world.aSeller()

      const refused = await seller.call('akun/notifikasi/token', { ...seller.ids, token })

      expect(refused.refusal).toMatchObject({ field: 'token' })
    },
  )

  it('is nobody else’s to register or silence [ROLE-9]', async () => {
    const [seller, stranger] = [await world.aSeller(), await world.aSeller()]
    const { token } = service.aBrowser()

    const registered = await stranger.call('akun/notifikasi/token', { ...seller.ids, token })
    const silenced = await stranger.call('akun/notifikasi/perangkat/matikan', seller.ids)
    const visitor = await world.aVisitor().send('akun/notifikasi/token', { ...seller.ids, token })

    expect([registered.refusal?.code, silenced.refusal?.code, visitor.status]).toEqual(['not_yours', 'not_yours', 401])
  })

  it('is forgotten at once with the account of a person who used it [REG-3]', async () => {
    const seller = await world.aSeller()
    const mate = await world.aColleague(seller, 'sales')
    await allow(mate)

    const closed = await mate.call('akun/tutup', { user_id: mate.userId, password: 'Contoh123' })
    expect(closed.ok, closed.text).toBe(true)

    expect(await devicesLeftOf(mate)).toEqual([])
  })

  it('is forgotten with its session [SESS-4]', async () => {
    const seller = await world.aSeller()
    await allow(seller)
    await world.db.updateTable('sessions').set({ ended_at: world.now() }).where('user_id', '=', seller.userId).execute()

    await world.runJobs('notifications/tidy')

    expect(await devicesLeftOf(seller)).toEqual([])
  })
})
