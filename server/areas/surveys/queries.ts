import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { CurrentSurvey } from '#domain/surveys/contract.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

/** A version as companies are shown it, and its question. */
export interface CurrentVersion extends CurrentSurvey {
  /** The version that began the question. */
  questionId: number
}

/** The version that is asked today, or one that has been; undefined for one that was never asked. */
export async function findCurrent(db: Db | Tx, now: Date, id?: number): Promise<CurrentVersion | undefined> {
  const version = await db
    .selectFrom('survey_versions as version')
    .select(['version.id', 'version.title', 'version.lead'])
    .select((select) =>
      select
        .selectFrom('survey_versions as beginning')
        .select('beginning.id')
        .where('beginning.is_new_question', '=', true)
        .whereRef('beginning.valid_from', '<=', 'version.valid_from')
        .orderBy('beginning.valid_from', 'desc')
        .limit(1)
        .$asScalar()
        .$notNull()
        .as('questionId'),
    )
    .where('version.valid_from', '<=', dateOf(businessDay(now)))
    .$if(id !== undefined, (found) => found.where('version.id', '=', id ?? 0))
    .orderBy('version.valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!version) return undefined
  const options = await db
    .selectFrom('survey_version_options')
    .select(['option_id as id', 'label'])
    .where('version_id', '=', version.id)
    .orderBy('place')
    .execute()
  return { ...version, options }
}

/** Stores an answer for the administrator; a company's first one to a question stays. */
export async function insertAnswer(
  tx: Tx,
  { companyId, userId }: Member,
  answer: { version: CurrentVersion; optionId: number; otherText: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('survey_answers')
    .values({
      company_id: companyId,
      question_id: answer.version.questionId,
      version_id: answer.version.id,
      option_id: answer.optionId,
      other_text: answer.otherText,
      answered_by: userId,
      answered_at: now,
    })
    .onConflict((there) => there.columns(['company_id', 'question_id']).doNothing())
    .execute()
}

/** Whether the company has not answered today's question. */
export async function isAnswerDue(db: Db | Tx, companyId: string, now: Date): Promise<boolean> {
  const question = await db
    .selectFrom('survey_versions as version')
    .leftJoin('survey_answers as answer', (join) =>
      join.onRef('answer.question_id', '=', 'version.id').on('answer.company_id', '=', companyId),
    )
    .select('answer.company_id as answeredBy')
    .where('version.is_new_question', '=', true)
    .where('version.valid_from', '<=', dateOf(businessDay(now)))
    .orderBy('version.valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return question !== undefined && question.answeredBy === null
}
