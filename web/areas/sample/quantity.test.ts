import { expect, it } from 'vitest'
import { formatDollars } from './dollars.ts'
import { readQuantity } from './quantity.ts'

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['999', 999],
  ['1000', null],
  ['0', null],
  ['-1', null],
  ['1,5', null],
  ['', null],
  ['😀', null],
  ['9'.repeat(10_000), null],
])('reads %j as the quantity %j [SAMPLE-2]', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

it('writes sample dollars so that nobody takes them for Rupiah [SAMPLE-3]', () => {
  expect([formatDollars('25.00'), formatDollars('1025.50')]).toEqual(['$25,00', '$1.025,50'])
})
