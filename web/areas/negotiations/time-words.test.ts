import { describe, expect, it } from 'vitest'
import { durationWords, leftUntil, leftWords } from './time-words.ts'

const midnight = Date.parse('2026-11-20T17:00:00Z')

describe('the time left until 24:00 [NEGO-10]', () => {
  it('counts a begun second as left, so that it is over at 24:00 and not before', () => {
    expect(leftUntil(midnight, midnight - 1)).toEqual({ hours: 0, minutes: 0, seconds: 1, expired: false })
    expect(leftUntil(midnight, midnight)).toEqual({ hours: 0, minutes: 0, seconds: 0, expired: true })
    expect(leftUntil(midnight, midnight + 5000)).toMatchObject({ seconds: 0, expired: true })
  })

  it('is read out without seconds', () => {
    expect(leftWords(leftUntil(midnight, midnight - (2 * 3600 + 14 * 60 + 9) * 1000))).toBe('2 jam 14 menit')
    expect(leftWords(leftUntil(midnight, midnight - 3600_000))).toBe('1 jam')
    expect(leftWords(leftUntil(midnight, midnight - 20_000))).toBe('kurang dari 1 menit')
    expect(leftWords(leftUntil(midnight, midnight))).toBe('waktu habis')
  })
})

it('shortens a span of minutes', () => {
  expect([0, 8, 60, 72].map(durationWords)).toEqual(['< 1 menit', '8 menit', '1 jam', '1 jam 12 menit'])
})
