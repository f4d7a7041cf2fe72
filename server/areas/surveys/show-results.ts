import { Readable } from 'node:stream'
import type { Administrator } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { csvLine } from '#domain/files/csv.ts'
import type { CountedVersion } from '#domain/surveys/contract-administration.ts'
import { isOpen, questionNumber } from '#domain/surveys/version.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type AnswerRow, countChosen, findAnswers, findAnswersAfter } from './queries-results.ts'
import { findVersions } from './queries-versions.ts'

const AT_ONCE = 500
// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'

interface ResultsParams {
  /** Undefined: the answers to all versions. */
  versionId?: number | undefined
  page: number
  perPage: number
}

/** The answers of companies, and how often each option of each version was chosen [ADM-5]. */
export async function showResults({ db, now }: Deps, { versionId, page, perPage }: ResultsParams) {
  const versions = await countedVersions(db, now())
  const rows = await findAnswers(db, { versionId, limit: perPage, offset: (page - 1) * perPage })
  const shown = versions.filter(({ id }) => versionId === undefined || id === versionId)
  return {
    versions,
    answers: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: shown.flatMap(({ options }) => options).reduce((sum, { count }) => sum + count, 0),
  }
}

/** The versions that have been asked, newest first. */
async function countedVersions(db: Db, now: Date): Promise<CountedVersion[]> {
  const today = businessDay(now)
  const versions = await findVersions(db)
  const counts = new Map((await countChosen(db)).map((one) => [`${one.versionId} ${one.optionId}`, one.count]))
  return versions.flatMap((version) => {
    const question = questionNumber(version, versions)
    if (isOpen(version.validFrom, today) || version.validFrom === null || question === null) return []
    const { id, title, validFrom } = version
    const options = version.options.map((one) => ({ ...one, count: counts.get(`${id} ${one.id}`) ?? 0 }))
    return [{ id, question, validFrom, title, options }]
  })
}

/** All answers as a CSV file, read while it is sent; that it was taken is audited [ADM-5, ADM-6]. */
export async function exportAnswers(deps: Deps, administrator: Administrator): Promise<FileAnswer> {
  const now = deps.now()
  await deps.db
    .transaction()
    .execute((tx) => audit(tx, administrator, { act: 'survey.export', thing: { id: 'survey' } }, now))
  const versions = new Map((await countedVersions(deps.db, now)).map((version) => [version.id, version]))
  return { name: `survei-${businessDay(now)}.csv`, kind: 'csv', content: Readable.from(chunks(deps.db, versions)) }
}

const HEADS = ['Perusahaan', 'Pertanyaan ke', 'Versi sejak', 'Pertanyaan', 'Nomor pilihan', 'Jawaban', 'Keterangan']

async function* chunks(db: Db, versions: ReadonlyMap<number, CountedVersion>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...HEADS, 'Waktu (UTC)'])
  for (let after: AnswerRow | undefined; ; ) {
    const rows = await findAnswersAfter(db, after, AT_ONCE)
    yield rows.map((row) => lineOf(row, versions.get(row.versionId))).join('')
    after = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}

function lineOf({ companyName, option, optionId, otherText, at }: AnswerRow, version: CountedVersion | undefined) {
  const versionCells = [String(version?.question ?? ''), version?.validFrom ?? '', version?.title ?? '']
  return csvLine([companyName, ...versionCells, String(optionId), option, otherText, at.toISOString()])
}
