import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import { aPdf } from '#test/form.ts'
import { cookieOf } from '#test/pages/pages.ts'
import { askFor, handIn, notificationsOf } from '#test/scenes/documenting.ts'
import { anOrder, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

type ListBody = WireBodyOf<typeof contract.documentLibrary.list>

const folderOf = async (buyer: Person, params: ListBody = {}) => (await buyer.call('dokumen-mutu/daftar', params)).data
const listed = async (buyer: Person, params: ListBody = {}) =>
  (await folderOf(buyer, params)).dokumen.map(({ jenis, lot, status }) =>
    [jenis, lot, status].filter(Boolean).join(' '),
  )

/** The file at an address of the list. */
function open(reader: Person, address = '') {
  const [path = '', dokumen_id] = address.replace('/api/', '').split('?dokumen_id=')
  return reader.send(path, { dokumen_id })
}

/** Goods of one lot, ordered, and shipped if wished, of a product with documents. */
async function aPurchase({ shipped = true } = {}) {
  const scene = await anOrder(world, { stock: '200' })
  const { seller, order, product } = scene
  await seller.call('pusat-seller/stok/lot/tambah', { produk_id: product.id, jumlah: '100', nomor_lot: 'L-7' })
  await seller.call('pusat-seller/stok/lot/tambah', { produk_id: product.id, jumlah: '100', nomor_lot: 'L-8' })
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  if (shipped) await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: order.id, versi: 2, kurir: 'JNE' })
  return scene
}

async function certify(seller: Person, lot: string, berlaku_sampai = '2026-12-31') {
  const { data } = await seller.call('pusat-seller/dokumen/lot/daftar', { keyword: lot })
  const body = { lot_id: data.lot[0]?.lot_id ?? 0, pembaca: 'permintaan', berlaku_sampai } as const
  return seller.upload('pusat-seller/dokumen/lot/unggah', body)
}

describe("a buyer's folder", () => {
  let scene: Awaited<ReturnType<typeof aPurchase>>
  beforeAll(async () => {
    scene = await aPurchase()
    const { seller, product } = scene
    await handIn(seller, product, { jenis: 'sds' })
    await handIn(seller, product, { jenis: 'halal', pembaca: 'pelanggan', berlaku_sampai: '2026-04-01' })
    await handIn(seller, product, { jenis: 'tds', pembaca: 'permintaan' })
    await certify(seller, 'L-7')
    await certify(seller, 'L-8')
  })

  it('holds what the company may read of the product, and of the lot that it was shipped [DOC-2]', async () => {
    const { buyer, seller, product, order } = scene
    expect((await listed(buyer)).sort()).toEqual(['coa L-7 berlaku', 'halal segera', 'sds berlaku'])
    const { dokumen, jumlah, seller: sellers, berikutnya } = await folderOf(buyer, { jenis: 'coa' })
    expect(dokumen[0]).toMatchObject({
      bahasa: null,
      berlaku_sampai: '2026-12-31',
      produk_nama: product.name,
      dijual: true,
      seller_nama: seller.companyName,
      pesanan: { transaksi_id: order.id, nomor: order.number },
      jumlah_pesanan: 1,
      kiriman: { ke: 1, surat_jalan: { nomor: expect.stringContaining('SJ') } },
    })
    expect(jumlah).toEqual({ berlaku: 1, segera: 0, berakhir: 0, diganti: 0 })
    expect([sellers.map(({ seller_id }) => seller_id), berikutnya]).toEqual([[seller.companyId], null])
    expect((await open(buyer, dokumen[0]?.alamat)).bytes).toEqual(aPdf.content)
  })

  it('opens each of its documents, and nothing of it to another company [DOC-2, ROLE-9]', async () => {
    const { buyer, seller, order } = scene
    const { dokumen } = await folderOf(buyer)
    for (const { alamat } of dokumen) expect((await open(buyer, alamat)).status).toBe(200)
    const other = await world.aBuyer()
    await world.subscribe(other, seller)
    expect(await listed(other)).toEqual([])
    const peeked = await other.call('dokumen-mutu/daftar', { transaksi_id: order.id })
    expect(peeked.refusal?.code).toBe('order_not_found')
    const pilihan = dokumen.map(({ dokumen_id }) => dokumen_id).join(',')
    expect((await other.send('dokumen-mutu/semua', { pilihan })).refusal?.code).toBe('folder_documents_not_found')
    expect((await seller.call('dokumen-mutu/daftar', {})).refusal?.code).toBe('buyers_only')
    expect((await world.aVisitor().call('dokumen-mutu/daftar', {})).status).toBe(401)
  })

  it('is that of every role, and of nobody who was removed [DOC-2, ROLE-10]', async () => {
    const { buyer } = scene
    for (const role of ['purchaser', 'approver'] as const) {
      const colleague = await world.aColleague(buyer, role)
      expect(await listed(colleague)).toHaveLength(3)
      const linked = { cookie: await cookieOf(world, colleague) }
      expect((await world.aVisitor().get('/api/dokumen-mutu/semua', linked)).ok).toBe(true)
      await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: colleague.userId })
      expect((await world.aVisitor().get('/api/dokumen-mutu/semua', linked)).ok).toBe(false)
    }
  })

  it('is searched by words that all have to be found, by number, lot and kind too [DOC-2]', async () => {
    const { buyer, seller, product, order } = scene
    expect(await listed(buyer, { keyword: `lot l-7 ${seller.companyName}` })).toEqual(['coa L-7 berlaku'])
    expect(await listed(buyer, { keyword: `halal ${product.name}` })).toEqual(['halal segera'])
    expect(await listed(buyer, { keyword: order.number })).toHaveLength(3)
    expect(await listed(buyer, { keyword: 'L-8' })).toEqual([])
    expect(await listed(buyer, { keyword: '%' })).toEqual([])
    const long = await buyer.call('dokumen-mutu/daftar', { keyword: 'x'.repeat(10_000) })
    expect([long.status, long.refusal?.field]).toEqual([400, 'keyword'])
    expect(long.refusal?.status_message).toBe('Kata kunci paling panjang 100 karakter.')
  })

  it('is narrowed by kind, seller, state, order and days, and tells how many are in each state [DOC-2]', async () => {
    const { buyer, seller, order } = scene
    expect(await listed(buyer, { jenis: 'sds', seller_id: seller.companyId })).toEqual(['sds berlaku'])
    expect(await listed(buyer, { seller_id: buyer.companyId })).toEqual([])
    expect(await listed(buyer, { status: 'segera' })).toEqual(['halal segera'])
    expect((await folderOf(buyer, { status: 'segera' })).jumlah).toMatchObject({ berlaku: 2, segera: 1 })
    expect((await folderOf(buyer, { transaksi_id: order.id })).pesanan).toBe(order.number)
    expect(await listed(buyer, { dari: '2026-03-02', sampai: '2026-03-02' })).toHaveLength(3)
    expect(await listed(buyer, { sampai: '2026-03-01' })).toEqual([])
    expect(await listed(buyer, { dari: '2026-03-03' })).toEqual([])
  })

  it('comes as one zip, whole or chosen, by seller and product [DOC-2]', async () => {
    const { buyer, seller, product } = scene
    const namesIn = async (params: WireBodyOf<typeof contract.documentLibrary.all>) =>
      Object.keys(unzipSync((await buyer.send('dokumen-mutu/semua', params)).bytes)).map((name) =>
        name.replace(`${seller.companyName}/${product.name}/`, ''),
      )
    expect((await namesIn({ urut: 'berakhir' })).sort()).toEqual([
      'CoA lot L-7.pdf',
      'Halal Indonesia.pdf',
      'SDS Indonesia.pdf',
    ])
    const [chosen] = (await folderOf(buyer, { jenis: 'coa' })).dokumen
    expect(await namesIn({ pilihan: chosen?.dokumen_id ?? '' })).toEqual(['CoA lot L-7.pdf'])
    expect((await buyer.send('dokumen-mutu/semua', { pilihan: 'x' })).refusal?.field).toBe('pilihan')
    expect((await buyer.send('dokumen-mutu/semua', { keyword: 'tidak ada' })).refusal?.code).toBe(
      'folder_documents_not_found',
    )
  })

  it('is read on by key in each order, without a gap and nothing twice [DOC-2]', async () => {
    const { buyer } = scene
    for (const urut of ['terbaru', 'berakhir', 'nama'] as const) {
      const whole = (await folderOf(buyer, { urut })).dokumen.map(({ dokumen_id }) => dokumen_id)
      const read: string[] = []
      for (let setelah: string | null = null; ; ) {
        const { dokumen, berikutnya } = await folderOf(buyer, { urut, setelah, per_halaman: 1 })
        read.push(...dokumen.map(({ dokumen_id }) => dokumen_id))
        if (berikutnya === null) break
        setelah = berikutnya
      }
      expect(read).toEqual(whole)
    }
    const { dokumen } = await folderOf(buyer, { urut: 'berakhir' })
    expect(dokumen.map(({ berlaku_sampai }) => berlaku_sampai)).toEqual(['2026-04-01', '2026-12-31', null])
  })

  it('shows the last order of what was bought again [DOC-2]', async () => {
    const { buyer, seller, product, addressId, order } = scene
    world.setClock('2026-03-20T09:00:00+07:00')
    const again = await placeFor(buyer, addressId, product)
    expect((await folderOf(buyer, { jenis: 'sds' })).dokumen[0]?.pesanan.nomor).toBe(order.number)
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: again.id, versi: 1 })
    const [sds] = (await folderOf(buyer, { jenis: 'sds' })).dokumen
    expect([sds?.pesanan.nomor, sds?.jumlah_pesanan]).toEqual([again.number, 2])
    const [first] = (await folderOf(buyer, { jenis: 'sds', transaksi_id: order.id })).dokumen
    expect([first?.pesanan.nomor, first?.jumlah_pesanan]).toEqual([order.number, 1])
    world.setClock()
  })
})

it('holds nothing before an order is confirmed, nor of one that is cancelled [DOC-2]', async () => {
  const { buyer, seller, product, order } = await anOrder(world)
  await handIn(seller, product)
  expect(await listed(buyer)).toEqual([])
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  expect(await listed(buyer)).toEqual(['coa berlaku'])
  await seller.call('pusat-seller/pesanan/batal', { transaksi_id: order.id, versi: 2, alasan: 'Habis' })
  expect(await listed(buyer)).toEqual([])
})

it('keeps versions that were replaced, marked as such, and loses what is withdrawn [DOC-2]', async () => {
  const { buyer, seller, product } = await aPurchase()
  await handIn(seller, product, { berlaku_sampai: '2026-03-05' })
  await handIn(seller, product, { berlaku_sampai: '2027-03-05' })
  await certify(seller, 'L-7', '2026-03-05')
  await certify(seller, 'L-7')
  expect((await listed(buyer, { status: 'diganti' })).sort()).toEqual(['coa L-7 diganti', 'coa diganti'])
  expect((await listed(buyer, { status: 'berlaku' })).sort()).toEqual(['coa L-7 berlaku', 'coa berlaku'])
  world.setClock('2027-04-01T09:00:00+07:00')
  expect((await folderOf(buyer)).jumlah).toEqual({ berlaku: 0, segera: 0, berakhir: 2, diganti: 2 })
  world.setClock()
  const [present] = (await folderOf(buyer, { status: 'berlaku', keyword: 'L-7' })).dokumen
  await seller.call('pusat-seller/dokumen/lot/tarik', { dokumen_id: present?.dokumen_id ?? '' })
  expect((await listed(buyer)).sort()).toEqual(['coa berlaku', 'coa diganti'])
})

it('follows the rights of each document: requests, subscriptions and what is on sale [DOC-2, ROLE-10]', async () => {
  const { buyer, seller, product } = await aPurchase()
  await handIn(seller, product, { pembaca: 'permintaan' })
  await handIn(seller, product, { jenis: 'tds', pembaca: 'pelanggan' })
  await certify(seller, 'L-7')
  expect((await listed(buyer)).sort()).toEqual(['coa L-7 berlaku', 'tds berlaku'])
  await seller.call('pusat-seller/dokumen/permintaan/jawab', await askFor(buyer, product))
  expect((await listed(buyer)).sort()).toEqual(['coa L-7 berlaku', 'coa berlaku', 'tds berlaku'])
  await world.db.updateTable('subscriptions').set({ status: 'ended' }).where('buyer_id', '=', buyer.companyId).execute()
  expect((await listed(buyer)).sort()).toEqual(['coa L-7 berlaku', 'coa berlaku'])
  await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
  expect(await listed(buyer)).toEqual(['coa L-7 berlaku'])
  expect((await folderOf(buyer)).dokumen[0]?.dijual).toBe(false)
})

it('notifies its company once, 30 days ahead, of what ends of goods it bought within a year [DOC-2]', async () => {
  const { buyer, seller, product } = await aPurchase()
  await certify(seller, 'L-7', '2026-05-01')
  await handIn(seller, product, { jenis: 'halal', berlaku_sampai: '2026-05-11' })
  await handIn(seller, product, { jenis: 'tds', pembaca: 'permintaan', berlaku_sampai: '2026-05-02' })
  const other = await world.aBuyer()
  const expiryNotices = async (person: Person) =>
    (await notificationsOf(person)).filter((message) => message.includes('berlaku'))
  for (const [at, count] of [
    ['2026-03-31T07:05:00+07:00', 0],
    ['2026-04-11T07:05:00+07:00', 1],
    ['2026-04-12T07:05:00+07:00', 1],
  ] as const) {
    world.setClock(at)
    await world.runJobs('document-library/notify-buyers')
    expect(await expiryNotices(buyer)).toHaveLength(count)
  }
  const first = `CoA untuk ${product.name} lot L-7 berlaku 20 hari lagi.`
  expect(await expiryNotices(buyer)).toEqual([
    `2 dokumen mutu barang yang Anda beli berlaku paling lama 30 hari lagi; ${first}`,
  ])
  expect([await expiryNotices(other), await expiryNotices(seller)]).toEqual([[], []])
  // what was bought long ago is used up
  await handIn(seller, product, { jenis: 'halal', berlaku_sampai: '2027-05-11' })
  world.setClock('2027-04-15T07:05:00+07:00')
  await world.runJobs('document-library/notify-buyers')
  expect(await expiryNotices(buyer)).toHaveLength(1)
  world.setClock()
})
