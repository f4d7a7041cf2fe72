import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, cartOf, fillCart, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

function messagesOf(person: Person) {
  return person
    .call('notifikasi/daftar', { company_id: person.companyId })
    .then(({ data }) => data.notifikasi.map(({ pesan, tautan }) => [pesan, tautan]))
}

describe('an order on its way', () => {
  it('is confirmed, shipped and received; each step is stamped, told and in the timeline [ORDER-4] [ORDER-5] [SELLER-5]', async () => {
    const { buyer, seller, order } = await anOrder(world)
    const transaksi_id = order.id
    const { number } = order

    world.setClock('2026-11-21T09:00:00+07:00')
    const confirmed = await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    world.setClock('2026-11-21T10:00:00+07:00')
    const shipped = await seller.call('pusat-seller/pesanan/kirim', {
      transaksi_id,
      versi: 2,
      kurir: 'Armada sendiri',
      resi: 'B 9000 XY',
    })
    world.setClock('2026-11-22T08:30:00+07:00')
    const received = await buyer.call('transaksi/terima', { transaksi_id, versi: 3 })
    world.setClock()

    expect([confirmed.data.status, shipped.data.status, received.data.status]).toEqual([
      'diproses',
      'dikirim',
      'selesai',
    ])
    expect(received.data).toMatchObject({ versi: 4, pengiriman: { kurir: 'Armada sendiri', resi: 'B 9000 XY' } })
    expect(received.data.linimasa.slice(1).map(({ status, keterangan, waktu }) => [status, keterangan, waktu])).toEqual(
      [
        ['diproses', 'Pesanan dikonfirmasi seller', '2026-11-21T02:00:00.000Z'],
        ['dikirim', 'Pesanan dikirim', '2026-11-21T03:00:00.000Z'],
        ['selesai', 'Barang diterima pembeli', '2026-11-22T01:30:00.000Z'],
      ],
    )
    expect(received.data.linimasa[1]?.oleh).toContain(seller.companyName)
    const buyersPage = `/transaksi/daftar-transaksi/${order.id}`
    expect(await messagesOf(buyer)).toEqual([
      [`${seller.companyName} mengirim pesanan ${number}`, buyersPage],
      [`${seller.companyName} mengonfirmasi pesanan ${number}`, buyersPage],
    ])
    expect((await messagesOf(seller))[0]).toEqual([
      `${buyer.companyName} telah menerima pesanan ${number}`,
      `/pusat-seller/pesanan/${order.id}`,
    ])
  })

  it('is cancelled once completed by a person who may write off what is owed, not by sales alone [ORDER-4, SHOP-7]', async () => {
    const { seller, order } = await anOrder(world)
    const sales = await world.aColleague(seller, 'sales')
    const act = { transaksi_id: order.id }
    await seller.call('pusat-seller/pesanan/konfirmasi', { ...act, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { ...act, versi: 2, kurir: 'JNE' })
    const done = await seller.call('pusat-seller/pesanan/selesai', { ...act, versi: 3 })
    const back = { ...act, versi: done.data.versi, alasan: 'Barang kembali' }

    const bySales = await sales.send('pusat-seller/pesanan/batal', back)
    expect([bySales.status, bySales.refusal?.code]).toEqual([422, 'order_step_not_allowed'])
    expect((await sales.call('pusat-seller/pesanan/detail', act)).data.can.batal.boleh).toBe(false)
    expect((await seller.call('pusat-seller/pesanan/batal', back)).data.status).toBe('dibatalkan')
  })

  it('may be completed by the seller too [ORDER-4]', async () => {
    const { seller, order } = await anOrder(world)
    const transaksi_id = order.id
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })

    const done = await seller.call('pusat-seller/pesanan/selesai', { transaksi_id, versi: 3 })

    expect(done.data.linimasa.at(-1)).toMatchObject({ status: 'selesai', keterangan: 'Pesanan diselesaikan seller' })
  })

  it('returns its goods to the stock when the buyer cancels, while it is not confirmed [ORDER-5]', async () => {
    const { buyer, seller, order, product } = await anOrder(world, { stock: '200', units: '75' })
    expect(await stockOf(world, product)).toBe(125)

    const cancelled = await buyer.call('transaksi/batal', { transaksi_id: order.id, versi: 1, alasan: 'Salah jumlah' })

    expect(cancelled.data).toMatchObject({
      status: 'dibatalkan',
      linimasa: [{}, { keterangan: 'Pesanan dibatalkan pembeli', alasan: 'Salah jumlah' }],
    })
    expect(await stockOf(world, product)).toBe(200)
    expect((await messagesOf(seller))[0]?.[0]).toBe(
      `${buyer.companyName} membatalkan pesanan ${order.number}: Salah jumlah`,
    )
  })

  it('is cancelled by the seller until it is shipped, by the buyer no more once confirmed [ORDER-4] [SELLER-5]', async () => {
    const { buyer, seller, order, product } = await anOrder(world, { stock: '200' })
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })

    const late = await buyer.call('transaksi/batal', { transaksi_id: order.id, versi: 2, alasan: 'Berubah' })
    const bySeller = await seller.call('pusat-seller/pesanan/batal', {
      transaksi_id: order.id,
      versi: 2,
      alasan: 'Lot ditolak',
    })

    expect(late.status).toBe(422)
    expect(late.refusal?.status_message).toBe('Pesanan berstatus diproses hanya dapat dibatalkan oleh seller.')
    expect(bySeller.data.status).toBe('dibatalkan')
    expect(await stockOf(world, product)).toBe(200)
  })

  it('tells an act on an older page the new state, and takes no second step [ORDER-4]', async () => {
    const { seller, order, product } = await anOrder(world, { stock: '200' })
    const act = { transaksi_id: order.id, versi: 1 }
    await seller.call('pusat-seller/pesanan/konfirmasi', act)

    const again = await seller.call('pusat-seller/pesanan/konfirmasi', act)
    const cancel = await seller.call('pusat-seller/pesanan/batal', { ...act, alasan: 'Terlambat' })

    for (const answer of [again, cancel]) {
      expect(answer.status).toBe(409)
      expect(answer.refusal).toMatchObject({
        code: 'order_moved_on',
        status_message: 'Pesanan ini sudah berubah. Statusnya sekarang diproses.',
      })
    }
    expect(await stockOf(world, product)).toBe(150)
  })

  it('needs a reason to be cancelled [ORDER-4]', async () => {
    const { buyer, order } = await anOrder(world)
    const answer = await buyer.call('transaksi/batal', { transaksi_id: order.id, versi: 1, alasan: '   ' })
    expect(answer.status).toBe(400)
    expect(answer.refusal).toMatchObject({ field: 'alasan', status_message: 'Alasan harus diisi.' })
  })
})

describe('who may act', () => {
  it('is told with the order, to each side and role [ORDER-4] [ROLE-10]', async () => {
    const { buyer, seller, order } = await anOrder(world)
    const approver = await world.aColleague(buyer, 'approver')
    const warehouse = await world.aColleague(seller, 'warehouse')
    const transaksi_id = order.id
    const canOf = async (person: Person, path: 'transaksi/detail' | 'pusat-seller/pesanan/detail') =>
      (await person.call(path, { transaksi_id })).data.can

    expect(await canOf(buyer, 'transaksi/detail')).toMatchObject({
      konfirmasi: { boleh: false, alasan: 'Langkah ini dilakukan oleh seller.' },
      batal: { boleh: true, alasan: null },
      selesai: { boleh: false, alasan: 'Pesanan berstatus menunggu konfirmasi tidak dapat diselesaikan.' },
      pesan_lagi: { boleh: true, alasan: null },
    })
    expect(await canOf(approver, 'transaksi/detail')).toMatchObject({
      batal: { boleh: false, alasan: 'Peran Anda tidak mengizinkan tindakan ini.' },
      pesan_lagi: { boleh: false },
    })
    expect(await canOf(seller, 'pusat-seller/pesanan/detail')).toMatchObject({
      konfirmasi: { boleh: true },
      batal: { boleh: true },
      kirim: { boleh: false },
    })
    expect(await canOf(warehouse, 'pusat-seller/pesanan/detail')).toMatchObject({ konfirmasi: { boleh: false } })
    const refused = await warehouse.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    expect(refused.refusal?.code).toBe('not_allowed')
  })

  it('is never a stranger, for whom the order does not exist [ROLE-9]', async () => {
    const { order } = await anOrder(world)
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const act = { transaksi_id: order.id, versi: 1 }

    const answers = await Promise.all([
      buyer.call('transaksi/detail', { transaksi_id: order.id }),
      buyer.call('transaksi/batal', { ...act, alasan: 'Iseng' }),
      buyer.call('transaksi/terima', act),
      buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id }),
      seller.call('pusat-seller/pesanan/detail', { transaksi_id: order.id }),
      seller.call('pusat-seller/pesanan/konfirmasi', act),
      seller.call('pusat-seller/pesanan/kirim', { ...act, kurir: 'JNE' }),
      seller.call('pusat-seller/pesanan/selesai', act),
      seller.call('pusat-seller/pesanan/batal', { ...act, alasan: 'Iseng' }),
    ])

    expect(answers.map((answer) => [answer.status, answer.refusal?.code])).toEqual(
      answers.map(() => [404, 'order_not_found']),
    )
  })
})

describe('ordering again', () => {
  it('fills the cart with what is still sold, names what is not, and is the same when asked twice [ORDER-5]', async () => {
    const { buyer, seller, product, addressId } = await anOrder(world, { name: 'Sukrosa', stock: '1000' })
    const gone = await world.aProduct({ seller, name: 'Laktosa' })
    await fillCart(buyer, gone, '50')
    const order = await placeFor(buyer, addressId, product, '100')
    await world.db.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute()

    const first = await buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id })
    const second = await buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id })

    expect(first.data).toMatchObject({
      ditambahkan: 1,
      produk: [{ produk_nama: 'Sukrosa', jumlah_sebelumnya: null, jumlah: '100', halangan: null }],
      dilewati: [{ produk_nama: 'Laktosa', alasan: 'Laktosa tidak lagi dijual.' }],
    })
    expect(second.data).toMatchObject({ ditambahkan: 1, produk: [{ jumlah_sebelumnya: '100', jumlah: '100' }] })
    expect(await cartOf(buyer)).toMatchObject([{ produk_nama: 'Sukrosa', produk_total_satuan: '100' }])
  })

  it('says what the cart held before, and another price than was ordered [ORDER-5]', async () => {
    const { buyer, order, product } = await anOrder(world, { price: '9500.00', stock: '1000', units: '100' })
    await fillCart(buyer, product, '50')
    await world.db
      .updateTable('product_prices')
      .set({ amount: '12000.00' })
      .where('product_id', '=', product.id)
      .execute()

    const { data } = await buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id })

    expect(data.produk).toMatchObject([
      { jumlah_sebelumnya: '50', jumlah: '100', harga_pesanan: '9500.00', harga: '12000.00' },
    ])
  })

  it('rounds a larger line up to whole packs where the pack has changed since [ORDER-5] [CART-3]', async () => {
    const { buyer, order, product } = await anOrder(world, { stock: '1000', units: '100' })
    await fillCart(buyer, product, '125')
    await world.db.updateTable('products').set({ pack_weight: '20' }).where('id', '=', product.id).execute()

    const { data } = await buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id })

    expect(data.produk).toMatchObject([{ jumlah_sebelumnya: '125', jumlah: '140' }])
    expect(await cartOf(buyer)).toMatchObject([{ produk_total_satuan: '140', halangan: null }])
  })

  it('puts back what was ordered, also what was cancelled of it since [ORDER-5] [SHIP-1]', async () => {
    const { buyer, seller, order } = await anOrder(world, { stock: '1000', units: '100' })
    const transaksi_id = order.id
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    const baris = [{ posisi: 1, jumlah: '60' }]
    await seller.call('pusat-seller/pesanan/batal-sisa', { transaksi_id, versi: 2, baris, alasan: 'Stok habis' })

    const { data } = await buyer.call('transaksi/pesan-lagi', { transaksi_id })

    expect(data).toMatchObject({ ditambahkan: 1, dilewati: [], produk: [{ jumlah: '100' }] })
  })

  it('skips everything of a seller one is no longer subscribed to [ROLE-2] [ORDER-5]', async () => {
    const { buyer, seller, order, product } = await anOrder(world)
    await world.subscribe(buyer, seller, { status: 'ended' })

    const { data } = await buyer.call('transaksi/pesan-lagi', { transaksi_id: order.id })

    expect(data).toMatchObject({ ditambahkan: 0, produk: [], dilewati: [{ produk_nama: product.name }] })
    expect(data.dilewati[0]?.alasan).toMatch(/berlangganan/)
    expect(await cartOf(buyer)).toEqual([])
  })
})
