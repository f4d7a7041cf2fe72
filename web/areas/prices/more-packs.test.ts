import { expect, it } from 'vitest'
import { morePacks } from './more-packs.ts'

it.each([
  ['75', '25.000', '100.000', { units: '25', packs: 4 }],
  ['75', '25', '110', { units: '50', packs: 5 }],
  ['1.5', '0.5', '10', { units: '8.5', packs: 20 }],
])('from %s in packs of %s to %s is whole packs [SHOP-3]', (units, packWeight, from, more) => {
  expect(morePacks({ units, packWeight }, from)).toEqual(more)
})
