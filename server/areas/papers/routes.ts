import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { productDocumentKind } from '#domain/catalogue/document-kind.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { productDocumentPlace } from '#domain/papers/codec.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askDocument } from './ask-document.ts'
import { readDocument } from './read-document.ts'
import { showDocuments } from './show-documents.ts'
import { takeStep } from './take-step.ts'
import { placesView } from './views.ts'

const calls = contract.papers

/** Documents of products, for those who look at them and ask for them [DOC-2]. */
export const paperRoutes: Route[] = [
  route(calls.productDocuments, (deps, viewer, { produk_id }) => answer(deps, viewer, produk_id)),
  route(calls.productDocumentFile, (deps, viewer, { dokumen_id }) => readDocument(deps, viewer, dokumen_id)),
  route(calls.askDocument, async (deps, buyer, { produk_id: productId, jenis, catatan }) => {
    await askDocument(deps, buyer, { productId, kind: productDocumentKind.decode(jenis), note: catatan || null })
    return answer(deps, buyer, productId)
  }),
  route(calls.withdrawDocumentRequest, async (deps, buyer, { permintaan_id: id, versi: seenVersion }) =>
    answer(deps, buyer, await takeStep(deps, buyer, { id, seenVersion, act: 'withdraw' })),
  ),
]

async function answer(deps: Deps, viewer: Viewer, productId: number) {
  const shown = await showDocuments(deps, viewer, productId)
  return { data: list(productDocumentPlace).encode(placesView(shown, isBuyer(viewer) ? viewer : null, deps.now())) }
}
