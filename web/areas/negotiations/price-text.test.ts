import { describe, expect, it } from 'vitest'
import { caretAfterGrouping, groupedPrice, pastedPrice, readPrice, shownPrice } from './price-text.ts'

describe('a price while it is typed', () => {
  it.each([
    ['1', '1'],
    ['17500', '17.500'],
    ['17.5001', '175.001'],
    ['1234567,8', '1.234.567,8'],
    ['17500,505', '17.500,50'],
    ['17,5,0', '17,50'],
    [',5', '0,5'],
    ['Rp 17 500', '17.500'],
    ['1234567890123', '123.456.789.012'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => expect(groupedPrice(typed)).toBe(shown))

  it('keeps the caret behind the digit just typed', () => {
    expect(caretAfterGrouping('1750|0'.replace('|', ''), 4, '17.500')).toBe(5)
    expect(caretAfterGrouping('17500', 5, '17.500')).toBe(6)
    expect(caretAfterGrouping('1.250', 1, '1.250')).toBe(1)
    expect(caretAfterGrouping('', 0, '')).toBe(0)
  })

  it('understands a pasted amount with a decimal dot', () => {
    expect(pastedPrice('17500.50')).toBe('17.500,50')
    expect(pastedPrice('Rp 17,500.5')).toBe('17.500,5')
    expect(pastedPrice('17.500')).toBe('17.500')
    expect(pastedPrice('17.500,25')).toBe('17.500,25')
  })
})

describe('a price as it is sent', () => {
  it('is a decimal text', () => {
    expect(readPrice('17.500')).toEqual({ amount: '17500' })
    expect(readPrice('17.500,5')).toEqual({ amount: '17500.5' })
    expect(readPrice('17.500,')).toEqual({ amount: '17500' })
  })

  it('is missing while nothing is typed [NEGO-6]', () => {
    expect(readPrice(' ')).toEqual({ problem: 'empty' })
  })

  it.each(['0', '0,50', '017.500', '00'])('does not begin with a zero: %s [NEGO-6, NEGO-15]', (shown) => {
    expect(readPrice(shown)).toEqual({ problem: 'invalid' })
  })

  it('is shown again without idle decimals', () => {
    expect(shownPrice('17850.00')).toBe('17.850')
    expect(shownPrice('17850.50')).toBe('17.850,50')
  })
})
