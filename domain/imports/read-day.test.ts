import { expect, it } from 'vitest'
import { readDay } from './validate-price.ts'

it.each([
  ['2026-12-01', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['01-12-2026', '2026-12-01'],
  [' 28.02.2026 ', '2026-02-28'],
  ['30/02/2026', null],
  ['12/31/2026', null],
  ['46000', null],
  ['1 Desember 2026', null],
  ['1/12/26', null],
  ['tgl 1/12/2026', null],
  ['11/12/20261', null],
  ['', null],
  [' 2026-12-01 ', '2026-12-01'],
])('reads %j as the day %j [SHOP-4]', (text, day) => {
  expect(readDay(text)).toBe(day)
})
