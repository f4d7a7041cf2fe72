import { afterAll, describe, expect, it } from 'vitest'
import type { Way } from '#test/trial-thread.ts'
import { aside, endThreads } from './aside.ts'

const file = new URL('../../test/trial-thread.ts', import.meta.url)
const patient = aside<Way, string>(file, { longestMs: 60_000, mostMemoryMb: 32, mostWaiting: 2 })

afterAll(endThreads)

describe('work in a thread', () => {
  it('is refused as it would be beside it [OPS-6]', async () => {
    const refused = { code: 'table_columns', field: 'berkas', sentence: 'Paling banyak 100 kolom dalam satu berkas.' }

    await expect(patient('refuses')).rejects.toMatchObject(refused)
  })

  it.each<Way>(['has a fault', 'ends its process'])('that %s fails, and the next is done [OPS-6]', async (way) => {
    await expect(patient(way)).rejects.toThrow()
    await expect(patient('does its work')).resolves.toBe('done')
  })

  it('that takes all memory comes to nothing, and the next is done [OPS-6]', async () => {
    await expect(patient('takes all memory')).resolves.toBeUndefined()
    await expect(patient('does its work')).resolves.toBe('done')
  }, 60_000)

  it('that never ends comes to nothing, and the next is done [OPS-6]', async () => {
    const hurried = aside<Way, string>(file, { longestMs: 500, mostMemoryMb: 32 })

    await expect(hurried('never ends')).resolves.toBeUndefined()
    await expect(patient('does its work')).resolves.toBe('done')
  })

  it('is refused where too much waits already [OPS-6]', async () => {
    const asked = Array.from({ length: 5 }, () => patient('does its work').catch(({ code }) => code))

    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'busy', 'busy'])
  })

  it('is given up where the server closes, and done by a thread of its own where it goes on [OPS-6]', async () => {
    const asked = patient('never ends')
    const givenUp = expect(asked).rejects.toThrow()
    await new Promise((resolve) => setImmediate(resolve))
    await endThreads()

    await givenUp
    await expect(patient('does its work')).resolves.toBe('done')
  })
})
