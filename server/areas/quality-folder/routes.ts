import type { ReadBodyOf } from '#domain/call.ts'
import { productDocumentKind } from '#domain/catalogue/document-kind.ts'
import { contract } from '#domain/contract.ts'
import { folderPage } from '#domain/quality-folder/codec.ts'
import { folderOrder } from '#domain/quality-folder/order.ts'
import { folderState } from '#domain/quality-folder/state.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { type FolderSearch, showFolder } from './show-folder.ts'
import { zipFolder } from './zip-folder.ts'

const calls = contract.qualityFolder

/** The documents of quality of what a company bought [DOC-2]. */
export const qualityFolderRoutes: Route[] = [
  route(calls.list, async (deps, buyer, { setelah, per_halaman: perPage, ...asked }) => {
    const after = setelah ?? null
    return { data: folderPage.encode(await showFolder(deps, buyer, { ...searchOf(asked), after, perPage })) }
  }),
  route(calls.all, (deps, buyer, { pilihan, ...asked }) =>
    zipFolder(deps, buyer, { ...searchOf(asked), chosen: pilihan ?? null }),
  ),
]

type Asked = Omit<ReadBodyOf<typeof calls.all>, 'pilihan'>

function searchOf({ keyword, jenis, seller_id, status, transaksi_id, dari, sampai, urut }: Asked): FolderSearch {
  return {
    keyword: keyword ?? '',
    kind: jenis ? productDocumentKind.decode(jenis) : null,
    sellerId: seller_id ?? null,
    state: status ? folderState.decode(status) : null,
    orderId: transaksi_id ?? null,
    firstDay: dari ?? null,
    lastDay: sampai ?? null,
    order: folderOrder.decode(urut),
  }
}
