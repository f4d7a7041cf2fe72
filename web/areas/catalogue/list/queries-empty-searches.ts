import { emptySearchReport } from '#domain/catalogue/codec-empty-searches.ts'
import type { Days } from '#domain/days/period.ts'
import { query } from '#web/lib/api/query.ts'

/** What everybody searched for in vain, for the administrator [MAT-4]. */
export const emptySearchesQuery = ({ from, until }: Days) =>
  query({ call: 'laporan/pencarian-kosong', body: { dari: from, sampai: until }, as: emptySearchReport })

/** The same within the categories of the seller. */
export const ownEmptySearchesQuery = ({ from, until }: Days) =>
  query({ call: 'pusat-seller/pencarian-kosong', body: { dari: from, sampai: until }, as: emptySearchReport })
