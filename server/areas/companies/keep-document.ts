import type { Member } from '#domain/accounts/actor.ts'
import type { DocumentKind } from '#domain/companies/document.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type KeptFile,
  keepAndRecord,
  type ReceivedFile,
  recordFile,
} from '#server/platform/files/keep-file.ts'
import { lockCompany } from './queries.ts'
import {
  countDocuments,
  deleteDocument,
  insertDocument,
  type LockedDocument,
  lockDocuments,
  saveDocumentRemoved,
} from './queries-documents.ts'
import { type ShownDocument, showDocuments } from './show-documents.ts'

/**
 * Hands in a document; of two at once the later one counts. The bytes are stored before anything is recorded [REG-3].
 * @throws FilesLost, Refusal documents_full
 */
export async function keepDocument(
  deps: Deps,
  member: Member,
  kind: DocumentKind,
  received: ReceivedFile,
): Promise<ShownDocument> {
  return keepAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => recordIn(tx, member, kind, file, deps.now())),
  )
}

/** Deletes a document; sellers that received it keep it [REG-3]. @throws Refusal document_not_found */
export function removeDocument(deps: Deps, member: Member, id: string): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, member.companyId)
    const document = (await lockDocuments(tx, member.companyId)).find((one) => one.id === id)
    if (!document) throw new Refusal('document_not_found', { field: 'dokumen_id' })
    await retire(tx, member, document, deps.now())
  })
}

async function recordIn(tx: Tx, member: Member, kind: DocumentKind, file: KeptFile, now: Date): Promise<ShownDocument> {
  // one at a time, even when there is no earlier document to lock
  await lockCompany(tx, member.companyId)
  const earlier = (await lockDocuments(tx, member.companyId)).find((one) => one.kind === kind)
  if (earlier) await retire(tx, member, earlier, now)

  if ((await countDocuments(tx, member.companyId)) >= MOST.storedDocuments) throw new Refusal('documents_full')
  const fileId = await recordFile(tx, member, file, now)
  const id = await insertDocument(tx, member.companyId, { kind, fileId })
  const document = (await showDocuments(tx, member.companyId, now)).find((one) => one.id === id)
  if (!document) throw new Error(`document ${id} is not there`)
  return document
}

/** A document that a seller received is only marked as removed; any other is deleted with its file. */
async function retire(tx: Tx, member: Member, { id, fileId, shared }: LockedDocument, now: Date): Promise<void> {
  if (shared) return saveDocumentRemoved(tx, member.companyId, id, now)
  await deleteDocument(tx, member.companyId, id)
  await forgetFile(tx, fileId)
}
