import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { productCode } from '#domain/ids.ts'
import { codeKey } from '#domain/plain-signs.ts'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, applied, aWorkbook, offerOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
let seller: Person

beforeAll(async () => {
  seller = await world.aSeller()
})

describe('codes in files', () => {
  it('are one however their dashes and blanks are written, and stay as the shop writes them [SHOP-4]', async () => {
    const product = await world.aProduct({ seller, name: 'Kalsium Uji', sku: 'CA-1 A' })
    const file = aCsv('SKU;Nama;Harga', '\u200bca\u20131\u00a0A;;99000')

    expect(await applied(world, seller, 'harga', file)).toMatchObject({ berubah: 1, bermasalah: 0 })
    expect(await offerOf(seller, product.id)).toMatchObject({ sku: 'CA-1 A', harga: '99000.00' })
    const twin = aCsv('SKU;Nama', 'CA\u20131\u00a0A;Kalsium Uji')
    expect(await applied(world, seller, 'produk', twin)).toMatchObject({ tetap: 1, berubah: 0, bermasalah: 0 })
  })

  it('that a spreadsheet has broken change no product that is found otherwise [SHOP-4]', async () => {
    const product = await world.aProduct({ seller, name: 'Magnesium Uji', sku: '8123456789012345' })
    await world.aProduct({ seller, name: 'Seng Uji', sku: '2026-12-01' })
    const kode = productCode(product.id)
    const csv = aCsv('SKU;Kode Sentra;Harga', `8,12346E+15;${kode};99000`, '1-Des;;98000', '2026-12-01;;97000')
    const book = await aWorkbook([
      ['SKU', 'Kode Sentra', 'Harga'],
      [8123456789012345, kode, 99000],
    ])

    const checked = await uploaded(seller, 'produk', csv)
    expect(checked.masalah.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [2, 'SKU'],
      [3, 'SKU'],
    ])
    const { masalah } = await uploaded(seller, 'produk', book)
    expect(masalah).toMatchObject([{ baris: 2, kolom: 'SKU', alasan: expect.stringContaining('kolom sebagai teks') }])
  })

  it('of no product are told alone in files of stocks and prices [SHOP-4]', async () => {
    const { masalah } = await uploaded(seller, 'stok', aCsv('SKU;Stok', 'TIDAK-ADA;5'))

    expect(masalah.map(({ alasan }) => alasan)).toEqual(['Tidak ada produk Anda dengan kode atau nama ini.'])
  })

  it('are compared alike by the database [SHOP-4]', async () => {
    const signs = Array.from({ length: 0xffff }, (_, at) => String.fromCodePoint(at + 1)).filter((sign) =>
      /[\p{Pd}\p{P}\s\p{Zs}\p{Cf}]/u.test(sign),
    )
    const codes = [...signs, '\u{10ead}'].map((sign) => ` A${sign}${sign}b `)
    const { rows } = await sql<{ key: string }>`
      select code_key(code) as key from unnest(${codes}::text[]) with ordinality given (code, place) order by place
    `.execute(world.deps.db)

    expect(rows.map(({ key }) => key)).toEqual(codes.map(codeKey))
  })
})
