import type { Seller } from '#domain/accounts/actor.ts'
import type { NegoSettings } from '#domain/negotiations/settings.ts'
import type { Deps } from '#server/deps.ts'
import { saveSettings } from './queries-settings.ts'

/** How the seller deals with deal prices and first offers from now on; what runs is left as it is [NEGO-11, NEGO-13]. */
export function changeSettings(deps: Deps, seller: Seller, settings: NegoSettings): Promise<void> {
  return deps.db.transaction().execute((tx) => saveSettings(tx, seller.companyId, settings))
}
