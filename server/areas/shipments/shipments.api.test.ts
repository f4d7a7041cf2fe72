import { describe, expect, it } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import type { Person } from '#test/actor.ts'
import { anOrder, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

/** A confirmed order of 100 kg. */
async function aConfirmed(units = '100') {
  const scene = await anOrder(world, { stock: '1000', units })
  await scene.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: scene.order.id, versi: 1 })
  return { ...scene, transaksi_id: scene.order.id }
}

const send = (seller: Person, transaksi_id: string, versi: number, ...rows: [jumlah: string, lot?: string][]) =>
  seller.call('pusat-seller/pesanan/kirim', {
    transaksi_id,
    versi,
    kurir: 'Armada sendiri',
    baris: rows.map(([jumlah, lot]) => ({ posisi: 1, jumlah, lot })),
  })
const read = async (buyer: Person, transaksi_id: string) =>
  (await buyer.call('transaksi/detail', { transaksi_id })).data

describe('an order that ships in parts', () => {
  it('is processed while something is left, then shipped, and complete when all is received [SHIP-1] [ORDER-4]', async () => {
    const { buyer, seller, product, transaksi_id } = await aConfirmed()

    const first = await send(seller, transaksi_id, 2, ['25'])

    expect(first.data).toMatchObject({ status: 'diproses', status_nama: 'dikirim sebagian', versi: 3 })
    const [one] = first.data.kiriman
    expect(one).toMatchObject({ kiriman_id: first.data.kiriman_id, ke: 1, status: 'dikirim', kurir: 'Armada sendiri' })
    expect(first.data.produk[0]).toMatchObject({ jumlah_satuan: '100', jumlah_dikirim: '25', jumlah_sisa: '75' })
    expect(await stockOf(world, product)).toBe(900)

    const received = await buyer.call('kiriman/terima', { kiriman_id: one?.kiriman_id ?? '', versi: 1 })
    expect(received.data).toMatchObject({ status: 'diproses', versi: 4 })

    const rest = await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 4, kurir: 'JNE', resi: 'R-2' })
    expect(rest.data).toMatchObject({ status: 'dikirim', pengiriman: { kurir: 'JNE', resi: 'R-2' } })
    const done = await buyer.call('transaksi/terima', { transaksi_id, versi: 5 })
    expect(done.data).toMatchObject({ status: 'selesai', versi: 6 })
    expect(done.data.linimasa.map(({ keterangan }) => keterangan)).toEqual([
      'Pesanan dibuat',
      'Pesanan dikonfirmasi seller',
      'Sebagian pesanan dikirim',
      'Sebagian barang diterima pembeli',
      'Pesanan dikirim',
      'Barang diterima pembeli',
    ])
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  })

  it('has a surat jalan and an invoice each, and these come to the order [SHIP-1] [DOC-1] [TAX-1]', async () => {
    const { buyer, seller, transaksi_id, order } = await aConfirmed()
    await send(seller, transaksi_id, 2, ['25'])
    await send(seller, transaksi_id, 3, ['75'])

    const { kiriman } = await read(buyer, transaksi_id)
    expect(kiriman.map(({ surat_jalan }) => surat_jalan?.nomor)).toEqual(['SJ-2603-0001', 'SJ-2603-0002'])
    expect(kiriman.reduce((sum, one) => sum + Number(one.total), 0)).toBe(Number(order.total))
    const { dokumen: papers } = (await buyer.call('transaksi/dokumen/daftar', { transaksi_id })).data
    const invoices = papers.filter(({ jenis }) => jenis === 'invoice')
    const totals = await Promise.all(
      invoices.map(async ({ dokumen_id }) => (await buyer.call('transaksi/dokumen/detail', { dokumen_id })).data),
    )
    expect(totals.map(({ rincian }) => rincian?.total)).toEqual(kiriman.map(({ total }) => total))
    expect(totals.map(({ produk }) => produk.map(({ jumlah }) => jumlah))).toEqual([['25'], ['75']])
  })

  it('is received with less than was sent for a reason, which both see; points are earned by it [SHIP-1] [ORDER-6]', async () => {
    const { buyer, seller, transaksi_id } = await aConfirmed()
    const { data } = await send(seller, transaksi_id, 2, ['100'])
    const receipt = { kiriman_id: data.kiriman_id, versi: 1, baris: [{ posisi: 1, jumlah: '75' }] }

    const silent = await buyer.call('kiriman/terima', receipt)
    const more = await buyer.call('kiriman/terima', { ...receipt, baris: [{ posisi: 1, jumlah: '101' }] })
    const done = await buyer.call('kiriman/terima', { ...receipt, alasan: 'Satu sak sobek' })

    expect(silent.refusal).toMatchObject({ code: 'shortage_reason_needed', field: 'alasan' })
    expect(more.refusal?.code).toBe('received_more_than_sent')
    expect(done.data.status).toBe('selesai')
    const [shipment] = (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data.kiriman
    expect(shipment).toMatchObject({ alasan_selisih: 'Satu sak sobek', baris: [{ jumlah: '100', diterima: '75' }] })
    const { data: notices } = await seller.call('notifikasi/daftar', { company_id: seller.companyId })
    expect(notices.notifikasi[0]?.pesan).toContain('Satu sak sobek')
    const earned = await world.db
      .selectFrom('point_entries')
      .select('points')
      .where('company_id', '=', buyer.companyId)
      .executeTakeFirstOrThrow()
    const [line] = done.data.produk
    expect(Number(earned.points)).toBe(Math.floor((Number(line?.harga_satuan) * 75) / 10_000))
  })

  it('takes what expires first, or the lots that were chosen, split as the seller says [SHIP-1] [SHOP-5]', async () => {
    const { seller, product, transaksi_id } = await aConfirmed('200')
    for (const [nomor_lot, kedaluwarsa] of [
      ['LATE', '2028-12-31'],
      ['SOON', '2027-01-31'],
    ] as const) {
      const lot = { nomor_lot, kedaluwarsa, jumlah: '100', produk_id: product.id }
      expect((await seller.call('pusat-seller/stok/lot/tambah', lot)).text).not.toContain('error')
    }
    const { data: form } = await seller.call('pusat-seller/pesanan/kirim/isian', { transaksi_id })
    expect(form.baris[0]).toMatchObject({ sisa: '200', tersedia: '1000' })
    expect(form.baris[0]?.lot.map(({ nomor }) => nomor)).toEqual(['SOON', 'LATE'])

    const first = await send(seller, transaksi_id, 2, ['50'])
    const second = await send(seller, transaksi_id, 3, ['75', 'LATE'], ['25', 'SOON'])
    const tooMuch = await send(seller, transaksi_id, 4, ['50', 'LATE'])
    const strange = await send(seller, transaksi_id, 4, ['50', 'NOT'])

    expect(first.data.kiriman[0]?.baris[0]?.lot).toMatchObject([{ nomor: 'SOON', jumlah: '50' }])
    expect(second.data.kiriman[1]?.baris[0]?.lot).toMatchObject([
      { nomor: 'SOON', jumlah: '25' },
      { nomor: 'LATE', jumlah: '75' },
    ])
    expect([tooMuch.refusal?.code, strange.refusal?.code]).toEqual(['lot_holds_less', 'lot_not_sellable'])
    expect((await checkStocks(world.db)).unequal).toEqual([])
  })

  it('ships and cancels whole packs, or all that is left [SHIP-1]', async () => {
    const { seller, transaksi_id } = await aConfirmed()
    const half = await send(seller, transaksi_id, 2, ['12.5'])
    expect(half.refusal).toMatchObject({ code: 'shipped_not_whole_packs', field: 'baris' })
    expect((await send(seller, transaksi_id, 2, ['12.5', 'LOT'], ['10'])).refusal?.code).toBe('shipped_not_whole_packs')
    const cut = { transaksi_id, versi: 2, alasan: 'Stok habis', baris: [{ posisi: 1, jumlah: '60' }] }
    expect((await seller.call('pusat-seller/pesanan/batal-sisa', cut)).refusal?.code).toBe('shipped_not_whole_packs')

    // as it was ordered, however the product is packed by now
    await world.db.updateTable('order_lines').set({ pack_weight: '30' }).where('order_id', '=', transaksi_id).execute()
    const { data } = await seller.call('pusat-seller/pesanan/kirim/isian', { transaksi_id })
    expect(data.baris).toMatchObject([{ sisa: '100', produk_berat: '30' }])
    expect((await send(seller, transaksi_id, 2, ['90'])).ok).toBe(true)
    expect((await send(seller, transaksi_id, 3, ['5'])).refusal?.code).toBe('shipped_not_whole_packs')
    expect((await send(seller, transaksi_id, 3, ['10'])).ok).toBe(true)
  })

  it('ships no more than is left, of no other line, and not nothing [SHIP-1]', async () => {
    const { seller, transaksi_id } = await aConfirmed()
    const refused = [
      await send(seller, transaksi_id, 2, ['125']),
      await send(seller, transaksi_id, 2, ['75'], ['50']),
      await send(seller, transaksi_id, 2, ['0']),
      await seller.call('pusat-seller/pesanan/kirim', {
        transaksi_id,
        versi: 2,
        kurir: 'JNE',
        baris: [{ posisi: 2, jumlah: '25' }],
      }),
    ]
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual([
      'shipped_more_than_left',
      'shipped_more_than_left',
      'nothing_to_ship',
      'shipped_line_unknown',
    ])
  })

  it('is shipped once where two ship the same rest at once, and received once [SHIP-1] [ORDER-4]', async () => {
    const { buyer, seller, transaksi_id } = await aConfirmed()
    const warehouse = await world.aColleague(seller, 'warehouse')
    const sent = await Promise.all([send(seller, transaksi_id, 2, ['100']), send(warehouse, transaksi_id, 2, ['100'])])
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(sent.find(({ ok }) => !ok)?.refusal?.code).toBe('order_moved_on')

    const [shipment] = (await read(buyer, transaksi_id)).kiriman
    const receipt = { kiriman_id: shipment?.kiriman_id ?? '', versi: 1 }
    const received = await Promise.all([buyer.call('kiriman/terima', receipt), buyer.call('kiriman/terima', receipt)])
    expect(received.filter(({ ok }) => ok)).toHaveLength(1)
    expect(received.find(({ ok }) => !ok)?.refusal?.code).toBe('shipment_moved_on')
  })

  it('is nobody else’s, and nobody receives a stranger’s shipment [SHIP-1]', async () => {
    const { seller, transaksi_id } = await aConfirmed()
    const { data } = await send(seller, transaksi_id, 2, ['25'])
    const stranger = await world.aBuyer()
    const received = await stranger.call('kiriman/terima', { kiriman_id: data.kiriman_id, versi: 1 })
    expect(received.refusal?.code).toBe('shipment_not_found')
    const other = await world.aSeller()
    expect((await send(other, transaksi_id, 3, ['25'])).refusal?.code).toBe('order_not_found')
  })
})

describe('what is not shipped of an order', () => {
  it('is cancelled in part: stock, amounts, tax and credit follow, what was agreed stays to be seen [SHIP-1] [TAX-1]', async () => {
    const { buyer, seller, product, transaksi_id, order } = await aConfirmed()
    await send(seller, transaksi_id, 2, ['25'])
    const cancel = { transaksi_id, versi: 3, alasan: 'Stok habis' }

    const reduced = await seller.call('pusat-seller/pesanan/batal-sisa', {
      ...cancel,
      baris: [{ posisi: 1, jumlah: '50' }],
    })

    expect(reduced.data).toMatchObject({ status: 'diproses', total_semula: order.total, versi: 4 })
    expect(reduced.data.produk[0]).toMatchObject({ jumlah_satuan: '50', jumlah_sisa: '25', jumlah_dibatalkan: '50' })
    expect(await stockOf(world, product)).toBe(950)
    const { data: money } = await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })
    const lowered = money.catatan.filter(({ jenis }) => jenis === 'pengurangan')
    // who did it, as the order's history names them
    expect(lowered.map(({ oleh }) => reduced.data.linimasa.at(-1)?.oleh.startsWith(oleh))).toEqual([true])
    const { barang, ongkir, dpp, ppn, total } = reduced.data.rincian
    expect(Number(total)).toBe(Number(barang) + Number(ongkir) + Number(ppn))
    expect(Number(ppn)).toBeCloseTo(Number(dpp) * 0.12, -1)

    const rest = await seller.call('pusat-seller/pesanan/batal-sisa', { ...cancel, versi: 4 })
    expect(rest.data.status).toBe('dikirim')
    expect(rest.data.kiriman[0]?.total).toBe(rest.data.rincian.total)
    const done = await buyer.call('transaksi/terima', { transaksi_id, versi: 5 })
    expect(done.data.status).toBe('selesai')
    expect(await stockOf(world, product)).toBe(975)
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  })

  it('is all of it where nothing was shipped, which is another act; and a shipped order is not cancelled whole [SHIP-1]', async () => {
    const { buyer, seller, product, addressId, transaksi_id } = await aConfirmed()
    const cancel = { transaksi_id, versi: 2, alasan: 'Stok habis' }
    expect((await seller.call('pusat-seller/pesanan/batal-sisa', cancel)).refusal?.code).toBe('reduces_to_nothing')
    await send(seller, transaksi_id, 2, ['25'])
    const whole = await seller.call('pusat-seller/pesanan/batal', { ...cancel, versi: 3 })
    expect(whole.text).toContain('Sebagian pesanan sudah dikirim. Batalkan sisanya saja.')
    const waiting = await placeFor(buyer, addressId, product)
    const early = await seller.call('pusat-seller/pesanan/batal-sisa', {
      ...cancel,
      transaksi_id: waiting.id,
      versi: 1,
    })
    expect(early.refusal?.code).toBe('order_step_not_allowed')
  })
})
