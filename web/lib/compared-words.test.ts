import { expect, it } from 'vitest'
import { comparedWords } from './compared-words.ts'

it.each<() => [now: string, before: string, words: string]>([
  () => ['112.00', '100.00', 'naik 12 % dari periode sebelumnya'],
  () => ['50', '200', 'turun 75 % dari periode sebelumnya'],
  () => ['0', '200', 'turun 100 % dari periode sebelumnya'],
  () => ['100.00', '100', 'sama dengan periode sebelumnya'],
  () => ['5', '0', 'belum ada periode pembanding'],
  () => ['0.00', '0', ''],
  () => ['1000000.01', '1000000.00', 'naik kurang dari 1 %'],
])('says how a figure compares with the days before [SHOP-9]', (row) => {
  const [now, before, words] = row()
  expect(comparedWords(now, before)).toBe(words)
})
