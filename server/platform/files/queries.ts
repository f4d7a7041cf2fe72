import { sql } from 'kysely'
import type { FileKind } from '#domain/file.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Db, Tx } from '../database.ts'
import type { FileKey } from './file-store.ts'

/** What is known of a file. */
export interface StoredFile {
  key: FileKey
  name: string
  kind: FileKind
  size: number
}

export interface NewFile extends StoredFile {
  sha256: Buffer
}

/** Records a file whose bytes are in the store. @returns its id */
export async function insertFile(
  tx: Tx,
  owner: { companyId: CompanyId; userId: UserId },
  { key, name, kind, size, sha256 }: NewFile,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('stored_files')
    .values({
      company_id: owner.companyId,
      storage_key: key,
      sha256,
      size,
      kind,
      name,
      uploaded_by: owner.userId,
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the key of its bytes */
export async function deleteFile(tx: Tx, id: string): Promise<FileKey> {
  const gone = await sql<{ key: FileKey }>`
    delete from stored_files where id = ${id} returning storage_key as key`.execute(tx)
  const [file] = gone.rows
  if (!file) throw new Error(`no file ${id}`)
  return file.key
}

export async function isRecorded(db: Db, key: FileKey): Promise<boolean> {
  const found = await sql`select from stored_files where storage_key = ${key}`.execute(db)
  return found.rows.length > 0
}
