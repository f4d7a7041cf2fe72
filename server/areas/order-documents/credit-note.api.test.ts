import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { textOf } from '#test/pdf-text.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { type Credit, issueCreditNote } from './public.ts'

const world = await openWorld({ connections: 4 })

/** A shipped order, and the credit note of one sack of its two. */
async function anInvoiced() {
  const { buyer, seller, order } = await anOrder(world, { stock: '1000' })
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: order.id, versi: 2, kurir: 'JNE', resi: 'AB-1' })
  const invoice = await paperOf(buyer, order.id, 'invoice')
  const [line] = invoice.produk
  if (!line) throw new Error('an invoice without lines')
  const credit: Credit = {
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
    reason: 'Satu sak rusak saat diterima',
    userId: seller.userId,
  }
  return { buyer, seller, order, invoice, credit }
}

async function paperOf(reader: Person, transaksi_id: string, jenis: string) {
  const { dokumen } = (await reader.call('transaksi/dokumen/daftar', { transaksi_id })).data
  const dokumen_id = dokumen.findLast((one) => one.jenis === jenis)?.dokumen_id ?? ''
  return (await reader.call('transaksi/dokumen/detail', { dokumen_id })).data
}

const issue = (credit: Credit) => world.db.transaction().execute((tx) => issueCreditNote(tx, credit, world.deps.now()))

it('takes back a part of an invoice, which it names and leaves as it was [DOC-1]', async () => {
  const { buyer, seller, order, invoice, credit } = await anInvoiced()
  const { number } = await issue(credit)
  expect(number).toBe('NK-2603-0001')

  const note = await paperOf(buyer, order.id, 'nota_kredit')
  expect(note).toMatchObject({
    nomor: number,
    untuk: invoice.nomor,
    catatan: credit.reason,
    pembeli: invoice.pembeli,
    rincian: { total: '277500.00', ppn: '27500.00', terbilang: 'Dua ratus tujuh puluh tujuh ribu lima ratus rupiah' },
    jatuh_tempo: null,
    rekening: null,
  })
  expect(await paperOf(seller, order.id, 'nota_kredit')).toEqual(note)
  expect(await paperOf(buyer, order.id, 'invoice')).toEqual(invoice)

  const text = await textOf((await buyer.send('transaksi/dokumen/pdf', { dokumen_id: note.dokumen_id })).bytes)
  for (const words of ['NOTA KREDIT', 'Mengoreksi', invoice.nomor, credit.reason, 'Dikreditkan kepada']) {
    expect(text).toContain(words)
  }
})

it('never takes back more than the invoice comes to, also where two are issued at once [DOC-1]', async () => {
  const { invoice, credit } = await anInvoiced()
  const total = invoice.rincian?.total ?? ''
  const all = { ...credit, amounts: { ...credit.amounts, goods: total, tax: '0.00', taxBase: '0.00', total } }
  const issued = await Promise.allSettled([issue(all), issue(all), issue(credit)])
  expect(issued.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  const { rows } = await world.db
    .selectFrom('trade_papers')
    .select(({ fn }) => [fn.sum<string>('total').as('sum')])
    .where('corrects', '=', invoice.dokumen_id)
    .execute()
    .then((found) => ({ rows: found }))
  expect(Number(rows[0]?.sum)).toBeLessThanOrEqual(Number(total))
  await expect(issue(all)).rejects.toMatchObject({ code: 'credit_over_invoice' })
})

it('corrects nothing but an invoice, and is issued by nobody whose sums do not add up [DOC-1]', async () => {
  const { seller, order, credit } = await anInvoiced()
  const note = await paperOf(seller, order.id, 'surat_jalan')
  await expect(issue({ ...credit, invoiceId: note.dokumen_id })).rejects.toMatchObject({ code: 'paper_not_found' })
  const wrong = { ...credit, amounts: { ...credit.amounts, total: '277501.00' } }
  await expect(issue(wrong)).rejects.toThrow('comes to 277500.00')
})
