import { expect, it } from 'vitest'
import { waitWords } from './answer-speed.ts'

it.each([
  [0, '1 menit'],
  [59.9, '59 menit'],
  [60, '1 jam'],
  [47 * 60 + 59, '47 jam'],
  [48 * 60, '2 hari'],
])('says how long a customer waited for an answer [SHOP-9]', (minutes, words) => {
  expect(waitWords(minutes)).toBe(words)
})
