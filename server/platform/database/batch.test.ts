import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { expect, it } from 'vitest'
import type { Db } from '../database.ts'
import { inBatches } from './batch.ts'

// the key of the queue; it is never queried here
const aDatabase = () => ({}) as Db

/** Doubles numbers, in lots that end when they are let go. */
function doubling() {
  const batches: { numbers: number[]; letGo: (failure?: Error) => void }[] = []
  const ask = inBatches(async (_db, numbers: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    batches.push({
      numbers: [...numbers],
      letGo: (failure) => (failure ? reject(failure) : resolve()),
    })
    await promise
    return new Map(numbers.filter((number) => number < 100).map((number) => [number, 2 * number]))
  })
  return { ask, batches }
}

it('does at once what is asked first, and together what is asked meanwhile', async () => {
  const { ask, batches } = doubling()
  const db = aDatabase()
  const first = ask(db, 1)
  await expect.poll(() => batches.length).toBe(1)
  const rest = [ask(db, 2), ask(db, 3), ask(db, 4)]

  batches[0]?.letGo()
  expect(await first).toBe(2)
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.letGo()

  expect(await Promise.all(rest)).toEqual([4, 6, 8])
  expect(batches.map(({ numbers }) => numbers)).toEqual([[1], [2, 3, 4]])
})

it('runs a lot as whoever asked first in it, whoever made the one before', async () => {
  const asker = new AsyncLocalStorage<string>()
  const ran: [numbers: readonly number[], as: string | undefined][] = []
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const ask = inBatches(async (_db, numbers: readonly number[]) => {
    ran.push([numbers, asker.getStore()])
    await gate
    return new Map(numbers.map((number) => [number, number]))
  })
  const db = aDatabase()
  const first = asker.run('Rina', () => ask(db, 1))
  await expect.poll(() => ran.length).toBe(1)
  const second = asker.run('Dimas', () => ask(db, 2))

  letGo()
  await Promise.all([first, second])

  expect(ran).toEqual([
    [[1], 'Rina'],
    [[2], 'Dimas'],
  ])
})

it('leaves to be done alone what a lot leaves out, and all of a lot that the database refuses; the next goes on', async () => {
  const { ask, batches } = doubling()
  const db = aDatabase()
  const mixed = Promise.all([ask(db, 1), ask(db, 100)])
  await expect.poll(() => batches.length).toBe(1)
  const failing = Promise.all([ask(db, 2), ask(db, 3)])
  batches[0]?.letGo()
  await expect.poll(() => batches.length).toBe(2)
  const last = ask(db, 5)
  batches[1]?.letGo(new pg.DatabaseError('a deadlock', 0, 'error'))
  await expect.poll(() => batches.length).toBe(3)
  batches[2]?.letGo()

  expect([await mixed, await failing, await last]).toEqual([[2, undefined], [undefined, undefined], 10])
})

it('fails at once for a caller that waits behind a batch that was not answered, and goes on when the database does', async () => {
  const { ask, batches } = doubling()
  const db = aDatabase()
  const requests = [ask(db, 1)]
  await expect.poll(() => batches.length).toBe(1)
  requests.push(ask(db, 2), ask(db, 3))
  batches[0]?.letGo(new Error('Query read timeout'))

  const failed = await Promise.allSettled(requests)
  expect(failed.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(
    Array(3).fill('Query read timeout'),
  )
  const next = ask(db, 4)
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.letGo()
  expect(await next).toBe(8)
})

it('keeps databases apart: one does not wait for another', async () => {
  const { ask, batches } = doubling()
  const answers = Promise.all([ask(aDatabase(), 1), ask(aDatabase(), 2)])
  await expect.poll(() => batches.map(({ numbers }) => numbers)).toEqual([[1], [2]])
  for (const { letGo } of batches) letGo()
  expect(await answers).toEqual([2, 4])
})
