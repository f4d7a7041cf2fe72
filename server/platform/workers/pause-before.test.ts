import { expect, it } from 'vitest'
import { pauseBefore } from './open-workers.ts'

it('starts another process at once for the first that ended, and ever later for those that end in a row [OPS-1]', () => {
  expect([0, 1, 2, 3, 4, 7].map(pauseBefore)).toEqual([250, 250, 500, 1_000, 2_000, 16_000])
})

it('waits half a minute at most [OPS-1]', () => {
  expect([8, 9, 1_000].map(pauseBefore)).toEqual([30_000, 30_000, 30_000])
})
