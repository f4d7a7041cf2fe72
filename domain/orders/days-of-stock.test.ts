import { expect, it } from 'vitest'
import { daysOfStock } from './days-of-stock.ts'

it.each<() => [stock: string, sold: string, days: number | null]>([
  () => ['100', '300', 10],
  () => ['99.999', '300', 9],
  () => ['0', '25', 0],
  () => ['25', '0', null],
  () => ['1000', '0.5', 60000],
])('says how many whole days a stock lasts at the pace of 30 days [SHOP-9]', (row) => {
  const [stock, sold, days] = row()
  expect(daysOfStock(stock, sold)).toBe(days)
})
