import { expect, it } from 'vitest'
import { differencePercent as serverDifference } from '#domain/negotiations/difference.ts'
import { differencePercent, formatPercent, isAbove } from './difference.ts'

it.each([
  ['17500', '18450.00'],
  ['18450', '18450.00'],
  ['18449.99', '18450.00'],
  ['1', '18450.00'],
  ['19000', '18450.00'],
  ['99949', '100000'],
  ['99950', '100000'],
])('says of %s against %s what the server will say [NEGO-3]', (price, from) => {
  expect(differencePercent(price, from)).toBe(serverDifference(price, from))
})

it('writes percents as Indonesians do', () => {
  expect(formatPercent('-5.1')).toBe('−5,1 %')
  expect(formatPercent('-5.0')).toBe('−5 %')
  expect(formatPercent('2.5')).toBe('+2,5 %')
  expect(formatPercent('0.0')).toBe('0 %')
})

it('compares amounts, not texts [NEGO-15]', () => {
  expect(isAbove('9', '10.00')).toBe(false)
  expect(isAbove('18450.01', '18450')).toBe(true)
  expect(isAbove('18450', '18450.00')).toBe(false)
})
