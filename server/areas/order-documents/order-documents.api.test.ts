import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '#domain/business-day.ts'
import { formatRupiah } from '#domain/format.ts'
import type { Person } from '#test/actor.ts'
import { textOf } from '#test/pdf-text.ts'
import { anOrder, aPurchaser, aSale, checkoutOf, fillCart, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { anAccountInForce } from '../bank-accounts/testing.ts'
import { issueReceipts } from './public.ts'

const world = await openWorld({ connections: 8 })
const parcel = { kurir: 'Armada sendiri', resi: 'AB-1' }

const papersOf = async (reader: Person, transaksi_id: string) =>
  (await reader.call('transaksi/dokumen/daftar', { transaksi_id })).data.dokumen
const paperOf = async (reader: Person, transaksi_id: string, jenis: string) => {
  const { dokumen_id } = (await papersOf(reader, transaksi_id)).find((one) => one.jenis === jenis) ?? { dokumen_id: '' }
  return (await reader.call('transaksi/dokumen/detail', { dokumen_id })).data
}
const bearerOf = async ({ email }: Person) => {
  const { data } = await world.aVisitor().call('session/login', { identitas: email, password: 'Contoh123' })
  return data.sessionId
}
const confirm = (seller: Person, transaksi_id: string) =>
  seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
const ship = (seller: Person, transaksi_id: string) =>
  seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, ...parcel })

describe('the documents of an order', () => {
  let scene: Awaited<ReturnType<typeof anOrder>>
  beforeAll(async () => {
    scene = await anOrder(world, { stock: '1000' })
    await confirm(scene.seller, scene.order.id)
    await ship(scene.seller, scene.order.id)
  })

  it('are issued with its steps, each numbered by its kind, and read by both companies alike [DOC-1]', async () => {
    const { buyer, seller, order } = scene
    const papers = await papersOf(buyer, order.id)
    expect(papers.map(({ jenis, nomor, tanggal }) => [jenis, nomor, tanggal])).toEqual([
      ['po', order.number, '2026-03-02'],
      ['proforma', 'PF-2603-0001', '2026-03-02'],
      ['surat_jalan', 'SJ-2603-0001', '2026-03-02'],
      ['invoice', 'INV-2603-0001', '2026-03-02'],
    ])
    expect(await papersOf(seller, order.id)).toEqual(papers)
  })

  it('are each listed with the address that answers the PDF, with no more than the session [DOC-1]', async () => {
    const { buyer, seller, order } = scene
    for (const reader of [buyer, seller]) {
      const headers = { authorization: `Bearer ${await bearerOf(reader)}` }
      for (const { alamat } of await papersOf(reader, order.id)) {
        const answer = await world.aVisitor().get(alamat, headers)
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
        expect((await world.aVisitor().get(alamat)).status).toBe(401)
      }
    }
  })

  it('can be read as text, with both companies, sums, words and the proof, and bring their faces along [DOC-1]', async () => {
    const { buyer, order } = scene
    const invoice = await paperOf(buyer, order.id, 'invoice')
    const { bytes } = await buyer.send('transaksi/dokumen/pdf', { dokumen_id: invoice.dokumen_id })
    const text = await textOf(bytes)
    const { rincian, pembeli, seller } = invoice
    for (const words of [
      'INVOICE',
      invoice.nomor,
      seller.nama,
      pembeli.nama,
      formatRupiah(rincian?.total ?? ''),
      formatRupiah(rincian?.ppn ?? ''),
      rincian?.terbilang ?? '',
      invoice.kode,
    ]) {
      expect(text).toContain(words)
    }
    // every face is a program within the file
    const pdf = bytes.toString('latin1')
    expect(pdf.match(/\/FontFile[23]? /g)?.length).toBe(pdf.match(/\/Type \/FontDescriptor/g)?.length)
  })

  it('say the amounts of the order, what they are in words, and nothing of prices to the lorry [DOC-1, TAX-1]', async () => {
    const { buyer, order } = scene
    const { rincian } = (await buyer.call('transaksi/detail', { transaksi_id: order.id })).data
    const invoice = await paperOf(buyer, order.id, 'invoice')
    const { barang, ongkir, dpp, ppn, total } = rincian
    expect(invoice.rincian).toMatchObject({ barang, ongkir, dpp, ppn, total })
    expect(invoice.rincian?.terbilang).toMatch(/rupiah$/)
    const note = await paperOf(buyer, order.id, 'surat_jalan')
    expect(note).toMatchObject({ rincian: null, rekening: null, pengiriman: 'Armada sendiri · resi AB-1' })
    expect(note.produk.map(({ harga_satuan, subtotal }) => harga_satuan + subtotal)).toEqual([''])
  })

  it('stay as they were issued, whatever is changed after [DOC-1]', async () => {
    const { buyer, order } = scene
    const before = await paperOf(buyer, order.id, 'invoice')
    await sql`update companies set name = 'PT Nama Baru' where id = ${buyer.companyId}`.execute(world.db)
    expect(await paperOf(buyer, order.id, 'invoice')).toEqual(before)
    await expect(sql`update trade_papers set number = 'INV-1'`.execute(world.db)).rejects.toThrow('only appended to')
    await expect(sql`delete from trade_papers`.execute(world.db)).rejects.toThrow('only appended to')
  })

  it('are PDFs, the same at every reading, also where many ask at once [DOC-1]', async () => {
    const { buyer, seller, order } = scene
    const { dokumen_id } = await paperOf(buyer, order.id, 'invoice')
    const readers = [buyer, seller, buyer, seller]
    const files = await Promise.all(readers.map((reader) => reader.send('transaksi/dokumen/pdf', { dokumen_id })))
    const [first] = files
    expect(first?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first?.bytes.length).toBeLessThan(150_000)
    expect(files.every(({ bytes }) => first && bytes.equals(first.bytes))).toBe(true)
  })

  it('come together in a zip [DOC-1]', async () => {
    const { buyer, order } = scene
    const { bytes } = await buyer.send('transaksi/dokumen/semua', { transaksi_id: order.id })
    expect(Object.keys(unzipSync(bytes)).sort()).toEqual([
      'Invoice INV-2603-0001.pdf',
      'Proforma invoice PF-2603-0001.pdf',
      `Purchase order ${order.number}.pdf`,
      'Surat jalan SJ-2603-0001.pdf',
    ])
  })

  it('are proved to anybody by kind, number, day, total, issuer and whether they hold [DOC-1]', async () => {
    const { buyer, seller, order } = scene
    const { kode, nomor, rincian } = await paperOf(buyer, order.id, 'invoice')
    const { data } = await world.aVisitor().call('bukti', { kode: kode.toLowerCase().replace('-', ' ') })
    expect(data).toEqual({
      jenis: 'invoice',
      nomor,
      tanggal: '2026-03-02',
      total: rincian?.total,
      penerbit: seller.companyName,
      rekening: null,
      tidak_berlaku_sejak: null,
    })
    const po = await paperOf(buyer, order.id, 'po')
    expect((await world.aVisitor().call('bukti', { kode: po.kode })).data.penerbit).toBe(buyer.companyName)
    expect((await world.aVisitor().call('bukti', { kode: 'AAAA-AAAA' })).refusal?.code).toBe('paper_not_found')
  })

  it('are proved as what they are, whatever number the buyer has given a PO [DOC-1]', async () => {
    const { buyer, seller, product, addressId } = scene
    await fillCart(buyer, product, '50')
    const checkout = await checkoutOf(buyer, addressId)
    const numbered = checkout.seller.map((one) => ({ ...one, no_po: 'KW-2603-0001' }))
    const { data } = await buyer.call('checkout/buat', { ...checkout, seller: numbered })
    const id = data.transaksi[0]?.transaksi_id ?? ''
    await confirm(seller, id)
    const { kode } = await paperOf(buyer, id, 'po')
    const proof = (await world.aVisitor().call('bukti', { kode })).data
    expect(proof).toMatchObject({ jenis: 'po', nomor: 'KW-2603-0001' })
  })

  it('are found by no other company, and by nobody who has left [DOC-1]', async () => {
    const { buyer, order } = scene
    const { dokumen_id } = await paperOf(buyer, order.id, 'invoice')
    for (const stranger of [await world.aBuyer(), await world.aSeller()]) {
      const list = await stranger.call('transaksi/dokumen/daftar', { transaksi_id: order.id })
      expect(list.refusal?.code).toBe('order_not_found')
      expect((await stranger.call('transaksi/dokumen/detail', { dokumen_id })).refusal?.code).toBe('paper_not_found')
      expect((await stranger.send('transaksi/dokumen/pdf', { dokumen_id })).refusal?.code).toBe('paper_not_found')
      const all = await stranger.send('transaksi/dokumen/semua', { transaksi_id: order.id })
      expect(all.refusal?.code).toBe('order_not_found')
    }
    const left = await world.aColleague(buyer, 'purchaser')
    const { alamat } = (await papersOf(left, order.id))[0] ?? { alamat: '' }
    const headers = { authorization: `Bearer ${await bearerOf(left)}` }
    expect((await world.aVisitor().get(alamat, headers)).status).toBe(200)
    await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: left.userId })
    expect((await world.aVisitor().get(alamat, headers)).status).not.toBe(200)
  })
})

it('are read by a warehouse as far as they go with the goods; others are not there for it [DOC-1] [ROLE-10]', async () => {
  const { seller, order } = await anOrder(world)
  const warehouse = await world.aColleague(seller, 'warehouse')
  await confirm(seller, order.id)
  expect(await papersOf(warehouse, order.id)).toEqual([])
  const none = await warehouse.send('transaksi/dokumen/semua', { transaksi_id: order.id })
  expect(none.refusal?.code).toBe('no_papers')
  await ship(seller, order.id)
  await payFor(seller, order.id)

  const kinds = []
  for (const { jenis, dokumen_id } of await papersOf(seller, order.id)) {
    kinds.push(jenis)
    const code = jenis === 'surat_jalan' ? undefined : 'paper_not_found'
    expect((await warehouse.call('transaksi/dokumen/detail', { dokumen_id })).refusal?.code, jenis).toBe(code)
    expect((await warehouse.send('transaksi/dokumen/pdf', { dokumen_id })).refusal?.code, jenis).toBe(code)
  }
  expect(kinds).toEqual(['po', 'proforma', 'surat_jalan', 'invoice', 'kwitansi'])
  expect((await papersOf(warehouse, order.id)).map(({ jenis }) => jenis)).toEqual(['surat_jalan'])
  const { bytes } = await warehouse.send('transaksi/dokumen/semua', { transaksi_id: order.id })
  expect(Object.keys(unzipSync(bytes))).toEqual(['Surat jalan SJ-2603-0001.pdf'])

  for (const role of ['sales', 'finance'] as const) {
    const colleague = await world.aColleague(seller, role)
    expect((await papersOf(colleague, order.id)).map(({ jenis }) => jenis)).toEqual(kinds)
  }
})

it('name the account of the shop where the order is paid to it, and not at the door or once it is paid [DOC-1, SHOP-8]', async () => {
  const first = await world.anAdministrator()
  const { buyer, seller, order, product, addressId } = await anOrder(world, { stock: '1000' })
  await anAccountInForce(seller, first, await world.aColleague(first, 'administrator'))
  const [atDoor, paid] = [await placeFor(buyer, addressId, product), await placeFor(buyer, addressId, product)]
  await sql`update orders set payment_type = 'cod' where id = ${atDoor.id}`.execute(world.db)
  await sql`update orders set payment_type = 'tempo-30' where id = ${paid.id}`.execute(world.db)
  for (const { id } of [order, atDoor, paid]) await confirm(seller, id)
  await payFor(seller, paid.id)
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: paid.id, versi: 3, ...parcel })
  const proforma = await paperOf(buyer, order.id, 'proforma')
  expect(proforma.rekening).toMatchObject({ bank: 'BCA' })
  // as much of the account as identifies it, to the holder of the document
  const proved = (await world.aVisitor().call('bukti', { kode: proforma.kode })).data.rekening
  expect(proved).toEqual({ bank: 'BCA', akhir: proforma.rekening?.nomor.slice(-4) })
  expect((await paperOf(buyer, atDoor.id, 'proforma')).rekening).toBeNull()
  expect((await paperOf(buyer, paid.id, 'invoice')).rekening).toBeNull()
})

it('say the code of each product, of a PO the wanted day, who ordered and who approved, and of a surat jalan its packs and lots [DOC-1] [ORDER-5]', async () => {
  const { buyer: owner, seller, product, addressId } = await aSale(world)
  await sql`update products set sku = 'AS-25' where id = ${product.id}`.execute(world.db)
  for (const [nomor_lot, kedaluwarsa] of [
    ['RPS-07', '2026-04-30'],
    ['RPS-08', '2027-12-31'],
  ] as const) {
    const lot = { nomor_lot, kedaluwarsa, jumlah: '30', produk_id: product.id }
    expect((await seller.call('pusat-seller/stok/lot/tambah', lot)).ok).toBe(true)
  }
  const purchaser = await aPurchaser(world, owner, { perOrder: '1.00' })
  await fillCart(purchaser, product, '50')
  const checkout = await checkoutOf(purchaser, addressId)
  const wanting = checkout.seller.map((one) => ({ ...one, tanggal_kirim_diminta: '2026-03-09' }))
  const { data } = await purchaser.call('checkout/buat', { ...checkout, seller: wanting })
  const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
  await owner.call('transaksi/setujui', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 2 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 3, ...parcel })

  const po = await paperOf(owner, transaksi_id, 'po')
  const names = await sql<{ id: string; name: string }>`select id, name from users`.execute(world.db)
  const nameOf = ({ userId }: Person) => names.rows.find(({ id }) => id === userId)?.name
  expect(po).toMatchObject({
    tanggal_diminta: '2026-03-09',
    dipesan_oleh: nameOf(purchaser),
    disetujui_oleh: nameOf(owner),
    produk: [{ sku: 'AS-25', kemasan: 'USP · Indonesia · serbuk · 25 kg sak kertas' }],
    lot: [],
  })
  const note = await paperOf(owner, transaksi_id, 'surat_jalan')
  expect(note).toMatchObject({
    tanggal_diminta: null,
    dipesan_oleh: null,
    produk: [{ sku: 'AS-25', kemasan: 'USP · Indonesia · serbuk · 25 kg sak kertas · 2 kemasan' }],
    lot: [
      { baris: 1, nomor: 'RPS-07', jumlah: '30', kemasan: '1 kemasan + 5 kg', kedaluwarsa: '2026-04-30' },
      { baris: 1, nomor: 'RPS-08', jumlah: '20', kemasan: '20 kg', kedaluwarsa: '2027-12-31' },
    ],
  })
  const text = await textOf((await owner.send('transaksi/dokumen/pdf', { dokumen_id: note.dokumen_id })).bytes)
  expect(text).toContain('SKU AS-25 · USP · Indonesia · serbuk · 25 kg sak kertas · 2 kemasan')
  expect(text).toContain('Lot RPS-07 · 30 kg · 1 kemasan + 5 kg · kedaluwarsa 30 Apr 2026')
  for (const reader of [owner, seller]) {
    const path = reader === owner ? 'transaksi/invoice/ekspor' : 'pusat-seller/invoice/ekspor'
    const { bytes } = await reader.send(path, { format: 'csv' })
    expect(bytes.toString()).toContain('AS-25')
  }
})

it('numbers a seller’s papers without a gap and none twice, however many are issued at once [DOC-1]', async () => {
  const { buyer, seller, order, product, addressId } = await anOrder(world, { stock: '1000' })
  const orders = [order.id]
  for (let more = 0; more < 7; more += 1) orders.push((await placeFor(buyer, addressId, product)).id)
  // one of them is refused on the way and takes no number with it
  const refused = seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 9 })
  await Promise.all([refused, ...orders.map((id) => confirm(seller, id))])
  const numbers = await Promise.all(orders.map(async (id) => (await paperOf(seller, id, 'proforma')).nomor))
  expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `PF-2603-000${index + 1}`))
})

it('gives 200 that are issued at once, some of which come to nothing, every number once, while orders are placed [DOC-1]', async () => {
  const { buyer, seller, order, product, addressId } = await anOrder(world, { stock: '1000' })
  const payment = {
    paymentId: randomUUID(),
    sellerId: seller.companyId,
    buyerId: buyer.companyId,
    day: businessDay(world.now()),
    amount: '1000.00',
    allocations: [{ orderId: order.id, amount: '1000.00' }],
    userId: seller.userId,
  }
  const issue = (index: number) =>
    world.db.transaction().execute(async (tx) => {
      await issueReceipts(tx, payment, world.deps.now())
      if (index % 10 === 9) throw new Error('what was paid is not so')
    })
  // a few at once, as the server takes the calls of one person: connections are left for the orders
  const limited = pLimit(6)
  const issued = Promise.allSettled(Array.from({ length: 200 }, (_, index) => limited(() => issue(index))))
  const placed = [await placeFor(buyer, addressId, product), await placeFor(buyer, addressId, product)]
  expect((await issued).filter(({ status }) => status === 'fulfilled')).toHaveLength(180)
  expect(placed.every(({ id }) => id)).toBe(true)
  const numbers = (await papersOf(seller, order.id)).map(({ nomor }) => nomor).sort()
  expect(numbers).toEqual(Array.from({ length: 180 }, (_, at) => `KW-2603-${String(at + 1).padStart(4, '0')}`))
})

it('begins to count anew with the year of Jakarta [DOC-1]', async () => {
  const { buyer, seller, order, product, addressId } = await anOrder(world, { stock: '1000' })
  const next = await placeFor(buyer, addressId, product)
  world.setClock('2026-03-03T09:00:00+07:00')
  await confirm(seller, order.id)
  await confirm(seller, next.id)
  world.setClock('2026-12-31T23:59:59+07:00')
  await ship(seller, order.id)
  world.setClock('2027-01-01T00:00:00+07:00')
  await ship(seller, next.id)
  world.setClock()
  expect((await paperOf(seller, order.id, 'invoice')).nomor).toBe('INV-2612-0001')
  expect((await paperOf(seller, next.id, 'invoice')).nomor).toBe('INV-2701-0001')
})
