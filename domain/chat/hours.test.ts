import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkHours, closedForToday, isAnswering, openingAt } from './hours.ts'

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
    expect(isAnswering([monday, sunday], new Map(), new Date(at))).toBe(within)
  })

  it('are all hours where a seller names none [SELLER-1]', () => {
    expect(isAnswering([], new Map([['2026-03-02', 'Libur']]), new Date('2026-03-02T03:00:00+07:00'))).toBe(true)
  })

  it('name a day once, and end after they begin [SELLER-1]', () => {
    expect(() => checkHours([monday, sunday])).not.toThrow()
    expect(() => checkHours([monday, { ...sunday, weekday: 1 }])).toThrow(
      new Refusal('chat_hours_twice', { field: 'jam.1.hari' }),
    )
    for (const closes of ['08:00', '07:59']) {
      expect(() => checkHours([sunday, { ...monday, closes }])).toThrow(
        new Refusal('chat_hours_end_early', { field: 'jam.1.tutup' }),
      )
    }
  })
})

describe('a shop', () => {
  const closed = new Map([
    ['2026-03-09', 'Inventaris'],
    ['2026-03-10', 'Selasa kosong'],
  ])
  const jakarta = (at: string) => new Date(`${at}:00+07:00`)

  it.each([
    ['before its hours', '2026-03-02T07:59', false, null, '2026-03-02T08:00'],
    ['within its hours', '2026-03-02T08:00', true, null, '2026-03-02T17:00'],
    ['after its hours', '2026-03-02T17:00', false, null, '2026-03-08T10:00'],
    ['on a day without hours', '2026-03-03T09:00', false, null, '2026-03-08T10:00'],
    ['before a holiday, which is passed over', '2026-03-08T12:00', false, null, '2026-03-15T10:00'],
    ['on a holiday', '2026-03-09T09:00', false, 'Inventaris', '2026-03-15T10:00'],
    ['on a holiday on which it would not open', '2026-03-10T09:00', false, null, '2026-03-15T10:00'],
  ])('%s, %s in Jakarta, is open: %s, and says why not and until when [SHOP-8]', (_what, at, isOpen, holiday, next) => {
    const opening = openingAt([monday, sunday], closed, jakarta(at))

    expect(opening).toEqual({ isOpen, holiday, changesAt: jakarta(next) })
  })

  it('looks sixty days ahead for the day on which it opens [SHOP-8]', () => {
    // 2026-05-01 is a Friday, sixty days after 2 March
    const fridays = Array.from({ length: 8 }, (_, week) => new Date(Date.UTC(2026, 2, 6 + 7 * week)))
    const before = new Map(fridays.map((day) => [day.toISOString().slice(0, 10), 'Renovasi']))
    const opens = (at: string) => openingAt([{ ...monday, weekday: 5, opens: '08:00' }], before, jakarta(at)).changesAt

    expect(opens('2026-03-02T09:00')).toEqual(jakarta('2026-05-01T08:00'))
    expect(opens('2026-03-01T09:00')).toBeNull()
  })

  it('that is closed for two months says no day [SHOP-8]', () => {
    const mondays = Array.from({ length: 60 }, (_, week) => new Date(Date.UTC(2026, 2, 2 + 7 * week)))
    const all = new Map(mondays.map((day) => [day.toISOString().slice(0, 10), 'Renovasi']))

    expect(openingAt([monday], all, jakarta('2026-03-02T09:00'))).toEqual({
      isOpen: false,
      holiday: 'Renovasi',
      changesAt: null,
    })
  })
})

describe('a shop that answers no more today', () => {
  const closed = new Map([['2026-03-09', 'Inventaris']])
  const at = (time: string, days = [monday, sunday]) => closedForToday(days, closed, new Date(`${time}:00+07:00`))

  it('is one after its hours, on a day without any, or on a holiday, and says when it opens next [NEGO-2] [SHOP-8]', () => {
    const opens = (time: string) => new Date(`${time}:00+07:00`)
    expect(at('2026-03-02T17:00')).toEqual({ holiday: null, opensAt: opens('2026-03-08T10:00') })
    expect(at('2026-03-03T09:00')).toEqual({ holiday: null, opensAt: opens('2026-03-08T10:00') })
    expect(at('2026-03-09T09:00')).toEqual({ holiday: 'Inventaris', opensAt: opens('2026-03-15T10:00') })
    expect(at('2026-03-09T09:00', [])).toEqual({ holiday: 'Inventaris', opensAt: null })
  })

  it('is none within its hours, nor before them, nor one that names none [NEGO-2] [SHOP-8]', () => {
    expect([at('2026-03-02T08:00'), at('2026-03-02T07:00'), at('2026-03-02T23:00', [])]).toEqual([null, null, null])
  })
})
