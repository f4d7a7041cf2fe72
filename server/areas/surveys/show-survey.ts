import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { type AskedVersion, findAsked } from './queries.ts'

/** The survey as it is asked today [SURVEY-1]. @throws Refusal survey_version_not_found */
export async function showSurvey({ db, now }: Deps): Promise<AskedVersion> {
  const asked = await findAsked(db, now())
  if (!asked) throw new Refusal('survey_version_not_found')
  return asked
}
