import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'

/** How often each option of each version was chosen; options never chosen are missing. */
export async function countChosen(db: Db): Promise<{ versionId: number; optionId: number; count: number }[]> {
  const rows = await db
    .selectFrom('survey_answers')
    .select(['version_id as versionId', 'option_id as optionId'])
    .select((select) => select.fn.countAll<string>().as('count'))
    .groupBy(['version_id', 'option_id'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]

/** Answers to all versions or to one, newest first. */
export function findAnswers(
  db: Db,
  { versionId, limit, offset }: { versionId: number | undefined; limit: number; offset: number },
) {
  return answersOf(db)
    .$if(versionId !== undefined, (found) => found.where('answer.version_id', '=', versionId ?? 0))
    .orderBy('answer.answered_at', 'desc')
    .orderBy('answer.company_id', 'desc')
    .orderBy('answer.question_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Answers in the order of companies, paged by key: answers that arrive meanwhile are never listed twice. */
export function findAnswersAfter(
  db: Db,
  after: Pick<AnswerRow, 'companyId' | 'questionId'> | undefined,
  limit: number,
) {
  return answersOf(db)
    .$if(after !== undefined, (found) =>
      found.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('answer.company_id', 'answer.question_id'),
          '>',
          tuple(after?.companyId ?? '', after?.questionId ?? 0),
        ),
      ),
    )
    .orderBy('answer.company_id')
    .orderBy('answer.question_id')
    .limit(limit)
    .execute()
}

function answersOf(db: Db) {
  return db
    .selectFrom('survey_answers as answer')
    .innerJoin('survey_version_options as option', (join) =>
      join.onRef('option.version_id', '=', 'answer.version_id').onRef('option.option_id', '=', 'answer.option_id'),
    )
    .innerJoin(companyFacts.as('company'), 'company.id', 'answer.company_id')
    .select(['company.id as companyId', 'company.name as companyName', 'option.label as option'])
    .select(['answer.version_id as versionId', 'answer.question_id as questionId', 'answer.option_id as optionId'])
    .select(['answer.other_text as otherText', 'answer.answered_at as at'])
}
