import { expect, it } from 'vitest'
import { photoFormats, photoUrl, photoWidths, readPhotoName } from './photo.ts'

const hash = '0123456789abcdef0123456789abcdef'

it('reads back every address that it writes [SHOP-2]', () => {
  expect(photoUrl(hash, 320)).toBe(`/gambar/foto/${hash}-320.jpeg`)
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      const file = photoUrl(hash, width, format).split('/').at(-1) ?? ''
      expect(readPhotoName(file)).toEqual({ hash, width, format })
    }
  }
})

it.each([
  `${hash}-321.jpeg`,
  `${hash}-800.png`,
  `${hash.slice(1)}-800.webp`,
  `g${hash.slice(1)}-800.webp`,
  `x${hash}-800.webp`,
  `${hash}-800.webp.exe`,
  `${hash}-800-webp`,
  '',
])('knows no photo by the name %j [SHOP-2]', (file) => {
  expect(readPhotoName(file)).toBeNull()
})
