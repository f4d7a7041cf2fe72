import { expect, it } from 'vitest'
import { laterWords } from './later-words.ts'

it('says what of a line is there and what comes later [SHOP-6]', () => {
  const line = { units: '1500', unit: 'kg', later: { units: '1000', days: 10 } }
  expect(laterWords(line)).toBe('500 kg ada sekarang, 1.000 kg menyusul dalam 10 hari kerja setelah dikonfirmasi')
  const none = { ...line, later: { units: '1500', days: 1 } }
  expect(laterWords(none)).toBe('1.500 kg menyusul dalam 1 hari kerja setelah dikonfirmasi')
})
