import type { BusinessDay } from '#domain/business-day.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

/** A version of the survey: a draft, to come, or asked. */
export interface StoredVersion {
  id: number
  revision: number
  isNewQuestion: boolean
  /** Null of a draft. */
  validFrom: BusinessDay | null
  title: string
  lead: string
  /** In their order, 'Lainnya' last. */
  options: { id: number; label: string }[]
}

/** All of them: drafts first, then the newest first. */
export async function findVersions(db: Db | Tx): Promise<StoredVersion[]> {
  const versions = await db
    .selectFrom('survey_versions')
    .select(({ ref, cast }) => [
      'id',
      'revision',
      'is_new_question as isNewQuestion',
      cast<string | null>(ref('valid_from'), 'text').as('validFrom'),
      'title',
      'lead',
    ])
    .orderBy('valid_from', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute()
  const options = await db
    .selectFrom('survey_version_options')
    .select(['version_id as versionId', 'option_id as id', 'label'])
    .orderBy('place')
    .execute()
  const optionsOf = Map.groupBy(options, ({ versionId }) => versionId)
  return versions.map((version) => ({
    ...version,
    options: (optionsOf.get(version.id) ?? []).map(({ id, label }) => ({ id, label })),
  }))
}

/** Those who write versions wait for one another until commit; who answers does not wait for them. */
export async function lockWriting(tx: Tx): Promise<void> {
  await tx.selectFrom('survey_versions').select('id').orderBy('id').limit(1).forNoKeyUpdate().execute()
}

export type WrittenVersion = Omit<StoredVersion, 'id' | 'revision'>

/** @returns its id */
export async function insertVersion(tx: Tx, written: WrittenVersion): Promise<number> {
  const { id } = await tx
    .insertInto('survey_versions')
    .values(valuesOf(written))
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertOptions(tx, id, written.options)
  return id
}

/** Moves the revision. */
export async function updateVersion(tx: Tx, id: number, written: WrittenVersion): Promise<void> {
  await tx
    .updateTable('survey_versions')
    .set(valuesOf(written))
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('survey_version_options').where('version_id', '=', id).execute()
  await insertOptions(tx, id, written.options)
}

/** Its options go with it. */
export async function deleteVersion(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('survey_versions').where('id', '=', id).execute()
}

/** The id of an option that has never been there. */
export async function makeOptionId(tx: Tx): Promise<number> {
  const { id } = await tx.insertInto('survey_options').defaultValues().returning('id').executeTakeFirstOrThrow()
  return id
}

function valuesOf({ isNewQuestion, title, lead, validFrom }: WrittenVersion) {
  return { is_new_question: isNewQuestion, title, lead, valid_from: validFrom === null ? null : dateOf(validFrom) }
}

async function insertOptions(tx: Tx, versionId: number, options: StoredVersion['options']): Promise<void> {
  const rows = options.map(({ id, label }, at) => ({ version_id: versionId, option_id: id, place: at + 1, label }))
  await tx.insertInto('survey_version_options').values(rows).execute()
}
