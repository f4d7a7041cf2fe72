import { expect, it } from 'vitest'
import { inBaseUnits } from './measure.ts'

it.each([
  ['250', 'g', '0.25'],
  ['0.001', 'mg', '0.000000001'],
  ['1500', 'mL', '1.5'],
  ['25', 'kg', '25'],
  ['20.5', 'L', '20.5'],
  ['3', 'Kuintal', '300'],
  ['1.25', 'ton', '1250'],
])('%s %s is %s in kilograms or litres [ORDER-1]', (units, unit, base) => {
  expect(inBaseUnits(units, unit)).toBe(base)
})

it.each(['drum', 'pcs', ''])('what is sold by the %j stays as many as it is [ORDER-1]', (unit) => {
  expect(inBaseUnits('12.500', unit)).toBe('12.500')
})
