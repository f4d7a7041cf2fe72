import { Readable } from 'node:stream'
import type { Administrator } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { csvLine } from '#domain/csv.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type AnswerRow, countChosen, findAnswers, findAnswersAfter } from './queries-results.ts'

const AT_ONCE = 500
// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'

/** What companies answered, and how often each option was chosen [ADM-5]. */
export async function showResults({ db }: Deps, { page, perPage }: { page: number; perPage: number }) {
  const options = await countChosen(db)
  const rows = await findAnswers(db, { limit: perPage, offset: (page - 1) * perPage })
  return {
    options,
    answers: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: options.reduce((sum, { count }) => sum + count, 0),
  }
}

/** All answers as a CSV file, read while it is sent; that it was taken is audited [ADM-5, ADM-6]. */
export async function exportAnswers(deps: Deps, administrator: Administrator): Promise<FileAnswer> {
  const now = deps.now()
  await deps.db
    .transaction()
    .execute((tx) => audit(tx, administrator, { act: 'survey.export', thing: { id: 'survey' } }, now))
  return { name: `survei-${businessDay(now)}.csv`, kind: 'csv', content: Readable.from(parts(deps.db)) }
}

async function* parts(db: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['Perusahaan', 'Jawaban', 'Keterangan', 'Waktu (UTC)'])
  for (let after: string | undefined; ; ) {
    const rows = await findAnswersAfter(db, after, AT_ONCE)
    yield rows.map(lineOf).join('')
    after = rows.at(-1)?.companyId
    if (rows.length < AT_ONCE) return
  }
}

function lineOf({ companyName, option, otherText, at }: AnswerRow): string {
  return csvLine([companyName, option, otherText, at.toISOString()])
}
