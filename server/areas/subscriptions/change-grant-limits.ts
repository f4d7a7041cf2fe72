import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { GrantLimits } from '#domain/subscriptions/grants.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { findGrantLimits, saveGrantLimits } from './queries-grants.ts'

interface Change {
  /** Without a discount that stays as it is. */
  limits: Omit<GrantLimits, 'discount'> & { discount: number | null | undefined }
  /** The version on the owner's page. */
  seenVersion: number
}

/**
 * What sales people may grant from now on: grants that are made at the same time are judged before it or after it, and
 * what was granted stays [SHOP-7].
 * @throws Refusal grant_limits_moved_on
 */
export function changeGrantLimits(deps: Deps, owner: Seller, change: Change): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, owner, change, deps.now()))
}

async function changeIn(tx: Tx, owner: Seller, { limits: wanted, seenVersion }: Change, now: Date): Promise<void> {
  // as whoever sets terms does
  await lockCompany(tx, owner.companyId)
  const { version, ...before } = await findGrantLimits(tx, owner.companyId)
  if (version !== seenVersion) throw new Refusal('grant_limits_moved_on', { field: 'versi' })
  const limits = { ...wanted, discount: wanted.discount === undefined ? before.discount : wanted.discount }
  await saveGrantLimits(tx, owner.companyId, { ...limits, version: version + 1 })
  const facts = { before: { ...before }, after: { ...limits } }
  await audit(tx, owner, { act: 'grant.limits', thing: { id: owner.companyId }, ...facts }, now)
}
