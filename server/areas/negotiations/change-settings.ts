import type { Seller } from '#domain/accounts/actor.ts'
import type { NegoSettings } from '#domain/negotiations/settings.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { findSettings, saveSettings } from './queries-settings.ts'

/** How the seller deals with deal prices and first offers from now on; what runs is left as it is [NEGO-11, NEGO-13]. */
export function changeSettings(deps: Deps, seller: Seller, settings: NegoSettings): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, seller, settings, deps.now()))
}

async function changeIn(tx: Tx, seller: Seller, after: NegoSettings, now: Date): Promise<void> {
  const { isChosen: _, ...before } = await findSettings(tx, seller.companyId)
  await saveSettings(tx, seller.companyId, after)
  const facts = { before: { ...before }, after: { ...after } }
  await audit(tx, seller, { act: 'negotiation.settings', thing: { id: seller.companyId }, ...facts }, now)
}
