import { expect, it } from 'vitest'
import { isSellerId, plainProductId, productPath, sellerPath } from './address.ts'

it('gives products and sellers their canonical addresses [ROUTE-5]', () => {
  expect(productPath({ code: 'x7kq2m', name: 'Asam Sitrat' })).toBe('/produk/x7kq2m-asam-sitrat')
  expect(sellerPath('nirwasita-farmaka-cipta')).toBe('/seller/nirwasita-farmaka-cipta')
  expect(sellerPath('a/b?c')).toBe('/seller/a%2Fb%3Fc')
})

it.each([
  ['117', 117],
  ['2147483647', 2147483647],
  ['0117', null],
  ['0', null],
  ['-5', null],
  ['1e3', null],
  ['12345678901', null],
  ['x7kq2m', null],
  ['394758-asam-sitrat', null],
  ['394758-', null],
  ['', null],
])('reads %j of an address as the plain id %j [ROUTE-5]', (address, id) => {
  expect(plainProductId(address)).toBe(id)
})

it.each([
  ['019c0000-0000-7000-8000-000000000001', true],
  ['019C0000-0000-7000-8000-00000000000A', true],
  ['019c0000-0000-7000-8000-00000000000', false],
  ['x019c0000-0000-7000-8000-000000000001', false],
  ['019c0000-0000-7000-8000-0000000000012', false],
  ['nirwasita-farmaka-cipta', false],
])('%j holds the id of a seller: %j [ROUTE-5]', (address, isId) => {
  expect(isSellerId(address)).toBe(isId)
})
