import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, complete, payFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { issueCreditNote } from './public.ts'

const world = await openWorld({ connections: 4 })
const masa = '2026-03'

const papersOf = async (reader: Person, transaksi_id: string) =>
  (await reader.call('transaksi/dokumen/daftar', { transaksi_id })).data.dokumen
const paperOf = async (reader: Person, dokumen_id: string) =>
  (await reader.call('transaksi/dokumen/detail', { dokumen_id })).data
async function papersOfKind(reader: Person, orderId: string, jenis: string) {
  const found = (await papersOf(reader, orderId)).filter((one) => one.jenis === jenis)
  return Promise.all(found.map(({ dokumen_id }) => paperOf(reader, dokumen_id)))
}
const cancel = (seller: Person, transaksi_id: string, versi: number) =>
  seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi, alasan: 'Barang dikembalikan' })

async function listedAs(seller: Person, number: string) {
  const { invoice } = (await seller.call('pusat-seller/pajak/daftar', { masa })).data
  return invoice.find(({ nomor }) => nomor === number)
}

/** A completed order of a shop that charges PPN. */
async function completed() {
  const scene = await anOrder(world, { stock: '1000' })
  await sql`update companies set npwp = '0123456789012345', is_pkp = true
    where id in (${scene.seller.companyId}, ${scene.buyer.companyId})`.execute(world.db)
  await sql`update orders set is_pkp = true where id = ${scene.order.id}`.execute(world.db)
  await complete(scene)
  return scene
}

it('takes every invoice of a cancelled order back by a credit note, in the same act [DOC-1] [ORDER-4]', async () => {
  const { buyer, seller, order } = await completed()
  const [invoice] = await papersOfKind(buyer, order.id, 'invoice')
  expect(await listedAs(seller, invoice?.nomor ?? '')).toBeDefined()
  expect((await cancel(seller, order.id, 4)).ok).toBe(true)

  const notes = await papersOfKind(buyer, order.id, 'nota_kredit')
  expect(notes).toEqual([
    expect.objectContaining({
      untuk: invoice?.nomor,
      produk: invoice?.produk,
      rincian: invoice?.rincian,
      catatan: 'Pesanan dibatalkan: Barang dikembalikan',
    }),
  ])
  const voided = { tanggal: expect.anything(), alasan: expect.stringContaining(`nota kredit ${notes[0]?.nomor}`) }
  expect(await papersOfKind(buyer, order.id, 'invoice')).toEqual([{ ...invoice, tidak_berlaku: voided }])
  // nothing of it is left to be reported to Coretax
  expect(await listedAs(seller, invoice?.nomor ?? '')).toBeUndefined()
})

it('takes back what earlier credit notes have left, which the list for Coretax tells [DOC-1] [TAX-2]', async () => {
  const { buyer, seller, order } = await completed()
  const [invoice] = await papersOfKind(buyer, order.id, 'invoice')
  const [line] = invoice?.produk ?? []
  if (!invoice?.rincian || !line) throw new Error('no invoice')
  await world.db.transaction().execute((tx) =>
    issueCreditNote(
      tx,
      {
        invoiceId: invoice.dokumen_id,
        lines: [
          {
            name: line.nama,
            sku: line.sku,
            pack: line.kemasan,
            unit: line.satuan,
            units: '25',
            unitPrice: line.harga_satuan,
            amount: '250000.00',
          },
        ],
        amounts: {
          goods: '250000.00',
          sellerDiscount: '0.00',
          shipping: '0.00',
          taxBase: '229167.00',
          tax: '27500.00',
          voucher: '0.00',
          total: '277500.00',
        },
        reason: 'Satu sak rusak',
        userId: seller.userId,
      },
      world.deps.now(),
    ),
  )
  const listed = await listedAs(seller, invoice.nomor)
  expect(listed?.kurang.map(({ uraian }) => uraian)).toContain('Rp 277.500,00 sudah dikreditkan dengan nota kredit.')

  await cancel(seller, order.id, 4)
  const notes = await papersOfKind(buyer, order.id, 'nota_kredit')
  const sum = notes.reduce((all, { rincian }) => all + Number(rincian?.total), 0)
  expect([notes.length, sum]).toEqual([2, Number(invoice.rincian.total)])
  expect(notes[1]?.produk.map(({ jumlah }) => jumlah)).toEqual([String(Number(line.jumlah) - 25)])
})

it('credits nothing of what was never shipped, and each part that was once all of it is cancelled [DOC-1] [SHIP-1]', async () => {
  const { buyer, seller, order } = await anOrder(world, { stock: '1000', units: '150' })
  const act = { transaksi_id: order.id }
  await seller.call('pusat-seller/pesanan/konfirmasi', { ...act, versi: 1 })
  const baris = [{ posisi: 1, jumlah: '50' }]
  await seller.call('pusat-seller/pesanan/kirim', { ...act, versi: 2, kurir: 'JNE', baris })
  await seller.call('pusat-seller/pesanan/kirim', { ...act, versi: 3, kurir: 'JNE', baris })
  await seller.call('pusat-seller/pesanan/batal-sisa', { ...act, versi: 4, alasan: 'Stok habis' })
  expect(await papersOfKind(buyer, order.id, 'nota_kredit')).toEqual([])
  await buyer.call('transaksi/terima', { ...act, versi: 5 })

  await cancel(seller, order.id, 6)
  const invoices = await papersOfKind(buyer, order.id, 'invoice')
  const notes = await papersOfKind(buyer, order.id, 'nota_kredit')
  expect(notes.map(({ untuk, rincian }) => [untuk, rincian?.total])).toEqual(
    invoices.map(({ nomor, rincian }) => [nomor, rincian?.total]),
  )
})

it('says that a kwitansi is void once its payment was undone, on its page, in the list and to a person who has it in hand [DOC-1] [PAY-1]', async () => {
  const { buyer, seller, order } = await anOrder(world)
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  const first = (await payFor(seller, order.id, { amount: '10000.00' })).data.pembayaran_id
  await payFor(seller, order.id, { amount: '20000.00' })
  const [issued, other] = await papersOfKind(buyer, order.id, 'kwitansi')
  const file = { dokumen_id: issued?.dokumen_id ?? '' }
  const drawn = (await buyer.send('transaksi/dokumen/pdf', file)).bytes
  expect(issued?.tidak_berlaku).toBeNull()

  await seller.call('pusat-seller/pembayaran/batalkan', { pembayaran_id: first, alasan: 'Dana ditarik bank' })

  const { tidak_berlaku, ...unchanged } = (await papersOfKind(buyer, order.id, 'kwitansi'))[0] ?? {
    tidak_berlaku: null,
  }
  expect(tidak_berlaku).toEqual({ tanggal: '2026-03-02', alasan: 'Dana ditarik bank' })
  expect({ ...unchanged, tidak_berlaku: null }).toEqual(issued)
  expect((await buyer.send('transaksi/dokumen/pdf', file)).bytes.equals(drawn)).toBe(true)
  const listed = (await papersOf(seller, order.id)).filter(({ jenis }) => jenis === 'kwitansi')
  expect(listed.map((one) => one.tidak_berlaku)).toEqual([true, false])
  const proofOf = async (kode = '') => (await world.aVisitor().call('bukti', { kode })).data.tidak_berlaku_sejak
  expect([await proofOf(issued?.kode), await proofOf(other?.kode)]).toEqual(['2026-03-02', null])
})
