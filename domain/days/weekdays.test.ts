import { expect, it } from 'vitest'
import { weekdayName, weekdayOf, weekdaysText } from './weekdays.ts'

it('counts days from Monday to Sunday, and names no other [SHOP-8]', () => {
  expect(['2026-03-02', '2026-03-07', '2026-03-08'].map(weekdayOf)).toEqual([1, 6, 7])
  expect([1, 7, 8].map(weekdayName)).toEqual(['Senin', 'Minggu', ''])
})

it.each([
  [[], ''],
  [[1, 2, 3, 4, 5, 6, 7], ''],
  [[3], 'Rabu'],
  [[2, 1], 'Senin, Selasa'],
  [[5, 1, 3, 2, 4, 4], 'Senin–Jumat'],
  [[1, 2, 3, 5], 'Senin, Selasa, Rabu, Jumat'],
  [[5, 6, 7], 'Jumat–Minggu'],
])('reads the days %j as %j: nothing to say of every day [SHOP-8]', (days, text) => {
  expect(weekdaysText(days)).toBe(text)
})
