import { expect, it } from 'vitest'
import { csvLine, unguarded } from './csv.ts'

it('quotes every cell, so that commas, quotes and line breaks stay within it [ADM-6]', () => {
  expect(csvLine(['a,b', 'c "d"', 'e\nf', null])).toBe('"a,b","c ""d""","e\nf",""\r\n')
})

it.each(['=1+1', '+62 811', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '＋1', '－2', '＠SUM(A1)', ' ＝1'])(
  'lets no spreadsheet run a cell as a formula: %j [ADM-6]',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  },
)

it.each([
  ['Bahan;=HYPERLINK(1)', "Bahan;'=HYPERLINK(1)"],
  ['Bahan;＝HYPERLINK(1)', "Bahan;'＝HYPERLINK(1)"],
  ['a; -1;b', "a;' -1;b"],
  // an empty text in quotes, and what follows it
  ['Budi;"=1+2;x', `Budi;'""=1+2;x`],
  ['Budi; " @x', `Budi;' "" @x`],
  ['baik\n=cmd', "baik\n'=cmd"],
  ['baik\r\n +1', "baik\r\n' +1"],
  ['\n=1', "'\n'=1"],
  ['\r=1', "'\r'=1"],
])(
  'lets none run what follows a semicolon or a line break, at which some split a line: %j [ADM-6]',
  (cell, written) => {
    expect(csvLine([cell])).toBe(`"${written}"\r\n`)
    if (!/[\r\n]/.test(cell)) expect(unguarded(written.replaceAll('""', '"'))).toBe(cell)
  },
)

it('writes a number below zero as one, which is no formula [ORDER-8]', () => {
  expect(csvLine([{ number: '-2,5' }, '-2'])).toBe(`"-2,5","'-2"\r\n`)
})
