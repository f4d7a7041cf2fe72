import { afterAll, describe, expect, it } from 'vitest'
import type { go, Way } from '#test/servers/trial-work.ts'
import { aside, endAside } from './aside.ts'

const file = new URL('../../test/servers/trial-work.ts', import.meta.url)
const patient = aside<typeof go>(file, 'go', { longestMs: 60_000, mostMemoryMb: 64, mostWaiting: 2 })

afterAll(endAside)

describe('work beside the process', () => {
  it('is refused as it would be within it [OPS-6]', async () => {
    const refused = { code: 'table_columns', field: 'berkas', sentence: 'Paling banyak 100 kolom dalam satu berkas.' }

    await expect(patient('refuses')).rejects.toMatchObject(refused)
  })

  it('that has a fault fails by it, and the next is done [OPS-6]', async () => {
    await expect(patient('has a fault')).rejects.toMatchObject({ message: 'nothing is there', code: 'ECONNREFUSED' })
    await expect(patient('does its work')).resolves.toBe('done')
  })

  it.each<Way>(['ends its process', 'takes all memory', 'takes all memory at once'])(
    'that %s comes to nothing, and the next is done [OPS-6]',
    async (way) => {
      await expect(patient(way)).resolves.toBeUndefined()
      await expect(patient('does its work')).resolves.toBe('done')
    },
    60_000,
  )

  it('that never ends comes to nothing, and the next is done [OPS-6]', async () => {
    const hurried = aside<typeof go>(file, 'go', { longestMs: 500, mostMemoryMb: 64 })

    await expect(hurried('never ends')).resolves.toBeUndefined()
    await expect(patient('does its work')).resolves.toBe('done')
  })

  it('is refused where too much waits already [OPS-6]', async () => {
    const requests = Array.from({ length: 5 }, () => patient('does its work').catch(({ code }) => code))

    expect(await Promise.all(requests)).toEqual(['done', 'done', 'done', 'busy', 'busy'])
  })

  it('is given up where the server closes, and done by another process where it goes on [OPS-6]', async () => {
    const requests = patient('never ends')
    await new Promise((resolve) => setImmediate(resolve))
    endAside()

    await expect(requests).resolves.toBeUndefined()
    await expect(patient('does its work')).resolves.toBe('done')
  })
})
