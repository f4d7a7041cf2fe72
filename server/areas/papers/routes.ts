import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { productDocumentKind } from '#domain/catalogue/document-kind.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { productDocumentPlace } from '#domain/papers/codec.ts'
import { certifiedLots, offeredCertificate } from '#domain/papers/codec-lots.ts'
import { documentedPage, waitingPage } from '#domain/papers/codec-selling.ts'
import { readersWord } from '#domain/papers/readers.ts'
import { seenAsOf } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeReaders, uploadDocument, withdrawDocument } from './change-document.ts'
import { documentedPageView, listOwnDocuments, waitingPageView } from './list-own-documents.ts'
import type { NewDocument } from './queries-documents.ts'
import { findWaiting } from './queries-own.ts'
import { askDocument, grantDocument, takeStep } from './requests.ts'
import { placesView, pretendedBuyer, previewDocuments, readDocument, showDocuments } from './show-documents.ts'
import { listCertifiedLots, listOffered, previewOffered, readLotCertificate } from './show-lot-certificates.ts'
import { uploadLotCertificate, withdrawLotCertificate } from './upload-lot-certificate.ts'

export const paperRoutes: readonly Route[] = [
  // Documents of products, for those who look at them and ask for them [DOC-2].
  route(contract.papers.productDocuments, (deps, viewer, { produk_id }) => answer(deps, viewer, produk_id)),
  route(contract.papers.productDocumentFile, (deps, viewer, { dokumen_id }) => readDocument(deps, viewer, dokumen_id)),
  route(contract.papers.askDocument, async (deps, buyer, { produk_id: productId, jenis, catatan }) => {
    await askDocument(deps, buyer, { productId, kind: productDocumentKind.decode(jenis), note: catatan || null })
    return answer(deps, buyer, productId)
  }),
  route(contract.papers.withdrawDocumentRequest, async (deps, buyer, { permintaan_id: id, versi: seenVersion }) =>
    answer(deps, buyer, await takeStep(deps, buyer, { id, seenVersion, act: 'withdraw' })),
  ),

  // Certificates of analysis by lot [DOC-2].
  route(contract.lotPapers.lots, async (deps, seller, { keyword, saring, halaman: page, per_halaman: perPage }) => {
    const search = { keyword: keyword || null, without: saring === 'tanpa-coa' }
    return { data: certifiedLots.encode(await listCertifiedLots(deps, seller, { ...search, page, perPage })) }
  }),
  route(contract.lotPapers.upload, async (deps, seller, { lot_id: lotId, berlaku_sampai, pembaca }, { file }) => {
    const certificate = { lotId, validUntil: berlaku_sampai ?? null, readers: readersWord.decode(pembaca) }
    await uploadLotCertificate(deps, seller, certificate, file)
    return {}
  }),
  route(contract.lotPapers.withdraw, async (deps, seller, { dokumen_id }) => {
    await withdrawLotCertificate(deps, seller, dokumen_id)
    return {}
  }),
  route(contract.lotPapers.offered, async (deps, viewer, { produk_id }) => ({
    data: list(offeredCertificate).encode(await listOffered(deps, viewer, produk_id)),
  })),
  route(contract.lotPapers.preview, async (deps, seller, { produk_id: productId, sebagai, pelanggan_id }) => {
    const seenAs = seenAsOf(sebagai, pelanggan_id)
    return { data: list(offeredCertificate).encode(await previewOffered(deps, seller, { productId, seenAs })) }
  }),
  route(contract.lotPapers.file, (deps, viewer, { dokumen_id }) => readLotCertificate(deps, viewer, dokumen_id)),

  // The seller's side of the documents of its products [DOC-2, SELLER-2].
  route(
    contract.sellingPapers.ownDocuments,
    async (deps, seller, { keyword, produk_id, halaman: page, per_halaman: perPage }) => {
      const found = await listOwnDocuments(deps, seller, { keyword, productId: produk_id ?? null, page, perPage })
      return { data: documentedPage.encode(documentedPageView(found, deps.now())) }
    },
  ),
  route(
    contract.sellingPapers.previewDocuments,
    async (deps, seller, { produk_id: productId, sebagai, pelanggan_id }) => {
      const seenAs = seenAsOf(sebagai, pelanggan_id)
      const shown = await previewDocuments(deps, seller, { productId, seenAs })
      const buyer = seenAs.kind === 'visitor' ? null : pretendedBuyer
      return { data: list(productDocumentPlace).encode(placesView(shown, buyer, deps.now())) }
    },
  ),
  route(contract.sellingPapers.documentRequests, async (deps, seller, { halaman, per_halaman: limit }) => {
    const found = await findWaiting(deps.db, seller, { limit, offset: (halaman - 1) * limit }, businessDay(deps.now()))
    return { data: waitingPage.encode(waitingPageView(found, seller)) }
  }),
  route(contract.sellingPapers.uploadProductDocument, async (deps, seller, body, { file }) => {
    const { permintaan_id: id, versi } = body
    const answers = id === undefined ? null : { id, seenVersion: versi ?? 0 }
    await uploadDocument(deps, seller, { document: writtenDocument(body), answers }, file)
    return {}
  }),
  route(contract.sellingPapers.changeDocumentReaders, async (deps, seller, { dokumen_id, pembaca }) => {
    await changeReaders(deps, seller, dokumen_id, readersWord.decode(pembaca))
    return {}
  }),
  route(contract.sellingPapers.withdrawDocument, async (deps, seller, { dokumen_id }) => {
    await withdrawDocument(deps, seller, dokumen_id)
    return {}
  }),
  route(contract.sellingPapers.grantDocument, async (deps, seller, { permintaan_id: id, versi: seenVersion }) => {
    await grantDocument(deps, seller, { id, seenVersion })
    return {}
  }),
  route(
    contract.sellingPapers.declineDocumentRequest,
    async (deps, seller, { permintaan_id: id, versi: seenVersion, alasan: reason }) => {
      await takeStep(deps, seller, { id, seenVersion, act: 'decline', reason })
      return {}
    },
  ),
]

async function answer(deps: Deps, viewer: Viewer, productId: number) {
  const shown = await showDocuments(deps, viewer, productId)
  return { data: list(productDocumentPlace).encode(placesView(shown, isBuyer(viewer) ? viewer : null, deps.now())) }
}

function writtenDocument(body: ReadBodyOf<typeof contract.sellingPapers.uploadProductDocument>): NewDocument {
  return {
    productId: body.produk_id,
    kind: productDocumentKind.decode(body.jenis),
    language: body.bahasa,
    validUntil: body.berlaku_sampai ?? null,
    readers: readersWord.decode(body.pembaca),
  }
}
