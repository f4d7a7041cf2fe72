import { expect, it } from 'vitest'
import { searchedWords } from './state.ts'

it('reads a search as words, each once, with the kinds that it names [DOC-2]', () => {
  expect(searchedWords('  halal gula\tgula co ')).toEqual([
    { text: 'halal', kinds: ['halal'] },
    { text: 'gula', kinds: [] },
    { text: 'co', kinds: [] },
  ])
  expect(searchedWords('COA asal')).toEqual([
    { text: 'COA', kinds: ['coa'] },
    { text: 'asal', kinds: ['origin'] },
  ])
  expect(searchedWords('')).toEqual([])
})
