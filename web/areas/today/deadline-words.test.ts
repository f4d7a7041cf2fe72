import { describe, expect, it } from 'vitest'
import { deadlineWords } from './deadline-words.ts'

const since = '2026-11-18T03:00:00.000Z'
const on = (until: string | null, today: string) => deadlineWords({ until, since }, today)

describe('a deadline', () => {
  it('at midnight in Jakarta is that of the day that ends [UX-3]', () => {
    const midnight = '2026-11-20T17:00:00.000Z'
    expect(on(midnight, '2026-11-20')).toEqual({ text: 'hari ini', tone: 'tonight' })
    expect(on(midnight, '2026-11-19')).toEqual({ text: 'besok', tone: 'later' })
    expect(on(midnight, '2026-11-17')).toEqual({ text: '20 Nov', tone: 'later' })
    expect(on(midnight, '2026-11-21')).toEqual({ text: 'lewat 1 hari', tone: 'late' })
    expect(on(midnight, '2026-12-01')).toEqual({ text: 'lewat 11 hari', tone: 'late' })
  })

  it('within a day is told with its hour [UX-3, SHIP-2]', () => {
    const morning = '2026-11-20T03:30:00.000Z'
    expect(on(morning, '2026-11-20').text).toBe('hari ini 10.30')
    expect(on(morning, '2026-11-19').text).toBe('besok 10.30')
    expect(on(morning, '2026-11-21').text).toBe('lewat 1 hari')
  })

  it('that there is none says since when it waits [UX-3]', () => {
    expect(on(null, '2026-11-20')).toEqual({ text: 'sejak 18 Nov', tone: 'later' })
  })
})
