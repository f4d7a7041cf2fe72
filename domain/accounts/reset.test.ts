import { describe, expect, it } from 'vitest'
import {
  askObstacle,
  asksCountFrom,
  CODES_OF_STRANGERS,
  MOST_CODES_A_DAY,
  MOST_TRIES,
  type ResetCode,
  resets,
  TRIES_OF_STRANGERS,
  trierOf,
  validateCode,
} from './reset.ts'

const sentAt = new Date('2026-03-02T09:00:00+07:00')
const later = (ms: number) => new Date(sentAt.getTime() + ms)
const fresh: ResetCode = { state: 'sent', since: sentAt, tries: { known: 0, asker: 0, stranger: 0 } }

describe('a reset code', () => {
  it('is right or wrong while it counts [RESET-3]', () => {
    expect(validateCode(fresh, 'asker', true, later(0))).toBe('valid')
    expect(validateCode(fresh, 'asker', false, later(0))).toBe('wrong')
    // the mail may be read before its sending is noted
    expect(validateCode({ ...fresh, state: 'asked' }, 'asker', true, later(0))).toBe('valid')
  })

  it('counts for ten minutes, to the millisecond [RESET-6]', () => {
    expect(validateCode(fresh, 'asker', true, later(10 * 60_000 - 1))).toBe('valid')
    expect(validateCode(fresh, 'asker', true, later(10 * 60_000))).toBe('expired')
  })

  it('no longer counts after five wrong tries, whoever made them, even when right [RESET-6]', () => {
    const tried = (known: number, asker: number, stranger: number) => ({ ...fresh, tries: { known, asker, stranger } })
    expect(MOST_TRIES).toBe(5)
    for (const code of [tried(4, 0, 0), tried(0, 4, 0), tried(1, 1, 2)]) {
      expect(validateCode(code, 'known', true, later(1))).toBe('valid')
      expect(validateCode(code, 'asker', true, later(1))).toBe('valid')
    }
    for (const code of [tried(5, 0, 0), tried(0, 5, 0), tried(2, 1, 2)])
      for (const trier of ['known', 'asker', 'stranger'] as const)
        expect(validateCode(code, trier, true, later(1))).toBe('expired')
  })

  it('gives all strangers together two tries [RESET-6]', () => {
    const tried = (stranger: number) => ({ ...fresh, tries: { known: 0, asker: 0, stranger } })
    expect(validateCode(tried(TRIES_OF_STRANGERS - 1), 'stranger', true, later(1))).toBe('valid')
    expect(validateCode(tried(TRIES_OF_STRANGERS), 'stranger', true, later(1))).toBe('expired')
    expect(validateCode(tried(TRIES_OF_STRANGERS), 'asker', true, later(1))).toBe('valid')
  })

  it('counts once, and only the newest [RESET-6]', () => {
    for (const state of ['verified', 'saved', 'replaced'] as const)
      expect(validateCode({ ...fresh, state }, 'known', true, later(1))).toBe('expired')
    expect(validateCode(undefined, 'asker', true, later(1))).toBe('expired')
  })
})

describe('who tries a code', () => {
  it('is distinguished from strangers by where it was requested, or signed in from before [RESET-6]', () => {
    expect(trierOf({ address: '10.0.0.1', known: true }, '10.0.0.9')).toBe('known')
    expect(trierOf({ address: '10.0.0.1', known: false }, '10.0.0.1')).toBe('asker')
    expect(trierOf({ address: '10.0.0.2', known: false }, '10.0.0.1')).toBe('stranger')
  })
})

describe('asking for a code', () => {
  const secondsAgo = (...seconds: number[]) => seconds.map((ago) => later(-ago * 1000))

  it('may be repeated at the pace of the countdown, three at once [RESET-3, RESET-6]', () => {
    const requests = (...seconds: number[]) => ({
      fromHere: secondsAgo(...seconds),
      byKnown: 0,
      byStrangers: seconds.length,
    })
    expect(askObstacle(requests(0, 1), false, sentAt)).toBeNull()
    expect(askObstacle(requests(30, 60, 90), false, sentAt)).toBeNull()
    const refused = askObstacle(requests(0, 1, 2), false, sentAt)
    expect(refused).toMatchObject({ code: 'reset_too_soon', retryAfterSeconds: 88 })
    expect(refused?.sentence).toContain('88 detik')
    expect(askObstacle(requests(0, 1, 90), false, sentAt)).toBeNull()
    expect(askObstacle(requests(0, 1, 89.5), false, sentAt)?.retryAfterSeconds).toBe(1)
  })

  it('is counted over a day [RESET-6]', () => {
    expect(asksCountFrom(sentAt)).toEqual(new Date('2026-03-01T09:00:00+07:00'))
  })

  it('ends after ten codes a day, of which strangers share five and cannot take the others [RESET-6]', () => {
    const requests = (byKnown: number, byStrangers: number) => ({ fromHere: [], byKnown, byStrangers })
    expect([MOST_CODES_A_DAY, CODES_OF_STRANGERS]).toEqual([10, 5])
    expect(askObstacle(requests(5, 4), false, sentAt)).toBeNull()
    expect(askObstacle(requests(0, 5), false, sentAt)).toMatchObject({
      code: 'reset_too_often',
      retryAfterSeconds: 3600,
    })
    expect(askObstacle(requests(4, 5), true, sentAt)).toBeNull()
    expect(askObstacle(requests(5, 0), true, sentAt)?.code).toBe('reset_too_often')
  })
})

describe('the steps of a reset', () => {
  it('lead over the right code alone to a saved password, once [RESET-6]', () => {
    expect(resets.statesBefore('verify')).toEqual(['sent'])
    expect(resets.statesBefore('save')).toEqual(['verified'])
    expect(resets.steps.filter(({ from }) => from === 'saved' || from === 'replaced')).toEqual([])
  })

  it('leave a proof alone when another code is requested, and end it when a password is saved [RESET-6]', () => {
    expect(resets.statesBefore('supersede')).toEqual(['asked', 'sent'])
    expect(resets.statesBefore('void')).toEqual(['asked', 'sent', 'verified'])
  })
})
