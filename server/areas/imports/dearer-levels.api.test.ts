import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
const HEAD = 'SKU;Level;Pelanggan;Nama daftar;Mulai jumlah;Harga'

it('refuses with a level that becomes dearer the other levels for that quantity, which were measured by it [SHOP-3, SHOP-4]', async () => {
  const shop = await world.aSeller()
  await world.aProduct({ seller: shop, sku: 'L', price: '100.00', levels: { 2: '95.00', 3: '94.00' } })
  const of = (level: number, from: number, price: number) => `L;${level};;;${from};${price}`
  const current = [of(1, 100, 90), of(2, 100, 83), of(3, 100, 82), of(3, 200, 81)]
  expect(await applied(world, shop, 'daftar-harga', aCsv(HEAD, ...current))).toMatchObject({ baru: 4 })

  const rows = [of(1, 100, 80), of(2, 100, 85), of(3, 100, 84), of(3, 200, 80)]
  const { cocok, masalah } = await uploaded(shop, 'daftar-harga', aCsv(HEAD, ...rows))

  const dearer =
    'Level 2 (Rp 85,00) lebih mahal daripada level 1 (Rp 80,00). Bila memang begitu, ubah di halaman Harga.'
  expect(masalah.map(({ baris, alasan }) => [baris, alasan])).toEqual([
    [2, dearer],
    [3, dearer],
    [4, `Ditolak bersama baris 2: ${dearer}`],
  ])
  expect(cocok).toBe(1)
})

it('finds no list of a customer that only a refused row would make [SHOP-3, SHOP-4]', async () => {
  const shop = await world.aSeller()
  await world.aProduct({ seller: shop, sku: 'G', price: '2000.00' })
  await world.subscribe(await world.aBuyer({ name: 'PT Mahal Uji' }), shop)
  const rows = ['G;;PT Mahal Uji;Mahal;500;2100', 'G;;PT Mahal Uji;;600;1900']

  const { masalah } = await uploaded(shop, 'daftar-harga', aCsv(HEAD, ...rows))

  expect(masalah.map(({ baris, kolom }) => [baris, kolom])).toEqual([
    [2, 'Harga'],
    [3, 'Nama daftar'],
  ])
})
