import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { type FolderSearch, showFolder, zipFolder } from './show-folder.ts'

const calls = contract.documentLibrary

/** The documents of quality of what a company bought [DOC-2]. */
export const documentLibraryRoutes: Route[] = [
  route(calls.list, async (deps, buyer, { after, perPage, ...params }) => ({
    data: await showFolder(deps, buyer, { ...searchOf(params), after: after ?? null, perPage }),
  })),
  route(calls.all, (deps, buyer, { chosen, ...params }) =>
    zipFolder(deps, buyer, { ...searchOf(params), chosen: chosen ?? null }),
  ),
]

type FolderParams = Omit<ReadBodyOf<typeof calls.all>, 'chosen'>

function searchOf({ keyword, kind, sellerId, state, orderId, from, until, sort }: FolderParams): FolderSearch {
  return {
    keyword: keyword ?? '',
    kind: kind ?? null,
    sellerId: sellerId ?? null,
    state: state ?? null,
    orderId: orderId ?? null,
    firstDay: from ?? null,
    lastDay: until ?? null,
    order: sort,
  }
}
