import { expect, it } from 'vitest'
import { cancelRequestNotice } from './notice.ts'

it.each([
  ['ask', true, 'seller', 'PT Contoh meminta pembatalan pesanan SB-1: Proyek batal', '/pusat-seller/pesanan/o1'],
  ['ask', false, 'seller', 'PT Contoh meminta pembatalan sisa pesanan SB-1: Proyek batal', '/pusat-seller/pesanan/o1'],
  [
    'refuse',
    true,
    'buyer',
    'PT Contoh menolak pembatalan pesanan SB-1: Proyek batal',
    '/transaksi/daftar-transaksi/o1',
  ],
] as const)(
  'tells of a request to cancel (%s, of the whole order: %s) to the %s, with its reason and the order [SHIP-1]',
  (event, isWhole, reader, ...expected) => {
    const happening = { companyName: 'PT Contoh', orderId: 'o1', orderNumber: 'SB-1', reason: 'Proyek batal' }
    const { message, link } = cancelRequestNotice({ event, isWhole, ...happening }, reader)
    expect([message, link]).toEqual(expected)
  },
)
