import { expect, it } from 'vitest'
import type { Db } from './database.ts'
import { inLots } from './in-lots.ts'

// whose queue it is; nothing is asked of it here
const aDatabase = () => ({}) as Db

/** Doubles numbers, in lots that end when they are let go. */
function doubling() {
  const lots: { numbers: number[]; letGo: (answer?: 'fails') => void }[] = []
  const ask = inLots(async (_db, numbers: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    lots.push({
      numbers: [...numbers],
      letGo: (answer) => (answer === 'fails' ? reject(new Error('this lot fails')) : resolve()),
    })
    await promise
    return new Map(numbers.filter((number) => number < 100).map((number) => [number, 2 * number]))
  })
  return { ask, lots }
}

it('does at once what is asked first, and together what is asked meanwhile', async () => {
  const { ask, lots } = doubling()
  const db = aDatabase()
  const first = ask(db, 1)
  await expect.poll(() => lots.length).toBe(1)
  const rest = [ask(db, 2), ask(db, 3), ask(db, 4)]

  lots[0]?.letGo()
  expect(await first).toBe(2)
  await expect.poll(() => lots.length).toBe(2)
  lots[1]?.letGo()

  expect(await Promise.all(rest)).toEqual([4, 6, 8])
  expect(lots.map(({ numbers }) => numbers)).toEqual([[1], [2, 3, 4]])
})

it('leaves to be done alone what a lot leaves out, and all of a lot that fails; the next goes on', async () => {
  const { ask, lots } = doubling()
  const db = aDatabase()
  const mixed = Promise.all([ask(db, 1), ask(db, 100)])
  await expect.poll(() => lots.length).toBe(1)
  const failing = Promise.all([ask(db, 2), ask(db, 3)])
  lots[0]?.letGo()
  await expect.poll(() => lots.length).toBe(2)
  const last = ask(db, 5)
  lots[1]?.letGo('fails')
  await expect.poll(() => lots.length).toBe(3)
  lots[2]?.letGo()

  expect([await mixed, await failing, await last]).toEqual([[2, undefined], [undefined, undefined], 10])
})

it('keeps databases apart: one does not wait for another', async () => {
  const { ask, lots } = doubling()
  const answers = Promise.all([ask(aDatabase(), 1), ask(aDatabase(), 2)])
  await expect.poll(() => lots.map(({ numbers }) => numbers)).toEqual([[1], [2]])
  for (const { letGo } of lots) letGo()
  expect(await answers).toEqual([2, 4])
})
