import { expect, it } from 'vitest'
import { expectedWords, laterWords } from './later-words.ts'

it('says what of a line is there and what comes later [SHOP-6]', () => {
  const line = { units: '1500', unit: 'kg', later: { units: '1000', days: 10 } }
  expect(laterWords(line)).toBe('500 kg ada sekarang, 1.000 kg menyusul dalam 10 hari kerja setelah dikonfirmasi')
  const none = { ...line, later: { units: '1500', days: 1 } }
  expect(laterWords(none)).toBe('1.500 kg menyusul dalam 1 hari kerja setelah dikonfirmasi')
})

it('says what is expected, and when [SHOP-5]', () => {
  expect(expectedWords({ units: '500', day: '2026-12-12' }, 'kg')).toBe('Ditunggu 500 kg, 12 Des 2026')
})
