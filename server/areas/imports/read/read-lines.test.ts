import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { aWorkbookOf, aWorkbookWith } from '#test/calls/crafted-files.ts'
import { readLines } from './table-of-file.ts'

const bounds = { mostInflated: 150 * 1024 * 1024, mostCells: 3_000_000 }

const MILLION = 1_000_000

describe('a million blank lines', () => {
  it.each([
    ['at the end', (blank: string) => `SKU;Stok\r\nA-1;5\r\nA-2;6${blank}`, 3],
    ['in the middle', (blank: string) => `SKU;Stok\r\nA-1;5${blank}\r\nA-2;6`, MILLION + 3],
  ])('%s are read past, and the rows keep their numbers [SHOP-4]', async (_where, file, last) => {
    expect(await readLines('csv', Buffer.from(file('\r\n'.repeat(MILLION))), bounds)).toEqual([
      { number: 1, cells: ['SKU', 'Stok'] },
      { number: 2, cells: ['A-1', '5'] },
      { number: last, cells: ['A-2', '6'] },
    ])
  })

  it('of nothing but marks are read past at the end, and refused before further rows [SHOP-4]', async () => {
    const marks = '\r\n; '.repeat(MILLION)

    expect(await readLines('csv', Buffer.from(`SKU;Stok\r\nA-1;5${marks}`), bounds)).toHaveLength(2)
    expect(await readLines('csv', Buffer.from(`SKU;Stok${marks}\r\nA-1;5`), bounds)).toEqual({
      fault: 'table_slow',
    })
  })
})

it('counts rows as a spreadsheet does, where a cell goes over lines [SHOP-4]', async () => {
  const lines = await readLines('csv', Buffer.from('\nSKU,Nama\n\nA,"Gula\n\nhalus"\nB,Garam\n'), bounds)

  expect('fault' in lines || lines.map(({ number }) => number)).toEqual([2, 4, 5])
})

describe('a workbook of more marks than cells that a file may have', () => {
  it.each(['<si><t>a</t></si>', '<si/>', '<sheetData/><si/>'])(
    'of shared strings like %s is refused before they are read [SHOP-4, OPS-6]',
    async (string) => {
      const few = { ...bounds, mostCells: 20_000 }

      expect(await readLines('xlsx', aWorkbookWith(string.repeat(20_000)), few)).toEqual({ fault: 'table_inflated' })
      expect(await readLines('xlsx', aWorkbookWith(string.repeat(1_000)), few)).not.toHaveProperty('fault')
    },
  )
})

it('refuses a sheet of more marks than its cells need [SHOP-4, OPS-6]', async () => {
  const few = { ...bounds, mostCells: 1_000 }
  const cell = (values: number) => aWorkbookOf(`<row r="2"><c r="A2">${'<v>1</v>'.repeat(values)}</c></row>`)

  expect(await readLines('xlsx', cell(3_000), few)).toEqual({ fault: 'table_inflated' })
  expect(await readLines('xlsx', cell(2_000), few)).not.toHaveProperty('fault')
})

it.each([
  ['named', (at: number) => ` a${at}="1"`],
  ['without a value', (at: number) => ` a${at}`],
  ['behind one that holds the end of an element', (at: number) => (at === 0 ? ' a=">"' : ` a${at}="1"`)],
])('refuses a cell with more attributes than any has, %s [SHOP-4, OPS-6]', async (_what, attribute) => {
  const cell = (count: number) => {
    const attributes = Array.from({ length: count }, (_, at) => attribute(at)).join('')
    return aWorkbookOf(`<row r="2"><c r="A2"${attributes}><v>1</v></c></row>`)
  }

  expect(await readLines('xlsx', cell(10_000), bounds)).toEqual({ fault: 'table_inflated' })
  expect(await readLines('xlsx', cell(500), bounds)).not.toHaveProperty('fault')
})

describe('a sheet with cells far from its table', () => {
  const rowWith = (row: number, ...columns: string[]) =>
    `<row r="${row}">${columns.map((column) => `<c r="${column}${row}"><v>1</v></c>`).join('')}</row>`

  it('to the right is read as far as shows that it is too wide [ORDER-7]', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => rowWith(at + 2, 'A', 'XFD')).join('')

    const lines = await readLines('xlsx', aWorkbookOf(rows), bounds)

    expect('fault' in lines || [lines.length, Math.max(...lines.map(({ cells }) => cells.length))]).toEqual([1_001, 2])
    const wide = await readLines('xlsx', aWorkbookOf(rowWith(2, 'A', 'CW')), bounds)
    expect('fault' in wide || wide.at(-1)?.cells.length).toBe(MOST.importColumns + 1)
  })

  it.each([rowWith(1_048_576, 'CV'), rowWith(60_000, 'BZ')])(
    'below is refused before it is read [ORDER-7]',
    async (row) => {
      expect(await readLines('xlsx', aWorkbookOf(row), bounds)).toEqual({ fault: 'table_far' })
    },
  )
})
