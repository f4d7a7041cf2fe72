import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('quotes every cell, so that commas, quotes and line breaks stay within it [ADM-6]', () => {
  expect(csvLine(['a,b', 'c "d"', 'e\nf', null])).toBe('"a,b","c ""d""","e\nf",""\r\n')
})

it.each(['=1+1', '+62 811', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1'])(
  'lets no spreadsheet run a cell as a formula: %j [ADM-6]',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  },
)

it('lets none run what follows a semicolon, at which some split a line [ADM-6]', () => {
  expect(csvLine(['Bahan;=HYPERLINK(1)', 'a; -1;b'])).toBe(`"Bahan;'=HYPERLINK(1)","a;' -1;b"\r\n`)
})

it('writes a number below zero as one, which is no formula [ORDER-8]', () => {
  expect(csvLine([{ number: '-2,5' }, '-2'])).toBe(`"-2,5","'-2"\r\n`)
})
