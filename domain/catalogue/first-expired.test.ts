import { expect, it } from 'vitest'
import { firstExpired } from './first-expired.ts'

const lots = () => [
  { lotId: 7, units: '75' },
  { lotId: 3, units: '0' },
  { lotId: 9, units: '100.5' },
]

it('takes from the lot that expires first, then from the next, then what no lot holds [SHOP-5]', () => {
  expect(firstExpired(lots(), '50')).toEqual({ taken: [{ lotId: 7, units: '50' }], loose: '0' })
  expect(firstExpired(lots(), '75')).toEqual({ taken: [{ lotId: 7, units: '75' }], loose: '0' })
  expect(firstExpired(lots(), '200')).toEqual({
    taken: [
      { lotId: 7, units: '75' },
      { lotId: 9, units: '100.5' },
    ],
    loose: '24.5',
  })
  expect(firstExpired([], '25')).toEqual({ taken: [], loose: '25' })
})
