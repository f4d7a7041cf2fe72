import { expect, it } from 'vitest'
import { differencePercent, isFarFrom } from './difference.ts'

it.each([
  ['17500', '18450.00', '-5.1'],
  ['18450', '18450.00', '0.0'],
  ['18449.99', '18450.00', '0.0'],
  ['1', '18450.00', '-100.0'],
  ['19000', '18450.00', '3.0'],
  ['99949', '100000', '-0.1'],
  ['99950', '100000', '-0.1'],
])('says of %s against %s that it is %s percent away [NEGO-3]', (price, from, percent) => {
  expect(differencePercent(price, from)).toBe(percent)
})

it.each([
  ['50000', false],
  ['49999.99', true],
  ['150000', false],
  ['150000.01', true],
  ['100000', false],
  ['1', true],
])('asks once more about %s where the price is 100000: %s [NEGO-15]', (price, expected) => {
  expect(isFarFrom(price, '100000.00')).toBe(expected)
})
