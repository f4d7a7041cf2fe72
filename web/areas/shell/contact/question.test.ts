import { expect, it } from 'vitest'
import { questionFaults, questionText } from './whatsapp-form.tsx'

const filled = { name: ' Sari ', type: 'Food and Beverages', otherType: '', email: '', question: 'Ada asam sitrat?' }

it.each([
  ['name', 'Nama harus diisi.'],
  ['type', 'Tipe bisnis harus dipilih.'],
  ['question', 'Pertanyaan harus diisi.'],
] as const)('wants the %s [WA-1]', (field, sentence) => {
  expect(questionFaults({ ...filled, [field]: '' })).toEqual({ [field]: sentence })
})

it('names all that is missing [WA-1]', () => {
  const empty = { name: ' ', type: 'Lainnya', otherType: ' ', email: '', question: '\n' }
  expect(Object.keys(questionFaults(empty))).toEqual(['name', 'otherType', 'question'])
})

it('wants words for Lainnya alone [WA-1]', () => {
  expect(questionFaults(filled)).toEqual({})
  expect(questionFaults({ ...filled, type: 'Lainnya' })).toEqual({ otherType: 'Silakan isi tipe bisnis lainnya' })
  expect(questionFaults({ ...filled, type: 'Lainnya', otherType: 'Cat' })).toEqual({})
})

it('takes an e-mail address or none [WA-1, ADM-5]', () => {
  expect(questionFaults({ ...filled, email: ' sari@uji.contoh ' })).toEqual({})
  expect(questionFaults({ ...filled, email: 'sari' })).toEqual({ email: 'Alamat e-mail tidak valid.' })
})

it('writes the message [WA-1]', () => {
  expect(questionText(filled)).toBe('Halo Sentra Bahan, saya Sari (Food and Beverages).\n\nAda asam sitrat?')
  expect(questionText({ ...filled, type: 'Lainnya', otherType: 'Cat' })).toContain('saya Sari (Cat)')
})
