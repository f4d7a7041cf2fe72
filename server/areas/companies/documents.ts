import type { Buyer, Member } from '#domain/accounts/actor.ts'
import type { CompanyDocument, DocumentSlot } from '#domain/companies/contract-documents.ts'
import { type DocumentKind, documentKinds, documentLabel, isRequested } from '#domain/companies/document.ts'
import type { CompanyId } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { userNames } from './events.ts'
import { lockCompany } from './queries.ts'
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  findDocument,
  findDocuments,
  findIsPkp,
  insertDocument,
  type LockedDocument,
  lockDocuments,
  saveDocumentRemoved,
  saveDocumentsShared,
} from './queries-documents.ts'

/** The documents that sellers want to see and the company has not handed in [REG-3]. */
export async function findMissingDocuments(db: Db, companyId: CompanyId): Promise<DocumentKind[]> {
  const isPkp = await findIsPkp(db, companyId)
  const there = (await findDocuments(db, companyId)).map(({ kind }) => kind)
  return documentKinds.filter((kind) => isRequested(kind, { isPkp }) && !there.includes(kind))
}

/**
 * The file of a company's document; the caller checks who may read it [REG-3].
 * @throws Refusal document_not_found, FilesLost
 */
export async function readDocument(deps: Deps, companyId: string, id: string): Promise<FileAnswer> {
  const document = await findDocument(deps.db, companyId, id)
  if (!document) throw new Refusal('document_not_found', { field: 'dokumen_id' })
  const { fileName: name, fileKind: kind, size, key } = document
  return { name, kind, size, content: await deps.files.open(key) }
}

/**
 * Releases documents to a seller: from now on they are retained for it, whatever the company does with them.
 * @returns their ids without duplicates
 * @throws Refusal document_not_found unless all of them are current
 */
export async function shareDocuments(tx: Tx, buyer: Buyer, ids: readonly string[], now: Date): Promise<string[]> {
  const requestedIds = [...new Set(ids)]
  if (requestedIds.length === 0) return []
  const own = new Set((await lockDocuments(tx, buyer.companyId)).map(({ id }) => id))
  if (!requestedIds.every((id) => own.has(id))) throw new Refusal('document_not_found', { field: 'dokumen' })
  await saveDocumentsShared(tx, buyer.companyId, requestedIds, now)
  return requestedIds
}

interface ShownDocument extends DocumentRow {
  uploaderName: string
}

/** The company's current documents, with the names of those who handed them in. */
export async function showDocuments(db: Db | Tx, companyId: CompanyId, now: Date): Promise<ShownDocument[]> {
  const documents = await findDocuments(db, companyId)
  const uploaders = documents.map(({ uploadedBy }) => uploadedBy)
  const names = await userNames.ask(db, uploaders, now)
  return documents.map((document) => ({ ...document, uploaderName: names.get(document.uploadedBy) ?? '' }))
}

export function documentView(row: ShownDocument): CompanyDocument {
  return { ...row, label: documentLabel(row.kind), uploadedAt: row.uploadedAt.toISOString() }
}

/** One place for each kind, filled or empty. */
export function documentSlots(rows: readonly ShownDocument[], company: { isPkp: boolean }): DocumentSlot[] {
  return documentKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return {
      kind,
      label: documentLabel(kind),
      requested: isRequested(kind, company),
      document: row ? documentView(row) : null,
    }
  })
}

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
  return storeAndRecord(deps, received, (file) =>
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

async function recordIn(
  tx: Tx,
  member: Member,
  kind: DocumentKind,
  file: UnrecordedFile,
  now: Date,
): Promise<ShownDocument> {
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
