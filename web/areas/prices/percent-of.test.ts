import { expect, it } from 'vitest'
import { percentOf } from './price-act.ts'

it.each([
  ['-2,5', '-2.5'],
  ['+3 %', '3'],
  ['−10', '-10'],
  [' ', null],
  ['lima', 'lima'],
])('reads the percentage %j as %j; what cannot be read stays for the contract to refuse [SHOP-3]', (typed, read) => {
  expect(percentOf(typed)).toBe(read)
})
