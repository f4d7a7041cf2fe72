import { expect, it } from 'vitest'
import { noticeOf } from './notice.ts'

const happening = {
  companyName: 'PT Uji',
  product: { code: 'x7kq2m', name: 'Asam Sitrat' },
  kind: 'coa',
  said: null,
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
  expect(noticeOf({ ...happening, act: 'decline', said: 'Tunggu lot baru' }).message).toBe(
    'PT Uji menolak permintaan CoA untuk Asam Sitrat: Tunggu lot baru',
  )
})
