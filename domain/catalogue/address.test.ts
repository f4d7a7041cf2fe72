import { expect, it } from 'vitest'
import { productPath, sellerPath, slugOf } from './address.ts'

it.each([
  ['Asam Sitrat Anhidrat', 'asam-sitrat-anhidrat'],
  ['Lilin Parafin 58–60 °C', 'lilin-parafin-58-60-c'],
  ['Glikosida Steviol (Stevia)', 'glikosida-steviol-stevia'],
  ['Crème', 'creme'],
  ['  (R)-Limonena  ', 'r-limonena'],
  ['5-HTP 99 %', '5-htp-99'],
])('makes of the name %j the slug %j [ROUTE-5]', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('gives products and sellers their canonical addresses [ROUTE-5]', () => {
  expect(productPath({ code: 'x7kq2m', name: 'Asam Sitrat' })).toBe('/produk/x7kq2m-asam-sitrat')
  expect(sellerPath('nirwasita-farmaka-cipta')).toBe('/seller/nirwasita-farmaka-cipta')
  expect(sellerPath('a/b?c')).toBe('/seller/a%2Fb%3Fc')
})
