import { expect, it } from 'vitest'
import { dearerBeside } from './dearer-prices.ts'
import type { CurrentList, CurrentPrice } from './validate-price.ts'

const today = '2026-12-10'
const list: CurrentList = {
  id: 'd1',
  name: 'Kontrak',
  customer: { id: 'satu', name: 'PT Pembeli' },
  firstDay: '2026-12-01',
  lastDay: null,
  prices: 1,
}
const price = (level: number | null, amount: string, more: Partial<CurrentPrice> = {}): CurrentPrice => ({
  id: null,
  list: level === null ? list : null,
  level,
  from: '100',
  amount,
  firstDay: '2026-12-01',
  lastDay: null,
  ...more,
})
const usual = new Map([
  [1, '100.00'],
  [2, '95.00'],
])

/** What is said of each price that a file writes beside those that stand. */
function dearerWith(written: readonly CurrentPrice[], current: readonly CurrentPrice[] = []) {
  const isReplaced = (one: CurrentPrice) =>
    written.some((other) => other.level === one.level && other.from === one.from && other.firstDay === one.firstDay)
  const after = [...current.filter((one) => !isReplaced(one)), ...written]
  return written.map((one) => dearerBeside(one, { usual, before: current, after, today }))
}

it('asks of both prices of a file that make a level dearer than the one before it [SHOP-3, SHOP-4]', () => {
  const words = 'Level 2 (Rp 90,00) lebih mahal daripada level 1 (Rp 85,00). Bila memang begitu, ubah di halaman Harga.'
  expect(dearerWith([price(2, '90'), price(1, '85')])).toEqual([words, words])
  expect(dearerWith([price(2, '85'), price(1, '85')])).toEqual([null, null])
})

it('asks of a price beside one that stands, for the same quantity and day [SHOP-3, SHOP-4]', () => {
  const current = [price(1, '85')]
  expect(dearerWith([price(2, '90')], current)).toEqual([expect.stringContaining('Level 2 (Rp 90,00)')])
  expect(dearerWith([price(2, '90', { from: '200' })], current)).toEqual([null])
  expect(dearerWith([price(2, '90')], [price(1, '85', { lastDay: '2026-12-09' })])).toEqual([null])
  expect(dearerWith([price(2, '90', { firstDay: '2027-01-01' })], [price(1, '85', { lastDay: '2026-12-31' })])).toEqual(
    [null],
  )
  // dearer before the file
  expect(dearerWith([price(2, '91')], [price(1, '85'), price(2, '90')])).toEqual([null])
})

it('measures a price whatever the quantity by what the other level costs then [SHOP-3, SHOP-4]', () => {
  const whatever = { from: '0', firstDay: '2027-01-01' }
  expect(dearerWith([price(2, '101', whatever)])).toEqual([expect.stringContaining('level 1 (Rp 100,00)')])
  expect(dearerWith([price(2, '101', whatever), price(1, '110', whatever)])).toEqual([null, null])
})

it("asks of a customer's price that becomes dearer than level 1 [SHOP-3, SHOP-4]", () => {
  expect(dearerWith([price(null, '100.01')])).toEqual([
    'Harga pelanggan (Rp 100,01) lebih mahal daripada level 1 (Rp 100,00). Bila memang begitu, ubah di halaman Harga.',
  ])
  expect(dearerWith([price(null, '100')])).toEqual([null])
  expect(dearerWith([price(null, '120')], [price(null, '110')])).toEqual([null])
})
