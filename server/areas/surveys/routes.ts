import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { showSurvey, submitAnswer } from './answer-survey.ts'
import { exportAnswers, showResults } from './show-results.ts'
import { listVersions, removeVersion, writeVersion } from './write-version.ts'

const calls = contract.surveys

const results = contract.surveyResults

const versions = contract.surveyVersions

export const surveyRoutes: readonly Route[] = [
  // The survey for newcomers [SURVEY-1].
  route(calls.options, async (deps) => ({ data: (await showSurvey(deps)).options })),
  route(calls.current, async (deps) => ({ data: await showSurvey(deps) })),
  route(calls.submit, async (deps, member, { optionId, otherText, versionId }) => {
    await submitAnswer(deps, member, { versionId, optionId, otherText: otherText ?? '' })
    return {}
  }),

  // What was answered, for administrators [ADM-5].
  route(results.results, async (deps, _administrator, params) => ({ data: await showResults(deps, params) })),
  route(results.download, (deps, administrator) => exportAnswers(deps, administrator)),

  // How administrators write the survey [ADM-5].
  route(versions.versions, async (deps) => ({ data: await listVersions(deps) })),
  route(versions.save, async (deps, administrator, { versionId, revision, ...typed }) => {
    const expected = versionId === undefined ? null : { id: versionId, revision: revision ?? 0 }
    const written = { ...typed, validFrom: typed.validFrom ?? null, lead: typed.lead ?? '' }
    return { data: await writeVersion(deps, administrator, expected, written) }
  }),
  route(versions.remove, async (deps, administrator, { versionId: id, revision }) => ({
    data: await removeVersion(deps, administrator, { id, revision }),
  })),
]
