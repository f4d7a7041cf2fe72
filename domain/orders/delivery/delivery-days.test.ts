import { expect, it } from 'vitest'
import { weekdaysText } from '#domain/days/weekdays.ts'
import { deliversOn } from './delivery-days.ts'

const workdays = { weekdays: [1, 2, 3, 4, 5], holidays: ['2026-03-10'] }

it('are days of the week in Jakarta, without the holidays of the seller [SHOP-8]', () => {
  expect(deliversOn(workdays, '2026-03-09')).toBe(true)
  expect(deliversOn(workdays, '2026-03-10')).toBe(false)
  expect(deliversOn(workdays, '2026-03-14')).toBe(false)
  expect(deliversOn(workdays, '2026-03-15')).toBe(false)
  expect(deliversOn({ weekdays: [7], holidays: [] }, '2026-03-15')).toBe(true)
})

it('are told as a run or one by one; all of them are not told [SHOP-8]', () => {
  expect(weekdaysText([5, 1, 2, 3, 4])).toBe('Senin–Jumat')
  expect(weekdaysText([3, 1])).toBe('Senin, Rabu')
  expect(weekdaysText([1, 2])).toBe('Senin, Selasa')
  expect(weekdaysText([1, 2, 4])).toBe('Senin, Selasa, Kamis')
  expect(weekdaysText([7])).toBe('Minggu')
  expect(weekdaysText([1, 2, 3, 4, 5, 6, 7])).toBe('')
})
