import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { formatRupiah } from '#domain/format.ts'
import { amountText, decimal } from '#domain/money.ts'
import { taxOfLine } from '#domain/orders/amounts/tax.ts'
import { checkReceivables } from '#server/areas/orders/public.ts'
import { checkCoretax } from '#test/coretax/check-coretax.ts'
import { textOf } from '#test/pdf-text.ts'
import { aPhoto, claimOf } from '#test/scenes/claiming.ts'
import { aSale, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const rate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12' }

/** An order that is shipped in these parts of 25 kg, paid ahead or not, with all that its PPN depends on. */
async function shippedIn(
  packs: readonly number[],
  { price, isPaidAhead = false }: { price: string; isPaidAhead?: boolean },
) {
  const sale = await aSale(world, { price, stock: '10000' })
  const { buyer, seller, product, addressId } = sale
  await sql`update companies set npwp = '0123456789012345' where id = ${seller.companyId}`.execute(world.db)
  await sql`update companies set npwp = '0987654321098765' where id = ${buyer.companyId}`.execute(world.db)
  const units = 25 * packs.reduce((all, one) => all + one, 0)
  const { id: transaksi_id, total: agreed } = await placeFor(buyer, addressId, product, String(units))
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  if (isPaidAhead) await payFor(seller, transaksi_id)
  for (const pack of packs) {
    const { versi } = (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data
    const baris = [{ posisi: 1, jumlah: String(25 * pack) }]
    const shipped = await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi, kurir: 'JNE', baris })
    expect(shipped.ok, shipped.text).toBe(true)
  }
  const papers = (await buyer.call('transaksi/dokumen/daftar', { transaksi_id })).data.dokumen
  const invoices = papers.filter(({ jenis }) => jenis === 'invoice')
  return { ...sale, transaksi_id, agreed, invoices }
}

type Shipped = Awaited<ReturnType<typeof shippedIn>>

const amountsOf = async ({ buyer, invoices }: Shipped) => {
  const papers = invoices.map(({ dokumen_id }) => buyer.call('transaksi/dokumen/detail', { dokumen_id }))
  return (await Promise.all(papers)).flatMap(({ data }) => (data.rincian ? [data.rincian] : []))
}
const sumOf = (amounts: readonly string[]) => amountText(amounts.reduce((sum, one) => sum.plus(one), decimal(0)))
const moneyOf = async ({ seller, transaksi_id }: Shipped) =>
  (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data

it('gives two invoices of Rp 101.005 the same DPP and PPN, and says the Rupiah that rounding makes in the order’s ledger [TAX-1, PAY-1, PAY-2]', async () => {
  const shipped = await shippedIn([1, 1], { price: '4040.20' })
  expect((await amountsOf(shipped)).map(({ dpp, ppn, total }) => [dpp, ppn, total])).toEqual([
    ['92588.00', '11111.00', '112116.00'],
    ['92588.00', '11111.00', '112116.00'],
  ])
  const [first] = shipped.invoices
  const { data: paper } = await shipped.buyer.call('transaksi/dokumen/detail', { dokumen_id: first?.dokumen_id ?? '' })
  expect(paper.catatan).toContain('sudah ditagih Rp 112.116,00, belum ditagih Rp 112.116,00')
  const { total, sisa, catatan } = await moneyOf(shipped)
  expect([shipped.agreed, total, sisa]).toEqual(['224231.00', '224232.00', '224232.00'])
  expect(catatan).toMatchObject([
    { jenis: 'pembulatan', nama: 'Pembulatan PPN', jumlah: '-1.00', alasan: expect.stringContaining('Rp 22.222,00') },
  ])
})

it('asks nothing more for a Rupiah of rounding where the order was paid before it was shipped [TAX-1, PAY-1]', async () => {
  const { total, sisa, status, dibayar } = await moneyOf(
    await shippedIn([1, 1], { price: '4040.20', isPaidAhead: true }),
  )
  expect([total, dibayar, sisa, status]).toEqual(['224232.00', '224231.00', '0.00', 'lunas'])
})

it('says the same DPP and PPN on papers, PDF, XML, order, ledger and credit notes, for any price and any parts [TAX-1, TAX-2, CLAIM-1]', async () => {
  const scene = fc.record({
    packs: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 3 }),
    cents: fc.integer({ min: 100, max: 9_999_999 }),
    isPaidAhead: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(scene, async ({ packs, cents, isPaidAhead }) => {
      const price = amountText(decimal(cents).dividedBy(100, 2))
      const shipped = await shippedIn(packs, { price, isPaidAhead })
      const amounts = await amountsOf(shipped)
      for (const { barang, dpp, ppn } of amounts) {
        const { base, tax } = taxOfLine(barang, rate)
        expect([dpp, ppn]).toEqual([base, tax])
      }
      await expectAmounts(shipped, amounts)
      await expectCredited(shipped, amounts[0])
    }),
    { numRuns: 5, examples: [[{ packs: [2, 2, 2], cents: 202_010, isPaidAhead: false }]] },
  )
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
})

type Amounts = Awaited<ReturnType<typeof amountsOf>>

async function expectAmounts(shipped: Shipped, amounts: Amounts): Promise<void> {
  const { buyer, seller, transaksi_id, invoices } = shipped
  const [dpp, ppn, total] = (['dpp', 'ppn', 'total'] as const).map((field) => sumOf(amounts.map((one) => one[field])))
  const { data: order } = await buyer.call('transaksi/detail', { transaksi_id })
  expect([order.rincian.dpp, order.rincian.ppn, order.rincian.total]).toEqual([dpp, ppn, total])
  expect((await moneyOf(shipped)).total).toBe(total)

  const { bytes: pdf } = await buyer.send('transaksi/dokumen/pdf', { dokumen_id: invoices[0]?.dokumen_id ?? '' })
  expect(await textOf(pdf)).toContain(formatRupiah(amounts[0]?.ppn ?? ''))
  const { bytes: xml } = await seller.send('pusat-seller/pajak/ekspor', { masa: '2026-03' })
  const at = await checkCoretax(xml.toString())
  expect(at('//OtherTaxBase').map((text) => amountText(text))).toEqual(amounts.map((one) => one.dpp))
  expect(at('//VAT').map((text) => amountText(text))).toEqual(amounts.map((one) => one.ppn))
}

/** A claim about all of the first invoice comes to exactly its goods and PPN. */
async function expectCredited(
  { buyer, seller, transaksi_id }: Shipped,
  invoice: Amounts[0] | undefined,
): Promise<void> {
  const { kiriman } = (await buyer.call('transaksi/detail', { transaksi_id })).data
  const [first] = kiriman
  const [line] = first?.baris ?? []
  if (!first || !line || !invoice) throw new Error('nothing was shipped')
  const expected = { kiriman_id: first.kiriman_id, versi: first.versi }
  await buyer.call('kiriman/terima', { ...expected, baris: [{ posisi: 1, jumlah: line.jumlah }] })
  const photo = await aPhoto(buyer, first.kiriman_id)
  const claimed = await claimOf(buyer, first.kiriman_id, [{ lot: null, jumlah: line.jumlah }], [photo])
  expect(claimed.ok, claimed.text).toBe(true)
  const { klaim_id, versi } = claimed.data
  const answered = await seller.call('pusat-seller/klaim/nota-kredit', { klaim_id, versi, retur: false })
  expect(answered.ok, answered.text).toBe(true)
  const { dokumen } = (await buyer.call('transaksi/dokumen/daftar', { transaksi_id })).data
  const { dokumen_id } = dokumen.find(({ jenis }) => jenis === 'nota_kredit') ?? { dokumen_id: '' }
  const { rincian } = (await buyer.call('transaksi/dokumen/detail', { dokumen_id })).data
  expect([rincian?.dpp, rincian?.ppn]).toEqual([invoice.dpp, invoice.ppn])
}
