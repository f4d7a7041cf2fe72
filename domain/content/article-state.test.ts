import { expect, it } from 'vitest'
import { stateOf } from './article-state.ts'

const at = (time: string) => new Date(`2026-03-02T${time}+07:00`)
const [first, last] = [at('09:00'), at('17:00')]

it.each([
  ['draft', null, null, '12:00'],
  ['planned', first, null, '08:59:59.999'],
  ['shown', first, null, '09:00'],
  ['shown', first, last, '16:59:59.999'],
  ['withdrawn', first, last, '17:00'],
] as const)(
  'an article is %s, shown from %s until %s, at %s in Jakarta [ADM-4]',
  (state, publishedAt, withdrawnAt, time) => {
    expect(stateOf({ publishedAt, withdrawnAt }, at(time))).toBe(state)
  },
)
