import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NoticeEvent } from '#domain/notifications/kinds.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Person } from '#test/actor.ts'
import { aProposal, MORNING } from '#test/scenes/negotiating.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { notify } from './read-notifications.ts'

const world = await openWorld()

beforeEach(async () => {
  world.setClock(MORNING)
  await world.runJobs()
  world.mails.length = 0
})

const mailsTo = (person: Person) => world.mails.filter(({ to }) => to.address === person.email)

/** Notifies the person's company of a step; jobs pass it on. */
function notifyOf({ companyId }: Person, step: NoticeEvent, about = 'PT Mitra Uji') {
  const news = { companyId, about, message: 'Nego: Rp 90.000,00', link: '/pusat-seller/nego', ...step }
  return world.db.transaction().execute((tx) => notify(tx, [news], world.now()))
}

const urgent = { kind: 'nego', step: 'submit' } as const
const quiet = { kind: 'nego', step: 'finish' } as const

/** The link of a mail with this label. */
function linkOf(mail: Mail | undefined, label: string): string {
  return new RegExp(`${label}: (\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a mail', () => {
  it('tells at once of a new order, in HTML and in text, without its price [ORDER-4, ROLE-4]', async () => {
    const { seller, buyer, order } = await anOrder(world)
    await world.runJobs()

    const [mail] = mailsTo(seller)
    expect(mailsTo(seller)).toHaveLength(1)
    expect(mail?.subject).toBe(`Pesanan baru: ${buyer.companyName}, ${order.number}`)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`${buyer.companyName}, ${order.number}`)
      expect(body).toContain(`http://localhost:3000/pusat-seller/pesanan/${order.id}`)
      expect(body).not.toMatch(/Rp\s|\d\.000/)
    }
    expect(mailsTo(buyer)).toEqual([])
  })

  it('tells of a negotiation neither its price nor its product [NEGO-9, ROLE-4]', async () => {
    const { seller, product } = await aProposal(world)
    await world.runJobs()

    const [mail] = mailsTo(seller)
    expect(mail?.subject).toMatch(/^Nego baru: PT /)
    expect(mail?.text + (mail?.html ?? '')).not.toMatch(/Rp\s|90\.000/)
    expect(mail?.text).not.toContain(product.name)
  })

  it('shows names that people chose as text, and makes no link of them [REG-3]', async () => {
    const seller = await world.aSeller()
    await notifyOf(seller, urgent, '<img src=x> PT jahat.example/menang')
    await world.runJobs()

    const [mail] = mailsTo(seller)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.text).not.toContain('jahat.example')
    expect(mail?.subject).not.toContain('jahat.example')
  })

  it('is one for whatever happens within a quarter of an hour, never one each', async () => {
    const seller = await world.aSeller()
    await notifyOf(seller, urgent)
    await world.runJobs()
    for (let more = 0; more < 5; more++) {
      await notifyOf(seller, urgent)
      await world.runJobs()
    }
    expect(mailsTo(seller)).toHaveLength(1)

    world.setClock('2026-11-20T09:15:00+07:00')
    await world.runJobs()

    const [, second] = mailsTo(seller)
    expect(mailsTo(seller)).toHaveLength(2)
    expect(second?.subject).toBe('5 pemberitahuan baru')
    expect(second?.html.match(/<tr>/g)).toHaveLength(5)
  })

  it('goes out when its time has come by the database, though the clock of the node that makes it is behind', async () => {
    const seller = await world.aSeller()
    for (let twice = 0; twice < 2; twice++) {
      await notifyOf(seller, urgent)
      await world.runJobs()
    }
    await sql`
      update pgboss.job set start_after = start_after - interval '1 minute'
      where name = 'notifications/gather-mail' and state = 'created'`.execute(world.db)

    world.setClock('2026-11-20T09:14:30+07:00')
    await world.runJobs()

    expect(mailsTo(seller)).toHaveLength(2)
  })

  it('shows twenty, and how many more there are', async () => {
    const seller = await world.aSeller()
    for (let more = 0; more < 23; more++) await notifyOf(seller, quiet)
    await notifyOf(seller, urgent)
    await world.runJobs()

    const [mail] = mailsTo(seller)
    expect(mail?.html.match(/<tr>/g)).toHaveLength(20)
    expect(mail?.text).toContain('Dan 4 pemberitahuan lainnya.')
  })

  it('waits for the next morning where it can, and goes along with one that cannot', async () => {
    const [seller, other] = [await world.aSeller(), await world.aSeller()]
    await notifyOf(seller, quiet)
    await notifyOf(other, quiet)
    await world.runJobs()
    expect(world.mails).toEqual([])

    await notifyOf(other, urgent)
    await world.runJobs()
    expect(mailsTo(other).map(({ subject }) => subject)).toEqual(['2 pemberitahuan baru'])
    expect(mailsTo(seller)).toEqual([])

    world.setClock('2026-11-21T07:30:00+07:00')
    await world.runJobs('notifications/summaries')
    expect(mailsTo(seller).map(({ subject }) => subject)).toEqual(['Nego selesai: PT Mitra Uji'])
    await world.runJobs('notifications/summaries')
    expect(mailsTo(seller)).toHaveLength(1)
  })
})

describe('no mail', () => {
  it('is sent of what has been read in the app meanwhile [HEAD-8]', async () => {
    const seller = await world.aSeller()
    await notifyOf(seller, quiet)
    await world.runJobs()
    await seller.call('notifikasi/baca', seller.ids)

    await world.runJobs('notifications/summaries')

    expect(mailsTo(seller)).toEqual([])
  })

  it('that was never sent makes the next one wait', async () => {
    const seller = await world.aSeller()
    await notifyOf(seller, quiet)
    await world.runJobs()
    await seller.call('notifikasi/baca', seller.ids)
    await world.runJobs('notifications/summaries')

    world.setClock('2026-11-20T09:05:00+07:00')
    await notifyOf(seller, urgent)
    await world.runJobs()

    expect(mailsTo(seller)).toHaveLength(1)
  })

  it('is sent to a person who wants none of its kind; colleagues still get theirs [REG-3]', async () => {
    const seller = await world.aSeller()
    const mate = await world.aColleague(seller, 'sales')
    await seller.call('notifikasi/pengaturan/ubah', { jenis: 'nego', saluran: 'email', aktif: false })
    // nor does the list in the app decide about mail
    await mate.call('notifikasi/pengaturan/ubah', { jenis: 'nego', saluran: 'aplikasi', aktif: false })

    await notifyOf(seller, urgent)
    await world.runJobs()

    expect([mailsTo(seller).length, mailsTo(mate).length]).toEqual([0, 1])
  })

  it('is sent to an address that nobody has verified, nor to somebody removed [REG-1, ROLE-10]', async () => {
    const seller = await world.aSeller()
    const [mate, gone] = [await world.aColleague(seller, 'sales'), await world.aColleague(seller, 'sales')]
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', mate.userId).execute()
    await notifyOf(seller, quiet)
    await world.runJobs()
    await world.db.deleteFrom('memberships').where('user_id', '=', gone.userId).execute()

    await world.runJobs('notifications/summaries')

    expect([seller, mate, gone].map((one) => mailsTo(one).length)).toEqual([1, 0, 0])
  })
})

describe('the link that stops mail', () => {
  /** A seller who was mailed, and the links of that mail. */
  async function aMailedSeller() {
    const seller = await world.aSeller()
    await notifyOf(seller, urgent)
    await world.runJobs()
    const [mail] = mailsTo(seller)
    return {
      seller,
      mail,
      token: new URL(linkOf(mail, 'Berhenti menerima e-mail ini')).searchParams.get('token') ?? '',
    }
  }

  const isMailed = async (seller: Person) => {
    const { pengaturan } = (await seller.call('notifikasi/pengaturan', {})).data
    // changes of the seller bank account are always notified
    return pengaturan.some(({ jenis, email }) => email && jenis !== 'rekening')
  }

  it('stops all of it for the person it was mailed to; the app goes on telling [REG-3]', async () => {
    const { seller, token } = await aMailedSeller()
    const mate = await world.aColleague(seller, 'sales')

    expect((await world.aVisitor().call('notifikasi/email/berhenti', { token })).ok).toBe(true)
    expect((await world.aVisitor().call('notifikasi/email/berhenti', { token })).ok).toBe(true)

    expect([await isMailed(seller), await isMailed(mate)]).toEqual([false, true])
    const { data } = await seller.call('notifikasi/daftar', { company_id: seller.companyId })
    expect(data.belum_dibaca).toBe(1)
  })

  it('is told to mail programs, which stop it by one press of their own [REG-3]', async () => {
    const { seller, mail } = await aMailedSeller()
    const address = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const press = (token: string) =>
      world.http.inject({
        method: 'POST',
        url: `${address.pathname}?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })

    expect((await press('karangan')).statusCode).toBe(404)
    expect(await isMailed(seller)).toBe(true)
    expect((await press(address.searchParams.get('token') ?? '')).statusCode).toBe(200)
    expect(await isMailed(seller)).toBe(false)
  })

  it('stops nothing where it is not one of ours, or is older than half a year [REG-3]', async () => {
    const { seller, token } = await aMailedSeller()
    const wrong = await world.aVisitor().call('notifikasi/email/berhenti', { token: 'karangan' })
    expect(wrong.refusal).toMatchObject({ code: 'mail_stop_unknown', field: 'token' })

    world.setClock('2027-06-01T09:00:00+07:00')
    await world.runJobs('notifications/tidy')
    expect((await world.aVisitor().call('notifikasi/email/berhenti', { token })).refusal?.code).toBe(
      'mail_stop_unknown',
    )
    expect(await isMailed(seller)).toBe(true)
  })
})
