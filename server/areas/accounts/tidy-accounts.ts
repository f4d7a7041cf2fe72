import type { Deps } from '#server/deps.ts'
import { forgetOld } from './queries-tidy.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Forgets codes and failed sign-ins after two days, links after thirty: longer than anything counts them. */
export function tidyAccounts(deps: Deps): Promise<void> {
  const ago = (days: number) => new Date(deps.now().getTime() - days * DAY_MS)
  return deps.db.transaction().execute((tx) => forgetOld(tx, { codes: ago(2), links: ago(30) }))
}
