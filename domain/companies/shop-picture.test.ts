import { expect, it } from 'vitest'
import { shopPictureUrl } from './shop-picture.ts'

it('has an address for each picture of a shop, its size and its format [SHOP-8]', () => {
  expect(shopPictureUrl('abc', 320)).toBe('/gambar/toko/abc-320.jpeg')
  expect(shopPictureUrl('abc', 1600, 'avif')).toBe('/gambar/toko/abc-1600.avif')
})
