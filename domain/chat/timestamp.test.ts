import { expect, it } from 'vitest'
import { timestampOf } from './timestamp.ts'

it('is told by a clock in Jakarta, where the day begins seven hours earlier [CHAT-11]', () => {
  const at = new Date('2026-12-31T17:05:09.123Z')
  expect(timestampOf(at)).toEqual({
    date: 1,
    day: 5,
    hours: 0,
    minutes: 5,
    month: 0,
    seconds: 9,
    time: at.getTime(),
    timezoneOffset: -420,
    year: 2027,
  })
})
