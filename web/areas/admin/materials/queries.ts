import { proposalState } from '#domain/materials/state.ts'
import { query } from '#web/lib/api/query.ts'
import {
  type FilterOf,
  keyword,
  page,
  ROWS_PER_PAGE,
  searchParams,
  statusFilter,
  text,
} from '#web/lib/page/search-params.ts'

// digits of the largest id
const LONGEST_ID = 10

/** Which proposals are shown. */
export const proposalFilter = statusFilter(proposalState)
export type ProposalFilter = FilterOf<typeof proposalFilter>

/** A page of all sellers' proposals, those that wait first. */
export const proposalsQuery = ({ state, page }: ProposalFilter) =>
  query({ call: 'admin/bahan/usul/daftar', body: { ...(state && { state }), page, perPage: ROWS_PER_PAGE } })

/** How many proposals wait. */
export const waitingProposalsQuery = query({
  call: 'admin/bahan/usul/daftar',
  body: { state: 'proposed', page: 1, perPage: 1 },
})

/** One proposal with the materials that may be the same. */
export const decisionQuery = (proposalId: string) =>
  query({ call: 'admin/bahan/usul/detail', body: { id: proposalId } })

/** Which materials are listed. */
export const materialFilter = searchParams({ keyword, page })
export type MaterialFilter = FilterOf<typeof materialFilter>

/** The target of a merge, and its search. */
export const mergeFilter = searchParams({ into: text('ke', LONGEST_ID), keyword })

/** A page of all materials, or of those that a keyword means. */
export const materialListQuery = ({ keyword, page }: MaterialFilter) =>
  query({
    call: 'admin/bahan/daftar',
    body: { keyword, page, perPage: ROWS_PER_PAGE },
  })

/** Pairs that may be one material. */
export const doublesQuery = query({ call: 'admin/bahan/kembar', body: {} })

/** A material with its version, history, and others that may be the same. */
export const editableMaterialQuery = (materialId: number) =>
  query({ call: 'admin/bahan/detail', body: { id: materialId } })

/** The preview of a merge. */
export const mergingQuery = (materialId: number, intoId: number) =>
  query({ call: 'admin/bahan/gabung/pratinjau', body: { id: materialId, targetId: intoId } })

/** Everything of materials: any act may change each of them. */
export const MATERIAL_CALLS = [
  'admin/bahan/usul/daftar',
  'admin/bahan/usul/detail',
  'admin/bahan/daftar',
  'admin/bahan/kembar',
  'admin/bahan/detail',
  'admin/bahan/gabung/pratinjau',
] as const
