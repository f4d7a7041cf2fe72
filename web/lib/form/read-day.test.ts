import { describe, expect, it } from 'vitest'
import { dayFault, readDay, writeDay } from './read-day.ts'

describe('a day as it is typed', () => {
  it.each(['31/12/2026', '31-12-2026', '31.12.2026', ' 31 12 2026 ', '31 Des 2026', '31 desember 2026'])(
    'may be %j [ORDER-5]',
    (typed) => expect(readDay(typed)).toBe('2026-12-31'),
  )

  it('may have a single digit, and may be missing [ORDER-5]', () => {
    expect(readDay('1/5/2026')).toBe('2026-05-01')
    expect(readDay('1 Mei 2026')).toBe('2026-05-01')
    expect(readDay('  ')).toBe('')
  })

  it.each([
    '31/02/2026',
    '12/31/2026',
    '2026-12-31',
    '31/12/26',
    '31/12',
    '31 Foo 2026',
    '0/1/2026',
    '🙂',
    '9'.repeat(10_000),
  ])('is not %j [ORDER-5]', (typed) => expect(readDay(typed)).toBeNull())

  it('is told from one that is not in the calendar, though written as a day is [REG-3]', () => {
    expect(dayFault('31/02/2027')).toMatch(/^Tanggal ini tidak ada/)
    expect(dayFault('31/12/26')).toMatch(/tulis misalnya 31\/12\/2026/)
    expect(dayFault('28/02/2027')).toBeUndefined()
    expect(dayFault('')).toBeUndefined()
  })

  it('is shown the same way [ORDER-5]', () => {
    expect([writeDay('2026-12-31'), writeDay('')]).toEqual(['31/12/2026', ''])
    expect(readDay(writeDay('2026-05-01'))).toBe('2026-05-01')
  })
})
