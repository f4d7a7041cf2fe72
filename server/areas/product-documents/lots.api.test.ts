import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { hearStatements } from '#test/database/rows-read.ts'
import { aPdf } from '#test/form.ts'
import { askFor, notificationsOf, waitingFor } from '#test/scenes/documenting.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { notifyExpiry } from './notify-expiry.ts'

const statements = hearStatements()
const world = await openWorld({ connections: 4 })

const lotsOf = async (seller: Person, body: { keyword?: string; saring?: 'tanpa-coa' } = {}) =>
  (await seller.call('pusat-seller/dokumen/lot/daftar', body)).data.lot
const read = (reader: Pick<Person, 'send'>, dokumen_id: string) =>
  reader.send('produk/dokumen/lot/berkas', { dokumen_id })

/** Goods of one lot, ordered and shipped. */
async function aShippedLot() {
  const scene = await anOrder(world, { stock: '100' })
  const { seller, order, product } = scene
  await seller.call('pusat-seller/stok/lot/tambah', { produk_id: product.id, jumlah: '100', nomor_lot: 'L-7' })
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: order.id, versi: 2, kurir: 'JNE' })
  const [lot] = await lotsOf(seller)
  return { ...scene, lotId: lot?.lot_id ?? 0 }
}

describe('the CoA of a lot', () => {
  let scene: Awaited<ReturnType<typeof aShippedLot>>
  let id = ''
  beforeAll(async () => {
    scene = await aShippedLot()
    const body = { lot_id: scene.lotId, pembaca: 'permintaan', berlaku_sampai: '2026-12-31' } as const
    await scene.seller.upload('pusat-seller/dokumen/lot/unggah', body)
    id = (await lotsOf(scene.seller))[0]?.coa?.dokumen_id ?? ''
  })

  it('stands beside its lot, which is found by number or product, or for want of one [DOC-2]', async () => {
    const { seller, product } = scene
    const [lot] = await lotsOf(seller, { keyword: 'l-7' })
    expect(lot).toMatchObject({ lot: 'L-7', produk_id: product.id, sisa: '50', coa: { berlaku_sampai: '2026-12-31' } })
    expect(await lotsOf(seller, { saring: 'tanpa-coa' })).toEqual([])
    expect(await lotsOf(await world.aSeller())).toEqual([])
  })

  it('comes with the order it was shipped for, in its list and its zip [DOC-1, DOC-2]', async () => {
    const { buyer, order } = scene
    const { dokumen } = (await buyer.call('transaksi/dokumen/daftar', { transaksi_id: order.id })).data
    const coa = dokumen.find(({ jenis }) => jenis === 'coa')
    expect(coa).toMatchObject({ dokumen_id: id, nomor: 'Lot L-7', tanggal: '2026-03-02' })
    expect((await world.aVisitor().get(coa?.alamat ?? '')).status).toBe(404)
    const { bytes } = await buyer.send('transaksi/dokumen/semua', { transaksi_id: order.id })
    expect(Object.keys(unzipSync(bytes))).toContain('CoA lot L-7.pdf')
  })

  it('is read by whom the seller chose, and by a person who was sent the lot [DOC-2]', async () => {
    const { buyer, seller, product } = scene
    const subscribed = await world.aBuyer()
    await world.subscribe(subscribed, seller)
    expect((await read(buyer, id)).bytes).toEqual(aPdf.content)
    expect((await read(seller, id)).status).toBe(200)
    for (const other of [subscribed, await world.aBuyer(), await world.aSeller(), world.aVisitor()]) {
      expect((await read(other, id)).refusal?.code).toBe('document_not_found')
    }
    const offered = async (viewer: Pick<Person, 'call'>) =>
      (await viewer.call('produk/dokumen/lot/daftar', { produk_id: product.id })).data.map(
        ({ alamat }) => alamat !== null,
      )
    expect([await offered(buyer), await offered(subscribed)]).toEqual([[true], [false]])
  })

  it('is listed of a product on sale alone, but for its seller [DOC-2, OPS-5]', async () => {
    const { seller, product } = scene
    const list = (viewer: Pick<Person, 'call'>) => viewer.call('produk/dokumen/lot/daftar', { produk_id: product.id })
    await sql`update products set status = 'closed' where id = ${product.id}`.execute(world.db)

    const lists = [await list(world.aVisitor()), await list(await world.aBuyer()), await list(seller)]

    expect(lists.map(({ refusal }) => refusal?.code)).toEqual(['product_not_found', 'product_not_found', undefined])
    await sql`update products set status = 'published' where id = ${product.id}`.execute(world.db)
  })

  it('stands in the preview of its product as visitors, customers and whoever was sent the lot find it [DOC-2, SHOP-2]', async () => {
    const { buyer, seller, product } = scene
    const as = async (lists: { sebagai: 'pengunjung' | 'level_1' | 'pelanggan'; pelanggan_id?: string }) => {
      const { data } = await seller.call('pusat-seller/dokumen/lot/pratinjau', { produk_id: product.id, ...lists })
      return data.map(({ lot, alamat }) => [lot, alamat !== null])
    }
    expect(await as({ sebagai: 'pengunjung' })).toEqual([['L-7', false]])
    expect(await as({ sebagai: 'level_1' })).toEqual([['L-7', false]])
    expect(await as({ sebagai: 'pelanggan', pelanggan_id: buyer.companyId })).toEqual([['L-7', true]])
    const rival = await (await world.aSeller()).call('pusat-seller/dokumen/lot/pratinjau', {
      produk_id: product.id,
      sebagai: 'level_1',
    })
    expect(rival.refusal?.code).toBe('product_not_found')
  })

  it('is replaced for new readers, and nobody reads what is withdrawn [DOC-2]', async () => {
    const { buyer, seller, lotId } = scene
    await seller.upload('pusat-seller/dokumen/lot/unggah', { lot_id: lotId, pembaca: 'semua' })
    expect((await read(world.aVisitor(), id)).status).toBe(200)
    const now = (await lotsOf(seller))[0]?.coa?.dokumen_id ?? ''
    expect(now).not.toBe(id)
    await seller.call('pusat-seller/dokumen/lot/tarik', { dokumen_id: now })
    for (const one of [id, now]) expect((await read(buyer, one)).refusal?.code).toBe('document_not_found')
  })

  it('is handed in for no lot of another shop’s, nor when it is over [DOC-2]', async () => {
    const body = { lot_id: scene.lotId, pembaca: 'semua' } as const
    const foreign = await (await world.aSeller()).upload('pusat-seller/dokumen/lot/unggah', body)
    expect(foreign.refusal?.code).toBe('lot_not_found')
    const expired = { ...body, berlaku_sampai: '2026-03-01' }
    const late = await scene.seller.upload('pusat-seller/dokumen/lot/unggah', expired)
    expect(late.refusal?.code).toBe('document_expired')
  })
})

it('of many lots of a product asks once which of them were sent [DOC-2]', async () => {
  const seller = await world.aSeller()
  const product = await world.aProduct({ seller })
  for (const nomor_lot of ['L-1', 'L-2', 'L-3'])
    await seller.call('pusat-seller/stok/lot/tambah', { produk_id: product.id, jumlah: '10', nomor_lot })
  for (const { lot_id } of await lotsOf(seller))
    await seller.upload('pusat-seller/dokumen/lot/unggah', { lot_id, pembaca: 'permintaan' })
  const buyer = await world.aBuyer()

  const heard = await statements.during(async () => {
    const { data } = await buyer.call('produk/dokumen/lot/daftar', { produk_id: product.id })
    expect(data.map(({ alamat }) => alamat)).toEqual([null, null, null])
  })

  expect(heard.filter(({ name }) => name === 'from orders')).toHaveLength(1)
})

describe('a request for the CoA of a product', () => {
  it('is answered by opening those of its lots, while one is valid [DOC-2]', async () => {
    const { seller, lotId, product } = await aShippedLot()
    const requester = await world.aBuyer()
    const request = await askFor(requester, product)
    const body = { lot_id: lotId, pembaca: 'permintaan', berlaku_sampai: '2026-03-12' } as const
    await seller.upload('pusat-seller/dokumen/lot/unggah', body)
    const { dokumen_id = '' } = (await lotsOf(seller))[0]?.coa ?? {}

    world.setClock('2026-03-13T09:00:00+07:00')
    expect(await waitingFor(seller)).toMatchObject([{ ...request, ada: false }])
    const late = await seller.call('pusat-seller/dokumen/permintaan/jawab', request)
    expect(late.refusal?.code).toBe('document_to_grant_missing')
    world.setClock()
    expect(await waitingFor(seller)).toMatchObject([{ ...request, ada: true }])
    expect((await read(requester, dokumen_id)).status).toBe(404)
    await seller.call('pusat-seller/dokumen/permintaan/jawab', request)

    expect(await waitingFor(seller)).toEqual([])
    expect((await read(requester, dokumen_id)).bytes).toEqual(aPdf.content)
  })

  it('ends where the CoA of a lot is handed in that the company may read, and the company is notified [DOC-2]', async () => {
    const { seller, lotId, product } = await aShippedLot()
    const [subscribed, other] = [await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(subscribed, seller)
    for (const one of [subscribed, other]) await askFor(one, product)

    await seller.upload('pusat-seller/dokumen/lot/unggah', { lot_id: lotId, pembaca: 'pelanggan' })

    expect((await waitingFor(seller)).map(({ pembeli_nama }) => pembeli_nama)).toEqual([other.companyName])
    expect(await notificationsOf(subscribed)).toContain(`${seller.companyName} membuka CoA untuk ${product.name}`)
  })
})

it('tells a seller once of the CoA of a lot in stock whose last day is near [DOC-2]', async () => {
  const { seller, lotId, product } = await aShippedLot()
  const body = { lot_id: lotId, pembaca: 'semua', berlaku_sampai: '2026-03-12' } as const
  await seller.upload('pusat-seller/dokumen/lot/unggah', body)
  await notifyExpiry(world.deps)
  await notifyExpiry(world.deps)
  expect((await notificationsOf(seller)).filter((message) => message.startsWith('CoA'))).toEqual([
    `CoA untuk ${product.name} lot L-7 berlaku 10 hari lagi. Unggah penggantinya.`,
  ])
})
