import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { countWaiting, holdTable } from '#test/database/waiting.ts'
import { openPushService } from '#test/servers/push-service.ts'
import { openWorld } from '#test/world.ts'
import { notifyUnread } from './notify-unread.ts'
import { talking } from './testing.ts'

const service = await openPushService()
afterAll(service.close)
const world = await openWorld({ connections: 4, settings: { PUSH_TEST_SERVICE: service.origin } })
const { aTalk, say } = talking(world)

beforeEach(async () => {
  at('10:00:00')
  await world.runJobs()
  world.mails.length = 0
})

const at = (time: string) => world.setClock(`2026-03-02T${time}+07:00`)

const notifyAt = async (time: string) => {
  at(time)
  await world.runJobs('chat/tell-unread')
}

/** The person's notifications of conversations. */
const bell = async (who: Person) =>
  (await who.call('notifikasi/pusat', { company_id: who.companyId, jenis: 'chat' })).data.notifikasi

const unreadOf = async (who: Person) => (await bell(who)).filter(({ dibaca }) => !dibaca).length

async function allow(who: Person) {
  const browser = service.aBrowser()
  await who.call('akun/notifikasi/token', { ...who.ids, token: browser.token })
  return browser
}

const mailsTo = ({ email }: Person) => world.mails.filter(({ to }) => to.address === email)

describe('a member who is away', () => {
  it('is told once of what waits, and again only after they have looked [CHAT-6] [HEAD-8]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Rahasia: 25 kg')
    await say(buyer, key_room, 'Masih ada?')

    await notifyAt('10:00:59')
    expect(await bell(seller)).toEqual([])
    await notifyAt('10:01:00')
    await say(buyer, key_room, 'Halo?')
    await notifyAt('10:05:00')
    expect(await bell(seller)).toMatchObject([
      { pesan: `Pesan baru dari ${buyer.companyName}`, tautan: `/pusat-seller/chat?room=${key_room}`, dibaca: false },
    ])
    expect(await bell(buyer)).toEqual([])

    await seller.call('chat/room/buka', { key_room })
    await notifyAt('10:10:00')
    expect(await unreadOf(seller)).toBe(0)
    await say(seller, key_room, 'Ada')
    await say(buyer, key_room, 'Baik')
    await notifyAt('10:12:00')
    expect(await unreadOf(seller)).toBe(1)
    expect(await bell(buyer)).toMatchObject([
      { pesan: `Pesan baru dari ${seller.companyName}`, tautan: `/notifikasi?chat=${key_room}` },
    ])
  })

  it('is told in the app, by push and in the morning’s mail, never what was written [PUSH-2] [ROLE-4]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const browser = await allow(seller)
    await say(buyer, key_room, 'Rp 90.000 per kg?')

    await notifyAt('10:02:00')
    expect(browser.got).toMatchObject([
      { judul: 'Pesan baru', isi: buyer.companyName, tautan: `/pusat-seller/chat?room=${key_room}`, jenis: 'chat' },
    ])
    expect(mailsTo(seller)).toEqual([])

    world.setClock('2026-03-03T07:30:00+07:00')
    await world.runJobs('notifications/summaries')
    const [mail] = mailsTo(seller)
    expect(mail?.subject).toBe(`Pesan baru: ${buyer.companyName}`)
    for (const shown of [JSON.stringify(browser.got), mail?.text, mail?.html, JSON.stringify(await bell(seller))]) {
      expect(shown).not.toContain('90.000')
    }
  })

  it('is told there where they want it [REG-3]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const mate = await world.aColleague(seller, 'sales')
    const [browser, other] = [await allow(seller), await allow(mate)]
    for (const saluran of ['aplikasi', 'push', 'email'] as const)
      await seller.call('notifikasi/pengaturan/ubah', { jenis: 'chat', saluran, aktif: false })
    await say(buyer, key_room, 'Halo')

    await notifyAt('10:02:00')
    world.setClock('2026-03-03T07:30:00+07:00')
    await world.runJobs('notifications/summaries')

    expect([await bell(seller), browser.got, mailsTo(seller)]).toEqual([[], [], []])
    expect([await unreadOf(mate), other.got.length, mailsTo(mate).length]).toEqual([1, 1, 1])
  })

  it('is nobody whose role reads no conversations, who was removed, signed out, or of another company [ROLE-10]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const [warehouse, removed, out] = [
      await world.aColleague(seller, 'warehouse'),
      await world.aColleague(seller, 'sales'),
      await world.aColleague(seller, 'sales'),
    ]
    const strangers = [await world.aSeller(), await world.aBuyer()]
    const browsers = [await allow(warehouse), await allow(removed), await allow(out)]
    for (const stranger of strangers) browsers.push(await allow(stranger))
    await world.db.deleteFrom('memberships').where('user_id', '=', removed.userId).execute()
    await world.db.updateTable('sessions').set({ ended_at: world.now() }).where('user_id', '=', out.userId).execute()
    await say(buyer, key_room, 'Halo')

    await notifyAt('10:02:00')
    world.setClock('2026-03-03T07:30:00+07:00')
    await world.runJobs('notifications/summaries')

    expect(browsers.flatMap(({ got }) => got)).toEqual([])
    expect([warehouse, removed, ...strangers].flatMap(mailsTo)).toEqual([])
    for (const stranger of strangers) expect(await bell(stranger)).toEqual([])
    expect(await unreadOf(seller)).toBe(1)
  })

  it('is nobody of a company of which somebody looks at the room [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const mate = await world.aColleague(seller, 'sales')
    const { data } = await say(buyer, key_room, 'Halo')
    await mate.call('chat/room/baca', { key_room, sampai: data.urutan })

    await notifyAt('10:02:00')

    expect(await bell(seller)).toEqual([])
  })
})

describe('the sales person', () => {
  it('is told at once where the buyer asks for it, once until somebody looks [CHAT-6] [API-1]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const notifySales = (who: Person, id_sales = seller.userId) =>
      who.call('notifikasi/sales', {
        id_sales,
        company_id_seller: seller.companyId,
        company_id_transaction: buyer.companyId,
      })
    expect((await notifySales(buyer)).body).toMatchObject({ status: 'success' })
    expect(await bell(seller)).toEqual([])

    await say(buyer, key_room, 'Halo')
    await Promise.all([notifySales(buyer), notifySales(buyer)])
    await say(buyer, key_room, 'Halo?')
    await notifySales(buyer)
    await notifyAt('10:02:00')

    expect(await unreadOf(seller)).toBe(1)
    expect((await notifySales(buyer, buyer.userId)).refusal).toMatchObject({
      code: 'sales_person_unknown',
      field: 'id_sales',
    })
    const stranger = await world.aBuyer()
    expect((await notifySales(stranger)).refusal).toMatchObject({ code: 'not_yours', field: 'company_id_transaction' })
    const own = { id_sales: seller.userId, company_id_seller: seller.companyId }
    const without = await stranger.call('notifikasi/sales', { ...own, company_id_transaction: stranger.companyId })
    expect(without.refusal?.code).toBe('chat_room_not_found')
  })
})

describe('what was told', () => {
  it('is taken back once all of it is read, by a colleague too, also where no mail was sent yet [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const mate = await world.aColleague(seller, 'sales')
    await say(buyer, key_room, 'Satu')
    await say(buyer, key_room, 'Dua')
    await notifyAt('10:02:00')

    await mate.call('chat/room/baca', { key_room, sampai: 1 })
    expect(await unreadOf(seller)).toBe(1)
    const heard = await world.hear()
    await mate.call('chat/room/baca', { key_room, sampai: 2 })

    expect([await bell(seller), await bell(mate)]).toEqual([[], []])
    await expect.poll(() => heard.all.map(({ change }) => change.name)).toContain('notifications')
    world.setClock('2026-03-03T07:30:00+07:00')
    await world.runJobs('notifications/summaries')
    expect(mailsTo(seller)).toEqual([])
  })

  it('is taken back once what the other side said is read, whatever their own side has said since [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Halo')
    // sent by a browser that had waited for a network, and was not visible
    await say(seller, key_room, 'Sebentar')
    await notifyAt('10:02:00')
    expect(await unreadOf(seller)).toBe(1)

    await seller.call('chat/room/baca', { key_room, sampai: 1 })

    expect(await bell(seller)).toEqual([])
  })

  it('leaves another room’s as it was [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const other = await world.aBuyer()
    await world.subscribe(other, seller)
    const { data } = await other.call('chat/room/buka', { seller_id: seller.companyId })
    await say(buyer, key_room, 'Halo')
    await say(other, data.key_room, 'Halo')
    await notifyAt('10:02:00')

    await seller.call('chat/room/buka', { key_room })

    expect(await bell(seller)).toMatchObject([{ pesan: `Pesan baru dari ${other.companyName}`, dibaca: false }])
  })

  it('may be opened while it is taken back [HEAD-8]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Halo')
    await notifyAt('10:02:00')
    const [shown] = await bell(seller)

    const answers = await Promise.all([
      seller.call('chat/room/buka', { key_room }),
      ...Array.from({ length: 4 }, () =>
        seller.call('notifikasi/baca', { ...seller.ids, notifikasi_id: shown?.notifikasi_id ?? '' }),
      ),
    ])

    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
  })
})

describe('of several that tell', () => {
  it('each room is told of by one [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Halo')
    at('10:02:00')

    await Promise.all(Array.from({ length: 3 }, () => notifyUnread(world.deps)))

    expect(await bell(seller)).toHaveLength(1)
  })

  it('one that is killed in the midst of it has told nothing, and the next tells it once [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const browser = await allow(seller)
    await say(buyer, key_room, 'Halo')
    at('10:02:00')
    const release = await holdTable(world.db, 'notifications')
    const killed = notifyUnread(world.deps).catch((error: unknown) => error)
    await expect.poll(() => countWaiting(world.db)).toBe(1)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
    expect(await killed).toBeInstanceOf(Error)
    await release()

    await notifyAt('10:03:00')
    await notifyAt('10:04:00')

    expect(await bell(seller)).toHaveLength(1)
    expect(browser.got).toHaveLength(1)
  })

  it('rooms of more than one batch are all told of, of both sides [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Halo')
    await say(seller, key_room, 'Halo juga')
    for (let made = 0; made < 54; made++) {
      const other = await world.aBuyer()
      await world.subscribe(other, seller)
      const { data } = await other.call('chat/room/buka', { seller_id: seller.companyId })
      await say(other, data.key_room, 'Halo')
    }

    await notifyAt('10:02:00')

    const { data } = await seller.call('notifikasi/pusat', { company_id: seller.companyId, jenis: 'chat' })
    expect(data.total).toBe(55)
    expect(await unreadOf(buyer)).toBe(1)
  })
})
