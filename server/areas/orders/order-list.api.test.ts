import { describe, expect, it } from 'vitest'
import { anOrder, aSale, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function threeOrders() {
  const sale = await aSale(world, { name: 'Asam Sitrat 100%', price: '1000.00', stock: '5000' })
  const { buyer, seller, addressId, product } = sale
  const xanthan = await world.aProduct({ seller, name: 'Xanthan Gum' })
  world.setClock('2026-03-01T23:30:00+07:00')
  const march1 = await placeFor(buyer, addressId, product)
  world.setClock('2026-03-02T00:30:00+07:00')
  const march2 = await placeFor(buyer, addressId, xanthan)
  world.setClock('2026-03-05T12:00:00+07:00')
  const march5 = await placeFor(buyer, addressId, product, '100')
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: march5.id, versi: 1 })
  world.setClock()
  return { ...sale, march1, march2, march5 }
}

describe('the list of orders', () => {
  it('is newest first, with counts of each state, and filters by state, word and day [ORDER-5]', async () => {
    const { buyer, seller, march1, march2, march5 } = await threeOrders()
    const listed = async (body: Parameters<typeof buyer.call<'transaksi/daftar'>>[1]) => {
      const { data } = await buyer.call('transaksi/daftar', body)
      expect(data.total).toBe(data.transaksi.length)
      return data.transaksi.map((order) => order.nomor)
    }
    const [one, two, five] = [march1.number, march2.number, march5.number]

    expect(await listed({})).toEqual([five, two, one])
    expect(await listed({ status: 'diproses' })).toEqual([five])
    expect(await listed({ keyword: 'xanthan' })).toEqual([two])
    expect(await listed({ keyword: two.slice(-6) })).toEqual([two])
    expect(await listed({ keyword: seller.companyName.toUpperCase() })).toEqual([five, two, one])
    expect(await listed({ keyword: '100%' })).toEqual([five, one])
    expect(await listed({ keyword: '%' })).toEqual([five, one])
    expect(await listed({ keyword: '_' })).toEqual([])
    expect(await listed({ dari: '2026-03-02' })).toEqual([five, two])
    expect(await listed({ sampai: '2026-03-01' })).toEqual([one])
    expect(await listed({ dari: '2026-03-02', sampai: '2026-03-02', status: 'menunggu_konfirmasi' })).toEqual([two])

    const { data } = await buyer.call('transaksi/daftar', { keyword: 'xanthan' })
    expect(data.transaksi[0]).toMatchObject({
      status_nama: 'menunggu konfirmasi',
      mitra_nama: seller.companyName,
      mitra_id: seller.companyId,
      mitra_username: seller.companyUsername,
      jumlah_produk: 1,
      produk_pertama: 'Xanthan Gum',
      tipe_pembayaran: 'Transfer',
    })
  })

  it('is found on both sides by every number on its documents, parcels and lots, by the PO and by a SKU [ORDER-5]', async () => {
    const { buyer, seller, order, product } = await anOrder(world, { stock: '1000', units: '50', sku: 'QX–7 ANH' })
    const other = await anOrder(world, { stock: '1000' })
    await seller.call('pusat-seller/stok/lot/tambah', {
      produk_id: product.id,
      nomor_lot: 'NF2611\u201304',
      kedaluwarsa: '2030-01-01',
      jumlah: '100',
    })
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', {
      transaksi_id: order.id,
      versi: 2,
      kurir: 'JNE',
      resi: 'JNE-0099887',
    })
    const papers = await world.db
      .selectFrom('trade_papers')
      .select(['kind', 'number'])
      .where('order_id', '=', order.id)
      .execute()
    expect(papers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['invoice', 'delivery_note']))
    await world.db.updateTable('orders').set({ po_number: 'PO/88-A' }).where('id', '=', order.id).execute()

    const numbers = papers
      .filter(({ kind }) => kind === 'invoice' || kind === 'delivery_note')
      .map(({ number }) => number)
    for (const keyword of [...numbers, 'nf2611-04', 'jne-0099887', 'PO/88–A', 'qx-7\u00a0anh']) {
      for (const [who, call] of [
        [buyer, 'transaksi/daftar'],
        [seller, 'pusat-seller/pesanan/daftar'],
      ] as const) {
        const { data } = await who.call(call, { keyword })
        expect([keyword, call, data.transaksi.map(({ nomor }) => nomor)]).toEqual([keyword, call, [order.number]])
      }
    }
    expect((await other.buyer.call('transaksi/daftar', { keyword: 'nf2611' })).data.total).toBe(0)
  })

  it('counts in each state what the search finds, whichever state is shown [ORDER-5]', async () => {
    const { buyer } = await threeOrders()
    const counted = async (search: Parameters<typeof buyer.call<'transaksi/daftar'>>[1]) => {
      const { data } = await buyer.call('transaksi/daftar', search)
      const { menunggu_konfirmasi, diproses, ...others } = data.jumlah
      expect(new Set(Object.values(others))).toEqual(new Set([0]))
      return [menunggu_konfirmasi, diproses, data.total]
    }

    expect(await counted({})).toEqual([2, 1, 3])
    expect(await counted({ status: 'diproses' })).toEqual([2, 1, 1])
    expect(await counted({ keyword: 'xanthan', status: 'diproses' })).toEqual([1, 0, 0])
    expect(await counted({ dari: '2026-03-02' })).toEqual([1, 1, 2])
    expect(await counted({ keyword: 'tidak ada' })).toEqual([0, 0, 0])
  })

  it('pages, and says how many there are in all [ORDER-5]', async () => {
    const { buyer, march1, march2 } = await threeOrders()

    const { data: second } = await buyer.call('transaksi/daftar', { halaman: 2, per_halaman: 2 })
    const { data: beyond } = await buyer.call('transaksi/daftar', { halaman: 9, per_halaman: 2 })

    expect(second).toMatchObject({ total: 3, halaman: 2, per_halaman: 2, transaksi: [{ nomor: march1.number }] })
    expect(beyond).toMatchObject({ total: 3, transaksi: [] })
    expect(march2.number).not.toBe(march1.number)
  })

  it('tells a warehouse no amount of an order: in the list, on its page, and as it ships it [ROLE-10]', async () => {
    const { seller, order } = await anOrder(world, { price: '12345.67' })
    const warehouse = await world.aColleague(seller, 'warehouse')
    const transaksi_id = order.id
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })

    const list = await warehouse.call('pusat-seller/pesanan/daftar', {})
    const detail = await warehouse.call('pusat-seller/pesanan/detail', { transaksi_id })
    const sent = await warehouse.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })

    expect(list.data.transaksi).toMatchObject([{ nomor: order.number, total: 'NA' }])
    expect(detail.data).toMatchObject({ total: 'NA', rincian: { barang: 'NA', total: 'NA' }, total_semula: null })
    expect(detail.data.produk).toMatchObject([
      { harga_satuan: 'NA', subtotal: 'NA', potongan: 'NA', dpp: 'NA', ppn: 'NA' },
    ])
    expect(sent.data.kiriman).toMatchObject([{ total: 'NA' }])
    for (const { text } of [list, detail, sent]) expect(text).not.toMatch(/\d\.\d\d"/)
    const { data: shown } = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
    expect([shown.total, shown.produk[0]?.harga_satuan]).toEqual([order.total, '12345.67'])
  })

  it('says nothing of payments to a warehouse, and is not narrowed by them for it [ROLE-10] [PAY-1]', async () => {
    const { seller, order } = await anOrder(world, { price: '1000.00' })
    const warehouse = await world.aColleague(seller, 'warehouse')
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    await payFor(seller, order.id, { amount: '20000.00' })
    const textsOf = async (reader: typeof seller) => {
      const { data } = await reader.call('pusat-seller/pesanan/detail', { transaksi_id: order.id })
      return [data.pembayaran?.status ?? null, data.linimasa.length] as const
    }

    expect((await seller.call('pusat-seller/pesanan/daftar', { bayar: 'dibayar_sebagian' })).data.total).toBe(1)
    expect(await textsOf(seller)).toEqual(['dibayar_sebagian', 3])
    expect(await textsOf(warehouse)).toEqual([null, 2])
    const { data } = await warehouse.call('pusat-seller/pesanan/daftar', {})
    expect(data.transaksi).toMatchObject([{ nomor: order.number, pembayaran: null }])
    const narrowings = [
      { bayar: 'lunas' },
      { umur: '1-30' },
      { lingkup: 'belum_lunas' },
      { lingkup: 'lewat_tempo' },
    ] as const
    for (const narrowed of narrowings) {
      expect((await warehouse.call('pusat-seller/pesanan/daftar', narrowed)).refusal?.code).toBe('not_allowed')
    }
    expect((await warehouse.call('pusat-seller/pesanan/daftar', { lingkup: 'terkonfirmasi' })).data.total).toBe(1)
  })

  it('is of the own company alone, on both sides [ROLE-9] [SELLER-5]', async () => {
    const { buyer, seller, order } = await anOrder(world)
    const [otherBuyer, otherSeller] = [await world.aBuyer(), await world.aSeller()]

    expect((await otherBuyer.call('transaksi/daftar', {})).data.total).toBe(0)
    expect((await otherSeller.call('pusat-seller/pesanan/daftar', {})).data.total).toBe(0)
    expect((await seller.call('pusat-seller/pesanan/daftar', {})).data.transaksi).toMatchObject([
      { nomor: order.number, mitra_nama: buyer.companyName },
    ])
    expect((await seller.call('transaksi/daftar', {})).refusal?.code).toBe('buyers_only')
    expect((await buyer.call('pusat-seller/pesanan/daftar', {})).refusal?.code).toBe('sellers_only')
  })
})

describe("the seller's summary", () => {
  it('counts orders, products and customers [SELLER-5]', async () => {
    const { buyer, seller, addressId, product } = await aSale(world, { price: '1000.00', stock: '175' })
    await world.aProduct({ seller, stock: '0' })
    for (const confirm of [true, true, false]) {
      const order = await placeFor(buyer, addressId, product)
      if (confirm) await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
    }
    const { data } = await seller.call('pusat-seller/ringkasan', {})

    expect(data).toEqual({
      jumlah: { menunggu_persetujuan: 0, menunggu_konfirmasi: 1, diproses: 2, dikirim: 0, selesai: 0, dibatalkan: 0 },
      minta_batal: 0,
      produk_aktif: 2,
      produk_habis: 1,
      pelanggan_aktif: 1,
      klaim: 0,
    })
  })
})
