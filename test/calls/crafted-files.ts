import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { unzipped, zipOf } from '../zip.ts'

/** A file made to be costly for its reader, and how. */
export interface CraftedFile {
  what: string
  content: Buffer
}

const SHEET = 'xl/worksheets/sheet1.xml'
const HEAD = 'SKU;Jumlah\n'
const times = (count: number, made: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => made(at)).join('')

const whole = unzipped(
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['SKU', 'Jumlah'],
            ['A', 1],
          ],
        },
      ],
    }),
  ),
)
const sheet = whole.get(SHEET)?.toString() ?? ''
const rows = (xml: string) => Buffer.from(sheet.replace(/<row r="2".*<\/row>/s, () => xml))

/** A workbook of a sheet with SKU and Jumlah as its heads, and below them these rows in XML. */
export function aWorkbookOf(xml: string): Buffer {
  return book({ [SHEET]: rows(xml) })
}

/** A workbook with these shared strings in XML. */
export function aWorkbookWith(strings: string): Buffer {
  return book({ 'xl/sharedStrings.xml': sharedStrings(strings) })
}

function sharedStrings(items: string): Buffer {
  return Buffer.from(`<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`)
}

function book(parts: Record<string, Buffer>): Buffer {
  return zipOf(new Map([...whole, ...Object.entries(parts)]))
}

/** Workbooks, archives, texts, PDFs and pictures, each small to send. */
export function craftedFiles(): CraftedFile[] {
  const cell = (place: string) => `<c r="${place}"><v>1</v></c>`
  const files: Record<string, Buffer | string> = {
    'a workbook with a cell far to the right in each of a thousand rows': book({
      [SHEET]: rows(times(1000, (at) => `<row r="${at + 2}">${cell(`A${at + 2}`)}${cell(`XFD${at + 2}`)}</row>`)),
    }),
    'a workbook with a cell in its last row': book({ [SHEET]: rows(`<row r="1048576">${cell('CV1048576')}</row>`) }),
    'a workbook with two hundred thousand rows of one cell': book({
      [SHEET]: rows(times(200_000, (at) => `<row r="${at + 2}">${cell(`A${at + 2}`)}</row>`)),
    }),
    'a workbook with widths for all columns, a thousand times': book({
      [SHEET]: Buffer.from(
        sheet.replace('<sheetData>', `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(3000)}</cols><sheetData>`),
      ),
    }),
    'a workbook with deep XML': book({
      [SHEET]: rows(`<row r="2"><c r="A2">${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</c></row>`),
    }),
    'a workbook with seven megabytes of shared strings': aWorkbookWith('<si><t>a</t></si>'.repeat(400_000)),
    'a workbook with one shared string of seven megabytes': aWorkbookWith(`<si><t>${'a'.repeat(7_000_000)}</t></si>`),
    'a workbook of two hundred megabytes': book({ 'xl/besar.xml': Buffer.alloc(200_000_000, ' ') }),
    'a workbook of a thousand sheets': book(
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, Buffer.from(sheet)]),
      ),
    ),
    'a workbook that lies about its sizes': zipOf(whole, { lying: true }),
    'a table of a million short lines': HEAD + 'a\n'.repeat(1_000_000),
    'a table of nine thousand rows': HEAD + times(9000, (at) => `K-${at};${at}\n`),
    'a table of rows with five hundred letters': HEAD + `${'a'.repeat(500)};1\n`.repeat(400),
    'a table with a cell of ten megabytes': `${HEAD}A;${'1'.repeat(10_000_000)}\n`,
    'a table with a head of half a million columns': `SKU${';a'.repeat(500_000)}\nA;1\n`,
    'a table of twenty lines of thirty thousand columns': `SKU${';a'.repeat(30_000)}\n`.repeat(20),
    'a table with a line of a million marks': `${HEAD}A;1${';'.repeat(1_000_000)}\n`,
    'a table with a quote that never ends': `${HEAD}"A${';1\n'.repeat(300_000)}`,
    'a table of empty quotes': HEAD + '""'.repeat(300_000),
    'marks of emphasis within one another': '**a*'.repeat(9_000),
    'lists within lists': '- - - a\n'.repeat(5_000),
    'ten thousand pairs of brackets': '['.repeat(10_000) + '](a)'.repeat(5_000),
    'an archive of fifty thousand names': Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [String(at), new Uint8Array()])), {
        level: 0,
      }),
    ),
    'an archive of five hundred names': Buffer.from(
      zipSync(
        Object.fromEntries(
          Array.from({ length: 500 }, (_, at) => [`${at}${'a'.repeat(900)}.pdf`, strToU8('%PDF-1.7')]),
        ),
      ),
    ),
    'an archive with a table of sixty thousand lines': Buffer.from(
      zipSync({
        'a.pdf': strToU8('%PDF-1.7'),
        'daftar.csv': strToU8(`Berkas;Faktur;Invoice\n${'a.pdf;1;2\n'.repeat(60_000)}`),
      }),
    ),
    'a PDF whose page names ten thousand invoices': aPdf(
      times(10_000, (at) => `(INV-2611-${String(at).padStart(7, '0')} ) Tj `),
    ),
    'a PDF that paints a million times': aPdf('0 0 1 1 re f '.repeat(300_000)),
    'a picture that says it has four billion points': aPictureOf(65_000, 65_000),
    'bytes that are nothing': Buffer.alloc(1_000_000, 0xff),
  }
  return Object.entries(files).map(([what, content]) => ({ what, content: Buffer.from(content as string) }))
}

/** A PDF of one page that shows this. */
function aPdf(shown: string): string {
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>endobj',
    `4 0 obj<</Length ${shown.length + 24}>>stream\nBT /F 9 Tf 9 700 Td ${shown} ET\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n')
}

/** The head of a PNG of such a size, and nothing of it. */
function aPictureOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
