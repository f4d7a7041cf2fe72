import { contract } from '#domain/contract.ts'
import { askedSurvey, surveyOption, surveyResults, surveyVersions } from '#domain/surveys/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportAnswers, showResults } from './show-results.ts'
import { showSurvey } from './show-survey.ts'
import { submitAnswer } from './submit-answer.ts'
import { listVersions, removeVersion, writeVersion } from './write-version.ts'

const calls = contract.surveys

/** The survey for newcomers [SURVEY-1]. */
export const surveyRoutes: Route[] = [
  route(calls.options, async (deps) => ({ data: (await showSurvey(deps)).options.map(surveyOption.encode) })),
  route(calls.asked, async (deps) => ({ data: askedSurvey.encode(await showSurvey(deps)) })),
  route(calls.submit, async (deps, member, { survey_id: optionId, survey_nama, versi_id: versionId }) => {
    await submitAnswer(deps, member, { versionId, optionId, otherText: survey_nama ?? '' })
    return {}
  }),
]

const results = contract.surveyResults

/** What was answered, for administrators [ADM-5]. */
export const surveyResultRoutes: Route[] = [
  route(
    results.results,
    async (deps, _administrator, { versi_id: versionId, halaman: page, per_halaman: perPage }) => ({
      data: surveyResults.encode(await showResults(deps, { versionId, page, perPage })),
    }),
  ),
  route(results.download, (deps, administrator) => exportAnswers(deps, administrator)),
]

const versions = contract.surveyVersions

/** How administrators write the survey [ADM-5]. */
export const surveyVersionRoutes: Route[] = [
  route(versions.versions, async (deps) => ({ data: surveyVersions.encode(await listVersions(deps)) })),
  route(versions.save, async (deps, administrator, { versi_id, versi, ...typed }) => {
    const seen = versi_id === undefined ? null : { id: versi_id, revision: versi ?? 0 }
    const written = {
      isNewQuestion: typed.pertanyaan_baru,
      validFrom: typed.berlaku_sejak ?? null,
      title: typed.pertanyaan,
      lead: typed.keterangan ?? '',
      options: typed.pilihan,
    }
    return { data: surveyVersions.encode(await writeVersion(deps, administrator, seen, written)) }
  }),
  route(versions.remove, async (deps, administrator, { versi_id: id, versi: revision }) => ({
    data: surveyVersions.encode(await removeVersion(deps, administrator, { id, revision })),
  })),
]
