import { expect, it } from 'vitest'
import { type SearchedProduct, searchTerms } from './search-terms.ts'

const citricAcid: SearchedProduct = {
  name: 'Asam Sitrat Anhidrat FCC',
  nameEnglish: 'Citric Acid Anhydrous',
  synonyms: ['sitrun'],
  functions: ['pengasam', 'pengatur keasaman'],
  casNumber: '77-92-9',
  eNumber: 'E330',
  inci: 'Citric Acid',
  grade: 'FCC',
  form: 'kristal',
  origin: 'Tiongkok',
  packLabel: '25 kg sak kertas',
  description: 'Kristal putih pengatur rasa.',
  sellerName: 'PT Contoh Bahan',
  categoryName: 'Food and Beverages',
  showcases: ['Pengasam'],
}

it('weighs a word by the most telling place it stands in [SEARCH-3]', () => {
  const { words } = searchTerms(citricAcid)
  expect(
    ['asam', 'citric', '77929', 'e330', 'sitrun', 'pengasam', 'tiongkok', 'putih', 'contoh'].map((word) =>
      words.get(word),
    ),
  ).toEqual(['A', 'B', 'B', 'B', 'B', 'C', 'C', 'D', 'D'])
})

it('takes the roots of names and functions, not of running text [SEARCH-3]', () => {
  const { words } = searchTerms({ ...citricAcid, functions: ['pengawet'], description: 'Sebagai pemutih.' })
  expect(words.get('awet')).toBe('C')
  expect(words.has('putih')).toBe(false)
})

it('is found without what a product does not have [SEARCH-3]', () => {
  const nothing = { casNumber: null, eNumber: null, inci: null, synonyms: [] }
  const { words, names } = searchTerms({ ...citricAcid, ...nothing })
  expect(words).toEqual(searchTerms({ ...citricAcid, ...nothing, casNumber: '', eNumber: '', inci: '' }).words)
  expect(['77929', 'e330', 'null', 'undefined'].filter((word) => words.has(word))).toEqual([])
  expect(names).toBe('asam sitrat anhidrat fcc\ncitric acid anhydrous')
})

it('takes grade, form, origin, pack and showcase for how a product is sold [SEARCH-3]', () => {
  const { words } = searchTerms({ ...citricAcid, name: 'Asam', grade: 'USP', showcases: ['Promo'] })
  expect(['usp', 'kristal', 'tiongkok', 'sak', 'promo'].map((word) => words.get(word))).toEqual([
    'C',
    'C',
    'C',
    'C',
    'C',
  ])
  expect(words.get('beverages')).toBe('D')
})

it('begins the names with the product’s own, in plain words [SEARCH-3]', () => {
  expect(searchTerms(citricAcid).names).toBe('asam sitrat anhidrat fcc\ncitric acid anhydrous\nsitrun')
})

it('offers written words for spelling, neither roots nor codes [SEARCH-3]', () => {
  const { written } = searchTerms(citricAcid)
  expect(written).toContain('keasaman')
  expect(written.filter((word) => /\d/.test(word) || word === 'keasam')).toEqual([])
})
