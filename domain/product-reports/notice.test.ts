import { expect, it } from 'vitest'
import { banNotice, complaintNotice, ownProductLink, productReviewNotice, productReviewPath } from './notice.ts'
import { complaintReason, complaintReasonLabel, complaintReasons } from './reason.ts'
import { complaintLabel, complaints } from './report.ts'

it('tells a seller why its product is off sale, never who reported it [ADM-3]', () => {
  expect(banNotice({ act: 'ban', product: 'Gula', reason: 'Palsu' })).toBe('Gula diturunkan dari penjualan: Palsu')
  expect(banNotice({ act: 'keep', product: 'Gula', reason: 'Palsu' })).toBe('Gula belum dapat dijual lagi: Palsu')
  expect(banNotice({ act: 'lift', product: 'Gula' })).toBe('Gula tidak lagi diturunkan')
  expect(banNotice({ act: 'ban', product: 'Gula' })).toBe('Gula diturunkan dari penjualan: ')
  expect(banNotice({ act: 'keep', product: 'Gula' })).toBe('Gula belum dapat dijual lagi: ')
})

it('tells who has reported a product what became of it [ADM-3]', () => {
  expect(complaintNotice('Gula', null)).toBe(
    'Laporan Anda tentang Gula ditindaklanjuti: produk itu diturunkan dari penjualan',
  )
  expect(complaintNotice('Gula', 'Sudah benar')).toBe(
    'Laporan Anda tentang Gula sudah ditinjau dan tidak ditindaklanjuti: Sudah benar',
  )
})

it('notifies administrators of what waits for them, and leads there [ADM-3]', () => {
  expect(productReviewNotice('complaint', 'Gula')).toBe('Gula dilaporkan')
  expect(productReviewNotice('ask', 'Gula')).toBe('Gula menunggu ditinjau lagi')
  expect([productReviewPath(7), ownProductLink(7)]).toEqual(['/admin/produk/7', '/pusat-seller/produk/7'])
})

it('has a word on the wire and one on screens for each reason [ADM-3]', () => {
  expect(complaintReasons.map((reason) => complaintReason.encode(reason))).toHaveLength(6)
  expect(new Set(complaintReasons.map(complaintReasonLabel)).size).toBe(6)
  expect(complaintReasonLabel('forbidden')).toBe('Terlarang atau tanpa izin yang diperlukan')
})

it('says why a report that was decided is not decided again [ADM-3]', () => {
  const administrator = { companyKind: 'platform', role: 'administrator' } as const
  const decided = { state: 'dismissed', version: 2 } as const
  expect(complaints.may(decided, 'uphold', administrator)).toEqual({
    allowed: false,
    reason: 'Laporan yang tidak ditindaklanjuti tidak dapat ditindaklanjuti.',
  })
  expect(complaintLabel('upheld')).toBe('Ditindaklanjuti')
})
