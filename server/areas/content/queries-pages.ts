import type { BusinessDay } from '#domain/business-day.ts'
import type { PageName } from '#domain/content/page-name.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

/** A version of a page, to come, valid or old. */
export interface StoredVersion {
  page: PageName
  name: string
  revision: number
  validFrom: BusinessDay
  title: string
  body: string
}

/** All of them, by page and the newest first. */
export function findStoredVersions(db: Db | Tx): Promise<StoredVersion[]> {
  return stored(db).orderBy('page').orderBy('valid_from', 'desc').execute()
}

/** A version of a page, locked until commit. */
export function lockVersion(tx: Tx, page: PageName, name: string): Promise<StoredVersion | undefined> {
  return stored(tx).where('page', '=', page).where('version', '=', name).forUpdate().executeTakeFirst()
}

function stored(db: Db | Tx) {
  return db
    .selectFrom('page_versions')
    .select(({ ref, cast }) => [
      'page',
      'version as name',
      'revision',
      cast<string>(ref('valid_from'), 'text').as('validFrom'),
      'title',
      'body',
    ])
    .$narrowType<{ page: PageName }>()
}

export interface WrittenVersion {
  validFrom: BusinessDay
  title: string
  body: string
}

/** Its name is the day from which it is valid. */
export async function insertVersionOf(
  tx: Tx,
  page: PageName,
  { validFrom, title, body }: WrittenVersion,
): Promise<void> {
  await tx
    .insertInto('page_versions')
    .values({ page, version: validFrom, valid_from: dateOf(validFrom), title, body })
    .execute()
}

/** Moves the revision; its name follows its day. */
export async function updateVersion(
  tx: Tx,
  { page, name }: StoredVersion,
  { validFrom, title, body }: WrittenVersion,
): Promise<void> {
  await tx
    .updateTable('page_versions')
    .set({ version: validFrom, valid_from: dateOf(validFrom), title, body })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('page', '=', page)
    .where('version', '=', name)
    .execute()
}

export async function deleteVersion(tx: Tx, { page, name }: StoredVersion): Promise<void> {
  await tx.deleteFrom('page_versions').where('page', '=', page).where('version', '=', name).execute()
}
