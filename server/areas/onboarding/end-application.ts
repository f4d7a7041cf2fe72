import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { applications } from '#domain/onboarding/application.ts'
import { takeShopOffSale } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  insertEvent,
  lockApplication,
  lockApplicationOfShop,
  type StoredApplication,
  saveApplication,
} from './queries.ts'

/** Ends the application of a company that is closed; a shop that it has opened is a company of its own and goes on [OPS-5]. */
export async function endApplication(tx: Tx, buyer: Buyer, now: Date): Promise<void> {
  const application = await lockApplication(tx, buyer.companyId)
  if (application && application.shopId === null) await end(tx, application, buyer.userId, now)
}

/** Takes all of a closed shop out of every list for good; its negotiations end, and carts are told [OPS-5]. */
export async function endShop(tx: Tx, seller: Seller, now: Date): Promise<void> {
  // before stocks, as whoever suspends the shop locks it
  const application = await lockApplicationOfShop(tx, seller.companyId)
  await takeShopOffSale(tx, { sellerId: seller.companyId, isForGood: true }, now)
  if (application) await end(tx, application, seller.userId, now)
}

async function end(tx: Tx, application: StoredApplication, userId: string, now: Date): Promise<void> {
  if (application.state === 'closed') return
  const { version, ...closed } = applications.advance(application, 'close', 'system', undefined)
  await saveApplication(tx, { ...closed, version })
  await insertEvent(tx, application.id, userId, { event: 'close', reasons: [], note: null }, now)
}
