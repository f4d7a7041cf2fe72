import { expect, it } from 'vitest'
import { pagesOf } from './list-view.ts'

it('offers only pages that are answered when a list holds more than is counted [MAT-6]', () => {
  const look = { view: 'table', size: 30, withStock: false } as const

  expect(pagesOf({ total: 79, more: false }, look)).toBe(3)
  expect(pagesOf({ total: 1000, more: true }, look)).toBe(33)
})
