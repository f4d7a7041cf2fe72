import { expect, it } from 'vitest'
import { correctionsOf } from './spelling.ts'

const known = [
  'asam',
  'ekstrak',
  'gliserin',
  'gliseril',
  'gula',
  'guar',
  'natrium',
  'parasetamol',
  'pati',
  'sitrat',
  'stearat',
]

it.each([
  ['a letter left out', 'parasetmol', ['parasetamol']],
  ['a letter too many', 'natriuum', ['natrium']],
  ['a wrong letter', 'parasetanol', ['parasetamol']],
  ['two wrong letters in a long word', 'parasitanol', ['parasetamol']],
  ['letters swapped', 'ekstark', ['ekstrak']],
  ['a slip in a word still being typed', 'glisr', ['gliserin', 'gliseril']],
  ['a short word', 'gulq', ['gula']],
])('knows what was meant by %s: %s [SEARCH-3]', (_what, typed, correction) => {
  expect(correctionsOf(typed, known)).toEqual(correction)
})

it.each([
  ['three letters, none wrong', 'gul', 'gua', []],
  ['four letters, one wrong', 'gulq', 'gula', ['gula']],
  ['four letters, two wrong', 'gluq', 'gula', []],
  ['seven letters, one wrong', 'natriun', 'natrium', ['natrium']],
  ['seven letters, two wrong', 'natroun', 'natrium', []],
  ['eight letters, two wrong', 'gliserqq', 'gliserin', ['gliserin']],
  ['eight letters, three wrong', 'gliseqqq', 'gliserin', []],
  ['letters swapped at the beginning', 'augr', 'guar', []],
  ['the first two letters swapped', 'ugar', 'guar', ['guar']],
  ['the last two letters swapped', 'gura', 'guar', ['guar']],
  ['a letter that moved, with another in its place', 'gula', 'agla', []],
  ['a letter that moved from behind another', 'ugla', 'gala', []],
  ['a beginning of four letters', 'glis', 'gliserin', []],
  ['a beginning of five letters', 'gliqe', 'gliserin', ['gliserin']],
])('counts %s: %s for %s [SEARCH-3]', (_what, typed, word, correction) => {
  expect(correctionsOf(typed, [word])).toEqual(correction)
})

it('offers the nearest words alone, and four at most [SEARCH-3]', () => {
  expect(correctionsOf('stearit', ['stearat', 'stearin', 'asetat'])).toEqual(['stearat', 'stearin'])
  expect(correctionsOf('pqti', ['pati', 'pbti', 'pcti', 'pdti', 'peti'])).toEqual(['pati', 'pbti', 'pcti', 'pdti'])
  expect(correctionsOf('parasetamql', ['parasetamol', 'parasetamil', 'parasetimal'])).toEqual([
    'parasetamol',
    'parasetamil',
  ])
})

it.each(['xyz', 'ab', 'kafein', 'pax'])('does not guess at %s [SEARCH-3]', (typed) => {
  expect(correctionsOf(typed, known)).toEqual([])
})

it('takes a slip in a whole word for likelier than the beginning of another [SEARCH-3]', () => {
  expect(correctionsOf('sitrt', ['sitrun', 'sitrat'])).toEqual(['sitrat', 'sitrun'])
})
