import { expect, it } from 'vitest'
import { wordsMeant } from './spelling.ts'

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
])('knows what was meant by %s: %s [SEARCH-3]', (_what, typed, meant) => {
  expect(wordsMeant(typed, known)).toEqual(meant)
})

it.each(['xyz', 'ab', 'kafein', 'pax'])('does not guess at %s [SEARCH-3]', (typed) => {
  expect(wordsMeant(typed, known)).toEqual([])
})
