import { expect, it } from 'vitest'
import { cancelRequestNotice } from './notice.ts'

it.each([
  ['ask', 'seller', 'PT Contoh meminta pembatalan sisa pesanan SB-1: Proyek batal', '/pusat-seller/pesanan/o1'],
  ['refuse', 'buyer', 'PT Contoh menolak pembatalan pesanan SB-1: Proyek batal', '/transaksi/daftar-transaksi/o1'],
] as const)(
  'tells of a request to cancel (%s) to the %s, with its reason and the order [SHIP-1]',
  (event, reader, ...said) => {
    const told = { companyName: 'PT Contoh', orderId: 'o1', orderNumber: 'SB-1', reason: 'Proyek batal' }
    const { message, link } = cancelRequestNotice({ event, ...told }, reader)
    expect([message, link]).toEqual(said)
  },
)
