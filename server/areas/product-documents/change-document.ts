import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import type { Readers } from '#domain/product-documents/readers.ts'
import { checkValidity } from '#domain/product-documents/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockOwnProduct, saveDocumentKinds } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import {
  deleteDocument,
  findKinds,
  findOwnDocument,
  findVersions,
  insertDocument,
  type NewDocument,
  type StoredDocument,
  saveReaders,
  saveReplaced,
} from './queries-documents.ts'
import { announceDocuments, openRequests, stepIn } from './requests.ts'

/**
 * Changes the readers of a document; requests of companies that may now read it are closed as opened [DOC-2]. @throws
 * Refusal document_not_found
 */
export function changeReaders(deps: Deps, seller: Seller, id: string, readers: Readers): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const document = await holdDocument(tx, seller, id)
    await saveReaders(tx, seller, document, readers)
    await openRequests(tx, seller, document, deps.now())
    await announceDocuments(tx, seller, document.productId)
  })
}

/** Withdraws a document and those it replaced, with their files [DOC-2]. @throws Refusal document_not_found */
export function withdrawDocument(deps: Deps, seller: Seller, id: string): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const document = await holdDocument(tx, seller, id)
    for (const version of await findVersions(tx, document)) {
      await deleteDocument(tx, seller, version.id)
      await forgetFile(tx, version.fileId)
    }
    await saveKinds(tx, document.productId)
    await announceDocuments(tx, seller, document.productId)
  })
}

/** The seller's document, its product locked as for an upload, which may have replaced it meanwhile. */
async function holdDocument(tx: Tx, seller: Seller, id: string): Promise<StoredDocument> {
  const there = await findOwnDocument(tx, seller, id)
  if (there) await lockOwnProduct(tx, seller.companyId, there.productId)
  const document = there && (await findOwnDocument(tx, seller, id))
  if (!document) throw new Refusal('document_not_found', { field: 'dokumen_id' })
  return document
}

/** The request that a document answers, as the seller saw it. */
interface Answered {
  id: string
  expectedVersion: number
}

/**
 * Hands in a document of a product; it takes the place of the one of its kind and language, which stays as an earlier
 * version; of two at once the later one counts. It answers the request it is for, and ends every other of a company that
 * may now read it. The bytes are stored before anything is recorded [DOC-2, SELLER-2].
 * @throws FilesLost, Refusal document_expired | product_not_found | document_request_not_found |
 *   document_request_moved_on | document_request_act_not_allowed
 */
export async function uploadDocument(
  deps: Deps,
  seller: Seller,
  { document, answers }: { document: NewDocument; answers: Answered | null },
  received: ReceivedFile,
): Promise<void> {
  checkValidity(document.validUntil, businessDay(deps.now()))
  await storeAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => uploadIn(tx, seller, { document, answers, file }, deps.now())),
  )
}

async function uploadIn(
  tx: Tx,
  seller: Seller,
  { document, answers, file }: { document: NewDocument; answers: Answered | null; file: UnrecordedFile },
  now: Date,
): Promise<void> {
  const { productId, kind } = document
  if (!(await lockOwnProduct(tx, seller.companyId, productId)))
    throw new Refusal('product_not_found', { field: 'produk_id' })

  await replaceIn(tx, seller, document, now)
  await insertDocument(tx, seller, document, await recordFile(tx, seller, file, now))
  await saveKinds(tx, productId)

  if (answers) await answerIn(tx, seller, document, answers, now)
  await openRequests(tx, seller, { productId, kind }, now)
  await announceDocuments(tx, seller, productId)
}

// as many as an audit asks for; a CoA of each month is half a year
const MOST_EARLIER = 6

/**
 * Replaces a document: the present one stays as an earlier version for the readers of the new; the oldest is deleted.
 */
async function replaceIn(tx: Tx, seller: Seller, document: NewDocument, now: Date): Promise<void> {
  const [current, ...earlier] = await findVersions(tx, document)
  if (!current) return
  await saveReplaced(tx, seller, current.id, now)
  await saveReaders(tx, seller, document, document.readers)
  for (const { id, fileId } of earlier.slice(MOST_EARLIER - 1)) {
    await deleteDocument(tx, seller, id)
    await forgetFile(tx, fileId)
  }
}

async function answerIn(
  tx: Tx,
  seller: Seller,
  { productId, kind }: NewDocument,
  answers: Answered,
  now: Date,
): Promise<void> {
  const answered = await stepIn(tx, seller, { ...answers, act: 'answer' }, now)
  if (answered.productId !== productId || answered.kind !== kind)
    throw new Refusal('document_request_not_found', { field: 'permintaan_id' })
}

/** Stores with the product of which kinds it has documents, so that lists need not look. */
async function saveKinds(tx: Tx, productId: number): Promise<void> {
  const there = await findKinds(tx, productId)
  await saveDocumentKinds(
    tx,
    productId,
    productDocumentKinds.filter((kind) => there.has(kind)),
  )
}
