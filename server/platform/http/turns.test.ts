import { expect, it } from 'vitest'
import type { Viewer } from '#domain/accounts/actor.ts'
import { Turns } from './mount.ts'

const person = (userId: string) => ({ kind: 'member', userId }) as Viewer // nothing else is asked of it

it('works on six calls of a person at once, and on the others in their order', async () => {
  const turns = new Turns()
  const ends = Array.from({ length: 8 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const answers = ends.map(({ promise }, place) =>
    turns.take(person('a'), async () => {
      begun.push(place)
      await promise
    }),
  )
  expect(await turns.take(person('b'), async () => 'answered')).toBe('answered')
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
  const turns = new Turns()
  const end = Promise.withResolvers<void>()
  const answers = Array.from({ length: 256 }, () => turns.take(person('a'), () => end.promise))
  await expect(turns.take(person('a'), async () => 'answered')).rejects.toMatchObject({ code: 'too_often' })
  end.resolve()
  await Promise.all(answers)
  expect(await turns.take(person('a'), async () => 'answered')).toBe('answered')
})
