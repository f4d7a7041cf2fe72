import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inLockOrder } from '#test/database/waiting.ts'
import { anOffer } from '#test/product-factories.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld, type World } from '#test/world.ts'
import { anOpenedShop } from './testing.ts'

const world = await openWorld({ connections: 8 })
const administrator = await world.anAdministrator()

/** A shop with something on sale and something withdrawn, and a buyer who subscribes to it. */
async function aTradingShop(world: World) {
  const opened = await anOpenedShop(world, administrator)
  const { owner, shopId } = opened
  const soldName = `Sedang Dijual ${shopId.slice(-6)}`
  const names = [soldName, `Sudah Ditarik ${shopId.slice(-6)}`]
  const products = []
  for (const nama of names) {
    const material = await world.aMaterial()
    products.push((await owner.call('pusat-seller/produk/simpan', anOffer(material, { nama }))).data)
  }
  const [sold, withdrawn] = products
  if (!sold || !withdrawn) throw new Error('two products were saved')
  await owner.call('pusat-seller/produk/tarik', { produk_id: withdrawn.produk_id })
  const buyer = await world.aBuyer()
  await world.subscribe(buyer, { companyId: shopId as typeof buyer.companyId })
  return { ...opened, sold, soldName, withdrawn, buyer }
}

type Shop = Awaited<ReturnType<typeof aTradingShop>>

const suspend = ({ expected }: Shop) =>
  administrator.call('admin/perusahaan/tangguhkan', { ...expected, catatan: 'Izin PBF berakhir.' })

async function isFound({ shop, sold, soldName }: Shop) {
  const visitor = world.aVisitor()
  const listed = (await visitor.call('produk/daftar', { keyword: soldName })).data
  return {
    product: (await visitor.call('produk/detail', { produk_id: sold.produk_id })).ok,
    listed: listed.produk.some(({ produk_id }) => produk_id === sold.produk_id),
    seller: (await visitor.call('seller/detail', { seller_username: shop })).ok,
  }
}

describe('a suspended shop', () => {
  it.each([
    ['suspended first', [200, 200]],
    ['closed first', [200, 409]],
  ] as const)('that its owner closes meanwhile is closed in the end: %s [ADM-2, OPS-5]', async (first, statuses) => {
    const shop = await aTradingShop(world)
    const suspending = () => suspend(shop)
    const closing = () => shop.owner.call('perusahaan/tutup', { company_id: shop.shopId, password: 'Contoh123' })

    const both = await inLockOrder(
      world.db,
      shop.sold.produk_id,
      first === 'suspended first' ? [suspending, closing] : [closing, suspending],
    )

    expect(both.map(({ status }) => status)).toEqual(statuses)
    const shown = await isFound(shop)
    expect(shown).toEqual({ product: false, listed: false, seller: false })
  })

  it('is found by nobody from the next request on, and reopened is just as it was [ADM-2]', async () => {
    const shop = await aTradingShop(world)
    expect(await isFound(shop)).toEqual({ product: true, listed: true, seller: true })
    const { data } = await suspend(shop)
    expect([data.status, await isFound(shop)]).toEqual([
      'ditangguhkan',
      { product: false, listed: false, seller: false },
    ])

    await administrator.call('admin/perusahaan/buka', { ...shop.expected, versi: data.versi })

    expect(await isFound(shop)).toEqual({ product: true, listed: true, seller: true })
    const own = (await shop.owner.call('pusat-seller/produk/daftar', {})).data
    expect([own.jumlah.dijual, own.jumlah.ditarik, own.jumlah.ditutup]).toEqual([1, 1, 0])
  })

  it('ends its running negotiations, tells both, and shows no price [ADM-2]', async () => {
    const shop = await aTradingShop(world)
    const { buyer, sold, owner } = shop
    const offer = {
      produk_id: sold.produk_id,
      produk_harga: '100000.00',
      qty_satuan_nego: '100',
      harga_nego: '90000',
      catatan_nego: null,
      kurs_nego: '16250.00',
    }
    await buyer.call('negosiasi/submit', { ...buyer.ids, ...offer })
    const running = (await buyer.call('nego/daftar', {})).data.nego
    expect(running.length).toBe(1)

    await suspend(shop)

    const nego_id = running[0]?.nego_id ?? ''
    const { data } = await buyer.call('nego/detail', { nego_id })
    expect(data.status).toBe('dibatalkan')
    const messages = JSON.stringify([
      (await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })).data,
      (await owner.call('notifikasi/daftar', { company_id: shop.shopId })).data,
    ])
    expect(messages.match(/Toko sedang ditangguhkan/g)?.length).toBe(2)
  })

  it('lets orders go on that were placed before [ADM-2]', async () => {
    const { seller, order } = await anOrder(world)
    const { id } = await world.db
      .insertInto('seller_applications')
      .values({
        company_id: seller.companyId,
        shop_id: seller.companyId,
        state: 'approved',
        version: 1,
        created_at: world.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const suspended = { pengajuan_id: id, versi: 1, catatan: 'Izin berakhir.' }
    expect((await administrator.call('admin/perusahaan/tangguhkan', suspended)).ok).toBe(true)
    const confirmed = await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    expect(confirmed.ok).toBe(true)
  })

  it('lets it and its customers write to each other about them [ADM-2, CHAT-1]', async () => {
    const shop = await aTradingShop(world)
    await suspend(shop)
    const { data: room } = await shop.buyer.call('chat/room/buka', { seller_id: shop.shopId })
    const message = { key_room: room.key_room, kunci: randomUUID(), type: 'text', contain: 'Kapan dikirim?' } as const
    expect((await shop.buyer.send('chat/pesan/kirim', message)).ok).toBe(true)
  })

  it('stops the cart line [ADM-2, CART-3]', async () => {
    const shop = await aTradingShop(world)
    const { buyer, sold } = shop
    const added = { ...buyer.ids, produk_id: sold.produk_id, seller_id: shop.shopId, kuantitas_satuan: '50' }
    await buyer.call('produk/keranjang/tambah', added)
    await suspend(shop)
    const cart = JSON.stringify((await buyer.call('keranjang/daftar', { company_id: buyer.companyId })).data)
    expect(cart).toContain('tidak lagi dijual')
    expect((await buyer.call('produk/keranjang/tambah', added)).ok).toBe(false)
  })

  it('puts nothing on sale, and takes no new subscription [ADM-2]', async () => {
    const shop = await aTradingShop(world)
    await suspend(shop)
    for (const { produk_id } of [shop.withdrawn, shop.sold]) {
      const again = await shop.owner.call('pusat-seller/produk/terbitkan', { produk_id })
      expect(again.refusal?.code).toBe('shop_suspended')
    }
    const fresh = anOffer(await world.aMaterial(), { nama: 'Terlarang Dijual' })
    expect((await shop.owner.call('pusat-seller/produk/simpan', fresh)).refusal?.code).toBe('shop_suspended')
    expect((await shop.owner.call('pusat-seller/produk/simpan', { ...fresh, status: 'draf' })).ok).toBe(true)
    const request = { seller_id: shop.shopId, penggunaan: 'Produksi' }
    expect((await (await world.aBuyer()).call('langganan/ajukan', request)).refusal?.code).toBe('seller_not_found')
  })

  it('comes of one of two who press at once, and of no reason never [ADM-2]', async () => {
    const shop = await aTradingShop(world)
    const without = await administrator.call('admin/perusahaan/tangguhkan', { ...shop.expected, catatan: ' ' })
    expect([without.status, without.refusal?.field]).toEqual([400, 'catatan'])
    const answers = await Promise.all([suspend(shop), suspend(shop)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('closes what comes on sale at the same moment [ADM-2]', async () => {
    const shop = await aTradingShop(world)
    await Promise.all([
      suspend(shop),
      shop.owner.call('pusat-seller/produk/terbitkan', { produk_id: shop.withdrawn.produk_id }),
    ])
    const own = (await shop.owner.call('pusat-seller/produk/daftar', {})).data
    expect(own.jumlah.dijual).toBe(0)
  })
})
