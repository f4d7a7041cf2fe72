import { expect, it } from 'vitest'
import { approvalNotice, lapseNotice } from './approval-notice.ts'

const order = { orderId: '0190', orderNumber: 'SB-261120-000123', total: '5550000.00' }

it.each([
  ['place', null, 'meminta persetujuan pesanan SB-261120-000123 senilai Rp 5.550.000,00'],
  ['approve', null, 'menyetujui pesanan SB-261120-000123'],
  ['refuse', 'Anggaran habis', 'menolak pesanan SB-261120-000123: Anggaran habis'],
  ['cancel', 'Salah', 'membatalkan pesanan SB-261120-000123 yang menunggu persetujuan: Salah'],
] as const)('tells colleagues of %s, with the page of the order [ORDER-4] [ROLE-10]', (event, reason, message) => {
  expect(approvalNotice({ ...order, event, reason })).toEqual({ message, link: '/transaksi/daftar-transaksi/0190' })
})

it.each([
  [true, 'seller', 'Pesanan SB-261120-000123 dibatalkan: Terlambat.', '/pusat-seller/pesanan/0190'],
  [
    false,
    'buyer',
    'Pesanan SB-261120-000123 yang menunggu persetujuan dibatalkan: Terlambat.',
    '/transaksi/daftar-transaksi/0190',
  ],
] as const)(
  'tells that an order, sent to its seller: %s, was ended by the system [ORDER-4] [SHIP-2]',
  (isSent, reader, ...expected) => {
    const { message, link } = lapseNotice({ ...order, reason: 'Terlambat.', isSent }, reader)
    expect([message, link]).toEqual(expected)
  },
)
