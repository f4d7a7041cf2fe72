import { expect, it } from 'vitest'
import type { Side } from '../machine.ts'
import { aboutOrder, noticeOf, type PastStep, pickupNotice, timelineText } from './notice.ts'
import { seesPayments } from './payment-readers.ts'
import { stateLabel } from './state.ts'

const order = { orderId: '0190', orderNumber: 'SB-261120-000123', companyName: 'PT Contoh' }

const textOf = (step: Omit<PastStep, 'reason'>, reader: Side, isFetched = false) =>
  timelineText({ ...step, reason: null }, reader, { isFetched })

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
    for (const reader of ['buyer', 'seller'] as const) expect(textOf({ event, state, by }, reader)).toBe(text)
  },
)

it('words the timeline for both sides [ORDER-4]', () => {
  const placed = { event: 'place', state: 'awaiting_confirmation', by: 'buyer' } as const
  for (const reader of ['buyer', 'seller'] as const) {
    expect(textOf(placed, reader)).toBe('Pesanan dibuat')
    expect(textOf({ event: 'complete', state: 'completed', by: 'buyer' }, reader)).toBe('Barang diterima pembeli')
    expect(textOf({ event: 'cancel', state: 'cancelled', by: 'seller' }, reader)).toBe('Pesanan dibatalkan seller')
  }
})

it('words approval inside the buyer company alone: to the seller the order begins with it [ORDER-4]', () => {
  const submitted = { event: 'place', state: 'awaiting_approval', by: 'buyer' } as const
  const approved = { event: 'approve', state: 'awaiting_confirmation', by: 'buyer' } as const
  expect(textOf(submitted, 'buyer')).toBe('Pesanan diajukan untuk disetujui')
  expect(textOf(approved, 'buyer')).toBe('Pesanan disetujui')
  expect(textOf(approved, 'seller')).toBe('Pesanan dibuat')
  expect(noticeOf({ ...order, event: 'approve', by: 'buyer' })).toEqual({
    message: 'PT Contoh membuat pesanan SB-261120-000123',
    link: '/pusat-seller/pesanan/0190',
  })
})

it.each([
  ['ship', 'seller', 'PT Contoh menyiapkan pesanan SB-261120-000123: siap diambil di Gudang 2', 'Pesanan siap diambil'],
  ['complete', 'buyer', 'PT Contoh telah mengambil pesanan SB-261120-000123', 'Barang diambil pembeli'],
  ['complete', 'seller', 'PT Contoh mencatat pengambilan pesanan SB-261120-000123', 'Pengambilan dicatat seller'],
  ['confirm', 'seller', 'PT Contoh mengonfirmasi pesanan SB-261120-000123', 'Pesanan dikonfirmasi seller'],
] as const)('says of goods that are fetched after %s by the %s: %s [SHOP-8]', (event, by, message, text) => {
  expect(noticeOf({ ...order, event, by, pickup: 'Gudang 2' }).message).toBe(message)
  expect(textOf({ event, state: event === 'complete' ? 'completed' : 'shipped', by }, 'buyer', true)).toBe(text)
})

it('tells where goods are fetched from now on [SHOP-8]', () => {
  const facts = { sellerName: 'PT Contoh', orderId: '0190', orderNumber: 'SB-1', pickup: 'Gudang 3, 08.00–16.00' }
  expect(pickupNotice(facts)).toEqual({
    message: 'PT Contoh mengubah tempat pengambilan pesanan SB-1: Gudang 3, 08.00–16.00',
    link: '/transaksi/daftar-transaksi/0190',
  })
  const moved = { event: 'movePickup', state: 'processing', by: 'seller', reason: 'Gudang 3' } as const
  expect(timelineText(moved, 'buyer', { isFetched: true })).toBe('Tempat pengambilan menjadi Gudang 3')
})

it.each([
  ['ship', 'seller', 'mengirim sebagian pesanan', 'Sebagian pesanan dikirim', 'Sebagian pesanan siap diambil'],
  [
    'complete',
    'buyer',
    'telah menerima sebagian pesanan',
    'Sebagian barang diterima pembeli',
    'Sebagian barang diambil pembeli',
  ],
  [
    'complete',
    'seller',
    'menyelesaikan sebagian pesanan',
    'Penerimaan sebagian dicatat seller',
    'Pengambilan sebagian dicatat seller',
  ],
  [
    'reduce',
    'seller',
    'membatalkan sebagian pesanan',
    'Sebagian pesanan dibatalkan seller',
    'Sebagian pesanan dibatalkan seller',
  ],
] as const)('says of a part after %s by the %s: %s [SHIP-1]', (event, by, facts, text, fetched) => {
  expect(noticeOf({ ...order, event, by, isPartial: true }).message).toBe(`PT Contoh ${facts} SB-261120-000123`)
  expect(textOf({ event, state: 'processing', by }, 'buyer')).toBe(text)
  expect(textOf({ event, state: 'processing', by }, 'seller', true)).toBe(fetched)
})

it('says of a rest that is cancelled that nothing more comes [SHIP-1]', () => {
  expect(textOf({ event: 'reduce', state: 'shipped', by: 'seller' }, 'buyer')).toBe('Sisa pesanan dibatalkan seller')
  const facts = noticeOf({ ...order, event: 'reduce', by: 'seller', reason: 'Stok habis' })
  expect(facts.message).toBe('PT Contoh membatalkan sisa pesanan SB-261120-000123: Stok habis')
})

it('names an order with its company, and a payment with what was said of it [ORDER-4] [PAY-1]', () => {
  expect(aboutOrder('PT Contoh', 'SB-1')).toBe('PT Contoh, SB-1')
  const paid = { event: 'pay', state: 'shipped', by: 'seller', reason: 'lewat transfer' } as const
  expect(timelineText(paid, 'buyer', { isFetched: false })).toBe('Pembayaran lunas: lewat transfer')
  const lapsed = { event: 'lapse', state: 'cancelled', by: null } as const
  expect(textOf(lapsed, 'buyer')).toBe('Pesanan dibatalkan otomatis')
  const fetched = (by: Side) => textOf({ event: 'complete', state: 'completed', by }, 'buyer', true)
  expect([fetched('buyer'), fetched('seller')]).toEqual(['Barang diambil pembeli', 'Pengambilan dicatat seller'])
})

it('calls a state by the way of its goods, and by what of them was sent [ORDER-4] [SHIP-1]', () => {
  expect(stateLabel('shipped')).toBe('dikirim')
  expect(stateLabel('shipped', { isFetched: true })).toBe('siap diambil')
  expect(stateLabel('processing', { isFetched: true })).toBe('diproses')
  expect(stateLabel('processing', { isFetched: false, isPartlySent: true })).toBe('dikirim sebagian')
  expect(stateLabel('processing', { isFetched: true, isPartlySent: true })).toBe('sebagian siap diambil')
  expect(stateLabel('cancelled', { isFetched: false, isPartlySent: true })).toBe('dibatalkan')
})

it.each([
  ['buyer', 'approver', true],
  ['seller', 'finance', true],
  ['seller', 'warehouse', false],
] as const)('shows what is paid of an order to a %s as %s: %s [ROLE-10, PAY-1]', (companyKind, role, sees) => {
  expect(seesPayments({ companyKind, role })).toBe(sees)
})
