import { businessDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { productDocumentKind } from '#domain/catalogue/document-kind.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { productDocumentPlace } from '#domain/papers/codec.ts'
import { documentedPage, waitingPage } from '#domain/papers/codec-selling.ts'
import { readersWord } from '#domain/papers/readers.ts'
import { seenAsOf } from '#server/areas/catalogue/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeReaders, withdrawDocument } from './change-document.ts'
import { grantDocument } from './grant-document.ts'
import { listOwnDocuments } from './list-own-documents.ts'
import { pretendedBuyer, previewDocuments } from './preview-documents.ts'
import type { NewDocument } from './queries-documents.ts'
import { findWaiting } from './queries-own.ts'
import { takeStep } from './take-step.ts'
import { uploadDocument } from './upload-document.ts'
import { placesView } from './views.ts'
import { documentedPageView, waitingPageView } from './views-selling.ts'

const calls = contract.sellingPapers

/** The seller's side of the documents of its products [DOC-2, SELLER-2]. */
export const sellingPaperRoutes: Route[] = [
  route(calls.ownDocuments, async (deps, seller, { keyword, produk_id, halaman: page, per_halaman: perPage }) => {
    const found = await listOwnDocuments(deps, seller, { keyword, productId: produk_id ?? null, page, perPage })
    return { data: documentedPage.encode(documentedPageView(found, deps.now())) }
  }),
  route(calls.previewDocuments, async (deps, seller, { produk_id: productId, sebagai, pelanggan_id }) => {
    const seenAs = seenAsOf(sebagai, pelanggan_id)
    const shown = await previewDocuments(deps, seller, { productId, seenAs })
    const buyer = seenAs.kind === 'visitor' ? null : pretendedBuyer
    return { data: list(productDocumentPlace).encode(placesView(shown, buyer, deps.now())) }
  }),
  route(calls.documentRequests, async (deps, seller, { halaman, per_halaman: limit }) => {
    const found = await findWaiting(deps.db, seller, { limit, offset: (halaman - 1) * limit }, businessDay(deps.now()))
    return { data: waitingPage.encode(waitingPageView(found, seller)) }
  }),
  route(calls.uploadProductDocument, async (deps, seller, body, { file }) => {
    const { permintaan_id: id, versi } = body
    const answers = id === undefined ? null : { id, seenVersion: versi ?? 0 }
    await uploadDocument(deps, seller, { document: readDocument(body), answers }, file)
    return {}
  }),
  route(calls.changeDocumentReaders, async (deps, seller, { dokumen_id, pembaca }) => {
    await changeReaders(deps, seller, dokumen_id, readersWord.decode(pembaca))
    return {}
  }),
  route(calls.withdrawDocument, async (deps, seller, { dokumen_id }) => {
    await withdrawDocument(deps, seller, dokumen_id)
    return {}
  }),
  route(calls.grantDocument, async (deps, seller, { permintaan_id: id, versi: seenVersion }) => {
    await grantDocument(deps, seller, { id, seenVersion })
    return {}
  }),
  route(
    calls.declineDocumentRequest,
    async (deps, seller, { permintaan_id: id, versi: seenVersion, alasan: reason }) => {
      await takeStep(deps, seller, { id, seenVersion, act: 'decline', reason })
      return {}
    },
  ),
]

function readDocument(body: ReadBodyOf<typeof calls.uploadProductDocument>): NewDocument {
  return {
    productId: body.produk_id,
    kind: productDocumentKind.decode(body.jenis),
    language: body.bahasa,
    validUntil: body.berlaku_sampai ?? null,
    readers: readersWord.decode(body.pembaca),
  }
}
