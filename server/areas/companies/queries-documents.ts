import { expressionBuilder } from 'kysely'
import type { DocumentKind } from '#domain/companies/document.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** A company's document and its file. */
export interface DocumentRow {
  id: string
  kind: DocumentKind
  fileName: string
  fileKind: FileKind
  size: number
  key: FileKey
  /** The user who handed it in. */
  uploadedBy: string
  uploadedAt: Date
  /** Whether a seller has received it. */
  shared: boolean
}

function documents(db: Db | Tx, companyId: string) {
  return db
    .selectFrom('company_documents as document')
    .innerJoin(storedFiles.as('file'), 'file.id', 'document.file_id')
    .select([
      'document.id',
      'document.kind',
      'file.name as fileName',
      'file.kind as fileKind',
      'file.size',
      'file.storage_key as key',
      'file.uploaded_by as uploadedBy',
      'file.uploaded_at as uploadedAt',
    ])
    .select(({ eb }) => eb('document.shared_at', 'is not', null).$castTo<boolean>().as('shared'))
    .$narrowType<{ kind: DocumentKind }>()
    .where('document.company_id', '=', companyId)
}

/** The current documents: at most one of each kind. */
export async function findDocuments(db: Db | Tx, companyId: CompanyId): Promise<DocumentRow[]> {
  return documents(db, companyId).where('document.removed_at', 'is', null).execute()
}

/** Any document of the company still in the table, replaced and removed ones included. */
export async function findDocument(db: Db | Tx, companyId: string, id: string): Promise<DocumentRow | undefined> {
  return documents(db, companyId).where('document.id', '=', id).executeTakeFirst()
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

/** How many are in store, those that sellers keep included. */
export async function countDocuments(tx: Tx, companyId: CompanyId): Promise<number> {
  const { stored } = await tx
    .selectFrom('company_documents')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('stored'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return stored
}

export interface LockedDocument {
  id: string
  kind: DocumentKind
  fileId: string
  shared: boolean
}

/** The current documents, locked against attaching, replacing and deleting meanwhile. */
export async function lockDocuments(tx: Tx, companyId: CompanyId): Promise<LockedDocument[]> {
  return tx
    .selectFrom('company_documents')
    .select(['id', 'kind', 'file_id as fileId'])
    .select(({ eb }) => eb('shared_at', 'is not', null).$castTo<boolean>().as('shared'))
    .$narrowType<{ kind: DocumentKind }>()
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
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

/** Takes away all that the company has; what it has shared stays with whom it was shared. */
export async function saveDocumentsRemoved(tx: Tx, companyId: CompanyId, now: Date): Promise<void> {
  await tx
    .updateTable('company_documents')
    .set({ removed_at: now })
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .execute()
}

export async function saveDocumentsShared(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('company_documents')
    .set({ shared_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where('shared_at', 'is', null)
    .execute()
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

/** Documents of any company for other areas to join: their kind and file. */
export const documentFiles = expressionBuilder<DB>()
  .selectFrom('company_documents as document')
  .innerJoin(storedFiles.as('file'), 'file.id', 'document.file_id')
  .select(['document.id', 'document.kind', 'file.name as fileName', 'file.kind as fileKind', 'file.size'])
  .$narrowType<{ kind: DocumentKind }>()
