import { expect, it } from 'vitest'
import type { Viewer } from '#domain/accounts/actor.ts'
import { KeyedQueue } from './mount.ts'

const person = (userId: string) => ({ kind: 'member', userId }) as Viewer // no other field is read

it('works on six calls of a person at once, and on the others in their order', async () => {
  const queue = new KeyedQueue()
  const ends = Array.from({ length: 8 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const answers = ends.map(({ promise }, index) =>
    queue.take(person('a'), async () => {
      begun.push(index)
      await promise
    }),
  )
  expect(await queue.take(person('b'), async () => 'answered')).toBe('answered')
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])

  ends[3]?.reject(new Error('broken off'))
  await expect(answers[3]).rejects.toThrow('broken off')
  ends[0]?.resolve()
  await answers[0]
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  for (const { resolve } of ends) resolve()
  await Promise.allSettled(answers)
})

it('refuses the 257th call of a person, and takes them again when others have ended', async () => {
  const queue = new KeyedQueue()
  const end = Promise.withResolvers<void>()
  const answers = Array.from({ length: 256 }, () => queue.take(person('a'), () => end.promise))
  await expect(queue.take(person('a'), async () => 'answered')).rejects.toMatchObject({ code: 'too_often' })
  end.resolve()
  await Promise.all(answers)
  expect(await queue.take(person('a'), async () => 'answered')).toBe('answered')
})
