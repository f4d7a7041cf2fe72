import { expect, it } from 'vitest'
import { pagesOf } from './list-view.ts'

it('offers only pages that are answered, however many products a list holds [MAT-6]', () => {
  const look = { view: 'table', size: 30, withStock: false } as const

  expect(pagesOf({ total: 79 }, look)).toBe(3)
  expect(pagesOf({ total: 1000 }, look)).toBe(34)
  expect(pagesOf({ total: 25_000 }, look)).toBe(334)
})
