import { describe, expect, it } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import { aSale, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const seller = await world.aSeller()

async function detailOf(produk_id: number, who = seller) {
  return (await who.call('pusat-seller/stok/detail', { produk_id })).data
}

async function setTo(produk_id: number, jumlah: string, more: { semula?: string; alasan?: string } = {}) {
  return seller.send('pusat-seller/produk/stok', { produk_id, jumlah, alasan: 'Hitung gudang', ...more })
}

describe('a stock that is changed by hand', () => {
  it('is set with a reason, and the ledger says who did it and why [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '100' })
    expect((await setTo(id, '75.5', { semula: '100' })).status).toBe(200)
    expect((await setTo(id, '80', { alasan: ' ' })).refusal).toMatchObject({ field: 'alasan' })
    for (const jumlah of ['-5', '1,5', 'x', '']) expect((await setTo(id, jumlah)).status).toBe(400)

    expect((await detailOf(id)).produk).toMatchObject({ bebas: '75.5', dipesan: '0', fisik: '75.5' })
    const { data } = await seller.call('pusat-seller/stok/gerakan', { produk_id: id })
    expect(data.gerakan).toMatchObject([
      { jenis: 'koreksi', fisik: '-24.5', alasan: 'Hitung gudang', oleh: expect.any(String) },
      { jenis: 'stok awal', fisik: '100', oleh: null },
    ])
  })

  it('is refused to the later of two who saw the same, also when both press at once [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '100' })
    const answers = await Promise.all(['50', '60'].map((jumlah) => setTo(id, jumlah, { semula: '100' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const received = { produk_id: id, jumlah: '10', alasan: 'PO-1', fisik_semula: (await detailOf(id)).produk.fisik }
    const twice = await Promise.all([0, 1].map(() => seller.send('pusat-seller/stok/masuk', received)))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const put = { produk_id: id, jumlah: '10', nomor_lot: 'A', tanpa_lot_semula: (await detailOf(id)).produk.fisik }
    const puts = await Promise.all([0, 1].map(() => seller.send('pusat-seller/stok/lot/tambah', put)))
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('tells free, reserved and there apart [SHOP-5]', async () => {
    const sale = await aSale(world, { stock: '200' })
    await placeFor(sale.buyer, sale.addressId, sale.product, '75')
    const { produk } = await detailOf(sale.product.id, sale.seller)
    expect(produk).toMatchObject({ bebas: '125', dipesan: '75', fisik: '200' })
    // an unconfirmed order may be unknown to the seller
    const { data } = await sale.seller.call('pusat-seller/stok/gerakan', { produk_id: sale.product.id })
    expect(data.gerakan[0]).toMatchObject({ jenis: 'dipesan', dipesan: '75', transaksi_id: null })
  })

  it('takes no more than a column holds [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '999999999999.999' })
    const more = await seller.send('pusat-seller/stok/masuk', { produk_id: id, jumlah: '1', alasan: 'PO' })
    expect(more.refusal).toMatchObject({ code: 'stock_too_large' })
  })

  it('reads on by key, newest first [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '100' })
    for (const jumlah of ['90', '80', '70']) await setTo(id, jumlah)
    const first = await seller.call('pusat-seller/stok/gerakan', { produk_id: id, per_halaman: 3 })
    const sebelum = first.data.lanjut ?? ''
    const rest = await seller.call('pusat-seller/stok/gerakan', { produk_id: id, per_halaman: 3, sebelum })
    expect([...first.data.gerakan, ...rest.data.gerakan].map(({ fisik }) => fisik)).toEqual([
      '-10',
      '-10',
      '-10',
      '100',
    ])
    expect(rest.data.lanjut).toBeNull()
  })
})

describe('lots of a stock', () => {
  const lot = (nomor_lot: string, kedaluwarsa?: string) => ({ nomor_lot, ...(kedaluwarsa && { kedaluwarsa }) })

  it('come with goods or out of what is there, and never exceed it [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '100' })
    const body = { produk_id: id, jumlah: '60', alasan: 'PO-7' }
    await seller.call('pusat-seller/stok/masuk', { ...body, ...lot('B', '2099-01-01') })
    await seller.call('pusat-seller/stok/lot/tambah', { produk_id: id, jumlah: '75', ...lot('A', '2098-01-01') })

    const beyond = await seller.send('pusat-seller/stok/lot/tambah', { produk_id: id, jumlah: '26', ...lot('C') })
    expect(beyond.refusal).toMatchObject({ field: 'jumlah', status_message: 'Yang belum masuk lot hanya 25 kg.' })
    const { produk, lot: lots } = await detailOf(id)
    expect(produk).toMatchObject({ fisik: '160', di_luar_lot: '25', kedaluwarsa_berikut: '2098-01-01' })
    expect(lots.map(({ nomor, jumlah }) => [nomor, jumlah])).toEqual([
      ['A', '75'],
      ['B', '60'],
    ])
    expect((await setTo(id, '130')).refusal).toMatchObject({ code: 'stock_in_lots', field: 'jumlah' })
  })

  it('are refused with reversed days, and under a number that has other days [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '100' })
    const add = (more: object) =>
      seller.send('pusat-seller/stok/lot/tambah', { produk_id: id, jumlah: '10', nomor_lot: 'A', ...more })
    const reversed = { tanggal_produksi: '2030-01-02', kedaluwarsa: '2030-01-01' }
    expect((await add(reversed)).refusal).toMatchObject({ code: 'lot_days_reversed', field: 'kedaluwarsa' })
    expect((await add({ kedaluwarsa: '2030-01-01' })).status).toBe(200)
    expect((await add({ kedaluwarsa: '2030-01-02' })).refusal).toMatchObject({ code: 'lot_number_taken' })
    expect((await add({})).status).toBe(200)
    expect((await detailOf(id)).lot).toMatchObject([{ nomor: 'A', jumlah: '20', kedaluwarsa: '2030-01-01' }])
  })

  it('are corrected as counted, but not below what is ordered [SHOP-5]', async () => {
    const { buyer, seller: owner, product, addressId } = await aSale(world, { stock: '100' })
    await owner.call('pusat-seller/stok/lot/tambah', { produk_id: product.id, jumlah: '100', nomor_lot: 'A' })
    await placeFor(buyer, addressId, product, '75')
    const [a] = (await detailOf(product.id, owner)).lot
    const body = { produk_id: product.id, lot_id: a?.lot_id ?? 0, alasan: 'Rusak' }
    const correct = (jumlah: string) => owner.send('pusat-seller/stok/lot/koreksi', { ...body, jumlah })
    expect((await correct('74')).refusal).toMatchObject({
      field: 'jumlah',
      status_message: 'Hanya 25 kg yang tidak dipesan: batalkan pesanan lebih dahulu.',
    })
    expect((await correct('75')).status).toBe(200)
    expect(await stockOf(world, product)).toBe(0)
    const stranger = await seller.send('pusat-seller/stok/lot/koreksi', { ...body, jumlah: '80' })
    expect(stranger.refusal?.code).toBe('product_not_found')
  })

  it('may be found to hold more also where a lot that was ordered has expired [SHOP-5]', async () => {
    const { buyer, seller: owner, product, addressId } = await aSale(world, { stock: '100' })
    const put = (into: { nomor_lot: string; kedaluwarsa?: string }) =>
      owner.call('pusat-seller/stok/lot/tambah', { produk_id: product.id, jumlah: '50', ...into })
    await placeFor(buyer, addressId, product, '75')
    await put(lot('LAMA', '2020-01-01'))
    await put(lot('BARU'))
    const baru = (await detailOf(product.id, owner)).lot.find(({ nomor }) => nomor === 'BARU')
    const body = { produk_id: product.id, lot_id: baru?.lot_id ?? 0, alasan: 'Hitung' }
    const correct = (jumlah: string) => owner.send('pusat-seller/stok/lot/koreksi', { ...body, jumlah })
    expect((await correct('49')).refusal?.code).toBe('stock_below_reserved')
    expect((await correct('60')).status).toBe(200)
    expect((await detailOf(product.id, owner)).produk).toMatchObject({ fisik: '110', kedaluwarsa: '50', dipesan: '75' })
  })

  it('are for sale to the end of their last day in Jakarta; the job takes them off, and what is left may go [SHOP-5]', async () => {
    const { id } = await world.aProduct({ seller, stock: '100' })
    const today = '2026-03-02'
    await seller.call('pusat-seller/stok/lot/tambah', { produk_id: id, jumlah: '30', ...lot('HARI-INI', today) })
    await seller.call('pusat-seller/stok/lot/tambah', { produk_id: id, jumlah: '50', ...lot('LAMA', '2026-03-01') })
    await world.runJobs('catalogue/expire-lots')
    const { produk, lot: lots } = await detailOf(id)
    expect(produk).toMatchObject({ bebas: '50', kedaluwarsa: '50', fisik: '100' })
    expect(lots.map(({ nomor, habis_masa }) => [nomor, habis_masa])).toEqual([
      ['LAMA', true],
      ['HARI-INI', false],
    ])
    const lot_id = lots[0]?.lot_id ?? 0
    await seller.call('pusat-seller/stok/lot/koreksi', { produk_id: id, lot_id, jumlah: '0', alasan: 'Dimusnahkan' })
    expect((await detailOf(id)).produk).toMatchObject({ bebas: '50', kedaluwarsa: '0', fisik: '50' })
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  })
})

it('is listed with filters whose counts agree with the list; a role that may only read is told so [SHOP-5, ROLE-10]', async () => {
  const owner = await world.aSeller()
  const [low] = [
    await world.aProduct({ seller: owner, stock: '100' }),
    await world.aProduct({ seller: owner, stock: '24' }),
    await world.aProduct({ seller: owner, stock: '500' }),
  ]
  await owner.call('pusat-seller/stok/batas', { produk_id: low.id, batas: '150' })
  await owner.call('pusat-seller/stok/lot/tambah', {
    produk_id: low.id,
    jumlah: '50',
    nomor_lot: 'A',
    kedaluwarsa: '2026-03-20',
  })
  const expected = { produk_id: low.id, jumlah: '5', tanggal: '2026-03-20' }
  await owner.call('pusat-seller/stok/ditunggu/simpan', expected)
  const { data } = await owner.call('pusat-seller/stok/daftar', {})
  expect(data.jumlah).toEqual({ semua: 3, habis: 1, menipis: 1, kedaluwarsa: 1, ditunggu: 1 })
  for (const saring of ['habis', 'menipis', 'kedaluwarsa', 'ditunggu'] as const) {
    const found = await owner.call('pusat-seller/stok/daftar', { saring })
    expect([found.data.total, found.data.produk.length]).toEqual([data.jumlah[saring], 1])
  }
  const sales = await world.aColleague(owner, 'sales')
  expect((await sales.call('pusat-seller/stok/daftar', {})).data.can.ubah.boleh).toBe(false)
  const warehouse = await world.aColleague(owner, 'warehouse')
  const body = { produk_id: low.id, jumlah: '90', alasan: 'Hitung' }
  expect((await warehouse.send('pusat-seller/produk/stok', body)).status).toBe(200)
})
