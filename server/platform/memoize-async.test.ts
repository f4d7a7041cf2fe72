import { expect, it, vi } from 'vitest'
import { memoizeAsync } from './stored-once.ts'

it('is made once for all who ask at the same time and later', async () => {
  const make = vi.fn(async () => ({}))
  const made = memoizeAsync(make)

  const [one, other] = await Promise.all([made(), made()])

  expect([other, await made()]).toEqual([one, one])
  expect(make).toHaveBeenCalledTimes(1)
})

it('is tried again after a failure, which all who waited are told', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('out of memory'))
  const made = memoizeAsync(make)

  const answers = await Promise.allSettled([made(), made()])

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await made()).toBe('made')
})
