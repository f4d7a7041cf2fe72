import { describe, expect, it } from 'vitest'
import { raisedUnits } from './nearest-units.ts'

describe('raisedUnits', () => {
  it.each([
    ['starts a line with what is wanted', '60', undefined, '60'],
    ['raises a smaller one', '60', '40', '60'],
    ['leaves a larger one of whole packs', '60', '80', '80'],
    ['rounds a larger one up whose packs were others', '60', '75', '80'],
  ])('%s [CART-3]', (_, requested, there, raised) => {
    expect(raisedUnits(requested, there, '20')).toBe(raised)
  })
})
