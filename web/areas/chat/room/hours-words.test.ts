import { expect, it } from 'vitest'
import { hoursWords } from './hours-words.ts'

const day = (weekday: number, opens = '08:00', closes = '17:00') => ({ weekday, opens, closes })

it('joins days that follow one another with the same hours [SELLER-1]', () => {
  expect(hoursWords([day(3), day(1), day(2), day(6, '08:00', '12:00')])).toBe(
    'Senin–Rabu 08.00–17.00, Sabtu 08.00–12.00 WIB',
  )
  expect(hoursWords([day(1), day(3)])).toBe('Senin 08.00–17.00, Rabu 08.00–17.00 WIB')
})
