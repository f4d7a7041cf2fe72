import { expect, it } from 'vitest'
import { together } from './together.ts'

it('makes one of the lines of a product, with the sum of their units, where it was first named [ORDER-7]', () => {
  const lines = [
    { productId: 7, units: '50' },
    { productId: 3, units: '25' },
    { productId: 7, units: '75.5' },
  ]

  expect(together(lines)).toEqual([
    { productId: 7, units: '125.5' },
    { productId: 3, units: '25' },
  ])
  expect(together([])).toEqual([])
})
