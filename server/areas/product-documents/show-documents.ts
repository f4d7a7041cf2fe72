import { isBuyer, type Seller, type Viewer } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { type ProductDocumentKind, productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import type { PreviewAs } from '#domain/catalogue/prices/preview-as.ts'
import { contract } from '#domain/contract.ts'
import type { Party } from '#domain/machine.ts'
import type {
  DocumentRequest,
  EarlierDocument,
  ProductDocument,
  ProductDocumentSlot,
} from '#domain/product-documents/contract.ts'
import { mayRead } from '#domain/product-documents/readers.ts'
import { documentRequests, mayAsk } from '#domain/product-documents/request.ts'
import { isExpired } from '#domain/product-documents/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type DocumentRow, findDocument, findDocuments, findPreviewedDocuments } from './queries-documents.ts'
import { isOwnProduct, isProductVisibleTo } from './queries-products.ts'
import { findLatestRequests, type RequestRow } from './queries-requests.ts'

interface ShownDocuments {
  documents: DocumentRow[]
  /** The company's latest request of each kind. */
  requests: RequestRow[]
}

/** The documents of a product as its page shows them to this viewer [DOC-2]. @throws Refusal product_not_found */
export async function showDocuments(deps: Deps, viewer: Viewer, productId: number): Promise<ShownDocuments> {
  const [isVisible, documents, requests] = await Promise.all([
    isProductVisibleTo(deps.db, viewer, productId),
    findDocuments(deps.db, viewer, productId),
    isBuyer(viewer) ? findLatestRequests(deps.db, viewer, productId) : [],
  ])
  if (!isVisible) throw new Refusal('product_not_found', { field: 'produk_id' })
  return { documents, requests }
}

/** Somebody who may ask for documents. */
export const pretendedBuyer: Party = { companyKind: 'buyer', role: 'owner' }

/** The documents of the seller's product as somebody else finds them, on sale or not [SHOP-2]. @throws Refusal product_not_found */
export async function previewDocuments(
  { db }: Deps,
  seller: Seller,
  { productId, previewAs }: { productId: number; previewAs: PreviewAs },
): Promise<ShownDocuments> {
  const customerId = previewAs.kind === 'customer' ? previewAs.customerId : null
  const [isOwn, documents, requests] = await Promise.all([
    isOwnProduct(db, seller, productId),
    findPreviewedDocuments(db, seller, customerId, productId),
    customerId === null ? [] : findLatestRequests(db, { companyId: customerId }, productId),
  ])
  if (!isOwn) throw new Refusal('product_not_found', { field: 'produk_id' })
  const subscribed = previewAs.kind === 'level'
  return { documents: subscribed ? documents.map((one) => ({ ...one, subscribed })) : documents, requests }
}

/**
 * The file of a document of a product. What the viewer may not read is not found, as what is not there [DOC-2].
 * @throws Refusal document_not_found, FilesLost
 */
export async function readDocument(deps: Deps, viewer: Viewer, id: string): Promise<FileAnswer> {
  const document = await findDocument(deps.db, viewer, id)
  if (!document || !mayRead(document.readers, document))
    throw new Refusal('document_not_found', { field: 'dokumen_id' })
  const { fileName: name, fileKind: kind, size, key } = document
  return { name, kind, size, content: await deps.files.open(key) }
}

/** Where a document of a product is read, below the site's own address. */
export function documentAddress(id: string): string {
  return `/api/${contract.productDocuments.productDocumentFile.path}?dokumen_id=${id}`
}

// what a buyer of materials expects of every product; others are shown where they are there
const expected: readonly ProductDocumentKind[] = ['coa', 'sds', 'tds', 'halal']

/**
 * A slot for each expected kind, filled or empty, and for each other one that exists or was requested; null: a viewer
 * who does not buy.
 */
export function slotsView(
  { documents, requests }: ShownDocuments,
  buyer: Party | null,
  now: Date,
): ProductDocumentSlot[] {
  const today = businessDay(now)
  return productDocumentKinds
    .map((kind) => {
      const ofKind = documents.filter((one) => one.kind === kind)
      const there = ofKind
        .filter(({ replacedAt }) => replacedAt === null)
        .map((row) => documentView(row, ofKind, today))
      const request = requests.find((one) => one.kind === kind)
      const shown = request && (request.state === 'asked' || request.state === 'declined') ? request : null
      const readable = there.some((one) => one.readable && !one.expired)
      return {
        kind,
        documents: there,
        request: shown && buyer ? requestView(shown, buyer) : null,
        can: buyer ? { ask: mayAsk(buyer, { readable, running: shown?.state === 'asked' }) } : null,
      }
    })
    .filter(({ kind, documents: there, request }) => expected.includes(kind) || there.length > 0 || request)
}

function documentView(row: DocumentRow, versions: readonly DocumentRow[], today: BusinessDay): ProductDocument {
  const { id, language, validUntil, readers, fileKind, size } = row
  return {
    id,
    language,
    validUntil,
    readers,
    fileKind,
    size,
    expired: isExpired(validUntil, today),
    readable: mayRead(readers, row),
    earlier: earlierView(versions.filter((one) => one.language === language && mayRead(one.readers, one))),
  }
}

/** Those of the versions of a document that were replaced. */
export function earlierView(versions: readonly { id: string; replacedAt: Date | null }[]): EarlierDocument[] {
  return versions.flatMap(({ id, replacedAt }) => (replacedAt ? [{ id, replacedAt: replacedAt.toISOString() }] : []))
}

function requestView(row: RequestRow, buyer: Party): DocumentRequest {
  const { id, version, state, note, reason } = row
  const { withdraw } = documentRequests.can(row, buyer, { sold: true })
  return { id, version, state, note, reason, requestedAt: row.requestedAt.toISOString(), can: { withdraw } }
}
