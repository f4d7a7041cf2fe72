import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { aCsv, applied, offerOf, uploaded } from '#server/areas/imports/testing.ts'
import type { Person } from '#test/actor.ts'
import { MORNING, propose, view } from '#test/scenes/negotiating.ts'
import { cartOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 6 })
const administrator = await world.anAdministrator()
const seller = await world.aSeller()

beforeEach(() => world.setClock(MORNING))

type Product = Awaited<ReturnType<typeof world.aProduct>>

function report(person: Person, { id }: { id: number }, keterangan = 'Bukan bahan yang disebut.') {
  return person.call('produk/lapor', { produk_id: id, alasan: 'palsu', keterangan })
}

async function shown({ id }: { id: number }) {
  return (await administrator.call('admin/produk/lihat', { produk_id: id })).data
}

async function ban(product: { id: number }, alasan = 'Sertifikat tidak sah') {
  const { versi } = await shown(product)
  return administrator.call('admin/produk/turunkan', { produk_id: product.id, versi, alasan })
}

async function noticesOf(person: Person, jenis: 'produk' | 'laporan') {
  const body = { company_id: person.companyId, jenis, halaman: 1, per_halaman: 60 }
  return (await person.call('notifikasi/pusat', body)).data.notifikasi.map(({ pesan }) => pesan)
}

async function own({ id }: { id: number }) {
  const { data } = await seller.call('pusat-seller/produk/daftar', { halaman: 1, per_halaman: 60 })
  return data.produk.find(({ produk_id }) => produk_id === id)
}

function publish({ id }: { id: number }) {
  return seller.call('pusat-seller/produk/terbitkan', { produk_id: id })
}

function ask({ id }: { id: number }, versi: number) {
  return seller.call('pusat-seller/produk/tinjau', { produk_id: id, versi, catatan: 'Sertifikat sudah diganti' })
}

describe('a report of a product', () => {
  it('reaches the administrators with who made it, once by each person while it is open [ADM-3]', async () => {
    const product = await world.aProduct({ seller, name: 'Gula Uji' })
    const [buyer, other] = [await world.aBuyer(), await world.aBuyer()]

    const [first, again] = await Promise.all([report(buyer, product), report(buyer, product)])
    expect([first.status, again.status].sort()).toEqual([200, 422])
    expect((await report(buyer, product)).refusal?.code).toBe('complaint_open')
    expect((await report(other, product)).status).toBe(200)

    const { laporan } = await shown(product)
    expect(laporan).toHaveLength(2)
    expect(laporan[1]).toMatchObject({ perusahaan: buyer.companyName, alasan: 'palsu', status: 'menunggu' })
    const { data } = await administrator.call('admin/produk/daftar', { menunggu: 'laporan' })
    expect(data.produk.find(({ produk_id }) => produk_id === product.id)?.laporan).toBe(2)
    const waiting = async (search: { keyword?: string; seller?: string; status?: 'ditarik' }) =>
      (await administrator.call('admin/produk/daftar', search)).data.jumlah.laporan
    expect(data.jumlah.laporan).toBe(1)
    expect(await waiting({ keyword: 'gula', status: 'ditarik' })).toBe(1)
    expect(await waiting({ keyword: 'garam' })).toBe(0)
    expect(await waiting({ seller: seller.companyUsername })).toBe(1)
    expect(await waiting({ seller: 'lain' })).toBe(0)
    expect((await noticesOf(administrator, 'produk')).filter((text) => text === 'Gula Uji dilaporkan')).toHaveLength(2)
    expect(await noticesOf(seller, 'produk')).toEqual([])
  })

  it('is refused of an own product and of one that is not on sale [ADM-3]', async () => {
    const product = await world.aProduct({ seller })
    expect((await report(seller, product)).refusal?.code).toBe('complaint_own_product')
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
    expect((await report(await world.aBuyer(), product)).refusal?.code).toBe('product_not_found')
    expect((await report(await world.aBuyer(), product, 'a'.repeat(10_000))).refusal?.field).toBe('keterangan')
  })

  it(`is one of ${MOST.complaintsADay} a day by one person at most [ADM-3]`, async () => {
    const [buyer, product] = [await world.aBuyer(), await world.aProduct({ seller })]
    const made = Array.from({ length: MOST.complaintsADay }, () => ({
      product_id: product.id,
      user_id: buyer.userId,
      company_id: buyer.companyId,
      reason: 'other',
      said: 'Uji',
      at: world.now(),
      state: 'upheld',
    }))
    await world.db.insertInto('product_complaints').values(made).execute()
    expect((await report(buyer, product)).refusal?.code).toBe('complaints_today')
    world.setClock('2026-11-21T01:00:00Z')
    expect((await report(buyer, product)).status).toBe(200)
  })

  it('that is dismissed leaves the product on sale, and its reporter hears why; of two administrators the later is refused [ADM-3]', async () => {
    const [buyer, product] = [await world.aBuyer(), await world.aProduct({ seller, name: 'Garam Uji' })]
    await report(buyer, product)
    const { laporan } = await shown(product)
    const ids = laporan.map(({ laporan_id }) => laporan_id)
    const body = { produk_id: product.id, laporan: ids, alasan: 'Sertifikatnya sah' }
    const dismiss = () => administrator.call('admin/produk/abaikan', body)

    const answers = await Promise.all([dismiss(), dismiss()])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await noticesOf(buyer, 'laporan')).toEqual([
      'Laporan Anda tentang Garam Uji sudah ditinjau dan tidak ditindaklanjuti: Sertifikatnya sah',
    ])
    expect((await shown(product)).status).toBe('dijual')
    expect((await report(buyer, product)).status).toBe(200)
  })
})

describe('a product that is taken off sale', () => {
  let buyer: Person
  let product: Product

  beforeAll(async () => {
    world.setClock(MORNING)
    buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    product = await world.aProduct({ seller, name: 'Asam Uji', sku: 'ASAM-1' })
    await fillCart(buyer, product)
    await report(buyer, product)
  })

  it('goes the way of one that its seller withdraws; the seller hears why, never who reported it [ADM-3, NEGO-9]', async () => {
    const negotiated = await world.aProduct({ seller, name: 'Basa Uji' })
    const nego_id = await propose(buyer, negotiated)
    await ban(negotiated)
    expect((await view(buyer, nego_id)).status).toBe('dibatalkan')

    const { data } = await ban(product)

    expect(data).toMatchObject({ status: 'diturunkan', can: { turunkan: { boleh: false } } })
    expect(data.laporan.map(({ status }) => status)).toEqual(['ditindaklanjuti'])
    const visitor = world.aVisitor()
    expect((await visitor.call('produk/detail', { produk_id: product.id })).status).toBe(404)
    expect((await visitor.call('produk/ditarik', { produk_id: product.id })).status).toBe(200)
    expect((await cartOf(buyer))[0]?.halangan).toBe('Asam Uji tidak lagi dijual.')
    expect(await noticesOf(buyer, 'laporan')).toEqual([
      'Laporan Anda tentang Asam Uji ditindaklanjuti: produk itu diturunkan dari penjualan',
    ])
    expect(await noticesOf(seller, 'produk')).toContain('Asam Uji diturunkan dari penjualan: Sertifikat tidak sah')
    expect(await own(product)).toMatchObject({
      status: 'diturunkan',
      penurunan: { alasan: 'Sertifikat tidak sah', versi: 1, diminta: null, can: { tinjau: { boleh: true } } },
    })
    const { text } = await seller.send('pusat-seller/produk/isian', { produk_id: product.id })
    expect(text).toContain('Sertifikat tidak sah')
    expect(text).not.toContain(buyer.companyName)
  })

  it('is sold by no other way: its own act, many at once, the editor and a file say why [ADM-3, SHOP-2, SHOP-4]', async () => {
    expect((await publish(product)).refusal?.code).toBe('product_banned')
    expect((await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })).refusal?.code).toBe(
      'product_banned',
    )

    const row = await own(product)
    const pilihan = { jenis: 'produk' as const, produk: [{ produk_id: product.id, versi: row?.versi ?? 0 }] }
    const tindakan = { jenis: 'terbitkan' as const }
    const many = await seller.call('pusat-seller/produk/sekaligus/terapkan', { kunci: randomUUID(), tindakan, pilihan })
    expect(many.data).toMatchObject({ berubah: 0, ditolak: [{ produk_id: product.id }] })

    const { status: _, versi, ...isian } = await offerOf(seller, product.id)
    const save = (status: 'dijual' | 'diturunkan', expectedVersion: number) =>
      seller.call('pusat-seller/produk/simpan', {
        ...isian,
        produk_id: product.id,
        versi: expectedVersion,
        status,
      } as never)
    expect((await save('dijual', versi)).refusal).toMatchObject({ code: 'product_banned', field: 'status' })
    expect((await save('diturunkan', versi)).data).toMatchObject({ status: 'diturunkan' })

    const file = aCsv('SKU;Status', 'ASAM-1;dijual')
    const { masalah } = await uploaded(seller, 'produk', file)
    expect(masalah).toMatchObject([{ baris: 2, kolom: 'Status' }])
    expect(masalah[0]?.alasan).toContain('diturunkan oleh Sentra Bahan')
    const corrected = aCsv('SKU;Grade;Status', 'ASAM-1;Pharma;diturunkan')
    expect(await applied(world, seller, 'produk', corrected)).toMatchObject({ berubah: 1, bermasalah: 0 })
    expect((await shown(product)).status).toBe('diturunkan')
  })

  it('is not sold by undoing what was done before [ADM-3, SHOP-2]', async () => {
    const one = await world.aProduct({ seller, name: 'Undur Uji' })
    const row = await own(one)
    const pilihan = { jenis: 'produk' as const, produk: [{ produk_id: one.id, versi: row?.versi ?? 0 }] }
    const tindakan = { jenis: 'tarik' as const }
    const done = await seller.call('pusat-seller/produk/sekaligus/terapkan', { kunci: randomUUID(), tindakan, pilihan })
    await ban(one)
    const undone = await seller.call('pusat-seller/produk/sekaligus/urungkan', { tindakan_id: done.data.tindakan_id })
    expect(undone.data.ditolak).toHaveLength(1)
    const { data } = await administrator.call('admin/produk/pulihkan', { produk_id: one.id, versi: 1 })
    expect(data.status).toBe('ditarik')
  })

  it('is looked at again when its seller asks: kept with a reason, or sold again [ADM-3]', async () => {
    expect((await ask(product, 7)).refusal?.code).toBe('ban_moved_on')
    expect((await ask(product, 1)).status).toBe(200)
    expect((await ask(product, 2)).refusal?.status_message).toBe('Produk ini sudah menunggu ditinjau lagi.')
    const { data: waiting } = await administrator.call('admin/produk/daftar', { menunggu: 'tinjauan' })
    expect(waiting.produk.map(({ produk_id }) => produk_id)).toEqual([product.id])
    expect((await shown(product)).penurunan).toMatchObject({ catatan: 'Sertifikat sudah diganti', versi: 2 })

    const keep = { produk_id: product.id, versi: 2, alasan: 'Masih yang lama' }
    expect((await administrator.call('admin/produk/tetap', keep)).data.penurunan?.alasan).toBe('Masih yang lama')
    expect((await own(product))?.penurunan).toMatchObject({ alasan: 'Masih yang lama', diminta: null, versi: 3 })
    expect(await noticesOf(seller, 'produk')).toContain('Asam Uji belum dapat dijual lagi: Masih yang lama')

    await ask(product, 3)
    const lift = () => administrator.call('admin/produk/pulihkan', { produk_id: product.id, versi: 4 })
    const answers = await Promise.all([lift(), lift()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await own(product))?.status).toBe('dijual')
    expect((await cartOf(buyer))[0]?.halangan).toBeNull()
    expect((await shown(product)).riwayat.map(({ tindakan }) => tindakan)).toEqual([
      'produk.pulihkan',
      'produk.minta_tinjau',
      'produk.tetap_turun',
      'produk.minta_tinjau',
      'produk.turunkan',
    ])
  })

  it('waits for its shop where that is suspended meanwhile [ADM-3, ADM-2]', async () => {
    const other = await world.aSeller()
    const one = await world.aProduct({ seller: other })
    await ban(one)
    await world.db
      .updateTable('companies')
      .set({ suspended_at: world.now(), suspension_reason: 'Uji' })
      .where('id', '=', other.companyId)
      .execute()
    const { data } = await administrator.call('admin/produk/pulihkan', { produk_id: one.id, versi: 1 })
    expect(data.status).toBe('ditutup')
  })

  it("is nobody else's to ask for, and a draft is not found [ADM-3]", async () => {
    const [stranger, one] = [await world.aSeller(), await world.aProduct({ seller })]
    await ban(one)
    const response = await stranger.call('pusat-seller/produk/tinjau', { produk_id: one.id, versi: 1, catatan: 'Uji' })
    expect(response.refusal?.code).toBe('product_not_found')
    await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', one.id).execute()
    expect((await administrator.call('admin/produk/lihat', { produk_id: one.id })).status).toBe(404)
  })
})

describe('the list of products', () => {
  it('is read on by key, and found by name, SKU, seller and status [ADM-3]', async () => {
    const one = await world.aSeller()
    const names = ['Zeta Satu', 'Zeta Dua', 'Zeta Tiga']
    for (const [index, name] of names.entries()) await world.aProduct({ seller: one, name, sku: `Z-${index}` })
    const list = async (body: object) => (await administrator.call('admin/produk/daftar', body)).data
    const seller = one.companyUsername

    const first = await list({ seller, per_halaman: 2 })
    expect(first.produk.map(({ produk_nama }) => produk_nama)).toEqual(['Zeta Tiga', 'Zeta Dua'])
    const rest = await list({ seller, per_halaman: 2, setelah: first.berikutnya ?? undefined })
    expect([rest.produk.map(({ produk_nama }) => produk_nama), rest.berikutnya]).toEqual([['Zeta Satu'], null])
    expect((await list({ keyword: 'zeta' })).produk).toHaveLength(3)
    expect((await list({ keyword: 'z-1' })).produk.map(({ produk_nama }) => produk_nama)).toEqual(['Zeta Dua'])
    expect((await list({ keyword: '%' })).produk).toEqual([])
    expect((await list({ seller, status: 'ditarik' })).produk).toEqual([])
  })
})
