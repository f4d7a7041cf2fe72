import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aCounterOffer, anAgreement, aProposal, MORNING, proposal, propose, view } from '#test/scenes/negotiating.ts'
import { aSale, cartOf, checkoutOf, fillCart, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

beforeEach(() => world.setClock(MORNING))

function withdraw(seller: Person, { id }: { id: number }) {
  return seller.call('pusat-seller/produk/tarik', { produk_id: id })
}

async function messagesTo(person: Person) {
  const { data } = await person.call('notifikasi/nego/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ message }) => message)
}

describe('a withdrawn product', () => {
  it('that is featured puts its material forward in searches no more, until it is sold again [SELLER-1, SEARCH-3]', async () => {
    const seller = await world.aSeller()
    const [first, second] = [{ name: 'Zulfanat Alfa' }, { name: 'Zulfanat Beta' }]
    await world.aProduct({ seller, name: 'Alfa', material: first })
    const materialId = await world.aMaterial(second)
    const featured = await world.aProduct({ seller, name: 'Beta satu', materialId, featuredRank: 1 })
    await world.aProduct({ seller, name: 'Beta dua', materialId })
    const firstFound = async () => {
      await world.runJobs()
      return (await world.aVisitor().call('produk/daftar', { keyword: 'zulfanat' })).data.produk[0]?.produk_nama
    }

    expect(await firstFound()).toBe('Beta satu')
    await withdraw(seller, featured)
    expect(await firstFound()).toBe('Alfa')
    await seller.call('pusat-seller/produk/terbitkan', { produk_id: featured.id })
    expect(await firstFound()).toBe('Beta satu')
  })

  it('is in no list, count, suggestion, showcase or page any more, until it is sold again [SELLER-1] [CARD-3] [HOME-5]', async () => {
    const seller = await world.aSeller()
    const name = 'Zat Tarikan'
    const product = await world.aProduct({
      seller,
      name,
      material: { functions: ['pengisi'] },
      featuredRank: 1,
      showcases: ['Etalase'],
    })
    const sibling = await world.aProduct({ seller, material: { functions: ['pengisi'] } })
    const visitor = world.aVisitor()
    const company_id = null

    async function listings() {
      const list = async (filter: object) =>
        (await visitor.call('produk/daftar', { ...filter, halaman: 1, per_halaman: 60 })).data
      const { data: categories } = await visitor.call('kategori/daftar', {})
      const { data: one } = await visitor.call('seller/detail', { seller_username: seller.companyUsername })
      const { data: facets } = await visitor.call('produk/filter', { seller: seller.companyUsername })
      const includes = (products: readonly { produk_id: number }[]) =>
        products.some(({ produk_id }) => produk_id === product.id)
      return {
        list: includes((await list({})).produk),
        total: (await list({ seller: seller.companyUsername })).total,
        search: includes((await list({ keyword: name })).produk),
        suggestion: includes((await visitor.call('produk/saran-pencarian', { company_id, keyword: name })).data),
        featured: includes((await visitor.call('produk/produk-unggulan', { company_id, kategori: 0 })).data),
        related: includes((await visitor.call('produk/produk-terkait', { company_id, produk_id: sibling.id })).data),
        showcase: (await list({ seller: seller.companyUsername, etalase: 'etalase' })).total,
        showcases: one.etalase.map(({ jumlah }) => jumlah),
        sellers: one.jumlah_produk,
        category: categories.find(({ kategori_id }) => kategori_id === 1)?.jumlah,
        facet: facets.kategori.find(({ nilai }) => nilai === '1')?.jumlah,
        detail: (await visitor.call('produk/detail', { produk_id: product.id })).status,
      }
    }

    const before = await listings()
    expect(before).toMatchObject({
      list: true,
      search: true,
      suggestion: true,
      featured: true,
      related: true,
      detail: 200,
    })
    expect((await withdraw(seller, product)).data).toEqual({
      produk_id: product.id,
      status: 'ditarik',
      nego_berakhir: 0,
    })
    expect(await listings()).toEqual({
      list: false,
      total: before.total - 1,
      search: false,
      suggestion: false,
      featured: false,
      related: false,
      showcase: 0,
      showcases: [],
      sellers: before.sellers - 1,
      category: Number(before.category) - 1,
      facet: Number(before.facet) - 1,
      detail: 404,
    })
    expect((await seller.call('pusat-seller/ringkasan', {})).data.produk_aktif).toBe(1)

    await seller.call('pusat-seller/produk/terbitkan', { produk_id: product.id })
    expect(await listings()).toEqual(before)
  })

  it('ends what runs about it, with every buyer; both sides are notified and see it at once [NEGO-9] [HEAD-8] [SELLER-4]', async () => {
    for (const begin of [aProposal, aCounterOffer, anAgreement]) {
      const { buyer, seller, product, nego_id } = await begin(world)
      const another = await world.aBuyer()
      await world.subscribe(another, seller)
      const second = await propose(another, product)
      const elsewhere = await propose(buyer, await world.aProduct({ seller }))
      const heard = await world.hear()

      expect((await withdraw(seller, product)).data.nego_berakhir).toBe(2)

      for (const [person, id] of [
        [buyer, nego_id],
        [another, second],
      ] as const) {
        const { status, penawaran } = await view(person, id)
        expect(status).toBe('dibatalkan')
        expect(penawaran.at(-1)).toMatchObject({ pihak: 'sistem', catatan: 'Produk tidak lagi dijual.' })
        expect(await messagesTo(person)).toContain(
          `Nego ${product.name} diakhiri oleh sistem: Produk tidak lagi dijual.`,
        )
      }
      expect((await messagesTo(seller)).filter((message) => message.includes('diakhiri oleh sistem'))).toHaveLength(2)
      expect((await view(buyer, elsewhere)).status).toBe('menunggu_respon')
      await expect.poll(() => heard.all.filter(({ change }) => change.name === 'negotiation')).toHaveLength(2)
      expect(heard.all.flatMap(({ topics }) => topics)).toEqual(
        expect.arrayContaining([
          `company:${buyer.companyId}/nego.read`,
          `company:${another.companyId}/nego.read`,
          `company:${seller.companyId}/sales-nego.read`,
        ]),
      )
    }
  })

  it('is told on the cart line that holds it, live, and orders nothing [CART-7] [ORDER-2]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world)
    await fillCart(buyer, product)
    const checkout = await checkoutOf(buyer, addressId)
    const heard = await world.hear()

    await withdraw(seller, product)

    expect((await heard.next()).change).toEqual({ name: 'catalogue' })
    expect(await heard.next()).toEqual({ topics: [`company:${buyer.companyId}`], change: { name: 'cart' } })
    expect((await cartOf(buyer))[0]?.halangan).toBe(`${product.name} tidak lagi dijual.`)
    expect((await buyer.call('checkout/buat', checkout)).refusal?.code).toBe('product_withdrawn')
    expect((await buyer.call('negosiasi/submit', proposal(buyer, product))).refusal?.code).toBe('nego_not_offered')

    await seller.call('pusat-seller/produk/terbitkan', { produk_id: product.id })
    expect((await cartOf(buyer))[0]?.halangan).toBeNull()
  })

  it('is withdrawn once, however often it is requested [SELLER-1] [NEGO-14]', async () => {
    const { buyer, seller, product } = await aProposal(world)
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(seller, product)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ data }) => data.nego_berakhir).sort()).toEqual([0, 0, 1])
    expect(await messagesTo(buyer)).toHaveLength(1)
  })

  it("is nobody else's to withdraw or to sell: not found [ROLE-10] [SELLER-1]", async () => {
    const { buyer, product, nego_id } = await aProposal(world)
    const stranger = await world.aSeller()
    for (const path of ['pusat-seller/produk/tarik', 'pusat-seller/produk/terbitkan'] as const) {
      const answer = await stranger.call(path, { produk_id: product.id })
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'product_not_found'])
    }
    expect((await view(buyer, nego_id)).status).toBe('menunggu_respon')
  })

  it('that is a draft is neither withdrawn nor sold [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const product = await world.aProduct({ seller })
    await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', product.id).execute()
    expect((await withdraw(seller, product)).refusal?.code).toBe('product_is_draft')
    const sold = await seller.call('pusat-seller/produk/terbitkan', { produk_id: product.id })
    expect(sold.refusal?.code).toBe('product_is_draft')
  })
})

describe('at the same time', () => {
  it('a product is withdrawn and its negotiation submitted: none runs afterwards [NEGO-9] [NEGO-14]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, seller } = await aProposal(world)
      const product = await world.aProduct({ seller })
      const [submitted] = await Promise.all([
        buyer.call('negosiasi/submit', proposal(buyer, product)),
        withdraw(seller, product),
      ])
      if (submitted.ok) expect((await view(buyer, submitted.data.nego_id)).status).toBe('dibatalkan')
      else expect(submitted.refusal?.code).toBe('nego_not_offered')
    }
  })

  it('it is withdrawn and answered: nothing is left that runs [NEGO-14]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, seller, product, nego_id } = await aProposal(world)
      const [answered] = await Promise.all([
        seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 }),
        withdraw(seller, product),
      ])
      expect([undefined, 'nego_moved_on', 'nego_act_not_allowed']).toContain(answered.refusal?.code)
      expect((await view(buyer, nego_id)).status).toBe('dibatalkan')
    }
  })

  it('it is withdrawn and ordered: an order that is placed took its stock, another is told [ORDER-2]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, seller, product, addressId } = await aSale(world, { stock: '50' })
      await fillCart(buyer, product)
      const checkout = await checkoutOf(buyer, addressId)
      const [placed, withdrawn] = await Promise.all([buyer.call('checkout/buat', checkout), withdraw(seller, product)])
      expect(withdrawn.status).toBe(200)
      if (!placed.ok) expect(placed.refusal?.code).toBe('product_withdrawn')
      expect(await stockOf(world, product)).toBe(placed.ok ? 0 : 50)
      expect(await cartOf(buyer)).toHaveLength(placed.ok ? 0 : 1)
    }
  })
})
