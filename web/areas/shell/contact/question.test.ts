import { expect, it } from 'vitest'
import { questionProblem, questionText } from './question.ts'

const asked = { name: ' Sari ', type: 'Food and Beverages', otherType: '', question: 'Ada asam sitrat?' }

it.each(['name', 'type', 'question'] as const)('wants the %s [WA-1]', (field) => {
  expect(questionProblem({ ...asked, [field]: '' })).toBe('Silakan lengkapi semua form')
})

it('wants words for Lainnya alone [WA-1]', () => {
  expect(questionProblem(asked)).toBeNull()
  expect(questionProblem({ ...asked, type: 'Lainnya' })).toBe('Silakan isi tipe bisnis lainnya')
  expect(questionProblem({ ...asked, type: 'Lainnya', otherType: 'Cat' })).toBeNull()
})

it('writes the message [WA-1]', () => {
  expect(questionText(asked)).toBe('Halo Sentra Bahan, saya Sari (Food and Beverages).\n\nAda asam sitrat?')
  expect(questionText({ ...asked, type: 'Lainnya', otherType: 'Cat' })).toContain('saya Sari (Cat)')
})
