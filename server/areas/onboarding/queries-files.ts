import type { FileKind } from '#domain/files/file.ts'
import type { ApplicationDocumentKind } from '#domain/onboarding/document-kind.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'

export interface ApplicationFileRow {
  id: string
  applicationId: string
  fileId: string
  kind: ApplicationDocumentKind
  fileName: string
  fileKind: FileKind
  size: number
  key: FileKey
  uploadedAt: Date
}

function files(db: Db | Tx) {
  return db
    .selectFrom('application_files as document')
    .innerJoin(storedFiles.as('file'), 'file.id', 'document.file_id')
    .select([
      'document.id',
      'document.application_id as applicationId',
      'document.file_id as fileId',
      'document.kind',
      'file.name as fileName',
      'file.kind as fileKind',
      'file.size',
      'file.storage_key as key',
      'file.uploaded_at as uploadedAt',
    ])
    .$narrowType<{ kind: ApplicationDocumentKind }>()
}

/** The documents of an application, in the order they were handed in. */
export async function findFiles(db: Db | Tx, applicationId: string): Promise<ApplicationFileRow[]> {
  return files(db).where('document.application_id', '=', applicationId).orderBy('document.id').execute()
}

/** A document of any application; the caller checks whose. */
export async function findFile(db: Db | Tx, id: string): Promise<ApplicationFileRow | undefined> {
  return files(db).where('document.id', '=', id).executeTakeFirst()
}

export async function insertApplicationFile(
  tx: Tx,
  applicationId: string,
  { kind, fileId }: { kind: ApplicationDocumentKind; fileId: string },
): Promise<void> {
  await tx.insertInto('application_files').values({ application_id: applicationId, kind, file_id: fileId }).execute()
}

export async function deleteApplicationFile(tx: Tx, applicationId: string, id: string): Promise<void> {
  await tx.deleteFrom('application_files').where('application_id', '=', applicationId).where('id', '=', id).execute()
}
