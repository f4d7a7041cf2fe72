import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { cartChanged, subscriptionChanged } from '#domain/live.ts'
import { type HappeningAct, noticeOf } from '#domain/subscriptions/notice.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { StoredSubscription } from './queries-writing.ts'

/** Announces an act to the other side and to both sides' open pages, cart included [REG-4, SELLER-3]. */
export async function announce(
  tx: Tx,
  actor: Buyer | Seller,
  subscription: StoredSubscription,
  { act, note }: { act: HappeningAct; note: string | null },
  now: Date,
): Promise<void> {
  const company = await companyName(tx, actor.companyId)
  const notice = noticeOf({ act, companyName: company, subscriptionId: subscription.id, note })
  const companyId = actor.companyKind === 'buyer' ? subscription.sellerId : subscription.buyerId
  await notify(tx, [{ companyId, kind: 'subscription', step: act, about: company, ...notice }], now)
  await publish(tx, subscriptionChanged(subscription))
  await publish(tx, cartChanged(subscription.buyerId))
}
