import { expect, it } from 'vitest'
import { listTime } from './list-time.ts'

const now = Date.parse('2026-03-02T00:30:00+07:00')
const at = (instant: string) => listTime(Date.parse(instant), now)

it("says of a conversation HH:mm today, 'Kemarin' yesterday and D/M/YY before, by the days of Jakarta [CHAT-8]", () => {
  expect(at('2026-03-02T00:05:00+07:00')).toBe('00:05')
  expect(at('2026-03-01T23:59:00+07:00')).toBe('Kemarin')
  expect(at('2026-03-01T00:00:00+07:00')).toBe('Kemarin')
  expect(at('2026-02-28T23:59:00+07:00')).toBe('28/2/26')
  expect(at('2025-11-07T12:00:00+07:00')).toBe('7/11/25')
})

it('takes what the server has already said and this clock has not reached for today [CHAT-8]', () => {
  expect(at('2026-03-03T00:01:00+07:00')).toBe('00:01')
})
