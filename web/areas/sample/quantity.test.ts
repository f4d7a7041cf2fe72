import { expect, it } from 'vitest'
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
