import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

it.each([
  ['Asam Sitrat Anhidrat', ['asam', 'sitrat', 'anhidrat']],
  ['77-92-9', ['77929']],
  ['77–92–9', ['77929']],
  ['77 - 92 - 9', ['77929']],
  ['7647 14\u00a05', ['7647145']],
  ['25 10 6', ['25', '10', '6']],
  ['CAS 103-90-2 USP', ['cas', '103902', 'usp']],
  ['E330', ['e330']],
  ['e 330', ['e330']],
  ['E-330', ['e330']],
  ['INS 330', ['e330']],
  ['E460(i)', ['e460', 'i']],
  ['1,2-Heksanadiol', ['1', '2', 'heksanadiol']],
  ['25kg drum', ['25', 'kg', 'drum']],
  ['Café Crème', ['cafe', 'creme']],
  ["a'b\\c & (d | !e):*", ['a', 'b', 'c', 'd', 'e']],
  ['🙂 -- ;', []],
])('reads %j as the words %j [SEARCH-3]', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
