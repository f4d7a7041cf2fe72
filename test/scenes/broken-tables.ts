import { writeXlsx } from 'hucre/xlsx'
import type { TableKind } from '#domain/files/file.ts'
import { type ColumnName, columnsOf, importColumns, isNumberColumn } from '#domain/imports/columns.ts'
import { MOST } from '#domain/limits.ts'
import { unzipped, zipOf } from '../zip.ts'

/** A file that cannot be applied as it is, by what is wrong with it. */
export interface BrokenTable {
  what: string
  kind: TableKind
  content: Buffer
}

const MILLION = 1_000_000

const marks = { semicolons: ';', commas: ',', tabs: '\t' } as const

/** Texts that break a file, whatever it is about: what is done to them, with a mark between columns. */
const texts: Record<string, (mark: string) => Buffer | string> = {
  'nothing at all': () => '',
  'blanks alone': () => ' \r\n\t\r\n',
  'a byte order mark alone': () => '\uFEFF',
  'a head alone': (mark) => line(mark, 'SKU', 'Stok'),
  'a head above marks alone': (mark) => line(mark, 'SKU', 'Stok') + `${mark}\r\n`.repeat(50),
  'a head above a million empty rows': (mark) => line(mark, 'SKU', 'Stok') + `${mark}\r\n`.repeat(MILLION),
  'a head without products': (mark) => line(mark, 'Gudang', 'Rak') + line(mark, 'A', '1'),
  'a column twice': (mark) => line(mark, 'SKU', 'Stok', 'stok') + line(mark, 'A', '1', '2'),
  'a quote that is not closed': (mark) => `${line(mark, 'SKU', 'Stok')}"A${mark}1\r\nB${mark}2\r\n`,
  'zero bytes': (mark) => line(mark, 'SKU', 'Stok') + line(mark, 'A\0', '1'),
  'letters that no alphabet has': (mark) =>
    Buffer.from(line(mark, 'SKU', 'Nama') + line(mark, 'A', 'Caf\u008d'), 'latin1'),
  'UTF-16 with its bytes the other way round': (mark) =>
    Buffer.from(`\uFEFF${line(mark, 'SKU', 'Stok')}`, 'utf16le').swap16(),
  'UTF-16 cut within a letter': (mark) =>
    Buffer.from(`\uFEFF${line(mark, 'SKU', 'Stok')}${line(mark, 'A', '\u{1F600}')}`, 'utf16le').subarray(0, -5),
  'UTF-8 cut within a letter': (mark) => Buffer.from(`${line(mark, 'SKU', 'Nama')}A${mark}é`).subarray(0, -1),
  'one row too many': (mark) => line(mark, 'SKU', 'Stok') + line(mark, 'A', '1').repeat(MOST.importRows + 1),
  'one column too many': (mark) => {
    const heads = Array.from({ length: MOST.importColumns + 1 }, (_, index) => (index === 0 ? 'SKU' : `K${index}`))
    return line(mark, ...heads) + line(mark, 'A')
  },
  'a cell longer than any text': (mark) => line(mark, 'SKU', 'Nama') + line(mark, 'A', 'x'.repeat(501)),
  'a hundred thousand lines of marks between rows': (mark) =>
    line(mark, 'SKU', 'Stok') + `${mark}\r\n`.repeat(100_001) + line(mark, 'A', '1'),
  'a picture': () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  'a page of HTML': () => '<!doctype html><html><body>Galat 500</body></html>\n',
  'a text without columns': () => 'Yth. Bapak/Ibu\r\nBerikut harga kami.\r\n',
}

// what is no number, or none that a product may have
const noNumbers = [
  'banyak',
  '-1',
  '1e5',
  '1.2.3',
  '1,2,3,4',
  '0x10',
  'NaN',
  'Infinity',
  '\u0661\u0662',
  '12 kg',
  '1/2',
  '#REF!',
  'TRUE',
  '10-20',
  '9'.repeat(30),
]

const EXTREMES = [Number.MAX_VALUE, -1, 1e21, 1e-21]

/** Values that break one cell of a column. */
function* brokenCells(): Generator<{ column: ColumnName; value: string }> {
  for (const column of columnsOf('product')) {
    if (isNumberColumn(column)) for (const value of noNumbers) yield { column, value }
  }
  for (const column of ['nama', 'grade', 'asal', 'bentuk', 'kemasan', 'sku'] as const) {
    yield { column, value: 'panjang'.repeat(70) }
  }
  for (const value of ['mungkin', 'ja', '2']) yield { column: 'negotiable', value }
  for (const value of ['laku', 'true', 'hapus']) yield { column: 'status', value }
  for (const value of ['karung', 'kilo gram', '\u{1F9EA}']) yield { column: 'satuan', value }
}

/** Files of each kind in each way of being broken [SHOP-4]. */
export async function brokenTables(): Promise<BrokenTable[]> {
  const whole = await aWorkbook()
  return [
    ...Object.entries(texts).flatMap(([what, made]) =>
      Object.entries(marks).map(([name, mark]): BrokenTable => {
        return { what: `${what}, with ${name}`, kind: 'csv', content: Buffer.from(made(mark) as string) }
      }),
    ),
    ...[...brokenCells()].map(({ column, value }): BrokenTable => {
      const text = line(';', 'SKU', importColumns[column].head) + line(';', 'A', value)
      const own = line(';', importColumns[column].head, 'Nama produk') + line(';', value, 'Gula Uji')
      return {
        what: `${column}: ${value.slice(0, 20)}`,
        kind: 'csv',
        content: Buffer.from(column === 'sku' ? own : text),
      }
    }),
    ...(await workbooksOfCells()),
    ...workbooksCut(whole),
    ...workbooksRewritten(whole),
  ]
}

function line(mark: string, ...cells: readonly string[]): string {
  return `${cells.join(mark)}\r\n`
}

async function aWorkbook(
  rows: readonly unknown[][] = [
    ['SKU', 'Stok'],
    ['A', 12],
  ],
): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Produk', rows: rows as never }] })) // cells of any kind
}

async function workbooksOfCells(): Promise<BrokenTable[]> {
  const numbers = columnsOf('product').filter(isNumberColumn)
  const books: BrokenTable[] = []
  for (const column of numbers) {
    for (const value of [...EXTREMES, true, new Date(0)]) {
      const content = await aWorkbook([
        ['SKU', importColumns[column].head],
        ['A', value],
      ])
      books.push({ what: `a workbook with ${column}: ${value}`, kind: 'xlsx', content })
    }
  }
  const empty = {
    'a workbook of nothing': [],
    'a workbook of a head': [['SKU', 'Stok']],
    'a workbook of blanks': [[' '], ['']],
  }
  for (const [what, rows] of Object.entries(empty)) books.push({ what, kind: 'xlsx', content: await aWorkbook(rows) })
  return books
}

function workbooksCut(whole: Buffer): BrokenTable[] {
  const cuts = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99]
  return cuts.map((fraction) => {
    const content = whole.subarray(0, Math.floor(whole.length * fraction))
    return { what: `a workbook cut at ${fraction}`, kind: 'xlsx', content }
  })
}

const BOMB = `<!DOCTYPE a [<!ENTITY a "a">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n || ''};`.repeat(10)}">`).join('')}]>`
const OUTSIDE = '<!DOCTYPE a SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "http://127.0.0.1/x">]>'

/** A workbook whose parts are taken apart and put together otherwise. */
function workbooksRewritten(whole: Buffer): BrokenTable[] {
  const entries = unzipped(whole)
  const names = [...entries.keys()].filter((name) => name.endsWith('.xml'))
  const book = (what: string, changed: ReadonlyMap<string, Buffer>): BrokenTable => {
    return { what: `a workbook with ${what}`, kind: 'xlsx', content: zipOf(changed) }
  }
  const withEntry = (name: string, change: (text: string) => string) =>
    new Map([...entries, [name, Buffer.from(change(entries.get(name)?.toString() ?? ''))]])
  const sheet = names.find((name) => name.includes('worksheets/')) ?? ''
  const declared = (declaration: string) => (text: string) => text.replace(/(<\?xml[^>]*>)?/, `$1${declaration}`)
  return [
    ...names.flatMap((name) => [
      book(`a billion laughs in ${name}`, withEntry(name, declared(BOMB))),
      book(`an entity from outside in ${name}`, withEntry(name, declared(OUTSIDE))),
    ]),
    ...[sheet, 'xl/workbook.xml'].flatMap((name) => [
      book(`no ${name}`, new Map([...entries].filter(([other]) => other !== name))),
      book(
        `nothing in ${name}`,
        withEntry(name, () => ''),
      ),
      book(
        `another thing in ${name}`,
        withEntry(name, () => 'bukan XML'),
      ),
    ]),
    book(
      'a formula',
      withEntry(sheet, (text) => text.replace(/<v>12<\/v>/, '<f>1+1</f><v>12</v>')),
    ),
    book(
      'another alphabet',
      withEntry(sheet, (text) => text.replace('<v>12</v>', '<v>\uFFFD</v>')),
    ),
    book(
      'a million empty rows',
      withEntry(sheet, (text) => text.replace(/<row r="2".*<\/row>/s, emptyRows(MILLION))),
    ),
    book('three thousand parts', new Map([...entries, ...manyEntries()])),
    book('151 MB in 151 kB', new Map([...entries, ['xl/besar.xml', Buffer.alloc(151 * 1024 * 1024, ' ')]])),
    { what: 'an archive without a workbook', kind: 'xlsx', content: zipOf(new Map([['a.txt', Buffer.from('a')]])) },
    { what: 'a workbook that lies about its sizes', kind: 'xlsx', content: zipOf(entries, { lying: true }) },
  ]
}

function emptyRows(count: number): string {
  return Array.from({ length: count }, (_, number) => `<row r="${number + 2}"><c r="A${number + 2}"/></row>`).join('')
}

function* manyEntries(): Generator<[string, Buffer]> {
  for (let number = 0; number < 3000; number++) yield [`xl/${number}.xml`, Buffer.from('<a/>')]
}
