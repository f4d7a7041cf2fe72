import { describe, expect, it } from 'vitest'
import { readMinute, readTime, writeMinute, writeTime } from './read-time.ts'

describe('a time of the day as it is typed', () => {
  it.each(['08.00', '8.00', '08:00', '8', ' 08 . 00 '])('may be %j [SHOP-8]', (typed) =>
    expect(readTime(typed)).toBe('08:00'),
  )

  it('may be missing, and is shown as it is read [SHOP-8]', () => {
    expect([readTime('  '), writeTime('')]).toEqual(['', ''])
    expect(writeTime('18:30')).toBe('18.30')
    expect(readTime(writeTime('18:30'))).toBe('18:30')
  })

  it.each(['24.00', '8.60', '8.5', '18.30 WIB', '-1', 'pagi', '9'.repeat(10_000)])('is not %j [SHOP-8]', (typed) =>
    expect(readTime(typed)).toBeNull(),
  )
})

describe('a day with a time as it is typed', () => {
  it.each(['31/12/2026 18.30', '31-12-2026 18:30', '31 Des 2026, 18.30', ' 31/12/2026  18.30 '])(
    'may be %j [ADM-4]',
    (typed) => expect(readMinute(typed)).toBe('2026-12-31T18:30'),
  )

  it('may be missing, and is shown as it is read [ADM-4]', () => {
    expect([readMinute(' '), writeMinute('')]).toEqual(['', ''])
    expect(writeMinute('2026-12-31T18:30')).toBe('31/12/2026 18.30')
  })

  it.each(['31/12/2026', '18.30', '31/02/2026 18.30', '31/12/2026 24.00', '2026-12-31T18:30', '9'.repeat(10_000)])(
    'is not %j [ADM-4]',
    (typed) => expect(readMinute(typed)).toBeNull(),
  )
})
