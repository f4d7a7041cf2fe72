import { expect, it } from 'vitest'
import { productPath, sellerPath } from './address.ts'

it('gives products and sellers their canonical addresses [ROUTE-5]', () => {
  expect(productPath({ code: 'x7kq2m', name: 'Asam Sitrat' })).toBe('/produk/x7kq2m-asam-sitrat')
  expect(sellerPath('nirwasita-farmaka-cipta')).toBe('/seller/nirwasita-farmaka-cipta')
  expect(sellerPath('a/b?c')).toBe('/seller/a%2Fb%3Fc')
})
