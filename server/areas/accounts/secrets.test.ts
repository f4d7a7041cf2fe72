import { expect, it } from 'vitest'
import { HASH_OF_NOBODY, MOST_WAITING, passwordMatches } from './secrets.ts'

it('refuses passwords beyond those that wait already, and compares the others [SESS-7]', async () => {
  const tries = Array.from({ length: 2 * MOST_WAITING }, () => passwordMatches(HASH_OF_NOBODY, 'Tebakan1'))

  const ends = await Promise.allSettled(tries)

  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(MOST_WAITING)
  expect(refused.map(({ reason }) => reason.code)).toEqual(refused.map(() => 'busy'))
  expect(await passwordMatches(HASH_OF_NOBODY, 'Tebakan1')).toBe(false)
})
