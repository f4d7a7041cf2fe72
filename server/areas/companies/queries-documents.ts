import { sql } from 'kysely'
import type { DocumentKind } from '#domain/companies/document.ts'
import type { FileKind } from '#domain/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'

/** A document of a company with what is known of its file. */
export interface DocumentRow {
  id: string
  kind: DocumentKind
  fileName: string
  fileKind: FileKind
  size: number
  key: FileKey
  uploaderName: string
  uploadedAt: Date
  /** Whether a seller has received it. */
  shared: boolean
}

const documents = sql`
  select document.id, document.kind, file.name as "fileName", file.kind as "fileKind", file.size,
    file.storage_key as key, uploader.name as "uploaderName", file.uploaded_at as "uploadedAt",
    document.shared_at is not null as shared
  from company_documents document
  join stored_files file on file.id = document.file_id
  join users uploader on uploader.id = file.uploaded_by`

/** Those that count now: one of a kind at most. */
export async function findDocuments(db: Db | Tx, companyId: CompanyId): Promise<DocumentRow[]> {
  const found = await sql<DocumentRow>`
    ${documents} where document.company_id = ${companyId} and document.removed_at is null`.execute(db)
  return found.rows
}

/** Any document of the company, one that was replaced or deleted too, as long as it is kept. */
export async function findDocument(db: Db | Tx, companyId: CompanyId, id: string): Promise<DocumentRow | undefined> {
  const found = await sql<DocumentRow>`
    ${documents} where document.company_id = ${companyId} and document.id = ${id}`.execute(db)
  return found.rows[0]
}

export async function insertDocument(
  tx: Tx,
  companyId: CompanyId,
  { kind, fileId }: { kind: DocumentKind; fileId: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('company_documents')
    .values({ company_id: companyId, kind, file_id: fileId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface LockedDocument {
  id: string
  kind: DocumentKind
  fileId: string
  shared: boolean
}

/** The documents that count, locked: nobody attaches, replaces or deletes one of them meanwhile. */
export async function lockDocuments(tx: Tx, companyId: CompanyId): Promise<LockedDocument[]> {
  const found = await sql<LockedDocument>`
    select id, kind, file_id as "fileId", shared_at is not null as shared
    from company_documents
    where company_id = ${companyId} and removed_at is null
    order by id for update`.execute(tx)
  return found.rows
}

export async function deleteDocument(tx: Tx, companyId: CompanyId, id: string): Promise<void> {
  await tx.deleteFrom('company_documents').where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function saveDocumentRemoved(tx: Tx, companyId: CompanyId, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('company_documents')
    .set({ removed_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function saveDocumentsShared(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update company_documents set shared_at = ${now}
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and shared_at is null`.execute(tx)
}

/** Whether the company charges PPN. */
export async function findIsPkp(db: Db | Tx, companyId: CompanyId): Promise<boolean> {
  const { is_pkp } = await db
    .selectFrom('companies')
    .select('is_pkp')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return is_pkp
}
