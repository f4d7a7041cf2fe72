import { expect, it } from 'vitest'
import { termsThatCount } from './bargaining-terms.ts'

it('gives nothing away where the seller has set no terms [NEGO-11]', () => {
  expect(termsThatCount(undefined, '100000.00')).toEqual({ lowestPrice: '100000.00', percent: '100' })
  const set = { lowestPrice: '80000.00', percent: '50' }
  expect(termsThatCount(set, '100000.00')).toBe(set)
})
