import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSession } from '#test/scenes/a-session.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

/** A user of two companies; sign-in chooses the first. */
async function aTrader() {
  const [first, second] = [await world.aBuyer(), await world.aBuyer()]
  await world.db
    .insertInto('memberships')
    .values({ user_id: first.userId, company_id: second.companyId, role: 'purchaser', created_at: world.now() })
    .execute()
  return { first, second, trader: first }
}

async function bearersFor({ trader, second }: { trader: Person; second: Person }) {
  const session = await aSession(world, trader)
  const answer = await session.call('session/akun/pilih', { perusahaan_id: second.companyId })
  const { data } = answer.body as { data: { sessionId: string; companyId: string } } // session info
  return { session, answer, moved: data }
}

const withBearer = (bearer: string) => ({ authorization: `Bearer ${bearer}` })

describe('switching accounts', () => {
  it('lists the companies of the user alone, with role and the one in use [SESS-5]', async () => {
    const { trader, second } = await aTrader()
    await world.aBuyer()

    const { data } = await trader.call('session/akun/daftar', {})

    expect(data).toHaveLength(2)
    expect(data).toContainEqual({
      perusahaan_id: trader.companyId,
      nama: trader.companyName,
      jenis: 'buyer',
      peran: 'owner',
      sekarang: true,
    })
    expect(data).toContainEqual(expect.objectContaining({ perusahaan_id: second.companyId, sekarang: false }))
  })

  it('moves everything the session sees: company, role, cart and prices [SESS-5]', async () => {
    const { trader, second } = await aTrader()
    const seller = await world.aSeller()
    const product = await world.aProduct({ seller, price: '125000.00' })
    await world.subscribe(second, seller)
    await second.call('produk/keranjang/tambah', {
      ...second.ids,
      produk_id: product.id,
      seller_id: seller.companyId,
      kuantitas_satuan: '50',
    })
    expect((await trader.call('produk/detail', { produk_id: product.id })).data.produk_harga_satuan).toBe('NA')

    const { moved } = await bearersFor({ trader, second })
    const asSecond = (path: string, body: object) => world.aVisitor().send(path, body, withBearer(moved.sessionId))

    expect(moved.companyId).toBe(second.companyId)
    const profile = await asSecond('session/profil', {})
    expect(profile.body).toMatchObject({ data: { perusahaan: { company_id: second.companyId, peran: 'purchaser' } } })
    const detail = await asSecond('produk/detail', { produk_id: product.id })
    expect(detail.body).toMatchObject({ data: { produk_harga_satuan: '125000.00' } })
    const total = await asSecond('keranjang/total', { company_id: second.companyId })
    expect(total.body).toMatchObject({ data: { total: 1 } })
  })

  it('leaves other sessions of the user where they are [SESS-5]', async () => {
    const world2 = await aTrader()
    const other = await aSession(world, world2.trader)

    await bearersFor(world2)

    const profile = await other.call('session/profil', {})
    expect(profile.body).toMatchObject({ data: { perusahaan: { company_id: world2.first.companyId } } })
  })

  it('makes bearers of before worthless at once; the refresh cookie opens the new company [SESS-5, SESS-6]', async () => {
    const people = await aTrader()
    const { session } = await bearersFor(people)

    expect((await session.call('session/profil', {})).status).toBe(401)
    const { status, bearer = '' } = await session.refresh()
    expect(status).toBe(200)
    const profile = await world.aVisitor().send('session/profil', {}, withBearer(bearer))
    expect(profile.body).toMatchObject({ data: { perusahaan: { company_id: people.second.companyId } } })
  })

  it('is refused for a company the user does not belong to, which stays unseen [SESS-5, ROLE-9]', async () => {
    const [buyer, stranger] = [await world.aBuyer(), await world.aBuyer()]

    const answer = await buyer.call('session/akun/pilih', { perusahaan_id: stranger.companyId })

    expect([answer.status, answer.refusal?.code]).toEqual([404, 'not_found'])
    expect((await buyer.call('session/akun/pilih', { perusahaan_id: crypto.randomUUID() })).status).toBe(404)
    expect((await buyer.call('session/profil', {})).data.perusahaan?.company_id).toBe(buyer.companyId)
  })

  it('is the company of the next sign-in [SESS-5]', async () => {
    const people = await aTrader()
    await bearersFor(people)

    const again = await world.aVisitor().send('session/login', {
      identitas: people.trader.email,
      password: 'Contoh123',
    })

    expect(again.body).toMatchObject({ data: { companyId: people.second.companyId } })
  })

  it('cuts the live connections of the session, which heard the other company [SESS-5]', async () => {
    const people = await aTrader()
    const heard = await world.hear()

    await bearersFor(people)

    const { topics, change } = await heard.next()
    expect(change).toEqual({ name: 'session-over' })
    expect(topics).toEqual([expect.stringMatching(/^session:/)])
  })

  it('answers requests under way for one company or refuses them, never one with the other [SESS-5]', async () => {
    const people = await aTrader()
    const session = await aSession(world, people.trader)
    const requests = Array.from({ length: 20 }, () =>
      session.call('perusahaan/detail', { company_id: people.first.companyId }),
    )

    const switched = session.call('session/akun/pilih', { perusahaan_id: people.second.companyId })
    const answers = await Promise.all([...requests, session.call('perusahaan/detail', people.first.ids)])

    expect((await switched).status).toBe(200)
    for (const answer of answers) {
      if (answer.ok) expect(answer.body).toMatchObject({ data: { company_id: people.first.companyId } })
      else expect([401, 422]).toContain(answer.status)
    }
  })

  it('of the same session twice at once ends in one of the two, whole [SESS-5]', async () => {
    const people = await aTrader()
    const session = await aSession(world, people.trader)

    const answers = await Promise.all(
      [people.first, people.second].map(({ companyId }) =>
        session.call('session/akun/pilih', { perusahaan_id: companyId }),
      ),
    )

    expect(answers.some(({ ok }) => ok)).toBe(true)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const { bearer = '' } = await session.refresh()
    const profile = await world.aVisitor().send('session/profil', {}, withBearer(bearer))
    expect(profile.status).toBe(200)
  })
})
