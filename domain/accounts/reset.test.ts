import { describe, expect, it } from 'vitest'
import {
  askObstacle,
  asksCountFrom,
  codeText,
  judgeCode,
  MOST_CODES_A_DAY,
  MOST_TRIES,
  type ResetCode,
  resetSteps,
  statesThat,
  trierOf,
} from './reset.ts'

const sentAt = new Date('2026-03-02T09:00:00+07:00')
const later = (ms: number) => new Date(sentAt.getTime() + ms)
const fresh: ResetCode = { state: 'sent', since: sentAt, tries: 0 }

describe('a reset code', () => {
  it('is right or wrong while it counts [RESET-3]', () => {
    expect(judgeCode(fresh, true, later(0))).toBe('valid')
    expect(judgeCode(fresh, false, later(0))).toBe('wrong')
    // the mail may be read before its sending is noted
    expect(judgeCode({ ...fresh, state: 'asked' }, true, later(0))).toBe('valid')
  })

  it('counts for ten minutes, to the millisecond [RESET-6]', () => {
    expect(judgeCode(fresh, true, later(10 * 60_000 - 1))).toBe('valid')
    expect(judgeCode(fresh, true, later(10 * 60_000))).toBe('expired')
  })

  it('no longer counts after five wrong tries, even when right [RESET-6]', () => {
    expect(judgeCode({ ...fresh, tries: MOST_TRIES - 1 }, true, later(1))).toBe('valid')
    expect(judgeCode({ ...fresh, tries: MOST_TRIES }, true, later(1))).toBe('expired')
  })

  it('counts once, and only the newest [RESET-6]', () => {
    for (const state of ['verified', 'saved', 'replaced'] as const)
      expect(judgeCode({ ...fresh, state }, true, later(1))).toBe('expired')
    expect(judgeCode(undefined, true, later(1))).toBe('expired')
  })

  it('is six digits, leading zeros kept [RESET-3]', () => {
    expect([codeText(0), codeText(42), codeText(999_999)]).toEqual(['000000', '000042', '999999'])
  })
})

describe('who tries a code', () => {
  it('is told from strangers by where it was asked for, or signed in from before [RESET-6]', () => {
    expect(trierOf({ address: '10.0.0.1', known: true }, '10.0.0.9')).toBe('known')
    expect(trierOf({ address: '10.0.0.1', known: false }, '10.0.0.1')).toBe('asker')
    expect(trierOf({ address: '10.0.0.2', known: false }, '10.0.0.1')).toBe('stranger')
  })
})

describe('asking for a code', () => {
  const secondsAgo = (...seconds: number[]) => seconds.map((ago) => later(-ago * 1000))
  const many = Array.from({ length: MOST_CODES_A_DAY }, (_, index) => (index + 1) * 200)

  it('may be repeated at the pace of the countdown, three at once [RESET-3, RESET-6]', () => {
    expect(askObstacle({ fromHere: secondsAgo(0, 1), byStrangers: 2 }, false, sentAt)).toBeNull()
    expect(askObstacle({ fromHere: secondsAgo(30, 60, 90), byStrangers: 3 }, false, sentAt)).toBeNull()
    const refused = askObstacle({ fromHere: secondsAgo(0, 1, 2), byStrangers: 3 }, false, sentAt)
    expect(refused).toMatchObject({ code: 'reset_too_soon', retryAfterSeconds: 88 })
    expect(refused?.sentence).toContain('88 detik')
    expect(askObstacle({ fromHere: secondsAgo(0, 1, 90), byStrangers: 0 }, false, sentAt)).toBeNull()
    expect(askObstacle({ fromHere: secondsAgo(0, 1, 89.5), byStrangers: 0 }, false, sentAt)?.retryAfterSeconds).toBe(1)
  })

  it('is counted over a day [RESET-6]', () => {
    expect(asksCountFrom(sentAt)).toEqual(new Date('2026-03-01T09:00:00+07:00'))
  })

  it('ends for an address after twenty a day [RESET-6]', () => {
    const refused = askObstacle({ fromHere: secondsAgo(...many), byStrangers: 0 }, true, sentAt)
    expect(refused).toMatchObject({ code: 'reset_too_often', retryAfterSeconds: 3600 })
    expect(askObstacle({ fromHere: secondsAgo(...many.slice(1)), byStrangers: 0 }, false, sentAt)).toBeNull()
  })

  it('is not taken from where the account was signed in before by what strangers ask [RESET-6]', () => {
    const flooded = { fromHere: [], byStrangers: MOST_CODES_A_DAY }
    expect(askObstacle(flooded, false, sentAt)?.code).toBe('reset_too_often')
    expect(askObstacle(flooded, true, sentAt)).toBeNull()
    expect(askObstacle({ ...flooded, byStrangers: MOST_CODES_A_DAY - 1 }, false, sentAt)).toBeNull()
  })
})

describe('the steps of a reset', () => {
  it('lead over the right code alone to a saved password, once [RESET-6]', () => {
    expect(statesThat('verify')).toEqual(['sent'])
    expect(statesThat('save')).toEqual(['verified'])
    expect(resetSteps.saved).toEqual({})
    expect(resetSteps.replaced).toEqual({})
  })

  it('leave a proof alone when another code is asked for, and end it when a password is saved [RESET-6]', () => {
    expect(statesThat('supersede')).toEqual(['asked', 'sent'])
    expect(statesThat('void')).toEqual(['asked', 'sent', 'verified'])
  })
})
