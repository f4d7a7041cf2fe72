import { expect, it } from 'vitest'
import type { QuotedSeller } from '#domain/orders/shapes.ts'
import { changesBetween, paymentOf, type Quote } from './quote.ts'

type Change = { price?: string; units?: string; shipping?: string; tax?: string; voucher?: string }

function aQuote(change: Change = {}): Quote {
  const line = {
    cart_id: 'a',
    produk_nama: 'Asam Sitrat',
    produk_satuan: 'kg',
    harga_satuan: change.price ?? '18450.00',
    jumlah_satuan: change.units ?? '200',
  }
  const seller = {
    seller_id: 's',
    seller_nama: 'Sumber Kimia',
    produk: [line],
    rincian: { ongkir: change.shipping ?? '50000.00', ppn: change.tax ?? '405900.00' },
  }
  return {
    seller: [seller as QuotedSeller],
    alamat_id: 'x',
    voucher: [],
    voucher_id: null,
    voucher_potongan: change.voucher ?? '50000.00',
    total: '0.00',
    poin: 0,
    perlu_persetujuan: null,
  }
}

it('finds nothing where nothing changed [ORDER-3]', () => {
  expect(changesBetween(aQuote(), aQuote())).toEqual([])
})

it('names every price, quantity and charge that changed [ORDER-3]', () => {
  const now = aQuote({ price: '19000.00', units: '225', shipping: '0.00', tax: '418000.00', voucher: '0.00' })

  expect(changesBetween(aQuote(), now)).toEqual([
    { what: 'Harga Asam Sitrat', before: 'Rp 18.450,00', after: 'Rp 19.000,00' },
    { what: 'Jumlah Asam Sitrat', before: '200 kg', after: '225 kg' },
    { what: 'Ongkos kirim Sumber Kimia', before: 'Rp 50.000,00', after: 'Rp 0,00' },
    { what: 'PPN Sumber Kimia', before: 'Rp 405.900,00', after: 'Rp 418.000,00' },
    { what: 'Potongan voucher', before: 'Rp 50.000,00', after: 'Rp 0,00' },
  ])
})

it('keeps the chosen way to pay, unless the credit does not suffice any more [ORDER-1]', () => {
  const paying = (obstacle: string | null) =>
    ({
      tipe_pembayaran: [
        { kode: 'transfer', nama: 'Transfer', sisa_kredit: null, halangan: null },
        { kode: 'tempo-30', nama: 'Tempo 30 hari', sisa_kredit: '1.00', halangan: obstacle },
      ],
    }) as QuotedSeller
  expect(paymentOf(paying(null), 'tempo-30')).toBe('tempo-30')
  expect(paymentOf(paying('Tidak cukup.'), 'tempo-30')).toBe('transfer')
  expect(paymentOf(paying(null), undefined)).toBe('transfer')
  expect(paymentOf({ tipe_pembayaran: [] as QuotedSeller['tipe_pembayaran'] } as QuotedSeller, 'cod')).toBe('')
})
