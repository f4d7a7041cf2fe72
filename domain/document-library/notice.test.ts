import { expect, it } from 'vitest'
import { boughtExpiryNotice } from './notice.ts'

it.each([
  [0, 'CoA untuk Gula lot L-7 berlaku 10 hari lagi.'],
  [
    2,
    '3 dokumen mutu barang yang Anda beli berlaku paling lama 30 hari lagi; CoA untuk Gula lot L-7 berlaku 10 hari lagi.',
  ],
])('a buyer is told of a document that ends, and of %i more, where they all are [DOC-2]', (others, message) => {
  const expiring = { kind: 'coa', product: 'Gula lot L-7', validUntil: '2026-03-12', others } as const
  expect(boughtExpiryNotice(expiring, '2026-03-02')).toEqual({ message, link: '/akun/dokumen?status=segera' })
})
