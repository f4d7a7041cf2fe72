import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyId } from '#domain/ids.ts'
import { OTHER_OPTION } from '#domain/surveys/answer.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The options, 'Lainnya' last. */
export async function findOptions(db: Db): Promise<{ id: number; label: string }[]> {
  const found = await sql<{ id: number; label: string }>`
    select id, label from survey_options order by id = ${OTHER_OPTION}, id`.execute(db)
  return found.rows
}

export async function hasOption(db: Db | Tx, id: number): Promise<boolean> {
  const found = await sql`select from survey_options where id = ${id}`.execute(db)
  return found.rows.length > 0
}

/** Kept for the administrator; a company's first answer stays. */
export async function insertAnswer(
  tx: Tx,
  { companyId, userId }: Member,
  answer: { optionId: number; otherText: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('survey_answers')
    .values({
      company_id: companyId,
      option_id: answer.optionId,
      other_text: answer.otherText,
      answered_by: userId,
      answered_at: now,
    })
    .onConflict((there) => there.column('company_id').doNothing())
    .execute()
}

export async function hasAnswered(db: Db | Tx, companyId: CompanyId): Promise<boolean> {
  const found = await sql`select from survey_answers where company_id = ${companyId}`.execute(db)
  return found.rows.length > 0
}
