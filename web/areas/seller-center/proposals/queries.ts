import { query } from '#web/lib/api/query.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

export const ownProposalFilter = searchParams({ page })
export type OwnProposalFilter = FilterOf<typeof ownProposalFilter>

/** A page of the materials that the seller has proposed, the newest first. */
export const ownProposalsQuery = ({ page }: OwnProposalFilter) =>
  query({ call: 'bahan/usul/daftar', body: { page, perPage: ROWS_PER_PAGE } })
