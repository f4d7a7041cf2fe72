import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal.ts'

describe('a refusal', () => {
  it('fills the places of its sentence, and leaves open what it has no word for [API-2]', () => {
    const words = { minimum: '50', unit: 'kg' }
    expect(new Refusal('units_below_minimum', { words }).sentence).toBe('Jumlah minimum pembelian adalah 50 kg.')
    expect(new Refusal('units_below_minimum', { words: { unit: 'kg' } }).sentence).toBe(
      'Jumlah minimum pembelian adalah {minimum} kg.',
    )
  })

  it('names the field to mark and how long to wait, where there is one [API-2]', () => {
    const slowed = new Refusal('sign_in_slowed', { field: 'password', retryAfterSeconds: 30, words: { seconds: '30' } })
    expect(slowed).toMatchObject({ code: 'sign_in_slowed', status: 429, field: 'password', retryAfterSeconds: 30 })
    expect(new Refusal('not_found')).toMatchObject({ status: 404, field: undefined, retryAfterSeconds: undefined })
  })

  it.each([
    [undefined, 'sebentar lagi'],
    [120, 'sebentar lagi'],
    [2700, 'dalam 45 menit'],
    [86_400, 'dalam 24 jam'],
  ])('that comes too often says when to try again: %s s [API-2]', (retryAfterSeconds, when) => {
    const details = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
    expect(new Refusal('too_often', details).sentence).toBe(`Terlalu banyak permintaan. Silakan coba lagi ${when}.`)
  })

  it('is an error that tells its name and code to a person who reads a log', () => {
    expect(String(new Refusal('not_found'))).toBe('Refusal: not_found')
  })
})
