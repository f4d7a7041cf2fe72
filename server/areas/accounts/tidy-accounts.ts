import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import type { Deps } from '#server/deps.ts'
import { forgetOld } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes reset codes, failed sign-ins and expired bearers after two days, links after thirty, and sessions once none
 * could still be open: never while one still counts.
 */
export function tidyAccounts(deps: Deps): Promise<void> {
  const ago = (span: number) => new Date(deps.now().getTime() - span)
  const before = { codes: ago(2 * DAY_MS), links: ago(30 * DAY_MS), sessions: ago(SESSION_MAX_MS) }
  return deps.db.transaction().execute((tx) => forgetOld(tx, before))
}
