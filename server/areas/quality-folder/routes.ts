import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { type FolderSearch, showFolder, zipFolder } from './show-folder.ts'

const calls = contract.qualityFolder

/** The documents of quality of what a company bought [DOC-2]. */
export const qualityFolderRoutes: Route[] = [
  route(calls.list, async (deps, buyer, { after, perPage, ...asked }) => ({
    data: await showFolder(deps, buyer, { ...searchOf(asked), after: after ?? null, perPage }),
  })),
  route(calls.all, (deps, buyer, { chosen, ...asked }) =>
    zipFolder(deps, buyer, { ...searchOf(asked), chosen: chosen ?? null }),
  ),
]

type Asked = Omit<ReadBodyOf<typeof calls.all>, 'chosen'>

function searchOf({ keyword, kind, sellerId, state, orderId, from, until, sort }: Asked): FolderSearch {
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
