import { describe, expect, it } from 'vitest'
import { caretAfterGrouping, groupedNumber } from './amount-input.tsx'

describe('a number while it is typed', () => {
  it.each([
    ['1', '1'],
    ['17500', '17.500'],
    ['17.5001', '175.001'],
    ['1234567,8', '1.234.567,8'],
    ['17500,505', '17.500,505'],
    ['12,345', '12,345'],
    ['17,5,0', '17,50'],
    [',5', '0,5'],
    ['Rp 17 500', '17.500'],
    ['1234567890123', '123.456.789.012'],
    ['0123', '0123'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => expect(groupedNumber(typed, 12)).toBe(shown))

  it('keeps the caret behind the digit just typed', () => {
    expect(caretAfterGrouping('1750|0'.replace('|', ''), 4, '17.500')).toBe(5)
    expect(caretAfterGrouping('17500', 5, '17.500')).toBe(6)
    expect(caretAfterGrouping('1.250', 1, '1.250')).toBe(1)
    expect(caretAfterGrouping('', 0, '')).toBe(0)
  })
})
