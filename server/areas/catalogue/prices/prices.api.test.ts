import { describe, expect, it } from 'vitest'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import type { Caller } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { pricesFor } from '../public.ts'

const world = await openWorld()

async function aPricedProduct(levels: Record<number, string> = {}) {
  const seller = await world.aSeller()
  return { seller, product: await world.aProduct({ seller, price: '125000.00', levels }) }
}

async function shownTo(who: Caller, productId: number) {
  const { data } = await who.call('produk/detail', { produk_id: productId })
  return { price: data.produk_harga_satuan, subscribed: data.seller_lang, status: data.seller_lang_status }
}

describe('a price', () => {
  it('is hidden from a visitor, who sees the product [ROLE-1]', async () => {
    const { product } = await aPricedProduct()
    expect(await shownTo(world.aVisitor(), product.id)).toEqual({ price: 'NA', subscribed: false, status: null })
  })

  it('is hidden from a buyer that is not subscribed to the seller [ROLE-2]', async () => {
    const { product } = await aPricedProduct()
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, await world.aSeller())
    expect(await shownTo(buyer, product.id)).toEqual({ price: 'NA', subscribed: false, status: null })
  })

  it.each([
    ['requested', 'diajukan'],
    ['documents_wanted', 'perlu_dokumen'],
    ['suspended', 'ditangguhkan'],
    ['declined', 'ditolak'],
    ['ended', 'berakhir'],
  ] as const)(
    'is hidden while the subscription is %s, and its status told as %s [ROLE-2, ROLE-3]',
    async (state, status) => {
      const { seller, product } = await aPricedProduct()
      const buyer = await world.aBuyer()
      await world.subscribe(buyer, seller, { status: state })
      expect(await shownTo(buyer, product.id)).toEqual({ price: 'NA', subscribed: false, status })
    },
  )

  it('is shown to a subscribed buyer, whichever member asks [ROLE-3]', async () => {
    const { seller, product } = await aPricedProduct()
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const shown = { price: '125000.00', subscribed: true, status: 'A' }
    expect(await shownTo(buyer, product.id)).toEqual(shown)
    expect(await shownTo(await world.aColleague(buyer, 'approver'), product.id)).toEqual(shown)
  })

  it('is that of the buyer’s level, and the list price where the level has none [ROLE-3]', async () => {
    const { seller, product } = await aPricedProduct({ 2: '120000.00' })
    const [second, third] = [await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(second, seller, { level: 2 })
    await world.subscribe(third, seller, { level: 3 })
    expect((await shownTo(second, product.id)).price).toBe('120000.00')
    expect((await shownTo(third, product.id)).price).toBe('125000.00')
  })

  it('is shown to the seller’s own people and to no other seller or administrator [ROLE-4]', async () => {
    const { seller, product } = await aPricedProduct({ 2: '120000.00' })
    expect((await shownTo(seller, product.id)).price).toBe('125000.00')
    expect((await shownTo(await world.aColleague(seller, 'warehouse'), product.id)).price).toBe('125000.00')
    expect((await shownTo(await world.aSeller(), product.id)).price).toBe('NA')
    expect((await shownTo(await world.anAdministrator(), product.id)).price).toBe('NA')
  })

  it('is not widened by what the request claims [ROLE-4]', async () => {
    const { seller, product } = await aPricedProduct()
    const insider = await world.aBuyer()
    await world.subscribe(insider, seller)
    const claims = { is_login: true, tipe_lang: 'A', produk_id: product.id, kategori: 0, keyword: 'Bahan Uji' }
    for (const path of ['produk/daftar', 'produk/detail', 'produk/produk-unggulan', 'produk/saran-pencarian']) {
      const answer = await world.aVisitor().send(path, claims)
      expect(answer.status, path).toBe(200)
      expect(answer.text).not.toContain('125000.00')
      const stolen = await world.aVisitor().send(path, { ...claims, company_id: insider.companyId })
      expect(stolen.text).not.toContain('125000.00')
    }
  })

  it('is requested by cart and orders for subscribed sellers alone [ROLE-4]', async () => {
    const [own, other] = [await aPricedProduct({ 2: '120000.00' }), await aPricedProduct()]
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, own.seller, { level: 2 })
    const prices = await pricesFor(world.db, buyer.companyId, [own.product.id, other.product.id, 99_999], world.now())
    expect([...prices].map(([id, steps]) => [id, stepAt(steps, '50')?.amount])).toEqual([[own.product.id, '120000.00']])
  })
})

describe('payment types', () => {
  it('are told to a subscribed buyer, credit by its days [ROLE-5]', async () => {
    const { seller, product } = await aPricedProduct()
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller, { payments: ['tempo-30', 'transfer', 'tempo-7'], inactivePayments: ['cod'] })
    const { data } = await buyer.call('produk/detail', { produk_id: product.id })
    expect(data.tipe_pembayaran).toEqual(['Transfer', 'Tempo 7 hari', 'Tempo 30 hari'])
    const shop = await buyer.call('seller/detail', { seller_username: seller.companyUsername })
    expect(shop.data.tipe_pembayaran).toEqual(data.tipe_pembayaran)
  })

  it('are none where none is active, though the price is seen; and none without a subscription [ROLE-5]', async () => {
    const { seller, product } = await aPricedProduct()
    const [without, suspended] = [await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(without, seller, { payments: [], inactivePayments: ['transfer'] })
    await world.subscribe(suspended, seller, { status: 'suspended', payments: ['transfer'] })
    const shown = await without.call('produk/detail', { produk_id: product.id })
    expect([shown.data.produk_harga_satuan, shown.data.tipe_pembayaran]).toEqual(['125000.00', []])
    expect((await suspended.call('produk/detail', { produk_id: product.id })).data.tipe_pembayaran).toEqual([])
  })
})
