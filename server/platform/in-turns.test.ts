import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { A_TURN, inTurns } from './in-turns.ts'

/** What is made of these things, and the most work that was done before somebody else had a turn. */
async function worked(things: readonly number[]) {
  let [most, sinceTurn, isDone] = [0, 0, false]
  const others = (async () => {
    while (!isDone) {
      await setImmediate()
      sinceTurn = 0
    }
  })()
  const made = await inTurns(
    things,
    (work) => {
      sinceTurn += work
      most = Math.max(most, sinceTurn)
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
    const things = Array.from({ length: 40 }, (_, place) => 1 + (place % 100))

    const { made, most } = await worked(things)

    expect(made).toEqual(things.map((work) => work * 2))
    expect(most).toBeLessThanOrEqual(A_TURN)
  })

  it('is done at once where it is little [OPS-6]', async () => {
    const things = Array.from({ length: A_TURN }, () => 1)
    expect((await worked(things)).most).toBe(A_TURN)
  })
})
