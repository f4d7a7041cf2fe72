import { expect, it } from 'vitest'
import { pictureAddress, pictureUrl, readPictureAddress } from './picture.ts'

const picture = { hash: '0123456789abcdef0123456789abcdef', width: 1600, height: 900 }

it('is named in a text with its room, and by nothing else [ADM-4]', () => {
  const address = pictureAddress(picture)
  expect(address).toBe('/gambar/konten/0123456789abcdef0123456789abcdef-1600x900')
  expect(readPictureAddress(address)).toEqual(picture)
  const others = [
    pictureUrl(picture, 800),
    `https://lain.contoh${address}`,
    `${address}/`,
    `/gambar/foto/${picture.hash}-1600x900`,
    address.replace('900', '0'),
    address.toUpperCase(),
  ]
  expect(others.map(readPictureAddress)).toEqual(others.map(() => null))
})

it('is found in each of its sizes and formats [ADM-4]', () => {
  expect(pictureUrl(picture, 320, 'avif')).toBe('/gambar/konten/0123456789abcdef0123456789abcdef-320.avif')
})
