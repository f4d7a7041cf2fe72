import { expect, it } from 'vitest'
import { whyNotSent } from './check-file.ts'

it.each([
  [1, 'application/pdf', null],
  [5 * 1024 * 1024, 'image/png', null],
  [10, '', null],
  [0, 'application/pdf', 'Berkas ini kosong. Silakan pilih berkas lain.'],
  [5 * 1024 * 1024 + 1, 'image/jpeg', 'Ukuran berkas paling besar 5 MB.'],
  [10, 'application/msword', 'Berkas harus berupa PDF, JPEG, atau PNG.'],
])('a file of %d bytes and type %j is told before it is sent: %j [REG-3]', (size, type, sentence) => {
  expect(whyNotSent({ size, type })).toBe(sentence)
})
