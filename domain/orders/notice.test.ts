import { expect, it } from 'vitest'
import { noticeOf, timelineText } from './notice.ts'

const order = { orderId: '0190', orderNumber: 'SB-261120-000123', companyName: 'PT Contoh' }

it.each([
  ['place', 'buyer', 'PT Contoh membuat pesanan SB-261120-000123', '/pusat-seller/pesanan/0190'],
  ['confirm', 'seller', 'PT Contoh mengonfirmasi pesanan SB-261120-000123', '/transaksi/daftar-transaksi/0190'],
  ['ship', 'seller', 'PT Contoh mengirim pesanan SB-261120-000123', '/transaksi/daftar-transaksi/0190'],
  ['complete', 'buyer', 'PT Contoh telah menerima pesanan SB-261120-000123', '/pusat-seller/pesanan/0190'],
  ['complete', 'seller', 'PT Contoh menyelesaikan pesanan SB-261120-000123', '/transaksi/daftar-transaksi/0190'],
  ['pay', 'seller', 'PT Contoh mencatat pelunasan pesanan SB-261120-000123', '/transaksi/daftar-transaksi/0190'],
  ['cancel', 'buyer', 'PT Contoh membatalkan pesanan SB-261120-000123', '/pusat-seller/pesanan/0190'],
] as const)('tells the other side of %s by the %s, with its own page [ORDER-4]', (event, by, message, link) => {
  expect(noticeOf({ ...order, event, by })).toEqual({ message, link })
})

it('tells why an order was cancelled [ORDER-4]', () => {
  const { message } = noticeOf({ ...order, event: 'cancel', by: 'seller', reason: 'Stok rusak' })
  expect(message).toBe('PT Contoh membatalkan pesanan SB-261120-000123: Stok rusak')
})

it.each([
  ['refuse', 'cancelled', 'buyer', 'Pesanan ditolak'],
  ['confirm', 'processing', 'seller', 'Pesanan dikonfirmasi seller'],
  ['ship', 'shipped', 'seller', 'Pesanan dikirim'],
  ['pay', 'shipped', 'seller', 'Pembayaran lunas'],
  ['complete', 'completed', 'seller', 'Pesanan diselesaikan seller'],
  ['cancel', 'cancelled', 'buyer', 'Pesanan dibatalkan pembeli'],
] as const)(
  'words %s, after which an order is %s, by the %s in the timeline: %s [ORDER-4]',
  (event, state, by, text) => {
    for (const reader of ['buyer', 'seller'] as const) expect(timelineText({ event, state, by }, reader)).toBe(text)
  },
)

it('words the timeline for both sides [ORDER-4]', () => {
  const placed = { event: 'place', state: 'awaiting_confirmation', by: 'buyer' } as const
  for (const reader of ['buyer', 'seller'] as const) {
    expect(timelineText(placed, reader)).toBe('Pesanan dibuat')
    expect(timelineText({ event: 'complete', state: 'completed', by: 'buyer' }, reader)).toBe('Barang diterima pembeli')
    expect(timelineText({ event: 'cancel', state: 'cancelled', by: 'seller' }, reader)).toBe(
      'Pesanan dibatalkan seller',
    )
  }
})

it('words approval inside the buyer company alone: to the seller the order begins with it [ORDER-4]', () => {
  const submitted = { event: 'place', state: 'awaiting_approval', by: 'buyer' } as const
  const approved = { event: 'approve', state: 'awaiting_confirmation', by: 'buyer' } as const
  expect(timelineText(submitted, 'buyer')).toBe('Pesanan diajukan untuk disetujui')
  expect(timelineText(approved, 'buyer')).toBe('Pesanan disetujui')
  expect(timelineText(approved, 'seller')).toBe('Pesanan dibuat')
  expect(noticeOf({ ...order, event: 'approve', by: 'buyer' })).toEqual({
    message: 'PT Contoh membuat pesanan SB-261120-000123',
    link: '/pusat-seller/pesanan/0190',
  })
})
