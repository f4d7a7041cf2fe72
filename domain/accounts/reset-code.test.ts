import { describe, expect, it } from 'vitest'
import { codeText, judgeCode, MOST_TRIES } from './reset-code.ts'

const sentAt = new Date('2026-03-02T09:00:00+07:00')
const later = (ms: number) => new Date(sentAt.getTime() + ms)
const fresh = { sentAt, tries: 0, spent: false }

describe('a reset code', () => {
  it('is right or wrong while it counts [RESET-3]', () => {
    expect(judgeCode(fresh, true, later(0))).toBe('valid')
    expect(judgeCode(fresh, false, later(0))).toBe('salah')
  })

  it('counts for ten minutes, to the millisecond [RESET-6]', () => {
    expect(judgeCode(fresh, true, later(10 * 60_000 - 1))).toBe('valid')
    expect(judgeCode(fresh, true, later(10 * 60_000))).toBe('expired')
  })

  it('counts no more after five wrong tries, even when right [RESET-6]', () => {
    expect(judgeCode({ ...fresh, tries: MOST_TRIES - 1 }, true, later(1))).toBe('valid')
    expect(judgeCode({ ...fresh, tries: MOST_TRIES }, true, later(1))).toBe('expired')
  })

  it('counts once, and only the newest [RESET-6]', () => {
    expect(judgeCode({ ...fresh, spent: true }, true, later(1))).toBe('expired')
    expect(judgeCode(undefined, true, later(1))).toBe('expired')
  })

  it('is six digits, leading zeros kept [RESET-3]', () => {
    expect([codeText(0), codeText(42), codeText(999_999)]).toEqual(['000000', '000042', '999999'])
  })
})
