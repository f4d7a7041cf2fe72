import { expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '#server/platform/database.ts'
import { cacheFor } from './cache-for.ts'

it('goes on with the last estimate while no new one succeeds [CARD-3]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  onTestFinished(() => {
    vi.useRealTimers()
    clock.mockRestore()
  })
  const db = {} as Db // the estimates below ask nothing
  const read = vi.fn<() => Promise<{ offers: number }>>()
  read.mockResolvedValueOnce({ offers: 1 }).mockRejectedValue(new Error('statement timeout'))
  const estimate = cacheFor(read)

  const answers = [await estimate(db)]
  for (const seconds of [12, 23, 34]) {
    clock.mockReturnValue(seconds * 1000)
    await vi.advanceTimersByTimeAsync(1)
    answers.push(await estimate(db))
  }

  expect(answers).toEqual([{ offers: 1 }, { offers: 1 }, { offers: 1 }, { offers: 1 }])
  expect(read.mock.calls.length).toBeGreaterThan(2)
})
