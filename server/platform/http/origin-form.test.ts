import { expect, it } from 'vitest'
import { originForm } from './check-address.ts'

it.each([
  ['/produk?halaman=2', '/produk?halaman=2'],
  ['http://localhost:3000/produk?halaman=2', '/produk?halaman=2'],
  ['HTTPS://contoh.id', '/'],
  ['//contoh.id/produk', '//contoh.id/produk'],
  ['http://', 'http://'],
  ['*', '*'],
])('takes %s for %s [ROUTE-4]', (target, asked) => {
  expect(originForm(target)).toBe(asked)
})
