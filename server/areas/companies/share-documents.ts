import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockDocuments, saveDocumentsShared } from './queries-documents.ts'

/**
 * Releases documents to a seller: from now on they are kept for it, whatever the company does with them.
 * @returns their ids without duplicates
 * @throws Refusal document_not_found unless all of them are current
 */
export async function shareDocuments(tx: Tx, buyer: Buyer, ids: readonly string[], now: Date): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const own = new Set((await lockDocuments(tx, buyer.companyId)).map(({ id }) => id))
  if (!wanted.every((id) => own.has(id))) throw new Refusal('document_not_found', { field: 'dokumen' })
  await saveDocumentsShared(tx, buyer.companyId, wanted, now)
  return wanted
}
