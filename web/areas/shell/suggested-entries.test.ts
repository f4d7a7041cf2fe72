import { describe, expect, it } from 'vitest'
import type { Suggestion, Suggestions } from '#domain/catalogue/shapes.ts'
import { materialsNamed, suggestedEntries } from './suggested-entries.ts'

const material = (name: string, casNumber: string | null = null, eNumber: string | null = null) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  nameEnglish: `English ${name}`,
  casNumber,
  eNumber,
})
const names = [
  material('Gula Halus', '57-50-1'),
  material('Natrium Benzoat', '532-32-1', 'E211'),
  material('Asam Sitrat Anhidrat', '77-92-9', 'E330'),
  material('Kalsium Sitrat', '813-94-5', 'E333'),
]
const product = (id: number, name: string): Suggestion => ({
  id,
  name,
  picture: '/gambar.svg',
  code: `kode-${id}`,
  sellerName: 'PT Contoh',
  price: null,
  unit: 'kg',
  subscribed: false,
})
const nothing: Suggestions = { materials: [], nearest: [], products: [], note: null }
const pathOf = (keyword: string) => `/produk?keyword=${keyword}`

function suggested(text: string, answer = nothing) {
  const known = {
    recent: ['sitrat', 'gula halus'],
    names,
    bought: [product(1, 'Gula Halus 25 kg'), product(2, 'Talk')],
  }
  return suggestedEntries(text, known, answer, pathOf)
}
const keysOf = (text: string, answer?: Suggestions) => suggested(text, answer).map(({ key }) => key)

describe('the names that the browser has', () => {
  it.each([
    ['s', ['Asam Sitrat Anhidrat', 'Kalsium Sitrat']],
    ['k', ['Kalsium Sitrat']],
    ['asam  si', ['Asam Sitrat Anhidrat']],
    ['english gula', ['Gula Halus']],
    ['itrat', []],
    ['77-92', ['Asam Sitrat Anhidrat']],
    ['7792', ['Asam Sitrat Anhidrat']],
    ['e33', ['Asam Sitrat Anhidrat', 'Kalsium Sitrat']],
    ['e 211', ['Natrium Benzoat']],
  ])('are found by the beginnings of their words and numbers, from the first letter: %s [UX-1]', (typed, found) => {
    expect(materialsNamed(names, typed).map(({ name }) => name)).toEqual(found)
  })
})

describe('what a search box suggests', () => {
  it('is what was searched and bought before, until somebody types [UX-1]', () => {
    expect(keysOf(' ')).toEqual(['recent sitrat', 'recent gula halus', 'product 1', 'product 2'])
  })

  it('is from the first letter what the browser has, and at last all results [UX-1]', () => {
    expect(keysOf('G')).toEqual(['recent gula halus', 'material gula-halus', 'product 1', 'all'])
    expect(suggested('G').at(-1)?.path).toBe('/produk?keyword=G')
  })

  it('keeps its place when the server answers, whose finds follow [UX-1, SEARCH-1]', () => {
    const answer: Suggestions = {
      ...nothing,
      materials: [
        { slug: 'gula-aren', name: 'Gula Aren', offers: 3 },
        { slug: 'gula-halus', name: 'Gula Halus', offers: 7 },
      ],
      products: [product(1, 'Gula Halus 25 kg'), product(9, 'Gula Cair')],
    }

    const entries = suggested('gula h', answer)

    const keys = entries.map(({ key }) => key)
    expect(keys).toEqual([
      'recent gula halus',
      'material gula-halus',
      'material gula-aren',
      'product 1',
      'product 9',
      'all',
    ])
    expect(entries[1]).toMatchObject({ kind: 'material', offers: 7, casNumber: '57-50-1' })
  })
})
