import type { Days } from '#domain/days/period.ts'
import { query } from '#web/lib/api/query.ts'

/** Everybody's searches without results, for the administrator [MAT-4]. */
export const emptySearchesQuery = ({ from, until }: Days) =>
  query({ call: 'laporan/pencarian-kosong', body: { from, until } })

/** Searches without results within the seller's categories. */
export const ownEmptySearchesQuery = ({ from, until }: Days) =>
  query({ call: 'pusat-seller/pencarian-kosong', body: { from, until } })
