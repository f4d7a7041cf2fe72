import { describe, expect, it } from 'vitest'
import { tableOfFile } from './table-of-file.ts'

const read = (content: Buffer | string) =>
  tableOfFile('csv', Buffer.from(content as string), { mostInflated: 1024, mostCells: 1024 })
const texts = async (content: Buffer | string) => {
  const table = await read(content)
  return 'fault' in table ? table : [table.heads, ...table.rows.map(({ number, cells }) => [number, ...cells])]
}

describe('a CSV file as other programs write it', () => {
  it.each([
    ['a first line that tells its mark', 'sep=|\r\nSKU|Stok\r\nA,1|5'],
    ['a title with other marks', 'Stok gudang 1, per 30 November\r\nSKU;Stok\r\nA,1;5'],
    ['UTF-16 the other way round', Buffer.from('\uFEFF\r\nSKU;Stok\r\nA,1;5', 'utf16le').swap16()],
  ])('is read with %s, and its rows keep their numbers [SHOP-4]', async (_, content) => {
    expect(await texts(content)).toEqual([
      ['SKU', 'Stok'],
      [3, 'A,1', '5'],
    ])
  })

  it('is read with quotes that stand for inches, and with the letters of Windows in some lines [SHOP-4]', async () => {
    const lines = 'SKU;Nama\r\n"A";Pipa 2"\r\nB;"3" pipa\r\n'

    expect(await texts(`${lines}C;"Pipa 4"" ""A"""`)).toEqual([
      ['SKU', 'Nama'],
      [2, 'A', 'Pipa 2"'],
      [3, 'B', '"3" pipa'],
      [4, 'C', 'Pipa 4" "A"'],
    ])
    const mixed = Buffer.concat([
      Buffer.from('SKU;Nama\r\nA;Süß\r\n'),
      Buffer.from('B;Café 5\u00a0µm \u0096 baru\r\nC;Café', 'latin1'),
    ])
    expect(await texts(mixed)).toEqual([
      ['SKU', 'Nama'],
      [2, 'A', 'Süß'],
      [3, 'B', 'Café 5\u00a0µm – baru'],
      [4, 'C', 'Café'],
    ])
  })

  it.each([
    ['a quote that is never closed', 'SKU;Stok\r\nA;1\r\n"B;2\r\nC;3', { fault: 'table_quote', words: { row: '3' } }],
    [
      'a quote that another row closes',
      'SKU;Stok\nA;1\n"B"";1\nC "x";2',
      { fault: 'table_quote', words: { row: '3' } },
    ],
    [
      'a quote that closes rows further down',
      'SKU;Nama;Stok\nA;x;1\nB;"2 inci;1\nC;"3 inci;2',
      { fault: 'table_quote', words: { row: '3' } },
    ],
    [
      'a letter of no alphabet',
      Buffer.from('SKU;Nama\nA;Gula\nB;\x8d', 'latin1'),
      { fault: 'table_letters', words: { row: '3' } },
    ],
    [
      'a letter that is cut',
      Buffer.from('SKU;Nama\nA;é').subarray(0, -1),
      { fault: 'table_letters', words: { row: '2' } },
    ],
  ])('is refused by the row that has %s [SHOP-4]', async (_, content, fault) => {
    expect(await read(content)).toEqual(fault)
  })
})
