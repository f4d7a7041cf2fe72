import { expect, it } from 'vitest'
import { expiryNotice, noticeOf } from './notice.ts'

const happening = {
  companyName: 'PT Uji',
  product: { code: 'x7kq2m', name: 'Asam Sitrat' },
  kind: 'coa',
  text: null,
} as const

it.each([
  ['ask', 'PT Uji meminta CoA untuk Asam Sitrat', '/pusat-seller/dokumen'],
  ['withdraw', 'PT Uji menarik permintaan CoA untuk Asam Sitrat', '/pusat-seller/dokumen'],
  ['answer', 'PT Uji membuka CoA untuk Asam Sitrat', '/produk/x7kq2m-asam-sitrat#dokumen'],
  ['decline', 'PT Uji menolak permintaan CoA untuk Asam Sitrat', '/produk/x7kq2m-asam-sitrat#dokumen'],
] as const)('the other side is told of "%s", and where it shows [DOC-2]', (act, message, link) => {
  expect(noticeOf({ ...happening, act })).toEqual({ message, link })
})

it('says why [DOC-2]', () => {
  expect(noticeOf({ ...happening, act: 'decline', text: 'Tunggu lot baru' }).message).toBe(
    'PT Uji menolak permintaan CoA untuk Asam Sitrat: Tunggu lot baru',
  )
})

it.each([
  ['2026-12-31', 0, 'CoA untuk Asam Sitrat berlaku 30 hari lagi. Unggah penggantinya.'],
  ['2026-12-02', 0, 'CoA untuk Asam Sitrat berlaku 1 hari lagi. Unggah penggantinya.'],
  ['2026-12-01', 0, 'CoA untuk Asam Sitrat berlaku sampai hari ini. Unggah penggantinya.'],
  [
    '2026-12-11',
    4,
    '5 dokumen berlaku paling lama 30 hari lagi; CoA untuk Asam Sitrat berlaku 10 hari lagi. Unggah penggantinya.',
  ],
])('the seller is told of a last day on %s, and of %i more [DOC-2]', (validUntil, others, message) => {
  const expiring = { kind: 'coa', product: 'Asam Sitrat', validUntil, others } as const
  expect(expiryNotice(expiring, '2026-12-01')).toEqual({ message, link: '/pusat-seller/dokumen' })
})
