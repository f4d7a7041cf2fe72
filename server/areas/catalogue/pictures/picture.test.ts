import { expect, it } from 'vitest'
import { packShotUrl, pictureUrl, pictureUrls, readPictureName } from './picture.ts'

const fileOf = (url: string) => url.replace('/gambar/produk/', '')

it('names product, view and version, and reads them back [DETAIL-1]', () => {
  expect(readPictureName(fileOf(packShotUrl(1086, 3, 'angle')))).toEqual({ productId: 1086, view: 'angle', version: 3 })
  expect(pictureUrls(7, 1, [])).toHaveLength(3)
})

it('has another address once the picture changes', () => {
  expect(packShotUrl(7, 2)).not.toBe(packShotUrl(7, 1))
})

it('is the first photo, where there is one [SHOP-2]', () => {
  expect(pictureUrl(7, { pictureVersion: 2, coverPhoto: 'a'.repeat(32) })).toBe(
    `/gambar/foto/${'a'.repeat(32)}-320.jpeg`,
  )
})

it.each([
  '',
  'x.svg',
  'k3wm9r-front-1.png',
  'k3wm9r-back-1.svg',
  'k3wm9r-front-0.svg',
  'k3wm9r-front-01.svg',
  '../x-front-1.svg',
  'zzzzzz-front-1.svg',
])('knows no picture named %j', (file) => {
  expect(readPictureName(file)).toBeNull()
})
