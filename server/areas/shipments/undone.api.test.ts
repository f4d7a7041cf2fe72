import { expect, it } from 'vitest'
import { findUnequalCredits } from '#server/areas/order-documents/public.ts'
import { checkStocks } from '#server/areas/orders/public.ts'
import type { Person } from '#test/actor.ts'
import { anOrder, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

/** A confirmed order of 150 kg, in version 2, of a product with a lot of 1000 kg. */
async function confirmed() {
  const scene = await anOrder(world, { stock: '1000', units: '150' })
  await scene.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: scene.order.id, versi: 1 })
  return { ...scene, transaksi_id: scene.order.id }
}

const send = (seller: Person, transaksi_id: string, versi: number, more: Record<string, unknown> = {}) =>
  seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi, kurir: 'JNE', ...more })
const papersOf = async (reader: Person, transaksi_id: string) =>
  (await reader.call('transaksi/dokumen/daftar', { transaksi_id })).data.dokumen

it('is undone with a reason until it is received: order, stock, ledger and papers follow by counter entries [SHIP-1] [DOC-1] [PAY-1]', async () => {
  const { buyer, seller, product, transaksi_id, order } = await confirmed()
  const { data: sent } = await send(seller, transaksi_id, 2)
  const mistaken = { kiriman_id: sent.kiriman_id, versi: 1, alasan: 'Salah pesanan' }
  expect((await buyer.call('pusat-seller/pesanan/kirim/batal', mistaken)).ok).toBe(false)
  expect((await seller.call('pusat-seller/pesanan/kirim/batal', { ...mistaken, alasan: '' })).ok).toBe(false)

  const { data: undone } = await seller.call('pusat-seller/pesanan/kirim/batal', mistaken)

  expect(undone).toMatchObject({ status: 'diproses', status_nama: 'diproses' })
  expect(undone.kiriman).toMatchObject([{ status: 'dibatalkan', alasan_batal: 'Salah pesanan' }])
  expect(undone.produk[0]).toMatchObject({ jumlah_dikirim: '0', jumlah_sisa: '150' })
  expect(undone.linimasa.at(-1)).toMatchObject({ keterangan: 'Kiriman dibatalkan seller', alasan: 'Salah pesanan' })
  expect(await stockOf(world, product)).toBe(850)
  expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  expect(await findUnequalCredits(world.db)).toEqual([])
  const { data: money } = await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })
  expect(money.catatan).toEqual([])
  const papers = await papersOf(buyer, transaksi_id)
  const note = papers.find(({ jenis }) => jenis === 'nota_kredit')
  const credited = (await buyer.call('transaksi/dokumen/detail', { dokumen_id: note?.dokumen_id ?? '' })).data
  expect([credited.rincian?.total, credited.catatan]).toEqual([order.total, 'Kiriman dibatalkan: Salah pesanan'])
  const invoice = papers.find(({ jenis }) => jenis === 'invoice')?.dokumen_id ?? ''
  const { data: corrected } = await buyer.call('transaksi/dokumen/detail', { dokumen_id: invoice })
  expect(corrected.tidak_berlaku?.alasan).toContain(`nota kredit ${note?.nomor}`)
  const { data: notices } = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
  expect(JSON.stringify(notices)).toContain(`membatalkan kiriman pesanan ${order.number}: Salah pesanan`)

  const again = await seller.call('pusat-seller/pesanan/kirim/batal', mistaken)
  expect(again.ok).toBe(false)
})

it('is corrected in one act: the right shipment and its surat jalan name the one that they replace [SHIP-1] [DOC-1]', async () => {
  const { buyer, seller, transaksi_id } = await confirmed()
  const { data: sent } = await send(seller, transaksi_id, 2)
  const menggantikan = { kiriman_id: sent.kiriman_id, versi: 1, alasan: 'Satu sak tertinggal' }

  const baris = [{ posisi: 1, jumlah: '125' }]
  const { data: corrected } = await send(seller, transaksi_id, 3, { baris, menggantikan })

  expect(corrected.kiriman.map(({ status }) => status)).toEqual(['dibatalkan', 'dikirim'])
  expect(corrected).toMatchObject({ status_nama: 'dikirim sebagian' })
  const notes = (await papersOf(buyer, transaksi_id)).filter(({ jenis }) => jenis === 'surat_jalan')
  const [old, right] = await Promise.all(
    notes.map(async ({ dokumen_id }) => (await buyer.call('transaksi/dokumen/detail', { dokumen_id })).data),
  )
  expect(old?.tidak_berlaku?.alasan).toBe('Kiriman dibatalkan: Satu sak tertinggal')
  expect(right?.untuk).toBe(old?.nomor)
})

it('is undone no more once its receipt is confirmed [SHIP-1]', async () => {
  const { buyer, seller, transaksi_id } = await confirmed()
  const { data: sent } = await send(seller, transaksi_id, 2)
  await buyer.call('kiriman/terima', { kiriman_id: sent.kiriman_id, versi: 1 })
  const late = await seller.call('pusat-seller/pesanan/kirim/batal', {
    kiriman_id: sent.kiriman_id,
    versi: 2,
    alasan: 'Salah pesanan',
  })
  expect(late.text).toContain('Kiriman ini sudah diterima.')
})

it('asks the shipping member while a cancellation is requested; what is shipped all the same tells the buyer and stays in the history [SHIP-1]', async () => {
  const { buyer, seller, transaksi_id } = await confirmed()
  await buyer.call('transaksi/pembatalan/minta', { transaksi_id, alasan: 'Salah grade' })

  const refused = await send(seller, transaksi_id, 2)
  expect([refused.ok, refused.text.includes('Salah grade')]).toEqual([false, true])
  const { data } = await send(seller, transaksi_id, 2, { tetap_kirim: true })

  expect(data.linimasa.slice(-2)).toMatchObject([
    { keterangan: 'Pembatalan diminta pembeli', alasan: 'Salah grade' },
    { keterangan: 'Pesanan dikirim', alasan: 'Dikirim meski pembatalan diminta: Salah grade' },
  ])
  const { data: notices } = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
  expect(JSON.stringify(notices)).toContain('Dikirim meski pembatalan diminta: Salah grade')
})

it('is counted while it is under way: a partly shipped order is among those shipped, and once among all [SHIP-1] [ORDER-5]', async () => {
  const { buyer, seller, transaksi_id } = await confirmed()
  await send(seller, transaksi_id, 2, { baris: [{ posisi: 1, jumlah: '50' }] })
  await send(seller, transaksi_id, 3, { baris: [{ posisi: 1, jumlah: '25' }] })

  for (const call of ['transaksi/daftar', 'pusat-seller/pesanan/daftar'] as const) {
    const reader = call === 'transaksi/daftar' ? buyer : seller
    const { data } = await reader.call(call, { status: 'dikirim' })
    expect(data.transaksi.map((order) => order.transaksi_id)).toEqual([transaksi_id])
    expect([data.total, data.semua, data.jumlah.dikirim, data.jumlah.diproses]).toEqual([1, 1, 1, 1])
  }
  const { tugas } = (await buyer.call('beranda/hari-ini', {})).data
  const toReceive = tugas.filter(({ jenis }) => jenis === 'terima')
  expect(toReceive.map(({ id, kiriman }) => [id, kiriman?.urutan])).toEqual([
    [transaksi_id, 1],
    [transaksi_id, 2],
  ])
})

it('comes to what a reduction is told to bring before it is made [SHIP-1] [TAX-1]', async () => {
  const { seller, transaksi_id } = await confirmed()
  const baris = [{ posisi: 1, jumlah: '50' }]
  const notices = (await seller.call('pusat-seller/pesanan/batal-sisa/hitung', { transaksi_id, baris })).data.total
  const act = { transaksi_id, versi: 2, baris, alasan: 'Stok habis' }
  const { data } = await seller.call('pusat-seller/pesanan/batal-sisa', act)
  expect(data.total).toBe(notices)
})

it('leaves what is late of an order that is paid before it is shipped late on every page, though it is not billed any more [PAY-1, PAY-2]', async () => {
  const { buyer, seller, transaksi_id, order } = await confirmed()
  const { data: sent } = await send(seller, transaksi_id, 2)
  await seller.call('pusat-seller/pesanan/kirim/batal', { kiriman_id: sent.kiriman_id, versi: 1, alasan: 'Salah' })
  const messages = async () => {
    const { status } = (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data
    const { total, belum_ditagih, belum_ditagih_lewat, pelanggan } = (
      await seller.call('pusat-seller/piutang/daftar', {})
    ).data
    expect(pelanggan.map((one) => one.belum_ditagih_lewat)).toEqual([belum_ditagih_lewat])
    const [bills] = (await buyer.call('tagihan/daftar', {})).data
    return { status, billed: total, unbilled: belum_ditagih, late: belum_ditagih_lewat, bills: bills?.lewat }
  }
  const open = { billed: '0.00', unbilled: order.total }
  expect(await messages()).toEqual({ ...open, status: 'belum_dibayar', late: '0.00', bills: '0.00' })

  world.setClock('2026-03-20T09:00:00+07:00')

  expect(await messages()).toEqual({ ...open, status: 'lewat_jatuh_tempo', late: order.total, bills: order.total })
  world.setClock()
})
