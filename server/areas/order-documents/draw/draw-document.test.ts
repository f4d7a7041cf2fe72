import { describe, expect, it } from 'vitest'
import { linesOf, pagesOf, textOf } from '#test/pdf-text.ts'
import type { OrderDocumentContent } from '../queries.ts'
import { drawOrderDocument } from './draw-document.ts'

const party = (name: string) => ({
  name,
  address: 'Jl. Raya Bekasi KM 25 No. 18, Jakarta Timur, DKI Jakarta',
  npwp: '0123456789012345',
  phone: '+62 21 4600 1234',
})
const line = (name: string, pack: string, priced: boolean) => ({
  name,
  sku: 'AS-25',
  pack,
  unit: 'kg',
  units: '300',
  unitPrice: priced ? '12500.00' : '',
  amount: priced ? '3750000.00' : '',
})
const amounts = {
  goods: '3750000.00',
  sellerDiscount: '1000.00',
  shipping: '150000.00',
  taxBase: '3437500.00',
  tax: '412500.00',
  voucher: '5000.00',
  total: '9306500.00',
  taxPercent: '12',
  inWords: 'sembilan juta tiga ratus enam ribu lima ratus rupiah',
}

/** A document of so many lines; a surat jalan says no amounts. */
function aOrderDocument(
  kind: 'invoice' | 'delivery_note',
  count: number,
  shown: Partial<OrderDocumentContent> = {},
): OrderDocumentContent {
  const priced = kind === 'invoice'
  return {
    kind,
    number: 'INV-2611-0187',
    day: '2026-11-29',
    code: 'ABCD-EFGH',
    orderId: 'order',
    orderNumber: 'SB-261120-7KQ2M9',
    poNumber: null,
    seller: party('PT Kimia Nusantara'),
    buyer: party('PT Pangan Lestari'),
    destination: { title: 'Dikirim ke', lines: ['Gudang utama', 'Budi', 'Jakarta Timur, DKI Jakarta 13910'] },
    payment: 'Tempo 30 hari',
    dueDay: '2026-12-29',
    lots: [],
    wantedDay: null,
    orderedBy: null,
    approvedBy: null,
    lines: Array.from({ length: count }, (_, index) => line(`Bahan ${index + 1}`, 'Sak 25 kg', priced)),
    amounts: priced ? amounts : null,
    account: priced ? { bank: 'BCA', number: '1234567890', holder: 'PT Kimia Nusantara' } : null,
    parcel: priced ? null : 'Armada sendiri',
    about: null,
    note: null,
    ...shown,
  }
}
const drawn = (content: OrderDocumentContent) =>
  drawOrderDocument({ content, proofAddress: 'https://contoh.id/bukti/ABCD-EFGH' })

describe('an order document as PDF', () => {
  it('draws formulas, measures and other alphabets in every free text, and none as a question mark [DOC-1]', async () => {
    const formulas = 'Aluminium sulfat Al₂(SO₄)₃ ≥ 98 % ± 2'
    const note = 'Simpan ≤ 25 °C, 10⁻³ μm, Ω·m, α-tokoferol → kering ✓'
    const lines = [line(formulas, 'Sak 25 kg · lot Rβ-1 (300 kg)', true)]
    const content = aOrderDocument('invoice', 1, {
      lines,
      note,
      poNumber: 'PO‑№12/γ≥3',
      buyer: party('CV Łódź Химия Şeker'),
    })
    const text = await textOf(await drawn(content))
    for (const shown of [formulas, note, 'lot Rβ-1', 'PO‑№12/γ≥3', 'CV Łódź Химия Şeker']) expect(text).toContain(shown)
    expect(text).not.toContain('?')
  })

  it('says numbers with the hyphens that they have, so that what is copied is found [DOC-1] [ORDER-5]', async () => {
    const text = await textOf(await drawn(aOrderDocument('invoice', 1)))
    expect(text).toContain('−Rp 1.000,00')
    for (const shown of ['INVOICE INV-2611-0187', 'transfer: INV-2611-0187', 'SB-261120-7KQ2M9'])
      expect(text).toContain(shown)
  })

  it('spells what no face has in Latin letters, and leaves out what is not seen [DOC-1]', async () => {
    const note = '小心轻放\u200b, ㎏ ＝ \u202eberat\u2069,\tتمر'
    const text = await textOf(await drawn(aOrderDocument('invoice', 1, { note, number: 'PO-上海' })))
    expect(text).toContain('XiaoXinQingFang, kg = berat, tmr')
    expect(text).toContain('PO-ShangHai')
  })

  it('says of a surat jalan its lots and who hands over to whom, and of a PO when, by whom and for how much [DOC-1]', async () => {
    const lots = [
      { place: 1, number: 'RPS-07', units: '200', packs: '8 kemasan', lastDay: '2027-12-31' },
      { place: 1, number: 'RPS-08', units: '100', packs: '4 kemasan', lastDay: null },
    ]
    const note = await textOf(await drawn(aOrderDocument('delivery_note', 1, { lots })))
    for (const shown of [
      'SKU AS-25 · Sak 25 kg',
      'Lot RPS-07 · 200 kg · 8 kemasan · kedaluwarsa 31 Des 2027',
      'Lot RPS-08 · 100 kg · 4 kemasan',
      'Pengirim',
      'Pengemudi',
      'Nomor kendaraan',
      'Penerima',
    ]) {
      expect(note).toContain(shown)
    }
    const requested = { wantedDay: '2026-12-05', orderedBy: 'Budi Santoso', approvedBy: 'Sari Dewi' }
    const order = await textOf(await drawn(aOrderDocument('invoice', 1, { ...requested, kind: 'purchase_order' })))
    for (const shown of [
      'Diminta tiba 5 Des 2026',
      'Dipesan oleh Budi Santoso',
      'Disetujui oleh Sari Dewi',
      'Total pesanan',
    ]) {
      expect(order).toContain(shown)
    }
    expect(order).not.toContain('Total tagihan')
  })

  it('breaks no telephone number and no province [DOC-1]', async () => {
    const phone = '+62 21 4600 1234'
    const ends = ['', 'a', 'aaa', 'aaaaa', 'aaaaaaa', 'aaaaaaaaa']
    const lines = ends.flatMap((more) => [
      `Kawasan Industri Jatake ${more} DKI Jakarta`,
      `Telepon gudang ${more} ${phone}`,
    ])
    const [page = ''] = await linesOf(
      await drawn(aOrderDocument('invoice', 1, { destination: { title: 'Ke', lines } })),
    )
    expect(page.match(/DKI Jakarta/g)?.length).toBeGreaterThan(ends.length)
    expect(page.split(phone)).toHaveLength(ends.length + 3)
  })

  it('keeps the signature on a page with the last of the goods and the sums, however many lines there are [DOC-1]', async () => {
    const note = 'Harap dibongkar sebelum pukul 15.00. '.repeat(5).trim()
    // just more than a page holds, with a note of one paragraph and of many lines
    for (const [kind, count, shown] of [
      ['invoice', 7, 'a\n'.repeat(100).trim()],
      ['invoice', 9, note],
      ['delivery_note', 10, note],
      ['delivery_note', 13, null],
    ] as const) {
      const pages = await pagesOf(await drawn(aOrderDocument(kind, count, { note: shown })))
      const signed = pages.filter((page) => page.includes('Keaslian dokumen ini'))
      expect(signed, `${kind} of ${count}`).toEqual([pages.at(-1)])
      expect(signed[0], `${kind} of ${count}`).toContain(`Bahan ${count} `)
      expect(signed[0]).toContain(kind === 'invoice' ? 'Total tagihan' : 'Nomor kendaraan')
      // no page is without goods, and every head of the table stands above some
      expect(pages.every((page) => page.includes('Uraian') && page.includes('Bahan '))).toBe(true)
    }
  })
})
