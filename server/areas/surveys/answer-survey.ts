import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { answerProblem, OTHER_OPTION } from '#domain/surveys/answer.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type CurrentVersion, findCurrent, insertAnswer } from './queries.ts'

/** The survey as it is asked today [SURVEY-1]. @throws Refusal survey_version_not_found */
export async function showSurvey({ db, now }: Deps): Promise<CurrentVersion> {
  const current = await findCurrent(db, now())
  if (!current) throw new Refusal('survey_version_not_found')
  return current
}

interface Input {
  /** The version answered; undefined: the one of today. */
  versionId: number | undefined
  optionId: number
  otherText: string
}

/**
 * Stores a company's answer, to the version that it was asked [SURVEY-1, ADM-5].
 * @throws Refusal survey_choice_needed | survey_text_needed | survey_version_not_found
 */
export function submitAnswer(deps: Deps, member: Member, input: Input): Promise<void> {
  return deps.db.transaction().execute((tx) => submitIn(tx, member, input, deps.now()))
}

async function submitIn(tx: Tx, member: Member, { versionId, optionId, otherText }: Input, now: Date): Promise<void> {
  const version = await findCurrent(tx, now, versionId)
  if (!version) throw new Refusal('survey_version_not_found', { field: 'versionId' })
  const known = version.options.some(({ id }) => id === optionId)
  const problem = answerProblem(known ? optionId : null, otherText)
  if (problem) throw new Refusal(problem, { field: problem === 'survey_text_needed' ? 'otherText' : 'optionId' })
  const answer = { version, optionId, otherText: optionId === OTHER_OPTION ? otherText : null }
  await insertAnswer(tx, member, answer, now)
}
