import type { Seller } from '#domain/accounts/actor.ts'
import type { Readers } from '#domain/papers/readers.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockOwnProduct } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { forgetFile } from '#server/platform/files/keep-file.ts'
import { announceDocuments } from './announce.ts'
import { keepKinds } from './keep-kinds.ts'
import { openRequests } from './open-requests.ts'
import { deleteDocument, findOwnDocument, findVersions, type StoredDocument, saveReaders } from './queries-documents.ts'

/** Changes who may read a document; what companies have asked for opens with it [DOC-2]. @throws Refusal document_not_found */
export function changeReaders(deps: Deps, seller: Seller, id: string, readers: Readers): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const document = await holdDocument(tx, seller, id)
    await saveReaders(tx, seller, document, readers)
    await openRequests(tx, seller, document, deps.now())
    await announceDocuments(tx, seller, document.productId)
  })
}

/** Withdraws a document and those it replaced, with their files; nobody reads them any more [DOC-2]. @throws Refusal document_not_found */
export function withdrawDocument(deps: Deps, seller: Seller, id: string): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const document = await holdDocument(tx, seller, id)
    for (const version of await findVersions(tx, document)) {
      await deleteDocument(tx, seller, version.id)
      await forgetFile(tx, version.fileId)
    }
    await keepKinds(tx, document.productId)
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
