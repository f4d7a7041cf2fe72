import { expect, it } from 'vitest'
import { differencePercent } from './difference.ts'
import { type Happening, noticeOf } from './notice.ts'

const happening: Happening = {
  act: 'submit',
  by: 'buyer',
  automatic: false,
  deal: false,
  negotiationId: '0190',
  companyName: 'PT Contoh',
  productName: 'Sorbitol',
  price: '92000.00',
  units: '100.000',
  unit: 'kg',
  note: null,
}

it.each([
  [{}, 'PT Contoh mengajukan nego Sorbitol: Rp 92.000,00 untuk 100 kg'],
  [{ deal: true }, 'PT Contoh mengajukan harga kesepakatan Sorbitol: Rp 92.000,00 untuk 100 kg'],
  [{ act: 'settle', deal: true }, 'PT Contoh menetapkan harga kesepakatan Sorbitol: Rp 92.000,00 untuk 100 kg'],
  [{ act: 'counter', by: 'seller' }, 'PT Contoh mengirim penawaran balik Sorbitol: Rp 92.000,00'],
  [
    { act: 'counter', by: 'seller', automatic: true },
    'PT Contoh mengirim penawaran balik otomatis Sorbitol: Rp 92.000,00',
  ],
  [{ act: 'counter' }, 'PT Contoh menawar lagi Sorbitol: Rp 92.000,00'],
  [{ act: 'change' }, 'PT Contoh mengubah penawaran Sorbitol: Rp 92.000,00'],
  [{ act: 'agree' }, 'PT Contoh menyetujui harga Sorbitol: Rp 92.000,00'],
  [{ act: 'decline' }, 'PT Contoh menolak penawaran Sorbitol'],
  [{ act: 'withdraw' }, 'PT Contoh menarik nego Sorbitol'],
  [{ act: 'askInfo', note: 'Untuk apa?' }, 'PT Contoh meminta info tambahan untuk nego Sorbitol: Untuk apa?'],
  [{ act: 'answerInfo', note: 'Sirup' }, 'PT Contoh menjawab permintaan info nego Sorbitol: Sirup'],
  [{ act: 'finish' }, 'PT Contoh memasukkan ke keranjang Sorbitol: Rp 92.000,00 untuk 100 kg'],
  [{ act: 'cancel' }, 'PT Contoh membatalkan nego Sorbitol'],
  [{ act: 'replace' }, 'Harga kesepakatan Sorbitol diganti oleh yang lebih baru'],
  [{ act: 'decline', by: 'seller', note: 'Terlalu rendah' }, 'PT Contoh menolak penawaran Sorbitol: Terlalu rendah'],
  [{ act: 'end', note: 'Langganan ditangguhkan' }, 'Nego Sorbitol diakhiri oleh sistem: Langganan ditangguhkan'],
  [{ act: 'expire' }, 'Nego Sorbitol sudah kedaluwarsa'],
] as [Partial<Happening>, string][])('tells of %j [HEAD-8]', (change, message) => {
  expect(noticeOf({ ...happening, ...change }, 'seller').message).toBe(message)
})

it('leads each side to its own page [HEAD-8] [ROUTE-5]', () => {
  expect(noticeOf(happening, 'buyer').link).toBe('/transaksi/nego/detail/?nego_id=0190')
  expect(noticeOf(happening, 'seller').link).toBe('/pusat-seller/nego/detail/?nego_id=0190')
})

it.each([
  ['92000.00', '-8.0'],
  ['100000.00', '0.0'],
  ['99990.00', '0.0'],
  ['105100.00', '5.1'],
])('puts %s against a list price of 100.000 as %s percent [NEGO-9]', (price, percent) => {
  expect(differencePercent(price, '100000.00')).toBe(percent)
})
