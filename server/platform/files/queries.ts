import { expressionBuilder, sql } from 'kysely'
import type { FileKind, StoredKind } from '#domain/files/file.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DB } from '../database.generated.ts'
import type { Db, Tx } from '../database.ts'
import { unnestRows } from '../sql-input.ts'
import type { FileKey } from './file-store.ts'

/** The record of a file. */
export interface StoredFile<Kind extends StoredKind = FileKind> {
  key: FileKey
  name: string
  kind: Kind
  size: number
}

export interface NewFile<Kind extends StoredKind = FileKind> extends StoredFile<Kind> {
  sha256: Buffer
}

/** The file columns that areas may join. */
export const storedFiles = expressionBuilder<DB>()
  .selectFrom('stored_files')
  .select(['id', 'storage_key', 'name', 'kind', 'size', 'uploaded_by', 'uploaded_at'])
  .$narrowType<{ storage_key: FileKey; kind: FileKind }>()

/** Records a file whose bytes are in the store. @returns its id */
export async function insertFile(
  tx: Tx,
  owner: { companyId: CompanyId; userId: UserId },
  { key, name, kind, size, sha256 }: NewFile<StoredKind>,
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

/**
 * Records files once more, as the company's, over the bytes that are there: these go with the last record that names
 * them. The caller holds a lock that keeps the records from being deleted until commit.
 * @returns the id of each one's copy by its own
 */
export async function copyFiles(
  tx: Tx,
  owner: { companyId: CompanyId; userId: UserId },
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; copy: string }>`
    with copied as materialized (select id, uuidv7() as copy from ${unnestRows(
      'file',
      { id: 'uuid' },
      ids.map((id) => ({ id })),
    )}),
    recorded as (
      insert into stored_files (id, company_id, storage_key, sha256, size, kind, name, uploaded_by, uploaded_at)
      select copied.copy, ${owner.companyId}, file.storage_key, file.sha256, file.size, file.kind, file.name,
        ${owner.userId}, ${now}
      from copied join stored_files file on file.id = copied.id)
    select id, copy from copied`.execute(tx)
  return new Map(rows.map(({ id, copy }) => [id, copy]))
}

/** @returns the key of its bytes */
export async function deleteFile(tx: Tx, id: string): Promise<FileKey> {
  const { storage_key } = await tx
    .deleteFrom('stored_files')
    .where('id', '=', id)
    .returning('storage_key')
    .$narrowType<{ storage_key: FileKey }>()
    .executeTakeFirstOrThrow()
  return storage_key
}

export async function isRecorded(db: Db, key: FileKey): Promise<boolean> {
  const file = await db.selectFrom('stored_files').select('id').where('storage_key', '=', key).executeTakeFirst()
  return file !== undefined
}
