import { OTHER_OPTION } from '#domain/surveys/answer.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'

/** How often each option was chosen, 'Lainnya' last. */
export async function countChosen(db: Db): Promise<{ id: number; label: string; count: number }[]> {
  const rows = await db
    .selectFrom('survey_options as option')
    .leftJoin('survey_answers as answer', 'answer.option_id', 'option.id')
    .select(['option.id', 'option.label'])
    .select((select) => select.fn.count<string>('answer.company_id').as('count'))
    .groupBy(['option.id', 'option.label'])
    .orderBy((order) => order('option.id', '=', OTHER_OPTION))
    .orderBy('option.id')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]

/** Answers, newest first. */
export function findAnswers(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return answersOf(db)
    .orderBy('answer.answered_at', 'desc')
    .orderBy('answer.company_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The same in the order of companies, to be read on from one: whatever is answered meanwhile, none comes twice. */
export function findAnswersAfter(db: Db, after: string | undefined, limit: number) {
  return answersOf(db)
    .$if(after !== undefined, (found) => found.where('answer.company_id', '>', after ?? ''))
    .orderBy('answer.company_id')
    .limit(limit)
    .execute()
}

function answersOf(db: Db) {
  return db
    .selectFrom('survey_answers as answer')
    .innerJoin('survey_options as option', 'option.id', 'answer.option_id')
    .innerJoin(companyFacts.as('company'), 'company.id', 'answer.company_id')
    .select(['company.id as companyId', 'company.name as companyName', 'option.label as option'])
    .select(['answer.other_text as otherText', 'answer.answered_at as at'])
}
