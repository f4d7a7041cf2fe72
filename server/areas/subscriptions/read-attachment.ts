import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { readDocument } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findSenderOf } from './queries-documents.ts'

/**
 * The file of a document that a buyer attached to its request to this seller; stays readable whatever is decided and
 * whatever the buyer does with it [REG-4, SELLER-3]. @throws Refusal document_not_found, FilesLost
 */
export async function readAttachment(
  deps: Deps,
  seller: Seller,
  { subscriptionId, documentId }: { subscriptionId: string; documentId: string },
): Promise<FileAnswer> {
  const buyerId = await findSenderOf(deps.db, seller.companyId, subscriptionId, documentId)
  if (!buyerId) throw new Refusal('document_not_found', { field: 'dokumen_id' })
  return readDocument(deps, buyerId, documentId)
}
