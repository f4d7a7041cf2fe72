import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import type { Person } from '#test/actor.ts'
import { aSale, cartOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { makeDrafts } from './make-drafts.ts'

const world = await openWorld({ connections: 6 })

const listed = async (buyer: Person) => (await buyer.call('daftar-belanja/daftar', {})).data.daftar
const shown = async (buyer: Person, daftar_id: string) =>
  (await buyer.call('daftar-belanja/detail', { daftar_id })).data
const line = (product: { id: number }, units = '50') => ({ produk_id: product.id, kuantitas_satuan: units })

/** A buyer with a list of two products. */
async function aList() {
  const sale = await aSale(world, { name: 'Garam Industri', price: '1000.00', stock: '210' })
  const second = await world.aProduct({ seller: sale.seller, name: 'Gula Rafinasi', price: '2000.00' })
  const { data } = await sale.buyer.call('daftar-belanja/buat', {
    nama: 'Bahan bulanan',
    baris: [line(sale.product, '100'), line(second)],
  })
  return { ...sale, second, listId: data.daftar_id }
}

describe('a list of what a company usually buys', () => {
  it('is shared by the company with the prices of today, and read by approvers [ORDER-7] [ROLE-10]', async () => {
    const { buyer, listId } = await aList()
    const approver = await world.aColleague(buyer, 'approver')

    const list = await shown(approver, listId)

    expect(list).toMatchObject({ nama: 'Bahan bulanan', versi: 1, jumlah_produk: 2, total: '200000.00', draf: null })
    expect(list.baris).toMatchObject([
      { produk_nama: 'Garam Industri', kuantitas_satuan: '100', subtotal: '100000.00', halangan: null },
      { produk_nama: 'Gula Rafinasi', kuantitas_satuan: '50' },
    ])
    const refused = await approver.call('daftar-belanja/hapus', { daftar_id: listId, versi: 1 })
    expect(refused.refusal?.code).toBe('not_allowed')
    const stranger = await world.aBuyer()
    expect((await stranger.call('daftar-belanja/detail', { daftar_id: listId })).refusal?.code).toBe('list_not_found')
  })

  it('is estimated by what can be ordered of it now, and says how many products are left out [ORDER-7]', async () => {
    const { buyer, product, second } = await aList()
    const { data: made } = await buyer.call('daftar-belanja/buat', {
      nama: 'Lebih dari stok',
      baris: [line(product, '225'), line(second)],
    })

    const list = await shown(buyer, made.daftar_id)

    expect(list).toMatchObject({ total: '100000.00', tidak_dihitung: 1 })
    expect(list.baris.map(({ halangan }) => halangan)).toEqual([
      'Stok Garam Industri tidak mencukupi. Tersisa 200 kg.',
      null,
    ])
  })

  it('takes no product in that is not sold, and keeps what was withdrawn since [ORDER-7]', async () => {
    const { buyer, seller, product, second, listId } = await aList()
    const hidden = await world.aProduct({ seller, name: 'Bahan Rahasia' })
    const hide = (id: number, status: string) =>
      world.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    await hide(hidden.id, 'draft')
    await hide(second.id, 'withdrawn')
    const save = (baris: ReturnType<typeof line>[]) =>
      buyer.call('daftar-belanja/simpan', { daftar_id: listId, versi: 1, nama: 'Bahan bulanan', baris })

    const refused = [
      await buyer.call('daftar-belanja/buat', { nama: 'Lain', baris: [line(hidden)] }),
      await buyer.call('daftar-belanja/tambah', { daftar_id: listId, baris: [line(hidden)] }),
      await save([line(product), line(hidden)]),
    ]
    for (const { refusal } of refused) expect(refusal).toMatchObject({ code: 'product_not_found', field: 'baris' })
    expect(refused.map(({ text }) => text).join()).not.toContain('Rahasia')
    const { data: stored } = await save([line(product, '0'), line(second, '75')])
    expect(stored.baris).toMatchObject([{ produk_nama: 'Gula Rafinasi', kuantitas_satuan: '75' }])
  })

  it('keeps the sum of what several rows say of a product, and counts it once [ORDER-7]', async () => {
    const { buyer, product, second, listId } = await aList()
    const rows = [line(product, '50'), line(second, '25'), line(product, '75')]

    const added = await buyer.call('daftar-belanja/tambah', { daftar_id: listId, baris: rows })
    const made = await buyer.call('daftar-belanja/buat', { nama: 'Dari pesan cepat', baris: rows })

    expect(added.data.jumlah_produk).toBe(2)
    for (const id of [listId, made.data.daftar_id]) {
      const { baris } = await shown(buyer, id)
      expect(baris.map(({ produk_id, kuantitas_satuan }) => [produk_id, kuantitas_satuan])).toEqual([
        [product.id, '125'],
        [second.id, '25'],
      ])
    }
    const most = line(product, '999999999999')
    const refused = await buyer.call('daftar-belanja/tambah', { daftar_id: listId, baris: [most, most] })
    expect(refused.refusal).toMatchObject({ code: 'units_too_many', field: 'baris' })
  })

  it('is shown and changed page by page, with the total of all its products [ORDER-7] [OPS-6]', async () => {
    const { buyer, seller } = await aSale(world)
    const many = []
    for (let index = 0; index <= MOST.listLinesShown; index++) {
      many.push(await world.aProduct({ seller, name: `Bahan ${String(index).padStart(2, '0')}`, price: '1000.00' }))
    }
    const { data } = await buyer.call('daftar-belanja/buat', { nama: 'Semua', baris: many.map((one) => line(one)) })
    const page = async (halaman: number) =>
      (await buyer.call('daftar-belanja/detail', { daftar_id: data.daftar_id, halaman })).data
    const [first, second, beyond] = [await page(1), await page(2), await page(9)]

    expect(first.baris).toHaveLength(MOST.listLinesShown)
    const whole = { jumlah_produk: many.length, halaman_terakhir: 2, total: `${many.length * 50_000}.00` }
    for (const one of [first, second, beyond]) expect(one).toMatchObject(whole)
    expect([first.halaman, second.halaman, beyond.halaman]).toEqual([1, 2, 2])
    const last = { produk_nama: `Bahan ${MOST.listLinesShown}` }
    expect([second.baris, beyond.baris]).toMatchObject([[last], [last]])

    const [dropped, changed] = [first.baris[0]?.produk_id ?? 0, second.baris[0]?.produk_id ?? 0]
    const added = await world.aProduct({ seller, name: 'Bahan baru', price: '1000.00' })
    const saved = await buyer.call('daftar-belanja/simpan', {
      daftar_id: data.daftar_id,
      versi: second.versi,
      nama: 'Semua',
      baris: [line({ id: dropped }, '0'), line({ id: changed }, '100'), line(added)],
      halaman: 2,
    })

    expect(saved.data).toMatchObject({ jumlah_produk: many.length, total: `${(many.length + 1) * 50_000}.00` })
    expect(saved.data.baris).toMatchObject([{ produk_id: added.id }])
    expect((await page(1)).baris.at(-1)).toMatchObject({ produk_id: changed, kuantitas_satuan: '100' })
  })

  it('has a name of its own, whatever its capitals [ORDER-7]', async () => {
    const { buyer, listId } = await aList()
    const again = await buyer.call('daftar-belanja/buat', { nama: 'BAHAN bulanan', baris: [] })
    expect(again.refusal).toMatchObject({ code: 'list_name_taken', field: 'nama' })
    const same = await buyer.call('daftar-belanja/simpan', {
      daftar_id: listId,
      versi: 1,
      nama: 'Bahan Bulanan',
      baris: [],
    })
    expect(same.data.nama).toBe('Bahan Bulanan')
  })

  it('tells the slower of two editors that it has changed, and takes what both add [ORDER-7]', async () => {
    const { buyer, product, second, listId } = await aList()
    const colleague = await world.aColleague(buyer, 'purchaser')
    const save = (who: Person, units: string) =>
      who.call('daftar-belanja/simpan', {
        daftar_id: listId,
        versi: 1,
        nama: 'Bahan bulanan',
        baris: [line(product, units)],
      })

    const saved = await Promise.all([save(buyer, '75'), save(colleague, '125')])
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])

    const third = await world.aProduct({ seller: { ...buyer, companyId: second.sellerId } as Person })
    const add = (who: Person, one: { id: number }) =>
      who.call('daftar-belanja/tambah', { daftar_id: listId, baris: [line(one)] })
    await Promise.all([add(buyer, second), add(colleague, third)])
    expect((await shown(buyer, listId)).jumlah_produk).toBe(3)
  })

  it('goes into the cart whole, as far as it can be ordered, and twice changes nothing more [ORDER-7]', async () => {
    const { buyer, seller, product, second, listId } = await aList()
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', second.id).execute()

    const first = await buyer.call('daftar-belanja/keranjang', { daftar_id: listId })
    await buyer.call('daftar-belanja/keranjang', { daftar_id: listId })

    expect(first.data).toMatchObject({
      ditambahkan: 1,
      dilewati: [{ produk_nama: 'Gula Rafinasi', alasan: 'Gula Rafinasi tidak lagi dijual.' }],
    })
    expect(await cartOf(buyer)).toMatchObject([{ produk_id: product.id, produk_total_satuan: '100' }])

    await world.subscribe(buyer, seller, { status: 'ended' })
    const later = await shown(buyer, listId)
    expect(later.baris[0]).toMatchObject({ produk_harga_satuan: 'NA', subtotal: 'NA' })
    expect(later.baris[0]?.halangan).not.toBeNull()
  })
})

describe('a list that repeats every month', () => {
  async function aMonthlyList() {
    world.setClock('2026-03-02T10:00:00+07:00')
    const made = await aList()
    await made.buyer.call('daftar-belanja/ulangi', {
      daftar_id: made.listId,
      versi: 1,
      ulangi_tanggal: 15,
      jeda: false,
    })
    return made
  }
  const draftsOf = async (listId: string) => {
    const found = await world.db.selectFrom('order_drafts').select('id').where('list_id', '=', listId).execute()
    return found.length
  }

  it('makes one draft a month, also where two processes do it, and tells of it [ORDER-7] [OPS-1]', async () => {
    const { buyer, listId } = await aMonthlyList()
    expect(await shown(buyer, listId)).toMatchObject({ ulangi_tanggal: 15, berikutnya: '2026-03-15', draf: null })
    world.setClock('2026-03-14T06:00:00+07:00')
    await makeDrafts(world.deps)
    expect(await draftsOf(listId)).toBe(0)

    world.setClock('2026-03-15T06:00:00+07:00')
    await Promise.all([makeDrafts(world.deps), makeDrafts(world.deps)])
    world.setClock('2026-03-16T06:00:00+07:00')
    await makeDrafts(world.deps)

    expect(await draftsOf(listId)).toBe(1)
    expect(await shown(buyer, listId)).toMatchObject({ berikutnya: '2026-04-15', draf: { tanggal: '2026-03-15' } })
    const { data: bell } = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
    expect(bell.notifikasi).toMatchObject([
      {
        jenis: 'daftar',
        pesan: 'Draf pesanan dari daftar Bahan bulanan siap: 2 produk menunggu Anda pesan',
        tautan: `/daftar-belanja/${listId}`,
      },
    ])
    expect(await draftsToday(buyer)).toEqual([listId])
    expect(await cartOf(buyer)).toEqual([])

    world.setClock('2026-04-15T06:00:00+07:00')
    await world.runJobs('shopping-lists/make-drafts')
    expect(await draftsOf(listId)).toBe(2)
    expect(await draftsToday(buyer)).toEqual([listId])
    world.setClock()
  })

  it('makes none while it is paused or empty, and goes on with the next month [ORDER-7]', async () => {
    const { buyer, product, second, listId } = await aMonthlyList()
    const { versi } = await shown(buyer, listId)
    await buyer.call('daftar-belanja/ulangi', { daftar_id: listId, versi, ulangi_tanggal: 15, jeda: true })
    world.setClock('2026-03-15T06:00:00+07:00')
    await makeDrafts(world.deps)
    expect(await draftsOf(listId)).toBe(0)

    const resumed = { daftar_id: listId, versi: versi + 1, ulangi_tanggal: 20, jeda: false }
    await buyer.call('daftar-belanja/ulangi', resumed)
    const none = [line(product, '0'), line(second, '0')]
    const emptied = { daftar_id: listId, versi: versi + 2, nama: 'Bahan bulanan', baris: none }
    expect((await buyer.call('daftar-belanja/simpan', emptied)).data.jumlah_produk).toBe(0)
    world.setClock('2026-03-20T06:00:00+07:00')
    await makeDrafts(world.deps)
    expect(await draftsOf(listId)).toBe(0)
    expect((await listed(buyer))[0]?.berikutnya).toBe('2026-04-20')
    world.setClock()
  })

  it('leaves the draft until it is ordered or dismissed, once [ORDER-7]', async () => {
    const { buyer, listId } = await aMonthlyList()
    world.setClock('2026-03-15T06:00:00+07:00')
    await makeDrafts(world.deps)
    const draf_id = (await shown(buyer, listId)).draf?.draf_id ?? ''
    const stranger = await world.aBuyer()
    expect((await stranger.call('daftar-belanja/draf/abaikan', { draf_id })).refusal?.code).toBe('draft_not_found')

    await buyer.call('daftar-belanja/keranjang', { daftar_id: listId, draf_id })

    expect((await shown(buyer, listId)).draf).toBeNull()
    expect(await cartOf(buyer)).toHaveLength(2)
    expect((await buyer.call('daftar-belanja/draf/abaikan', { draf_id })).refusal?.code).toBe('draft_closed')
    world.setClock()
  })
})

/** The lists whose drafts are work of today. */
async function draftsToday(buyer: Person): Promise<string[]> {
  const { tugas } = (await buyer.call('beranda/hari-ini', {})).data
  return tugas.filter(({ jenis }) => jenis === 'draf').map(({ id }) => id)
}
