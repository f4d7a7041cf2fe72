import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkReceivables, checkStocks } from '#server/areas/orders/public.ts'
import type { Person } from '#test/actor.ts'
import { aPhoto, aShortReceipt, claimOf, receive } from '#test/scenes/claiming.ts'
import { payFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

/** 25 kg of lot A that arrived damaged, claimed. */
async function aClaim(wishes: Parameters<typeof aShortReceipt>[1] = {}) {
  const scene = await aShortReceipt(world, { price: '10000.00', ...wishes })
  const { data } = await claimOf(scene.buyer, scene.kiriman_id, [{ jumlah: '25' }])
  return { ...scene, klaim_id: data.klaim_id, nomor: data.nomor }
}

const credit = (seller: Person, klaim_id: string, versi = 1, retur = false) =>
  seller.call('pusat-seller/klaim/nota-kredit', { klaim_id, versi, retur })
const replace = (seller: Person, klaim_id: string, versi = 1, retur = false) =>
  seller.call('pusat-seller/klaim/pengganti', { klaim_id, versi, retur })
const send = (seller: Person, klaim_id: string, versi: number) =>
  seller.call('pusat-seller/klaim/kirim', { klaim_id, versi, kurir: 'Armada sendiri' })
const moneyOf = async (seller: Person, transaksi_id: string) =>
  (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data
const pointsOf = async (buyer: Person) =>
  (await buyer.call('poin/saldo', { company_id: buyer.companyId })).data[0]?.total_point

describe('a claim that is credited', () => {
  it('has a nota kredit of goods and PPN, and makes what is owed smaller; points follow [CLAIM-1] [DOC-1] [ORDER-6]', async () => {
    const { buyer, seller, klaim_id, transaksi_id, order, nomor } = await aClaim()
    // 75 of 100 kg arrived, for Rp 10.000 each
    expect(await pointsOf(buyer)).toBe(75)
    const before = await moneyOf(seller, transaksi_id)
    // the amount is visible to its seller only
    const creditShownTo = async (reader: Person, path: 'klaim/detail' | 'pusat-seller/klaim/detail') =>
      (await reader.call(path, { klaim_id })).data.nilai_kredit
    expect(await creditShownTo(seller, 'pusat-seller/klaim/detail')).toBe('277500.00')
    expect(await creditShownTo(buyer, 'klaim/detail')).toBeNull()

    const { data: claim } = await credit(seller, klaim_id)

    expect(claim).toMatchObject({
      status: 'selesai',
      jawaban: 'nota_kredit',
      menunggu: null,
      nota_kredit: { nomor: 'NK-2603-0001', total: '277500.00' },
    })
    const after = await moneyOf(seller, transaksi_id)
    expect(Number(before.sisa) - Number(after.sisa)).toBe(277_500)
    expect(await pointsOf(buyer)).toBe(50)
    const { dokumen } = (await buyer.call('transaksi/dokumen/daftar', { transaksi_id })).data
    const dokumen_id = dokumen.find(({ jenis }) => jenis === 'nota_kredit')?.dokumen_id ?? ''
    const { data: note } = await buyer.call('transaksi/dokumen/detail', { dokumen_id })
    expect(note).toMatchObject({
      catatan: `Klaim ${nomor}`,
      produk: [{ jumlah: '25', subtotal: '250000.00' }],
      rincian: { barang: '250000.00', ongkir: '0.00', dpp: '229167.00', ppn: '27500.00', total: '277500.00' },
    })
    expect((await buyer.call('transaksi/detail', { transaksi_id })).data.rincian.total).toBe(order.total)
    expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
    const { data: notices } = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
    expect(notices.notifikasi[0]?.pesan).toContain('menerbitkan nota kredit')
    const { data: month } = await seller.call('pusat-seller/pajak/daftar', { masa: '2026-03' })
    expect(month.invoice.find((one) => one.transaksi_id === transaksi_id)).toMatchObject({
      kredit: { dpp: '229167.00', ppn: '27500.00' },
    })
  })

  it('leaves what was paid as credit of the customer [CLAIM-1] [PAY-1]', async () => {
    const { seller, klaim_id, transaksi_id } = await aClaim()
    await payFor(seller, transaksi_id)
    await credit(seller, klaim_id)
    expect(await moneyOf(seller, transaksi_id)).toMatchObject({ sisa: '0.00', kelebihan: '277500.00' })
    expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  })

  it('of a shortage takes no points: none were earned by what never arrived [CLAIM-1] [ORDER-6]', async () => {
    const { buyer, seller, kiriman_id } = await aShortReceipt(world, { price: '10000.00' })
    const { data } = await claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah: '25' }])
    await credit(seller, data.klaim_id)
    expect(await pointsOf(buyer)).toBe(75)
  })

  it('waits for the goods where its seller wants them back [CLAIM-1]', async () => {
    const { buyer, seller, klaim_id } = await aClaim()
    expect((await credit(seller, klaim_id, 1, true)).data).toMatchObject({ status: 'menunggu_retur', versi: 2 })
    const warehouse = await world.aColleague(seller, 'warehouse')
    const back = await warehouse.call('pusat-seller/klaim/retur', { klaim_id, versi: 2 })
    expect(back.data).toMatchObject({ status: 'selesai', versi: 3 })
    expect((await buyer.call('klaim/detail', { klaim_id })).data.riwayat.map(({ keterangan }) => keterangan)).toEqual([
      'Klaim diajukan',
      'Dijawab dengan nota kredit',
      'Barang kembali diterima seller',
    ])
  })

  it('waits for no goods that never came, though its seller wants them back [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id } = await aShortReceipt(world)
    const short = async (jumlah: string) =>
      (await claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah }])).data.klaim_id
    const credited = await credit(seller, await short('5'), 1, true)
    expect(credited.data).toMatchObject({ status: 'selesai', minta_retur: false })
    expect((await replace(seller, await short('5'), 1, true)).data).toMatchObject({ minta_retur: false })
  })

  it('is answered once where two answer at once, and all of it or nothing is written [CLAIM-1]', async () => {
    const { seller, klaim_id, transaksi_id } = await aClaim()
    const sales = await world.aColleague(seller, 'sales')
    const answers = await Promise.all([
      credit(seller, klaim_id),
      credit(sales, klaim_id),
      replace(sales, klaim_id),
      seller.call('pusat-seller/klaim/tolak', { klaim_id, versi: 1, alasan: 'Segel utuh' }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const codes = answers.filter(({ ok }) => !ok).map(({ refusal }) => refusal?.code)
    expect(new Set(codes)).toEqual(new Set(['claim_moved_on']))
    const notes = await world.db
      .selectFrom('trade_papers')
      .select('id')
      .where('order_id', '=', transaksi_id)
      .where('kind', '=', 'credit_note')
      .execute()
    expect(notes.length).toBeLessThanOrEqual(1)
  })

  it('leaves nothing of an answer that breaks off between money and paper [CLAIM-1] [PAY-1]', async () => {
    const { buyer, seller, klaim_id, transaksi_id } = await aClaim()
    const before = await moneyOf(seller, transaksi_id)
    // the last statement of the answer fails, after ledger, document and points were written
    await sql`create function fail_once() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
      world.db,
    )
    await sql`create trigger break_off before insert on claim_events for each row execute function fail_once()`.execute(
      world.db,
    )
    const broken = await credit(seller, klaim_id)
    await sql`drop trigger break_off on claim_events`.execute(world.db)
    expect(broken.status).toBe(500)
    expect(await moneyOf(seller, transaksi_id)).toEqual(before)
    expect(await pointsOf(buyer)).toBe(75)
    expect((await credit(seller, klaim_id)).data.nota_kredit?.nomor).toBe('NK-2603-0001')
    expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  })
})

describe('a claim that is replaced', () => {
  it('is sent from lots with a surat jalan and without an invoice, and done when it is received [CLAIM-1] [SHOP-5]', async () => {
    const { buyer, seller, klaim_id, transaksi_id } = await aClaim()
    expect((await replace(seller, klaim_id)).data).toMatchObject({ status: 'pengganti_disiapkan', versi: 2 })
    const sent = await send(seller, klaim_id, 2)
    expect(sent.data).toMatchObject({ status: 'pengganti_dikirim', pengganti: { surat_jalan: 'SJ-2603-0002' } })
    const order = (await buyer.call('transaksi/detail', { transaksi_id })).data
    expect(order.status).toBe('selesai')
    expect(order.kiriman).toMatchObject([
      { ke: 1, pengganti: false },
      { ke: 2, pengganti: true, total: '0.00', baris: [{ jumlah: '25', lot: [{ nomor: 'LOT-B', jumlah: '25' }] }] },
    ])
    const { dokumen } = (await buyer.call('transaksi/dokumen/daftar', { transaksi_id })).data
    expect(dokumen.filter(({ jenis }) => jenis === 'invoice')).toHaveLength(1)
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })

    const kiriman_id = order.kiriman[1]?.kiriman_id ?? ''
    const received = await buyer.call('kiriman/terima', { kiriman_id, versi: 1 })
    expect(received.data.status).toBe('selesai')
    expect((await buyer.call('klaim/detail', { klaim_id })).data).toMatchObject({ status: 'selesai', menunggu: null })
    // faulty goods were replaced by as many
    expect(await pointsOf(buyer)).toBe(75)
    const again = await buyer.call('kiriman/terima', { kiriman_id, versi: 1 })
    expect(again.refusal?.code).toBe('shipment_moved_on')
  })

  it('of a shortage earns the points of what now arrived [CLAIM-1] [ORDER-6]', async () => {
    const { buyer, seller, kiriman_id, transaksi_id } = await aShortReceipt(world, { price: '10000.00' })
    const { data } = await claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah: '25' }])
    await replace(seller, data.klaim_id)
    await send(seller, data.klaim_id, 2)
    const [, second] = (await buyer.call('transaksi/detail', { transaksi_id })).data.kiriman
    await receive(buyer, second?.kiriman_id ?? '', '20')
    expect(await pointsOf(buyer)).toBe(95)
    // what is short again is claimed of the replacement, and credited by the invoice of the goods
    const short = await claimOf(buyer, second?.kiriman_id ?? '', [{ lot: 'LOT-B', masalah: 'kurang', jumlah: '5' }])
    expect(short.ok, short.text).toBe(true)
    expect((await credit(seller, short.data.klaim_id)).data.nota_kredit?.total).toBe('55500.00')
    expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  })

  it('takes nothing that other orders hold, and may be credited instead [CLAIM-1] [SHOP-5]', async () => {
    const { seller, klaim_id, product } = await aClaim()
    // all but 5 kg of what is free is ordered by somebody else
    const { units: free } = await world.db
      .selectFrom('product_stocks')
      .select('units')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow()
    const reserved = String(Number(free) - 5)
    const movement = { product_id: product.id, kind: 'reservation', reserved, at: world.now() }
    await world.db.insertInto('stock_movements').values(movement).execute()
    await replace(seller, klaim_id)
    const refused = await send(seller, klaim_id, 2)
    expect(refused.refusal?.code).toBe('replacement_not_there')
    expect((await credit(seller, klaim_id, 2)).data).toMatchObject({ status: 'selesai', jawaban: 'nota_kredit' })
  })

  it('keeps its order from being cancelled while it is under way, and is not received of a cancelled one [CLAIM-1] [SHOP-5]', async () => {
    const { buyer, seller, kiriman_id, transaksi_id, product } = await aShortReceipt(world, { price: '10000.00' })
    const { data } = await claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah: '25' }])
    await replace(seller, data.klaim_id)
    await send(seller, data.klaim_id, 2)
    const cancel = async () => {
      const { versi } = (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data
      return seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi, alasan: 'Semua kembali' })
    }
    const refused = await cancel()
    expect(refused.refusal?.code).toBe('replacement_under_way')
    expect(refused.text).toContain(`Barang pengganti untuk klaim ${data.nomor} masih dalam perjalanan.`)
    const order = (await buyer.call('transaksi/detail', { transaksi_id })).data
    expect(order.status).toBe('selesai')

    const setState = (state: 'cancelled' | 'completed') =>
      world.db.updateTable('orders').set({ state }).where('id', '=', transaksi_id).execute()
    const receiveIt = () => receive(buyer, order.kiriman[1]?.kiriman_id ?? '', '20')
    await setState('cancelled')
    expect((await receiveIt()).refusal?.code).toBe('shipment_of_cancelled')
    await setState('completed')
    expect((await receiveIt()).ok).toBe(true)
    const before = await stockOf(world, product)
    expect((await cancel()).ok).toBe(true)
    // 75 that arrived, and 20 that came in place of what did not
    expect((await stockOf(world, product)) - before).toBe(95)
    expect((await checkStocks(world.db)).unequal).toEqual([])
  })

  it('is sent once where two send it at once [CLAIM-1]', async () => {
    const { buyer, seller, klaim_id, transaksi_id } = await aClaim()
    await replace(seller, klaim_id)
    const warehouse = await world.aColleague(seller, 'warehouse')
    const sent = await Promise.all([send(seller, klaim_id, 2), send(warehouse, klaim_id, 2)])
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await buyer.call('transaksi/detail', { transaksi_id })).data.kiriman).toHaveLength(2)
  })
})

describe('a claim that is refused', () => {
  it('needs a reason, is contested once with more photos, and stays refused the second time [CLAIM-1]', async () => {
    const { buyer, seller, klaim_id, kiriman_id } = await aClaim()
    const refuse = (versi: number, alasan: string) =>
      seller.call('pusat-seller/klaim/tolak', { klaim_id, versi, alasan })
    expect((await refuse(1, ' ')).refusal).toMatchObject({ field: 'alasan' })
    expect((await refuse(1, 'Segel utuh')).data).toMatchObject({ status: 'ditolak', menunggu: 'buyer' })
    const { tugas } = (await buyer.call('beranda/hari-ini', {})).data
    expect(tugas).toContainEqual(expect.objectContaining({ jenis: 'klaim', id: klaim_id }))
    const contest = async (versi: number) =>
      buyer.call('klaim/bantah', { klaim_id, versi, alasan: 'Lihat segelnya', foto: [await aPhoto(buyer, kiriman_id)] })
    const contested = await contest(2)
    expect(contested.data).toMatchObject({ status: 'dibantah', menunggu: 'seller', versi: 3 })
    expect(contested.data.riwayat.map(({ foto }) => foto.length)).toEqual([1, 0, 1])
    expect((await refuse(3, 'Tetap utuh')).data).toMatchObject({ status: 'ditolak', menunggu: null })
    expect((await contest(4)).refusal?.code).toBe('claim_act_not_allowed')
    const again = await claimOf(buyer, kiriman_id, [{ jumlah: '35' }, { lot: 'LOT-B', jumlah: '15' }])
    expect(again.ok, again.text).toBe(true)
    const refused = await claimOf(buyer, kiriman_id, [{ lot: 'LOT-B', jumlah: '1' }])
    expect(refused.refusal?.code).toBe('claim_faulty_over')
  })

  it('is answered by nobody whose role does not allow it [CLAIM-1] [ROLE-10]', async () => {
    const { seller, klaim_id } = await aClaim()
    const finance = await world.aColleague(seller, 'finance')
    expect((await credit(finance, klaim_id)).status).toBe(422)
    expect((await finance.call('pusat-seller/klaim/detail', { klaim_id })).data.can.nota_kredit.boleh).toBe(false)
  })
})
