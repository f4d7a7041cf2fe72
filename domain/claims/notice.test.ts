import { expect, it } from 'vitest'
import {
  answerNotice,
  buyerNotice,
  claimableNotice,
  claimEventText,
  claimNotice,
  claimPath,
  closingNotice,
} from './notice.ts'
import { claimNumber } from './number.ts'

const claim = { id: 'k1', number: 'KL-260302-ABCDEF', orderNumber: 'SB-260302-XYZXYZ' }

it('tells the other side what happened and why, with the page on its side [CLAIM-1]', () => {
  expect(claimNotice(claim, 'refuse', { companyName: 'PT Contoh', reader: 'buyer', reason: 'Segel utuh' })).toEqual({
    message: 'PT Contoh menolak klaim KL-260302-ABCDEF atas pesanan SB-260302-XYZXYZ: Segel utuh',
    link: '/transaksi/klaim/k1',
  })
  expect(claimNotice(claim, 'submit', { companyName: 'CV Contoh', reader: 'seller', reason: null })).toEqual({
    message: 'CV Contoh mengajukan klaim KL-260302-ABCDEF atas pesanan SB-260302-XYZXYZ',
    link: '/pusat-seller/klaim/k1',
  })
})

it('tells the seller of no time that is the buyer’s, and the buyer what becomes of a replacement [CLAIM-1]', () => {
  const buyerBy = new Date('2026-03-06T00:00:00+07:00')
  const facts = { companyName: 'PT Contoh', reader: 'seller', reason: null, buyerBy } as const
  expect(claimNotice(claim, 'sendReplacement', facts).message).not.toContain('sampai')
  const dots = claimNotice(claim, 'refuse', { ...facts, reader: 'buyer', reason: 'Segel utuh. . .' })
  expect(dots.message).toContain('Segel utuh. Dapat dibantah')
  expect(buyerNotice(claim, 'replacement_sent', buyerBy)).toEqual({
    message:
      'Konfirmasi pengganti untuk klaim KL-260302-ABCDEF sampai 5 Mar 2026, 24.00 WIB, atau pengganti dianggap diterima otomatis',
    link: '/transaksi/klaim/k1',
  })
  expect(answerNotice(claim, buyerBy).link).toBe('/pusat-seller/klaim/k1')
})

it('reminds of the day that ends, not of the instant after it [CLAIM-1]', () => {
  const end = new Date('2026-03-06T00:00:00+07:00')
  expect(answerNotice(claim, end).message).toBe('Jawab klaim KL-260302-ABCDEF sampai 5 Mar 2026, 24.00 WIB')
  expect(claimableNotice({ orderId: 'o1', orderNumber: 'SB-1' }, end)).toEqual({
    message: 'Kekurangan pada pesanan SB-1 dapat diklaim sampai 5 Mar 2026, 24.00 WIB',
    link: '/transaksi/daftar-transaksi/o1',
  })
})

it('tells a buyer until when it acts and what happens then, and both what the system did [CLAIM-1]', () => {
  const buyerBy = new Date('2026-03-06T00:00:00+07:00')
  const facts = { companyName: 'PT Contoh', reader: 'buyer', reason: 'Segel utuh', buyerBy } as const
  expect(claimNotice(claim, 'refuse', facts).message).toContain(
    'Segel utuh. Dapat dibantah sampai 5 Mar 2026, 24.00 WIB',
  )
  expect(claimNotice(claim, 'refuse', { ...facts, reason: 'Segel utuh.' }).message).toContain('Segel utuh. Dapat')
  expect(claimNotice(claim, 'sendReplacement', { ...facts, reason: null }).message).toContain(
    'Konfirmasi penerimaannya sampai 5 Mar 2026, 24.00 WIB',
  )
  expect(buyerNotice(claim, 'refused', buyerBy)).toEqual({
    message: 'Bantah penolakan klaim KL-260302-ABCDEF sampai 5 Mar 2026, 24.00 WIB, atau klaim ditutup otomatis',
    link: claimPath('k1', 'buyer'),
  })
  expect(closingNotice(claim, 'presumed', 'seller')).toEqual({
    message:
      'Klaim KL-260302-ABCDEF atas pesanan SB-260302-XYZXYZ dilanjutkan otomatis: penggantinya dianggap diterima karena tidak dikonfirmasi pembeli',
    link: claimPath('k1', 'seller'),
  })
})

it('numbers a claim by its day in Jakarta [CLAIM-1]', () => {
  expect(claimNumber('ABCDEF', new Date('2026-03-01T17:00:00Z'))).toBe('KL-260302-ABCDEF')
  expect(claimEventText('lapse')).toBe('Klaim ditutup karena pesanan dibatalkan')
})
