import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { answerProblem, OTHER_OPTION } from '#domain/surveys/answer.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { hasOption, insertAnswer } from './queries.ts'

interface Input {
  optionId: number
  otherText: string
}

/** Stores a company's answer. @throws Refusal survey_choice_needed | survey_text_needed [SURVEY-1] */
export function submitAnswer(deps: Deps, member: Member, input: Input): Promise<void> {
  return deps.db.transaction().execute((tx) => submitIn(tx, member, input, deps.now()))
}

async function submitIn(tx: Tx, member: Member, { optionId, otherText }: Input, now: Date): Promise<void> {
  const known = await hasOption(tx, optionId)
  const problem = answerProblem(known ? optionId : null, otherText)
  if (problem) throw new Refusal(problem, { field: problem === 'survey_text_needed' ? 'survey_nama' : 'survey_id' })
  await insertAnswer(tx, member, { optionId, otherText: optionId === OTHER_OPTION ? otherText : null }, now)
}
