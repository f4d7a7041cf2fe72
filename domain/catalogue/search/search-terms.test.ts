import { expect, it } from 'vitest'
import { materialTerms, offerTerms, plainNames, type SearchedMaterial, type SearchedOffer } from './search-terms.ts'

const citricAcid: SearchedMaterial = {
  name: 'Asam Sitrat',
  nameEnglish: 'Citric Acid',
  otherNames: ['sitrun'],
  functions: ['pengasam', 'pengatur keasaman'],
  casNumber: '77-92-9',
  eNumber: 'E330',
  inci: 'Citric Acid',
  description: 'Kristal putih pengatur rasa.',
  categoryName: 'Food and Beverages',
}
const offer: SearchedOffer = {
  otherNames: [],
  name: 'Asam Sitrat Anhidrat FCC',
  nameEnglish: 'Citric Acid Anhydrous',
  grade: 'FCC',
  form: 'kristal',
  maker: 'Velda',
  origin: 'Tiongkok',
  packLabel: '25 kg sak kertas',
  description: 'Jernih.',
  sellerName: 'PT Contoh Bahan',
  showcases: ['Promo'],
  sku: 'CA–ANH 25',
}

it('weighs a word of a material by the most telling place it stands in [MAT-3, SEARCH-3]', () => {
  const { words } = materialTerms(citricAcid)
  const searched = ['asam', 'citric', '77929', 'e330', 'sitrun', 'pengasam', 'keasaman', 'putih', 'beverages']
  expect(searched.map((word) => words.get(word))).toEqual(['A', 'B', 'B', 'B', 'B', 'B', 'C', 'D', 'D'])
})

it('keeps of an offer only what its material is not called [MAT-3, SEARCH-3]', () => {
  const { words } = offerTerms(offer, materialTerms(citricAcid))
  const searched = ['anhidrat', 'anhydrous', 'velda', 'tiongkok', 'kristal', 'sak', 'promo', 'jernih', 'contoh']
  expect(searched.map((word) => words.get(word))).toEqual(['A', 'B', 'C', 'C', 'C', 'C', 'C', 'D', 'D'])
  expect(words.get('caanh25')).toBe('B')
  expect(['asam', 'sitrat', 'citric', 'sitrun', '77929', 'putih'].filter((word) => words.has(word))).toEqual([])
})

it('bears what two words of a name or a function make as one, marked, not those of running text [SEARCH-3]', () => {
  const { words } = materialTerms(citricAcid)
  expect(['~asamsitrat', '~citricacid', '~pengaturkeasaman', '~kristalputih'].map((word) => words.get(word))).toEqual([
    'A',
    'B',
    'C',
    undefined,
  ])
})

it('takes the roots of names and functions, not of running text [SEARCH-3]', () => {
  const { words } = materialTerms({ ...citricAcid, functions: ['pengawet'], description: 'Sebagai pemutih.' })
  expect(words.get('awet')).toBe('B')
  expect(words.has('putih')).toBe(false)
})

it('is found without what a material does not have [SEARCH-3]', () => {
  const nothing = { casNumber: null, eNumber: null, inci: null, otherNames: [] }
  const { words } = materialTerms({ ...citricAcid, ...nothing })
  expect(words).toEqual(materialTerms({ ...citricAcid, ...nothing, casNumber: '', eNumber: '', inci: '' }).words)
  expect(['77929', 'e330', 'null', 'undefined'].filter((word) => words.has(word))).toEqual([])
  expect(plainNames({ ...citricAcid, ...nothing })).toBe('asam sitrat\ncitric acid')
})

it('takes a number in a name or grade for the offer’s, and the size of a pack for how it is sold [SEARCH-3]', () => {
  const sold = { ...offer, name: 'Asam Sitrat 99,5% 25 kg', grade: 'Tipe 400', packLabel: '10 L jeriken' }
  const { words } = offerTerms(sold, materialTerms(citricAcid))
  expect(['99', '5', '400', 'tipe', '25', '10'].map((word) => words.get(word))).toEqual(['A', 'A', 'B', 'C', 'C', 'C'])
  const named = materialTerms({ ...citricAcid, name: 'PEG 400 25 kg' })
  expect(['400', '25'].map((word) => named.words.get(word))).toEqual(['A', 'C'])
})

it('begins the names with the material’s own, in plain words [SEARCH-3]', () => {
  expect(plainNames(citricAcid)).toBe('asam sitrat\ncitric acid\nsitrun')
})

it('offers written words for spelling, neither roots nor codes [SEARCH-3]', () => {
  const { written } = materialTerms(citricAcid)
  expect(written).toContain('keasaman')
  expect(written.filter((word) => /\d/.test(word) || word === 'keasam')).toEqual([])
})

it('leaves out a word longer than a keyword, which an index would refuse [SEARCH-3]', () => {
  const { words, written } = materialTerms({ ...citricAcid, description: `Kristal ${'㏒'.repeat(2000)}` })
  expect(Math.max(...[...words.keys(), ...written].map((word) => word.length))).toBeLessThanOrEqual(100)
  expect(words.has('kristal')).toBe(true)
})

it('finds an offer by further names of its own, where its material does not have them [SELLER-2, SEARCH-3]', () => {
  const { words } = offerTerms({ ...offer, otherNames: ['Sitrat Anhidrus'] }, materialTerms(citricAcid))
  expect([words.get('anhidrus'), words.get('sitrat')]).toEqual(['B', undefined])
})
