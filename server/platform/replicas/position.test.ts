import { expect, it } from 'vitest'
import { positionOf } from './position.ts'

it('a position behind the header of a page is the end of the page before [OPS-2]', () => {
  expect([positionOf('8216'), positionOf('16777256'), positionOf('8224')]).toEqual([8192n, 16777216n, 8224n])
})
