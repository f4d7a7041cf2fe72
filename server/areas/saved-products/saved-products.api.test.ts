import { describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Caller, Person } from '#test/actor.ts'
import { countWaiting } from '#test/database/waiting.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 6 })

type SavedList = WireBodyOf<CallAt<'rak/tambah'>>['rak']

const add = (person: Caller, rak: SavedList, ...produk_id: number[]) => person.call('rak/tambah', { rak, produk_id })
const remove = (person: Caller, rak: SavedList, ...produk_id: number[]) => person.call('rak/hapus', { rak, produk_id })
const savedOf = async (person: Caller) => (await person.call('rak/daftar', {})).data

async function products(count: number, seller?: Person) {
  const from = seller ?? (await world.aSeller())
  const ids: number[] = []
  for (let nr = 0; nr < count; nr++) ids.push((await world.aProduct({ seller: from })).id)
  return ids
}

describe('favourites and products to compare', () => {
  it('hold a product once, however often and by however many presses it is added [CARD-5]', async () => {
    const buyer = await world.aBuyer()
    const [one = 0, other = 0] = await products(2)

    const answers = await Promise.all([
      add(buyer, 'favorit', one),
      add(buyer, 'favorit', one),
      add(buyer, 'favorit', other, one, other),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { favorit, bandingkan } = await savedOf(buyer)
    expect([favorit.sort((a, b) => a - b), bandingkan]).toEqual([[one, other].sort((a, b) => a - b), []])
    expect((await add(buyer, 'favorit', one)).data.favorit).toHaveLength(2)
  })

  it('are apart from each other and keep their order [CARD-5]', async () => {
    const buyer = await world.aBuyer()
    const [a = 0, b = 0, c = 0] = await products(3)
    await add(buyer, 'favorit', c, a)
    await add(buyer, 'bandingkan', b)
    await add(buyer, 'favorit', b)
    expect(await savedOf(buyer)).toEqual({ favorit: [c, a, b], bandingkan: [b], kabari: [], tidak_dijual: [] })

    const { data } = await remove(buyer, 'favorit', a, c)
    expect(data).toEqual({ favorit: [b], bandingkan: [b], kabari: [], tidak_dijual: [] })
    expect((await remove(buyer, 'favorit', a)).data).toEqual(data)
  })

  it('follow the user to another device and another company, and nobody else [CARD-5, SESS-5]', async () => {
    const buyer = await world.aBuyer()
    const colleague = await world.aColleague(buyer, 'purchaser')
    const [one = 0] = await products(1)
    await add(buyer, 'favorit', one)

    expect((await savedOf(colleague)).favorit).toEqual([])
    await remove(colleague, 'favorit', one)
    expect((await savedOf(buyer)).favorit).toEqual([one])
    const login = await world.aVisitor().call('session/login', { identitas: buyer.email, password: 'Contoh123' })
    const authorization = `Bearer ${login.data.sessionId}`
    const elsewhere = await world.aVisitor().send('rak/daftar', {}, { authorization })
    expect(JSON.parse(elsewhere.text).data.favorit).toEqual([one])
  })

  it('are for signed-in users; a visitor keeps them in the browser [CARD-5, ROLE-8]', async () => {
    const [one = 0] = await products(1)
    expect((await add(world.aVisitor(), 'favorit', one)).status).toBe(401)
    expect((await world.aVisitor().call('rak/daftar', {})).status).toBe(401)
  })

  it('take as many as there is room for, and say so when there is none [CARD-5]', async () => {
    const buyer = await world.aBuyer()
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await products(5)
    await add(buyer, 'bandingkan', a, b, c)
    expect((await add(buyer, 'bandingkan', d, e)).data.bandingkan).toEqual([a, b, c, d])

    const full = await add(buyer, 'bandingkan', e)
    expect([full.status, full.refusal?.code]).toEqual([422, 'compared_full'])
    expect(full.refusal?.status_message).toBe('Paling banyak 4 produk dapat dibandingkan sekaligus.')
    expect((await add(buyer, 'bandingkan', a)).status).toBe(200)
  })

  it('stay within their limit when added all at once [CARD-5]', async () => {
    const buyer = await world.aBuyer()
    const ids = await products(6)
    await Promise.all(ids.map((id) => add(buyer, 'bandingkan', id)))
    expect((await savedOf(buyer)).bandingkan).toHaveLength(4)
  })

  it('take nothing that is not sold, and do not tell a draft from nothing [CARD-5]', async () => {
    const buyer = await world.aBuyer()
    const { id: draft } = await world.aProduct({ seller: await world.aSeller() })
    await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute()

    const refused = await Promise.all([draft, 2_147_483_647].map((id) => add(buyer, 'favorit', id)))
    expect(refused.map(({ status, text }) => [status, text])).toEqual([
      [404, refused[0]?.text],
      [404, refused[0]?.text],
    ])
    const [sold = 0] = await products(1)
    expect((await add(buyer, 'favorit', draft, sold)).data.favorit).toEqual([sold])
  })

  it('keep what has been withdrawn, with its name, until it is removed [CARD-5]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const product = await world.aProduct({ seller, name: 'Asam Sitrat Anhidrat' })
    await add(buyer, 'favorit', product.id)
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })

    const { favorit, tidak_dijual } = await savedOf(buyer)
    expect([favorit, tidak_dijual]).toEqual([
      [product.id],
      [{ produk_id: product.id, produk_nama: 'Asam Sitrat Anhidrat' }],
    ])
    expect((await world.aVisitor().call('produk/kartu', { produk_id: [product.id] })).data).toEqual([])
    expect((await remove(buyer, 'favorit', product.id)).data.favorit).toEqual([])
  })

  it('refuse what is no list of products, with a sentence [CARD-5, API-2]', async () => {
    const buyer = await world.aBuyer()
    const bad = [[], [0], [-1], ['x'.repeat(10_000)], ['🙂'], Array.from({ length: 201 }, (_, nr) => nr + 1), null]
    for (const produk_id of bad) {
      const answer = await buyer.send('rak/tambah', { rak: 'favorit', produk_id })
      expect([answer.status, answer.refusal?.field?.split('.')[0]], answer.text).toEqual([400, 'produk_id'])
    }
    expect((await buyer.send('rak/tambah', { rak: 'lain', produk_id: [1] })).refusal?.field).toBe('rak')
  })

  it('are announced to the user alone, and only when they change [CARD-5]', async () => {
    const buyer = await world.aBuyer()
    const [one = 0] = await products(1)
    const heard = await world.hear()
    await add(buyer, 'favorit', one)
    expect(await heard.next()).toEqual({ topics: [`user:${buyer.userId}`], change: { name: 'saved-products' } })
    await add(buyer, 'favorit', one)
    await remove(buyer, 'favorit', one)
    expect(await heard.next()).toMatchObject({ change: { name: 'saved-products' } })
  })

  it('take nothing from somebody who closes the account meanwhile, though it was admitted [CARD-5, REG-3]', async () => {
    const buyer = await world.aBuyer()
    const [one = 0] = await products(1)
    await savedOf(buyer)

    const { request } = await world.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('memberships').where('user_id', '=', buyer.userId).execute()
      const request = buyer.send('rak/tambah', { rak: 'favorit', produk_id: [one] })
      await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1)
      return { request }
    })

    expect((await request).refusal?.code).toBe('not_allowed')
    const left = world.db.selectFrom('shelved_products').selectAll().where('user_id', '=', buyer.userId)
    expect(await left.execute()).toEqual([])
  })

  it('go with the account that is closed [CARD-5, REG-3]', async () => {
    const owner = await world.aBuyer()
    const member = await world.aColleague(owner, 'purchaser')
    const [one = 0] = await products(1)
    await Promise.all([add(owner, 'favorit', one), add(member, 'favorit', one)])
    await member.call('akun/tutup', { user_id: member.userId, password: 'Contoh123' })

    const stored = await world.db
      .selectFrom('shelved_products')
      .select('user_id')
      .where('product_id', '=', one)
      .execute()
    expect(stored).toEqual([{ user_id: owner.userId }])
  })
})

describe('cards by id', () => {
  it('come in the order asked for, with prices as the viewer may see them now [CARD-5, ROLE-4]', async () => {
    const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
    const [a = 0, b = 0] = await products(2, seller)
    const ask = async (person: Caller) => (await person.call('produk/kartu', { produk_id: [b, a, b] })).data
    const prices = async (person: Caller) => (await ask(person)).map((one) => one.produk_harga_satuan)

    expect((await ask(buyer)).map((one) => one.produk_id)).toEqual([b, a])
    expect([await prices(buyer), await prices(world.aVisitor())]).toEqual([
      ['NA', 'NA'],
      ['NA', 'NA'],
    ])
    await world.subscribe(buyer, seller)
    expect(await prices(buyer)).not.toContain('NA')
  })
})
