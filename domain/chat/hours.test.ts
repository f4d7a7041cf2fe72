import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkHours, isAnswering } from './hours.ts'

const monday = { weekday: 1, opens: '08:00', closes: '17:00' }
const sunday = { weekday: 7, opens: '10:00', closes: '12:00' }

describe('the hours of answer', () => {
  it.each([
    ['2026-03-02T07:59:59+07:00', false],
    ['2026-03-02T08:00:00+07:00', true],
    ['2026-03-02T16:59:59+07:00', true],
    ['2026-03-02T17:00:00+07:00', false],
    ['2026-03-03T09:00:00+07:00', false],
    ['2026-03-01T11:00:00+07:00', true],
  ])('are told by a clock in Jakarta: %s is within them: %s [SELLER-1]', (at, within) => {
    expect(isAnswering([monday, sunday], new Date(at))).toBe(within)
  })

  it('are all hours where a seller names none [SELLER-1]', () => {
    expect(isAnswering([], new Date('2026-03-02T03:00:00+07:00'))).toBe(true)
  })

  it('name a day once, and end after they begin [SELLER-1]', () => {
    expect(() => checkHours([monday, sunday])).not.toThrow()
    expect(() => checkHours([monday, { ...sunday, weekday: 1 }])).toThrow(
      new Refusal('chat_hours_twice', { field: 'jam' }),
    )
    for (const closes of ['08:00', '07:59']) {
      expect(() => checkHours([{ ...monday, closes }])).toThrow(new Refusal('chat_hours_end_early', { field: 'jam' }))
    }
  })
})
