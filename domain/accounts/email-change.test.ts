import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../business-day.ts'
import { emailChangeEnd, emailChanges, emailChangesFrom, isSameAddress } from './email-change.ts'
import { anotherLinkObstacle } from './verification.ts'

const requestedAt = new Date('2026-03-02T09:00:00+07:00')
const later = (ms: number) => new Date(requestedAt.getTime() + ms)

describe('a change of e-mail address', () => {
  it('is confirmed or cancelled once, and replaced by another [REG-3]', () => {
    for (const event of ['confirm', 'cancel', 'replace'] as const)
      expect(emailChanges.statesBefore(event)).toEqual(['asked'])
  })

  it('may be confirmed for three days [REG-3]', () => {
    expect(emailChangeEnd(requestedAt)).toEqual(later(3 * DAY_MS))
    expect(emailChangesFrom(later(3 * DAY_MS))).toEqual(requestedAt)
  })

  it('gets another link after a minute [VERIF-1]', () => {
    expect(anotherLinkObstacle(null, requestedAt)).toBeNull()
    expect(anotherLinkObstacle(requestedAt, later(60_000))).toBeNull()
    expect(anotherLinkObstacle(requestedAt, later(59_001))).toMatchObject({
      code: 'verification_too_soon',
      retryAfterSeconds: 1,
    })
    expect(anotherLinkObstacle(requestedAt, later(0))?.sentence).toContain('60 detik')
  })

  it('is none where the letters alone differ in case [REG-3]', () => {
    expect(isSameAddress('Rina@uji.contoh', 'rina@UJI.contoh')).toBe(true)
    expect(isSameAddress('rina@uji.contoh', 'rina@uji.contoh.id')).toBe(false)
  })
})
