import { describe, expect, it } from 'vitest'
import { Floors } from './open-replicas.ts'

/** Floors over a log with a position that the test sets. */
function aLog() {
  const requests: PromiseWithResolvers<bigint>[] = []
  const floors = new Floors(() => {
    const question = Promise.withResolvers<bigint>()
    requests.push(question)
    return question.promise
  }, 60_000)
  const question = (number: number) => expect.poll(() => requests[number - 1]).toBeDefined()
  return { floors, requests, question }
}

describe('how far a replica must be for who was told of something', () => {
  it('is not known until the database has said where it is, for these alone [OPS-2]', async () => {
    const { floors, requests } = aLog()
    floors.raise(['company:1'])
    expect([floors.of(['company:1', 'user:1']), floors.of(['company:2'])]).toEqual([null, 0n])
    requests[0]?.resolve(7n)
    await expect.poll(() => floors.of(['company:1', 'user:1'])).toBe(7n)
    expect(floors.of(['company:2'])).toBe(0n)
    floors.close()
  })

  it('is asked anew for what was told while it was asked [OPS-2]', async () => {
    const { floors, requests, question } = aLog()
    floors.raise(['company:1'])
    floors.raise(['company:1', 'company:2'])
    requests[0]?.resolve(7n)
    await question(2)
    expect(floors.of(['company:1'])).toBeNull()
    requests[1]?.resolve(9n)
    await expect.poll(() => floors.of(['company:1', 'company:2'])).toBe(9n)
    floors.close()
  })

  it('is what was known before while the database does not answer, and asked again [OPS-2]', async () => {
    const { floors, requests, question } = aLog()
    floors.raise(['company:1'])
    requests[0]?.resolve(7n)
    await expect.poll(() => floors.of(['company:1'])).toBe(7n)
    floors.raise(['company:1', 'company:2'])
    await question(2)
    expect(floors.of(['company:1'])).toBeNull()
    requests[1]?.reject(new Error('away'))
    await question(3)
    expect([floors.of(['company:1']), floors.of(['company:2'])]).toEqual([7n, 0n])
    requests[2]?.resolve(9n)
    await expect.poll(() => floors.of(['company:1', 'company:2'])).toBe(9n)
    floors.close()
  })
})
