import { contract } from '#domain/contract.ts'
import { surveyOption, surveyResults } from '#domain/surveys/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { findOptions } from './queries.ts'
import { exportAnswers, showResults } from './show-results.ts'
import { submitAnswer } from './submit-answer.ts'

const calls = contract.surveys

/** The survey for newcomers [SURVEY-1]. */
export const surveyRoutes: Route[] = [
  route(calls.options, async (deps) => ({ data: (await findOptions(deps.db)).map(surveyOption.encode) })),
  route(calls.submit, async (deps, member, { survey_id: optionId, survey_nama }) => {
    await submitAnswer(deps, member, { optionId, otherText: survey_nama ?? '' })
    return {}
  }),
]

const results = contract.surveyResults

/** What was answered, for administrators [ADM-5]. */
export const surveyResultRoutes: Route[] = [
  route(results.results, async (deps, _administrator, { halaman: page, per_halaman: perPage }) => ({
    data: surveyResults.encode(await showResults(deps, { page, perPage })),
  })),
  route(results.download, (deps, administrator) => exportAnswers(deps, administrator)),
]
