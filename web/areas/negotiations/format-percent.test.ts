import { expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

it('writes percents as Indonesians do', () => {
  expect(formatPercent('-5.1')).toBe('−5,1 %')
  expect(formatPercent('-5.0')).toBe('−5 %')
  expect(formatPercent('2.5')).toBe('+2,5 %')
  expect(formatPercent('0.0')).toBe('0 %')
})
