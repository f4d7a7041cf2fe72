import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Archive, openArchive } from './open-archive.ts'

const PDF = strToU8('%PDF-1.7')
const HEAD = 'Berkas;Faktur;Invoice\n'
const NUMBER = '04002600000000001'
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('')
const beside = (table: string) => ({ 'satu.pdf': PDF, 'daftar.csv': strToU8(table) })

// each within what a zip and its tables may hold
const shapes: Record<string, Record<string, Uint8Array>> = {
  'a line for a PDF that is not there, 50,000 times': beside(HEAD + lines(50_000, (i) => `${i}.pdf;1;2\n`)),
  'the line of its PDF 60,000 times': beside(HEAD + lines(60_000, () => 'satu.pdf;1;2\n')),
  'lines of nothing': beside(HEAD + '\n'.repeat(900_000)),
  'lines of separators': beside(HEAD + ';;\n'.repeat(300_000)),
  'lines of one separator each, and no head': beside(';\n'.repeat(450_000)),
  'one line of a million cells': beside(`${HEAD}satu.pdf;${NUMBER};${';'.repeat(900_000)}\n`),
  'a head of half a million columns': beside(`Berkas;${';'.repeat(500_000)}\n${lines(20_000, () => 'satu.pdf;1\n')}`),
  'a head of ten thousand columns above 80,000 short lines': beside(
    `Berkas;${';'.repeat(9_900)}\n${lines(80_000, () => 'satu.pdf;1\n')}`,
  ),
  'a head of one name a hundred thousand times': beside(
    `${'berkas;'.repeat(100_000)}\n${'satu.pdf;'.repeat(10_000)}\n`,
  ),
  'a number of a million digits': beside(`${HEAD}satu.pdf;${'1'.repeat(900_000)};2\n`),
  'an invoice of a million letters': beside(`${HEAD}satu.pdf;1;${'INV'.repeat(300_000)}\n`),
  'an invoice of a million blanks': beside(`${HEAD}satu.pdf;1;"${' '.repeat(900_000)}"\n`),
  'a quote that never ends': beside(`${HEAD}satu.pdf;"${'a\n'.repeat(400_000)}`),
  'quotes that open and close': beside(`${HEAD}${'""'.repeat(400_000)}\n`),
  'names as heads that every object has': beside(
    `__proto__;constructor;toString;berkas\n${'a;b;c;satu.pdf\n'.repeat(50_000)}`,
  ),
  'a PDF whose name is one that every object has': { 'constructor.pdf': PDF, ...beside(`${HEAD}constructor.pdf;1;2`) },
  'ten tables beside one PDF': {
    'satu.pdf': PDF,
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`${i}.csv`, strToU8(HEAD + lines(4_000, () => 'satu.pdf;1;2\n'))]),
    ),
  },
  'a PDF with a name of 60,000 letters': { [`${'a'.repeat(60_000)}.pdf`]: PDF },
  'four hundred PDFs of one name': Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`${i}/satu.pdf`, PDF])),
  'four hundred PDFs with names of 2,000 letters': Object.fromEntries(
    Array.from({ length: 400 }, (_, i) => [`${i}${'a'.repeat(2_000)}.pdf`, PDF]),
  ),
  'bytes that are no text': { 'satu.pdf': PDF, 'daftar.csv': new Uint8Array(900_000).fill(0xff) },
}

/** Bytes and objects of what the thread hands over besides the PDFs themselves. */
function handedOver({ pdfs }: Archive) {
  const posted = pdfs.map(({ content, ...beside }) => beside)
  return { bytes: JSON.stringify(posted).length, files: pdfs.length }
}

describe('of a zip of faktur pajak, whatever its tables and names hold', () => {
  it.each(Object.entries(shapes))('nothing but some hundred bytes a PDF leaves the thread: %s [TAX-2]', (_, files) => {
    const opened = openArchive(zipSync(files))
    if (typeof opened === 'string') throw new Error(opened)

    const { bytes, files: count } = handedOver(opened)

    expect(bytes).toBeLessThan(700 * count)
    expect(count).toBeLessThanOrEqual(500)
  })

  it('the first line for a PDF counts, with what is written as a number [TAX-2]', () => {
    const table = `${HEAD}dua.pdf;x;y\nsatu.pdf;0400.2600.0000.00001;inv-2611-0007\nsatu.pdf;2;3\n`
    const opened = openArchive(zipSync({ ...beside(table), 'dua.pdf': PDF }))

    expect((opened as Archive).pdfs.map(({ name, row }) => [name, row])).toEqual([
      ['satu.pdf', { taxNumber: NUMBER, invoiceNumber: 'INV-2611-0007' }],
      ['dua.pdf', { taxNumber: null, invoiceNumber: 'Y' }],
    ])
  })

  it('tables of more than a megabyte together are not taken [TAX-2]', () => {
    const half = strToU8(HEAD + 'a;b;c\n'.repeat(100_000))

    expect(openArchive(zipSync({ 'satu.pdf': PDF, 'a.csv': half, 'b.csv': half }))).toBe('large')
  })
})
