import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { mapInSlices, SLICE } from './time-slices.ts'

/** What is made of these things, and the most work that was done before the event loop was yielded. */
async function worked(things: readonly number[]) {
  let [most, sinceYield, isDone] = [0, 0, false]
  const others = (async () => {
    while (!isDone) {
      await setImmediate()
      sinceYield = 0
    }
  })()
  const made = await mapInSlices(
    things,
    (work) => {
      sinceYield += work
      most = Math.max(most, sinceYield)
      return work * 2
    },
    (work) => work,
  )
  isDone = true
  await others
  return { made, most }
}

describe('much work', () => {
  it('is done in order, with no more at once than a turn [OPS-6]', async () => {
    const things = Array.from({ length: 40 }, (_, index) => 1 + (index % 100))

    const { made, most } = await worked(things)

    expect(made).toEqual(things.map((work) => work * 2))
    expect(most).toBeLessThanOrEqual(SLICE)
  })

  it('is done at once where it is little [OPS-6]', async () => {
    const things = Array.from({ length: SLICE }, () => 1)
    expect((await worked(things)).most).toBe(SLICE)
  })
})
