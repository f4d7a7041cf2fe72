import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const visitor = world.aVisitor()
const seller = await world.aSeller()

async function aMaterialOffered(name: string, otherNames: string[], times: number) {
  const materialId = await world.aMaterial({ name, otherNames })
  for (let made = 0; made < times; made += 1) await world.aProduct({ seller, materialId, name: `${name} mutu ${made}` })
}

async function suggested(keyword: string): Promise<string[]> {
  const { body } = await visitor.call('produk/saran-pencarian', { keyword })
  return body.bahan.map(({ bahan_nama }) => bahan_nama)
}

/** The materials of the products, in their order. */
async function listed(keyword: string): Promise<string[]> {
  const { data } = await visitor.call('produk/daftar', { keyword, per_halaman: 60 })
  return data.produk.map(({ produk_nama }) => produk_nama.replace(/ mutu \d$/, ''))
}

describe('a name that several materials bear', () => {
  it('finds them all, first the one with most offers, whatever else they are called [MAT-3]', async () => {
    await aMaterialOffered('Belerang Hijau', ['kuwarsin'], 1)
    await aMaterialOffered('Yodium Hijau', ['kuwarsin'], 3)
    await aMaterialOffered('Antimon Hijau', ['kuwarsin', 'kuwarsin antik', 'hijau kuwarsin'], 2)

    const names = ['Yodium Hijau', 'Antimon Hijau', 'Belerang Hijau']
    expect(await suggested('kuwarsin')).toEqual(names)
    expect([...new Set(await listed('kuwarsin'))]).toEqual(names)
    expect(await listed('kuwarsin')).toHaveLength(6)
  })

  it('stands before longer names that begin with it, even of more offers [MAT-3]', async () => {
    await aMaterialOffered('Zirkonat Putih', [], 4)
    await aMaterialOffered('Zirkonat', [], 1)

    expect(await suggested('zirkonat')).toEqual(['Zirkonat', 'Zirkonat Putih'])
    expect((await listed('zirkonat'))[0]).toBe('Zirkonat')
  })

  it('finds another one first once that has more offers [MAT-3]', async () => {
    await aMaterialOffered('Logam Satu', ['merkurin'], 2)
    await aMaterialOffered('Logam Dua', ['merkurin'], 1)
    expect(await suggested('merkurin')).toEqual(['Logam Satu', 'Logam Dua'])

    const { data } = await visitor.call('produk/daftar', { keyword: 'logam satu', per_halaman: 60 })
    for (const { produk_id } of data.produk) await seller.call('pusat-seller/produk/tarik', { produk_id })
    expect(await suggested('merkurin')).toEqual(['Logam Dua'])
  })
})
