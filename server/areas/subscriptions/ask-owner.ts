import type { Seller } from '#domain/accounts/actor.ts'
import { grantChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findCurrentGrant, type GrantedAct, insertGrantRequest } from './queries-grants.ts'
import type { KeptTerms, StoredSubscription } from './queries-writing.ts'

interface Wanted {
  act: GrantedAct
  terms: KeptTerms
  beyond: readonly string[]
}

/**
 * Leaves terms that are beyond what sales may grant to the owner; the subscription stays as it is, and its buyer hears
 * of nothing [SHOP-7].
 * @throws Refusal grant_request_waits where others wait already
 */
export async function askOwner(
  tx: Tx,
  sales: Seller,
  subscription: StoredSubscription,
  { act, terms, beyond }: Wanted,
  now: Date,
): Promise<void> {
  const current = await findCurrentGrant(tx, sales, subscription.id)
  if (current?.state === 'waiting') throw new Refusal('grant_request_waits', { field: 'tipe_pembayaran' })
  await insertGrantRequest(tx, subscription, sales.userId, { act, terms, beyond }, now)
  const buyer = await companyName(tx, subscription.buyerId)
  const thing = { id: subscription.id, name: buyer }
  await audit(tx, sales, { act: 'grant.ask', thing, before: {}, after: { ...terms } }, now)
  const message = `Ketentuan untuk ${buyer} di luar wewenang sales dan menunggu pemilik: ${beyond.join('; ')}`
  await notify(tx, [{ ...noticeTo(sales, subscription.id), step: 'askGrant', about: buyer, message }], now)
  await publish(tx, grantChanged(subscription))
}

/** What the seller's own people are told of a customer, and the page that shows it. */
export function noticeTo({ companyId }: Seller, subscriptionId: string) {
  return { companyId, kind: 'subscription', link: `/pusat-seller/langganan/${subscriptionId}` } as const
}
