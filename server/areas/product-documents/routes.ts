import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { previewAsOf } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeReaders, uploadDocument, withdrawDocument } from './change-document.ts'
import { documentedPageView, listOwnDocuments, waitingPageView } from './list-own-documents.ts'
import type { NewDocument } from './queries-documents.ts'
import { findWaiting } from './queries-own.ts'
import { askDocument, grantDocument, takeStep } from './requests.ts'
import { pretendedBuyer, previewDocuments, readDocument, showDocuments, slotsView } from './show-documents.ts'
import { listCertifiedLots, listOffered, previewOffered, readLotCertificate } from './show-lot-certificates.ts'
import { uploadLotCertificate, withdrawLotCertificate } from './upload-lot-certificate.ts'

export const productDocumentRoutes: readonly Route[] = [
  // Product documents, for their readers and requesters [DOC-2].
  route(contract.productDocuments.productDocuments, (deps, viewer, { productId }) => answer(deps, viewer, productId)),
  route(contract.productDocuments.productDocumentFile, (deps, viewer, { id }) => readDocument(deps, viewer, id)),
  route(contract.productDocuments.askDocument, async (deps, buyer, { productId, kind, note }) => {
    await askDocument(deps, buyer, { productId, kind, note: note || null })
    return answer(deps, buyer, productId)
  }),
  route(contract.productDocuments.withdrawDocumentRequest, async (deps, buyer, { id, version: expectedVersion }) =>
    answer(deps, buyer, await takeStep(deps, buyer, { id, expectedVersion, act: 'withdraw' })),
  ),

  // Certificates of analysis by lot [DOC-2].
  route(contract.lotCertificates.lots, async (deps, seller, { keyword, filter, page, perPage }) => {
    const search = { keyword: keyword || null, without: filter === 'tanpa-coa' }
    return { data: await listCertifiedLots(deps, seller, { ...search, page, perPage }) }
  }),
  route(contract.lotCertificates.upload, async (deps, seller, { lotId, validUntil, readers }, { file }) => {
    const certificate = { lotId, validUntil: validUntil ?? null, readers }
    await uploadLotCertificate(deps, seller, certificate, file)
    return {}
  }),
  route(contract.lotCertificates.withdraw, async (deps, seller, { id }) => {
    await withdrawLotCertificate(deps, seller, id)
    return {}
  }),
  route(contract.lotCertificates.offered, async (deps, viewer, { productId }) => ({
    data: await listOffered(deps, viewer, productId),
  })),
  route(contract.lotCertificates.preview, async (deps, seller, { productId, seenAs: word, customerId }) => {
    const previewAs = previewAsOf(word, customerId)
    return { data: await previewOffered(deps, seller, { productId, previewAs }) }
  }),
  route(contract.lotCertificates.file, (deps, viewer, { id }) => readLotCertificate(deps, viewer, id)),

  // The seller's side of the documents of its products [DOC-2, SELLER-2].
  route(contract.sellingDocuments.ownDocuments, async (deps, seller, { keyword, productId, page, perPage }) => {
    const found = await listOwnDocuments(deps, seller, { keyword, productId: productId ?? null, page, perPage })
    return { data: documentedPageView(found, deps.now()) }
  }),
  route(contract.sellingDocuments.previewDocuments, async (deps, seller, { productId, seenAs: word, customerId }) => {
    const previewAs = previewAsOf(word, customerId)
    const shown = await previewDocuments(deps, seller, { productId, previewAs })
    const buyer = previewAs.kind === 'visitor' ? null : pretendedBuyer
    return { data: slotsView(shown, buyer, deps.now()) }
  }),
  route(contract.sellingDocuments.documentRequests, async (deps, seller, { page, perPage: limit }) => {
    const found = await findWaiting(deps.db, seller, { limit, offset: (page - 1) * limit }, businessDay(deps.now()))
    return { data: waitingPageView(found, seller) }
  }),
  route(contract.sellingDocuments.uploadProductDocument, async (deps, seller, body, { file }) => {
    const { requestId: id, version } = body
    const answers = id === undefined ? null : { id, expectedVersion: version ?? 0 }
    await uploadDocument(deps, seller, { document: writtenDocument(body), answers }, file)
    return {}
  }),
  route(contract.sellingDocuments.changeDocumentReaders, async (deps, seller, { id, readers }) => {
    await changeReaders(deps, seller, id, readers)
    return {}
  }),
  route(contract.sellingDocuments.withdrawDocument, async (deps, seller, { id }) => {
    await withdrawDocument(deps, seller, id)
    return {}
  }),
  route(contract.sellingDocuments.grantDocument, async (deps, seller, { id, version: expectedVersion }) => {
    await grantDocument(deps, seller, { id, expectedVersion })
    return {}
  }),
  route(
    contract.sellingDocuments.declineDocumentRequest,
    async (deps, seller, { id, version: expectedVersion, reason }) => {
      await takeStep(deps, seller, { id, expectedVersion, act: 'decline', reason })
      return {}
    },
  ),
]

async function answer(deps: Deps, viewer: Viewer, productId: number) {
  const shown = await showDocuments(deps, viewer, productId)
  return { data: slotsView(shown, isBuyer(viewer) ? viewer : null, deps.now()) }
}

function writtenDocument(body: ReadBodyOf<typeof contract.sellingDocuments.uploadProductDocument>): NewDocument {
  const { productId, kind, language, validUntil = null, readers } = body
  return { productId, kind, language, validUntil, readers }
}
