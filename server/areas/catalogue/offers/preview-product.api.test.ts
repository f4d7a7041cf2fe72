import { beforeAll, describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Caller, Person } from '#test/actor.ts'
import { anOffer, type Product } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

let seller: Person
let second: Person
let listed: Person
let product: Product
beforeAll(async () => {
  seller = await world.aSeller()
  product = await world.aProduct({ seller, price: '1000.00', levels: { 2: '950.00' }, stock: '100000' })
  second = await world.aBuyer()
  await world.subscribe(second, seller, { level: 2 })
  listed = await world.aBuyer()
  await world.subscribe(listed, seller)
  const list = { pelanggan_id: listed.companyId, nama: 'Kontrak', dari: '2026-01-01' }
  const { data } = await seller.call('pusat-seller/daftar-harga/simpan', list)
  await rule({ daftar_id: data.daftar_id, mulai: '0', harga: '700' })
  await rule({ level: 2, mulai: '500', harga: '900' })
})

async function rule(wanted: { mulai: string; harga: string; level?: number; daftar_id?: string }) {
  const { data } = await seller.call('pusat-seller/harga/detail', { produk_id: product.id })
  const body = { produk_id: product.id, versi: data.versi, dari: '2026-01-01', ...wanted }
  await seller.call('pusat-seller/harga/aturan/simpan', body)
}

type Preview = WireBodyOf<CallAt<'pusat-seller/produk/pratinjau'>>

async function previewed(sebagai: Preview['sebagai'], customer?: Person) {
  const body = { produk_id: product.id, sebagai, ...(customer && { pelanggan_id: customer.companyId }) }
  return (await seller.call('pusat-seller/produk/pratinjau', body)).data
}

async function previewedBy(who: Caller) {
  return (await who.call('produk/detail', { produk_id: product.id })).data
}

describe('a preview', () => {
  it('shows what a visitor, and a buyer who does not subscribe, get, without a price [SHOP-2, ROLE-4]', async () => {
    const { produk, langkah } = await previewed('pengunjung')
    expect(produk).toEqual(await previewedBy(world.aVisitor()))
    expect((await previewed('belum')).produk).toEqual(await previewedBy(await world.aBuyer()))
    expect([produk.produk_harga_satuan, langkah]).toEqual(['NA', []])
  })

  it('shows what a customer gets, with the prices of its own list [SHOP-2, SHOP-3]', async () => {
    const { produk, langkah } = await previewed('pelanggan', listed)
    expect(produk).toEqual(await previewedBy(listed))
    expect(produk.produk_harga_satuan).toBe('700.00')
    expect(langkah).toEqual((await listed.call('produk/harga', { produk_id: product.id })).data.langkah)
  })

  it('shows what customers of a price level get, payment apart, which each is given on its own [SHOP-2, SHOP-3]', async () => {
    const { produk, langkah } = await previewed('level_2')
    expect(produk).toEqual({ ...(await previewedBy(second)), tipe_pembayaran: [] })
    expect(produk.produk_harga_satuan).toBe('950.00')
    expect(langkah).toEqual((await second.call('produk/harga', { produk_id: product.id })).data.langkah)
    expect((await previewed('level_3')).produk.produk_harga_satuan).toBe('1000.00')
  })

  it('shows a draft that lacks its price, and what was withdrawn, to their seller alone [SHOP-2]', async () => {
    const offer = { ...anOffer(await world.aMaterial()), nama: 'Masih draf', harga: null, status: 'draf' as const }
    const { data: draft } = await seller.call('pusat-seller/produk/simpan', offer)
    const body = { produk_id: draft.produk_id, sebagai: 'level_1' as const }
    const { data } = await seller.call('pusat-seller/produk/pratinjau', body)
    expect(data).toMatchObject({ status: 'draf', produk: { produk_harga_satuan: 'NA', produk_foto: [] } })

    for (const stranger of [await world.aSeller(), await world.aColleague(seller, 'warehouse'), listed]) {
      const { ok } = await stranger.send('pusat-seller/produk/pratinjau', body)
      expect(ok).toBe(false)
    }
  })

  it('is not shown as a company that is no customer [SHOP-2]', async () => {
    const stranger = await world.aBuyer()
    const body = { produk_id: product.id, sebagai: 'pelanggan' as const }
    const named = { ...body, pelanggan_id: stranger.companyId }
    expect((await seller.send('pusat-seller/produk/pratinjau', named)).refusal?.code).toBe('price_customer_not_found')
    expect((await seller.send('pusat-seller/produk/pratinjau', body)).refusal?.field).toBe('pelanggan_id')
  })
})
