import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockDocuments, saveDocumentsShared } from './queries-documents.ts'

/**
 * Lets these documents go to a seller: from now on they are kept for it, whatever becomes of them here.
 * @returns their ids, each once
 * @throws Refusal document_not_found where one is not among those that count
 */
export async function shareDocuments(tx: Tx, buyer: Buyer, ids: readonly string[], now: Date): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const own = new Set((await lockDocuments(tx, buyer.companyId)).map(({ id }) => id))
  if (!wanted.every((id) => own.has(id))) throw new Refusal('document_not_found', { field: 'dokumen' })
  await saveDocumentsShared(tx, buyer.companyId, wanted, now)
  return wanted
}
