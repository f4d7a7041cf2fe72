import { expect, it } from 'vitest'
import { dueAt } from './announcing.ts'

it('a thousand a second begin a millisecond after each other; without a rate each begins when somebody is free', () => {
  expect([0, 1, 2500].map((number) => dueAt(number, 1000))).toEqual([0, 1, 2500])
  expect([0, 1, 2500].map((number) => dueAt(number, null))).toEqual([0, 0, 0])
})
