import { type EnglishOf, list, record } from '../codec.ts'
import type { WireEmptySearch, WireEmptySearchReport } from './contract-empty-searches.ts'

/** Words that found nothing, with how often and when they were last searched [MAT-4]. */
const emptySearch = record<WireEmptySearch>()({
  words: 'kata',
  /** The category that was searched; null where it was all of them. */
  categoryId: 'kategori_id',
  categoryName: 'kategori_nama',
  hits: 'jumlah',
  lastDay: 'tanggal_terakhir',
})
export type EmptySearch = EnglishOf<typeof emptySearch>

export const emptySearchReport = record<WireEmptySearchReport>()({
  from: 'dari',
  until: 'sampai',
  searches: ['pencarian', list(emptySearch)],
})
export type EmptySearchReport = EnglishOf<typeof emptySearchReport>
