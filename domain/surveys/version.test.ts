import { expect, it } from 'vitest'
import { currentOn, isOpen, questionNumber } from './version.ts'

const first = { isNewQuestion: true, validFrom: '2026-01-01' }
const reworded = { isNewQuestion: false, validFrom: '2026-03-01' }
const other = { isNewQuestion: true, validFrom: '2026-06-01' }
const draft = { isNewQuestion: true, validFrom: null }
const all = [draft, other, first, reworded]

it('is open until its day begins, a draft for good [ADM-5]', () => {
  expect(isOpen('2026-03-02', '2026-03-01')).toBe(true)
  expect(isOpen('2026-03-01', '2026-03-01')).toBe(false)
  expect(isOpen(null, '2026-03-01')).toBe(true)
})

it('is asked from its day until the day of the next [ADM-5]', () => {
  expect(currentOn(all, '2025-12-31')).toBeUndefined()
  expect(currentOn(all, '2026-02-28')).toBe(first)
  expect(currentOn(all, '2026-03-01')).toBe(reworded)
  expect(currentOn(all, '2027-01-01')).toBe(other)
})

it('asks the question of the version before it, unless it begins one [ADM-5]', () => {
  expect([first, reworded, other, draft].map((one) => questionNumber(one, all))).toEqual([1, 1, 2, null])
})
