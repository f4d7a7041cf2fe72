import type { Member } from '#domain/accounts/actor.ts'
import { OTHER_OPTION } from '#domain/surveys/answer.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The options, 'Lainnya' last. */
export async function findOptions(db: Db): Promise<{ id: number; label: string }[]> {
  return db
    .selectFrom('survey_options')
    .select(['id', 'label'])
    .orderBy((order) => order('id', '=', OTHER_OPTION))
    .orderBy('id')
    .execute()
}

export async function hasOption(db: Db | Tx, id: number): Promise<boolean> {
  const option = await db.selectFrom('survey_options').select('id').where('id', '=', id).executeTakeFirst()
  return option !== undefined
}

/** Stores an answer for the administrator; a company's first one stays. */
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

export async function hasAnswered(db: Db | Tx, companyId: string): Promise<boolean> {
  const answer = await db
    .selectFrom('survey_answers')
    .select('company_id')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return answer !== undefined
}
