import { expect, it } from 'vitest'
import { readableAddress } from './check-address.ts'

it.each([
  ['/produk/%E0%A4%A', '/produk/%25E0%25A4%25A'],
  ['/100%?keyword=100%', '/100%25?keyword=100%'],
  ['/produk/gula%20halus', '/produk/gula%20halus'],
  ['/produk?keyword=%E0', '/produk?keyword=%E0'],
  ['/api/produk/%E0', '/api/produk/%E0'],
])('takes %s for %s [ROUTE-4]', (asked, read) => {
  expect(readableAddress(asked)).toBe(read)
})
