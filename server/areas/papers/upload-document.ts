import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { checkValidity } from '#domain/papers/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockOwnProduct } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type KeptFile,
  keepAndRecord,
  type ReceivedFile,
  recordFile,
} from '#server/platform/files/keep-file.ts'
import { announceDocuments } from './announce.ts'
import { keepKinds } from './keep-kinds.ts'
import { openRequests } from './open-requests.ts'
import {
  deleteDocument,
  findVersions,
  insertDocument,
  type NewDocument,
  saveReaders,
  saveReplaced,
} from './queries-documents.ts'
import { stepIn } from './take-step.ts'

/** The request that a document answers, as the seller saw it. */
interface Answered {
  id: string
  seenVersion: number
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
  await keepAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => uploadIn(tx, seller, { document, answers, file }, deps.now())),
  )
}

async function uploadIn(
  tx: Tx,
  seller: Seller,
  { document, answers, file }: { document: NewDocument; answers: Answered | null; file: KeptFile },
  now: Date,
): Promise<void> {
  const { productId, kind } = document
  if (!(await lockOwnProduct(tx, seller.companyId, productId)))
    throw new Refusal('product_not_found', { field: 'produk_id' })

  await replaceIn(tx, seller, document, now)
  await insertDocument(tx, seller, document, await recordFile(tx, seller, file, now))
  await keepKinds(tx, productId)

  if (answers) await answerIn(tx, seller, document, answers, now)
  await openRequests(tx, seller, { productId, kind }, now)
  await announceDocuments(tx, seller, productId)
}

// as many as an audit asks for; a CoA of each month is half a year
const MOST_EARLIER = 6

/** What is in the place stays as an earlier version, for whoever may read the new one; the oldest goes. */
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
