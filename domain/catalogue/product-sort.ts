import { type EnglishOf, words } from '../words.ts'

/** The sort orders of products as the wire names them. */
export const productSort = words({
  relevance: 'sesuai',
  name: 'nama',
  newest: 'terbaru',
  cheapest: 'harga-terendah',
  dearest: 'harga-tertinggi',
})
export type ProductSort = EnglishOf<typeof productSort>

export const productSorts = Object.keys(productSort.names) as readonly ProductSort[] // its keys are the code's names
