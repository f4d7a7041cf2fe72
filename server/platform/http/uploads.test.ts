import { expect, it } from 'vitest'
import type { Viewer } from '#domain/accounts/actor.ts'
import { Uploads } from './mount.ts'

const person = (userId: string) => ({ kind: 'member', userId }) as Viewer // no other field is read

it('receives five files of a person at once, and another when one of them has come or broken off', async () => {
  const uploads = new Uploads()
  const arrivals = Array.from({ length: 5 }, () => Promise.withResolvers<string>())
  const under = arrivals.map(({ promise }) => uploads.oneMore(person('a'), () => promise))
  const another = (who: string) => uploads.oneMore(person(who), async () => 'received')

  await expect(another('a')).rejects.toMatchObject({ code: 'too_often', retryAfterSeconds: 10 })
  expect(await another('b')).toBe('received')

  arrivals[0]?.resolve('received')
  await under[0]
  expect(await another('a')).toBe('received')
  arrivals[1]?.reject(new Error('broken off'))
  await expect(under[1]).rejects.toThrow('broken off')
  expect(await Promise.all([another('a'), another('a')])).toEqual(['received', 'received'])
})
