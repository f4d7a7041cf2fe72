import { expect, it } from 'vitest'
import type { ListLine } from '#domain/shopping-lists/contract.ts'
import { packsText } from './list-edits.ts'

const line = (units: string, packWeight: string) => ({ productId: 1, units, packWeight }) as ListLine // all it reads

it.each([
  ['85', '25', '3,4'],
  ['12.5', '25', '0,5'],
  ['75', '25', '3'],
  ['1', '3', '0,333'],
])('shows %s units in packs of %s as %s packs [ORDER-7]', (units, packWeight, shown) => {
  expect(packsText(line(units, packWeight), new Map())).toBe(shown)
})
