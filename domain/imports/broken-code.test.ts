import { describe, expect, it } from 'vitest'
import { brokenCode } from './broken-code.ts'
import { readRow } from './read-row.ts'

const ofCell = (column: Parameters<typeof readRow>[1][number], cell: Parameters<typeof readRow>[0][number]) =>
  readRow([cell], [column], 'id').faults.map(({ sentence }) => sentence)

describe('a code that a spreadsheet has made something else of', () => {
  it.each([
    ['rounded', 1234567890123456, /membulatkan.*sebagai teks/],
    ['a fraction', 42.1, /pecahan.*sebagai teks/],
    ['a date', { day: '2026-12-01' }, /tanggal.*sebagai teks/],
    ['an error', '#N/A', /tidak dapat menampilkan/],
    ['too wide for its column', '#####', /tidak dapat menampilkan/],
  ])('is refused where it is %s [SHOP-4]', (_, cell, sentence) => {
    expect([ofCell('sku', cell), ofCell('cas', cell)].flat()).toEqual(Array(2).fill(expect.stringMatching(sentence)))
  })

  it.each(['8,12346E+15', '1.2E+9', '1E+05', '2026-12-01', '1/12/2026', '1-Des', '01-Dec-26', 'Mei-26', '12-Agu-2026'])(
    'is probably one as %s [SHOP-4]',
    (code) => {
      expect(brokenCode(code)).toMatch(/Format kolom sebagai teks/)
    },
  )

  it('is none as people write codes, and days stay days [SHOP-4]', () => {
    const codes = ['42.10', '0042', '1E5', 'E330', '77-92-9', '2001-02-3', '12-34', 'CA-2026-12', 'MEI-260', '1-DESA']
    expect(codes.map(brokenCode)).toEqual(codes.map(() => null))
    expect(
      [ofCell('sku', 123456789012345), ofCell('dari', { day: '2026-12-01' }), ofCell('grade', 99.5)].flat(),
    ).toEqual([])
  })
})
