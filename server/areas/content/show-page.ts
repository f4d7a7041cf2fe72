import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { PageName } from '#domain/content/page-name.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findPageVersions, type PageVersionRow } from './queries.ts'

export interface ShownVersion {
  shown: PageVersionRow
  /** Those that are valid or were, the newest first. */
  versions: PageVersionRow[]
}

/** A page in its valid version, or in that which became valid on a day. @throws Refusal page_version_not_found */
export async function showPage(
  { db, now }: Deps,
  page: PageName,
  validFrom: BusinessDay | undefined,
): Promise<ShownVersion> {
  const versions = await findPageVersions(db, page, businessDay(now()))
  const shown = validFrom === undefined ? versions[0] : versions.find((version) => version.validFrom === validFrom)
  if (!shown) throw new Refusal('page_version_not_found')
  return { shown, versions }
}

/** The names of what people who register agree to now. @throws Error where there is none: the schema brings the first */
export async function validConsents(db: Db | Tx, now: Date): Promise<{ terms: string; privacy: string }> {
  const today = businessDay(now)
  const versionOf = async (page: PageName) => {
    const [valid] = await findPageVersions(db, page, today)
    if (!valid) throw new Error(`no version of ${page} is valid on ${today}`)
    return valid.version
  }
  return { terms: await versionOf('terms'), privacy: await versionOf('privacy') }
}
