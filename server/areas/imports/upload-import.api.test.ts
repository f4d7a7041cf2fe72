import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { brokenTables } from '#test/scenes/broken-tables.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
const aFile = () => aCsv('SKU;Harga', 'A;110000')

describe('files of a shop', () => {
  it('that wait unapplied make room for a new one, the oldest first; what was applied stays [SHOP-4]', async () => {
    const shop = await world.aSeller()
    await world.aProduct({ seller: shop, sku: 'A' })
    const imported = [(await applied(world, shop, 'harga', aFile())).impor_id]
    for (let count = 0; count <= MOST.waitingImports; count++) {
      world.setClock(new Date(world.now().getTime() + 1000).toISOString())
      imported.push((await uploaded(shop, 'harga', aFile())).impor_id)
    }

    const { data } = await shop.call('pusat-seller/impor/daftar', { per_halaman: 50 })

    const [done, first, ...newest] = imported
    expect(data.impor.map(({ impor_id }) => impor_id)).toEqual([...newest.toReversed(), done])
    expect((await shop.send('pusat-seller/impor/status', { impor_id: first ?? '' })).status).toBe(404)
  })

  it('are read one at a time; those of another shop wait their turn [SHOP-4]', async () => {
    const [shop, other] = [await world.aSeller(), await world.aSeller()]
    const upload = (seller: typeof shop) => seller.upload('pusat-seller/impor/unggah', { jenis: 'harga' }, aFile())

    const [ofOther, ...ofShop] = await Promise.all([upload(other), upload(shop), upload(shop), upload(shop)])

    expect(ofOther.ok).toBe(true)
    expect(ofShop.filter(({ ok }) => ok)).toHaveLength(1)
    expect(ofShop.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(['table_reading', 'table_reading'])
  })
})

it('that is broken is refused in words, and nothing of it is stored [SHOP-4]', async () => {
  const codes = {
    'a workbook with a billion laughs in xl/workbook.xml': 'table_unreadable',
    'a workbook that lies about its sizes': 'table_unreadable',
    'a workbook with 151 MB in 151 kB': 'table_inflated',
    'a quote that is not closed, with semicolons': 'table_quote',
    'one row too many, with semicolons': 'table_rows',
    'a column twice, with semicolons': 'table_head_twice',
    'a picture, with semicolons': 'table_kind',
  }
  const files = new Map((await brokenTables()).map((table) => [table.what, table]))
  const shop = await world.aSeller()
  const before = await hashOfStoredData(world.db)

  const refused: Record<string, string | undefined> = {}
  for (const what of Object.keys(codes)) {
    const { kind, content = Buffer.of() } = files.get(what) ?? {}
    const file = { name: `berkas.${kind}`, content }
    const { refusal } = await shop.upload('pusat-seller/impor/unggah', { jenis: 'produk' }, file)
    expect(refusal).toMatchObject({ field: 'berkas', status_message: expect.stringMatching(/\.$/) })
    refused[what] = refusal?.code
  }

  expect(refused).toEqual(codes)
  expect(await hashOfStoredData(world.db)).toBe(before)
})
