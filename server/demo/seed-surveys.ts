import { sql } from 'kysely'
import type { Tx } from '#server/platform/database.ts'

/** The one buyer that has not answered: pembeli2@ shows the survey at its first sign-in. */
const unanswered = 'segarnia-minuman-abadi'

/** Writes the buyer companies' answers, spread over the options that need no text [SURVEY-1]. */
export async function seedSurveyAnswers(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into survey_answers (company_id, question_id, version_id, option_id, answered_by, answered_at)
    select company.id, asked.id, asked.id, (array[1, 2, 3, 4, 6])[1 + row_number() over (order by company.username)::int % 5],
      (select user_id from memberships where company_id = company.id order by created_at limit 1), ${now}
    from companies company, survey_versions asked
    where company.kind = 'buyer' and company.username <> ${unanswered}`.execute(tx)
}
