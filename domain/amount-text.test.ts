import { describe, expect, it } from 'vitest'
import { readAmount, readOptionalAmount, shownAmount } from './amount-text.ts'

describe('an amount of Rupiah', () => {
  it.each([
    ['17500', '17500'],
    ['17.500', '17500'],
    ['17.500,', '17500'],
    ['17.500,5', '17500.5'],
    ['17500.50', '17500.50'],
    ['Rp 1.000.000,50', '1000000.50'],
    ['Rp1.000.000,-', '1000000'],
    ['rp. 250.000', '250000'],
    ['1,000,000', '1000000'],
    ['12,345.50', '12345.50'],
    ['1,000,000.25', '1000000.25'],
    ['Rp 17 500', '17500'],
    [' 1\u00a0000\u00a0000 ', '1000000'],
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['0', '0'],
    ['017500', '017500'],
  ])('%j is %s', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each([
    '',
    ' ',
    'Rp',
    'sejuta',
    '-5',
    '1e6',
    '1🙂000',
    '💰',
    '٣',
    '１０００',
    '1.00.000',
    '1.000.00',
    '1,000,00',
    '1.0000',
    '1.000,000',
    '1.000 000',
    '1 5',
    '0,500',
    '017.500',
    '1,2,3',
    '17500,505',
    '12,345',
    '1,000',
    'Rp 999,999',
    ',5',
  ])('%j cannot be read', (text) => expect(readAmount(text)).toBeNull())

  it('may be missing; what cannot be read is not taken for missing [ROLE-10]', () => {
    expect(readOptionalAmount(' ')).toBeNull()
    expect(readOptionalAmount('0')).toBe('0')
    expect(readOptionalAmount('1.500,50')).toBe('1500.50')
    expect(readOptionalAmount('sejuta')).toBe('sejuta')
  })

  it.each([
    ['1000000.00', '1.000.000'],
    ['17850.50', '17.850,50'],
    ['0.00', '0'],
    [null, ''],
  ])('%s is shown in a field as %j, and read from it again', (amount, shown) => {
    expect(shownAmount(amount)).toBe(shown)
    expect(Number(readOptionalAmount(shown))).toBe(Number(amount))
  })
})
