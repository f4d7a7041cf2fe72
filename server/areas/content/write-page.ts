import type { Administrator } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { AdminPageVersion, ListedVersion } from '#domain/content/contract-pages.ts'
import { earliestDay, mayChange, type PageName } from '#domain/content/page-name.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkPictures, checkText } from './check-text.ts'
import { lockEntryOrder } from './queries-entries.ts'
import {
  deleteVersion,
  findStoredVersions,
  insertVersionOf,
  lockVersion,
  type StoredVersion,
  updateVersion,
  type WrittenVersion,
} from './queries-pages.ts'
import { holdPictures } from './queries-pictures.ts'

/** A version to come as somebody was shown it. */
export interface ExpectedVersion {
  page: PageName
  name: string
  revision: number
}

/** All versions of all pages, by page and the newest first [ADM-4]. */
export async function listVersions({ db, now }: Deps): Promise<ListedVersion[]> {
  return editableViews(await findStoredVersions(db), businessDay(now()))
}

/** One version of a page; the newest where none is named [ADM-4]. @throws Refusal page_version_not_found */
export async function showVersion(
  { db, now }: Deps,
  page: PageName,
  name: string | undefined,
): Promise<AdminPageVersion> {
  return pick(editableViews(await findStoredVersions(db), businessDay(now())), page, name)
}

/**
 * Writes a version of a page that becomes valid on a day to come; changes one that is still to come with an expected
 * version [ADM-4].
 * @throws Refusal page_version_not_found | page_version_moved_on | page_version_final | page_day_early | page_day_taken
 * | text_*
 */
export async function writePage(
  deps: Deps,
  administrator: Administrator,
  page: PageName,
  expected: ExpectedVersion | null,
  written: WrittenVersion,
): Promise<AdminPageVersion> {
  await checkText(written.body, 'body')
  return deps.db.transaction().execute(async (tx) => {
    const today = businessDay(deps.now())
    await checkPictures((hashes) => holdPictures(tx, hashes), written.body, 'body')
    await lockEntryOrder(tx, 'page_versions')
    const before = expected && (await lockExpected(tx, expected, today))
    if (!mayChange(page, written.validFrom, today)) throw new Refusal('page_day_early', { field: 'validFrom' })
    const there = await findStoredVersions(tx)
    const others = there.filter((one) => one.page === page && one.name !== before?.name)
    if (others.some(({ name, validFrom }) => [name, validFrom].includes(written.validFrom)))
      throw new Refusal('page_day_taken', { field: 'validFrom' })

    if (before) await updateVersion(tx, before, written)
    else await insertVersionOf(tx, page, written)
    const thing = { id: `${page} ${written.validFrom}`, name: written.title }
    await audit(
      tx,
      administrator,
      { act: 'page.write', thing, before: before && textOf(before), after: { ...written } },
      deps.now(),
    )
    return pick(editableViews(await findStoredVersions(tx), today), page, written.validFrom)
  })
}

/**
 * Takes back a version that is still to come [ADM-4].
 * @throws Refusal page_version_not_found | page_version_moved_on | page_version_final
 */
export function cancelVersion(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedVersion,
): Promise<ListedVersion[]> {
  return deps.db.transaction().execute(async (tx) => {
    const today = businessDay(deps.now())
    const before = await lockExpected(tx, expected, today)
    await deleteVersion(tx, before)
    const thing = { id: `${before.page} ${before.name}`, name: before.title }
    await audit(tx, administrator, { act: 'page.cancel', thing, before: textOf(before), after: null }, deps.now())
    return editableViews(await findStoredVersions(tx), today)
  })
}

async function lockExpected(
  tx: Tx,
  { page, name, revision }: ExpectedVersion,
  today: BusinessDay,
): Promise<StoredVersion> {
  const stored = await lockVersion(tx, page, name)
  if (!stored) throw new Refusal('page_version_not_found', { field: 'name' })
  if (!mayChange(page, stored.validFrom, today)) throw new Refusal('page_version_final', { field: 'name' })
  if (stored.revision !== revision) throw new Refusal('page_version_moved_on', { field: 'revision' })
  return stored
}

function textOf({ validFrom, title, body }: StoredVersion): WrittenVersion & Record<string, unknown> {
  return { validFrom, title, body }
}

function editableViews(stored: readonly StoredVersion[], today: BusinessDay): AdminPageVersion[] {
  // of each page the newest comes first
  const valid = (page: PageName) => stored.find((one) => one.page === page && one.validFrom <= today)
  return stored.map((one) => ({
    ...one,
    mayChange: mayChange(one.page, one.validFrom, today),
    isValid: one === valid(one.page),
    earliest: earliestDay(one.page, today),
  }))
}

function pick(versions: readonly AdminPageVersion[], page: PageName, name: string | undefined): AdminPageVersion {
  const found = versions.find((one) => one.page === page && (name === undefined || one.name === name))
  if (!found) throw new Refusal('page_version_not_found', { field: 'name' })
  return found
}
