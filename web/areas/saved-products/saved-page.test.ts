import { expect, it } from 'vitest'
import { savedPage } from './queries.ts'

const ids = Array.from({ length: 25 }, (_, nr) => nr + 1)

it('shows a saved list latest first, and the last page where a later one is requested [CARD-5]', () => {
  expect(savedPage([3, 1, 2], 1)).toEqual({ shown: [2, 1, 3], page: 1, pages: 1 })
  expect(savedPage(ids, 1).shown).toHaveLength(24)
  expect(savedPage(ids, 9)).toEqual({ shown: [1], page: 2, pages: 2 })
  expect(savedPage([], 3)).toEqual({ shown: [], page: 1, pages: 1 })
})
