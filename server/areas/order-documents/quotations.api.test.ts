import { CompiledQuery, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { hearStatements } from '#test/database/rows-read.ts'
import { textOf } from '#test/pdf-text.ts'
import { aCounterOffer, aProposal, aTrade, MIDNIGHT, MORNING, propose } from '#test/scenes/negotiating.ts'
import { anOrder, checkoutOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const statements = hearStatements()
const world = await openWorld({ connections: 4 })
beforeEach(() => world.setClock(MORNING))
afterEach(() => world.setClock())

const paperOf = async (reader: Person, dokumen_id: string) =>
  (await reader.call('transaksi/dokumen/detail', { dokumen_id })).data

it('is none of a deal that its buyer alone has entered, whatever the shop allows [DOC-1, NEGO-13]', async () => {
  const { buyer, seller, product } = await aTrade(world)
  await seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: false })
  const nego_id = await propose(buyer, product, { deal_nego: true, harga_nego: '1' })
  expect((await buyer.call('nego/detail', { nego_id })).data.status).toBe('masuk_keranjang')

  const requested = await buyer.send('nego/penawaran', { nego_id })
  expect([requested.status, requested.refusal?.code]).toEqual([422, 'nego_not_quoted'])
})

it('says what the seller offers in a negotiation, numbered, with PPN and until when it holds [DOC-1]', async () => {
  const { buyer, seller, product, nego_id } = await aCounterOffer(world)
  await sql`update companies set is_pkp = true where id = ${seller.companyId}`.execute(world.db)
  const { data } = await buyer.call('nego/penawaran', { nego_id })
  expect(data.nomor).toBe('PN-2611-0001')

  const paper = await paperOf(buyer, data.dokumen_id)
  expect(paper).toMatchObject({
    jenis: 'penawaran',
    nomor: data.nomor,
    tanggal: '2026-11-20',
    jatuh_tempo: '2026-11-20',
    transaksi_id: null,
    nego_id,
    seller: { nama: seller.companyName },
    pembeli: { nama: buyer.companyName },
    produk: [{ nama: product.name, jumlah: '100', harga_satuan: '95000.00', subtotal: '9500000.00' }],
    rincian: { barang: '9500000.00', dpp: '8708333.00', ppn: '1045000.00', total: '10545000.00', tarif_ppn: '12' },
  })
  expect(await paperOf(seller, data.dokumen_id)).toEqual(paper)
  const text = await textOf((await seller.send('transaksi/dokumen/pdf', { dokumen_id: data.dokumen_id })).bytes)
  for (const words of ['PENAWARAN', 'Berlaku sampai', 'Ditawarkan kepada', 'Total penawaran', paper.kode]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Ongkos kirim Rp')
  const proof = (await world.aVisitor().call('bukti', { kode: paper.kode })).data
  expect(proof).toMatchObject({ jenis: 'penawaran', nomor: data.nomor, total: '10545000.00' })
})

it('is read by members of the seller who read negotiations, neither by finance nor by the warehouse [DOC-1] [ROLE-10]', async () => {
  const { buyer, seller, nego_id } = await aCounterOffer(world)
  const { dokumen_id } = (await buyer.call('nego/penawaran', { nego_id })).data
  for (const role of ['finance', 'warehouse'] as const) {
    const colleague = await world.aColleague(seller, role)
    const refused = await colleague.call('transaksi/dokumen/detail', { dokumen_id })
    expect(refused.refusal?.code, role).toBe('paper_not_found')
  }
  const sales = await world.aColleague(seller, 'sales')
  expect((await sales.call('transaksi/dokumen/detail', { dokumen_id })).ok).toBe(true)
})

it('is one for each offer, whoever asks at once, and another one for another price [DOC-1]', async () => {
  const { buyer, seller, nego_id } = await aCounterOffer(world)
  const requested = await Promise.all([
    buyer.call('nego/penawaran', { nego_id }),
    seller.call('pusat-seller/nego/penawaran', { nego_id }),
    buyer.call('nego/penawaran', { nego_id }),
  ])
  expect(new Set(requested.map(({ data }) => data.dokumen_id)).size).toBe(1)

  await buyer.call('nego/lagi', { nego_id, versi: 2, harga: '92000.00' })
  await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 3 })
  const { data } = await seller.call('pusat-seller/nego/penawaran', { nego_id })
  expect(data.nomor).toBe('PN-2611-0002')
  expect((await paperOf(buyer, data.dokumen_id)).produk[0]?.harga_satuan).toBe('92000.00')
})

it('is refused before the seller has said a price, after the price has lapsed, and to strangers [DOC-1]', async () => {
  const unanswered = await aProposal(world)
  const early = await unanswered.buyer.call('nego/penawaran', { nego_id: unanswered.nego_id })
  expect(early.refusal?.code).toBe('nego_not_quoted')

  const { buyer, nego_id } = await aCounterOffer(world)
  const stranger = await world.aBuyer()
  expect((await stranger.call('nego/penawaran', { nego_id })).refusal?.code).toBe('nego_not_found')
  world.setClock(MIDNIGHT)
  expect((await buyer.call('nego/penawaran', { nego_id })).refusal?.code).toBe('nego_not_quoted')
})

it('stands among the papers of the order that used its price, as it was issued, without those of other prices [DOC-1]', async () => {
  const { buyer, seller, nego_id } = await aCounterOffer(world)
  await buyer.call('nego/penawaran', { nego_id })
  await buyer.call('nego/lagi', { nego_id, versi: 2, harga: '92000.00' })
  await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 3 })
  const { data } = await buyer.call('nego/penawaran', { nego_id })
  await buyer.call('nego/selesai', { nego_id, versi: 4 })
  const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, await world.anAddress(buyer)))
  const order = placed.data.transaksi[0]
  const transaksi_id = order?.transaksi_id ?? ''

  const { dokumen } = (await seller.call('transaksi/dokumen/daftar', { transaksi_id })).data
  expect(dokumen.map(({ jenis, nomor }) => [jenis, nomor])).toEqual([['penawaran', data.nomor]])
  // its price is used up, and the document stays what it was
  const again = await buyer.call('nego/penawaran', { nego_id })
  expect(again.data).toEqual(data)
  // it bears no number of an order, and all of them together do
  const { headers } = await buyer.send('transaksi/dokumen/semua', { transaksi_id })
  expect(String(headers['content-disposition'])).toContain(`Dokumen ${order?.nomor}.zip`)
})

it("is found with the order's other papers by indexes, each of its own [DOC-1]", async () => {
  const { buyer, order } = await anOrder(world)
  const heard = await statements.during(() => buyer.call('transaksi/dokumen/daftar', { transaksi_id: order.id }))
  const { text = '' } = heard.find((one) => one.text.includes('from "trade_papers"')) ?? {}
  await world.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain (generic_plan) ${text}`))
    const conditions =
      JSON.stringify(rows)
        .match(/Index Cond: [^"]*/g)
        ?.join(' ') ?? ''
    expect(conditions).toMatch(/\(order_id = \$\d+\).*negotiation_id = n\.id/)
  })
})
