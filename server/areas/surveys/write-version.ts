import type { Administrator } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { OTHER_OPTION } from '#domain/surveys/answer.ts'
import type { SurveyVersion } from '#domain/surveys/contract-versions.ts'
import { currentOn, isOpen, questionNumber } from '#domain/surveys/version.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  deleteVersion,
  findVersions,
  insertVersion,
  lockWriting,
  makeOptionId,
  type StoredVersion,
  updateVersion,
} from './queries-versions.ts'

const OTHER_LABEL = 'Lainnya'

/** A version as somebody was shown it. */
export interface ExpectedVersion {
  id: number
  revision: number
}

/** A version as it is typed, without 'Lainnya', which always follows. */
export interface TypedVersion extends Omit<StoredVersion, 'id' | 'revision' | 'options'> {
  options: { id?: number | undefined; label: string }[]
}

/** All versions of the survey: drafts first, then the newest first [ADM-5]. */
export async function listVersions({ db, now }: Deps): Promise<SurveyVersion[]> {
  return views(await findVersions(db), businessDay(now()))
}

/**
 * Writes a version of the survey: a draft, or one that is asked from a day on, today at the earliest. A new one without
 * an expected version [ADM-5].
 * @throws Refusal survey_version_not_found | survey_version_moved_on | survey_version_final | survey_day_early |
 * survey_day_taken | survey_option_unknown | survey_option_twice | survey_versions_full
 */
export function writeVersion(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedVersion | null,
  typed: TypedVersion,
): Promise<SurveyVersion[]> {
  checkLabels(typed.options)
  return deps.db.transaction().execute(async (tx) => {
    const today = businessDay(deps.now())
    await lockWriting(tx)
    const there = await findVersions(tx)
    const before = expected && pickExpected(there, expected, today)
    if (!before && there.length >= MOST.surveyVersions) throw new Refusal('survey_versions_full')
    checkDay(typed.validFrom, { others: there.filter(({ id }) => id !== before?.id), today })
    const written = { ...typed, options: await withIds(tx, typed, { before, there }) }

    const id = before ? before.id : await insertVersion(tx, written)
    if (before) await updateVersion(tx, id, written)
    const facts = { before: before && textOf(before), after: textOf(written) }
    await audit(tx, administrator, { act: 'survey.write', thing: { id, name: typed.title }, ...facts }, deps.now())
    return views(await findVersions(tx), today)
  })
}

/**
 * Removes a version that was never asked [ADM-5].
 * @throws Refusal survey_version_not_found | survey_version_moved_on | survey_version_final
 */
export function removeVersion(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedVersion,
): Promise<SurveyVersion[]> {
  return deps.db.transaction().execute(async (tx) => {
    const today = businessDay(deps.now())
    await lockWriting(tx)
    const before = pickExpected(await findVersions(tx), expected, today)
    await deleteVersion(tx, before.id)
    const facts = { thing: { id: before.id, name: before.title }, before: textOf(before), after: null }
    await audit(tx, administrator, { act: 'survey.remove', ...facts }, deps.now())
    return views(await findVersions(tx), today)
  })
}

function pickExpected(
  there: readonly StoredVersion[],
  { id, revision }: ExpectedVersion,
  today: BusinessDay,
): StoredVersion {
  const found = there.find((one) => one.id === id)
  if (!found) throw new Refusal('survey_version_not_found', { field: 'versionId' })
  if (!isOpen(found.validFrom, today)) throw new Refusal('survey_version_final', { field: 'versionId' })
  if (found.revision !== revision) throw new Refusal('survey_version_moved_on', { field: 'revision' })
  return found
}

function checkDay(
  validFrom: BusinessDay | null,
  { others, today }: { others: readonly StoredVersion[]; today: BusinessDay },
): void {
  if (validFrom === null) return
  if (validFrom < today) throw new Refusal('survey_day_early', { field: 'validFrom' })
  if (others.some((one) => one.validFrom === validFrom)) throw new Refusal('survey_day_taken', { field: 'validFrom' })
}

function checkLabels(options: TypedVersion['options']): void {
  const labels = [OTHER_LABEL, ...options.map(({ label }) => label)].map((label) => label.toLowerCase())
  const ids = options.flatMap(({ id }) => id ?? [])
  if (new Set(labels).size < labels.length || new Set(ids).size < ids.length)
    throw new Refusal('survey_option_twice', { field: 'options' })
}

/** A new question takes no option of another one: what looks the same was not answered to the same. */
async function withIds(
  tx: Tx,
  { options, isNewQuestion }: TypedVersion,
  { before, there }: { before: StoredVersion | null; there: readonly StoredVersion[] },
): Promise<StoredVersion['options']> {
  const known = new Set(there.flatMap((version) => version.options.map(({ id }) => id)))
  const others = there.filter(({ id }) => id !== before?.id).flatMap((version) => version.options.map(({ id }) => id))
  const taken = new Set(isNewQuestion ? others : [])
  const identified: StoredVersion['options'] = []
  for (const { id, label } of options) {
    if (id !== undefined && (id === OTHER_OPTION || !known.has(id)))
      throw new Refusal('survey_option_unknown', { field: 'options' })
    identified.push({ id: id === undefined || taken.has(id) ? await makeOptionId(tx) : id, label })
  }
  return [...identified, { id: OTHER_OPTION, label: OTHER_LABEL }]
}

function textOf({ isNewQuestion, validFrom, title, lead, options }: Omit<StoredVersion, 'id' | 'revision'>) {
  return { isNewQuestion, validFrom, title, lead, options: options.map(({ label }) => label) }
}

function views(stored: readonly StoredVersion[], today: BusinessDay): SurveyVersion[] {
  const current = currentOn(stored, today)
  return stored.map((one) => ({
    ...one,
    question: questionNumber(one, stored),
    isCurrent: one === current,
    mayChange: isOpen(one.validFrom, today),
  }))
}
