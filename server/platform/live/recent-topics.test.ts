import { expect, it } from 'vitest'
import { trackRecentTopics } from './recent-topics.ts'

const SECOND = 1_000

/** A node that has been listening for ten minutes. */
function aNode() {
  let now = 0
  const recent = trackRecentTopics(() => new Date(now))
  now = 600 * SECOND
  return { recent, pass: (seconds: number) => (now += seconds * SECOND), now: () => now }
}

it('knows what was announced since a page was made, by its topics', () => {
  const { recent, pass, now } = aNode()
  recent.announced(['company:a'])
  pass(10)
  const madeAt = now()
  pass(3)
  recent.announced(['company:b'])

  expect(recent.mayHaveMissed(madeAt, ['company:a'])).toBe(false)
  expect(recent.mayHaveMissed(madeAt, ['company:a', 'company:b'])).toBe(true)
  expect(recent.mayHaveMissed(madeAt + 4 * SECOND, ['company:b'])).toBe(true)
  expect(recent.mayHaveMissed(madeAt + 6 * SECOND, ['company:b'])).toBe(false)
})

it('does not know it of a page that was made long ago, without saying when, or before a gap', () => {
  const { recent, pass, now } = aNode()
  const madeAt = now()
  expect(recent.mayHaveMissed(undefined, ['company:a'])).toBe(true)
  expect(recent.mayHaveMissed(madeAt, ['company:a'])).toBe(false)
  pass(5)
  recent.gap()
  expect(recent.mayHaveMissed(madeAt, ['company:a'])).toBe(true)
  expect(recent.mayHaveMissed(now() + 3 * SECOND, ['company:a'])).toBe(false)
  pass(120)
  expect(recent.mayHaveMissed(now() - 61 * SECOND, ['company:a'])).toBe(true)
})

it('forgets what no page can ask about any more', () => {
  const { recent, pass, now } = aNode()
  recent.announced(['company:a'])
  pass(61)
  recent.announced(['company:b'])
  const madeAt = now() - 55 * SECOND

  expect(recent.mayHaveMissed(madeAt, ['company:a'])).toBe(false)
  expect(recent.mayHaveMissed(madeAt, ['company:b'])).toBe(true)
})
