import type { Seller } from '#domain/accounts/actor.ts'
import { priceRequests } from '#domain/catalogue/prices/price-request.ts'
import { grantChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { GrantAct } from '#domain/subscriptions/grant-request.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { answerApproved, answerDeciding } from '../events.ts'
import { lockPriced } from '../offers/queries-editing.ts'
import { priceNotice } from './ask-owner-for-price.ts'
import { lockPriceLists } from './queries-price-lists.ts'
import {
  findPriceRequest,
  findWaitingPrices,
  type PriceRequestRow,
  savePriceDecision,
} from './queries-price-requests.ts'
import { saveRuleIn } from './save-price-rule.ts'
import { setPriceIn } from './set-price.ts'

const MOST_SHOWN = 100

/** The price requests of sales to the owner, the longest waiting first [SHOP-7]. */
export function listWaitingPrices({ db }: Deps, { companyId }: Seller): Promise<PriceRequestRow[]> {
  return findWaitingPrices(db, companyId, MOST_SHOWN)
}

interface Decision {
  id: string
  /** The version on the member's page. */
  expectedVersion: number
  act: GrantAct
  reason?: string
}

/**
 * Decides a price request of a sales person to the owner. Approved, it is written in the same transaction, as the
 * owner's and over what there is now, with every check of such an act [SHOP-7].
 * @throws Refusal grant_request_not_found | grant_request_moved_on | grant_request_act_not_allowed |
 * subscription_note_needed, and what `setPrice`, `savePriceRule` and the answers to negotiations refuse
 */
export function decidePrice(deps: Deps, seller: Seller, decision: Decision): Promise<void> {
  return deps.db.transaction().execute((tx) => decideIn(tx, seller, decision, deps.now()))
}

async function decideIn(
  tx: Tx,
  seller: Seller,
  { id, expectedVersion, act, reason }: Decision,
  now: Date,
): Promise<void> {
  const request = await holdRequest(tx, seller, id, now)
  if (!request) throw new Refusal('grant_request_not_found', { field: 'permintaan_id' })
  const decided = priceRequests.take(request, act, { party: seller, expectedVersion, reason: reason ?? null })

  const { product, productId, summary, beyond } = request
  await savePriceDecision(tx, decided, { by: seller.userId, reason: reason ?? null }, now)
  if (act === 'approve') await grant(tx, seller, request, now)
  const thing = { id: productId, name: product }
  const after = { summary, beyond, ...(reason !== undefined && { reason }) }
  await audit(tx, seller, { act: audited[act], thing, before: {}, after }, now)
  const notice = noticeOf(act, `${summary} untuk ${product}`, reason)
  if (notice) await notify(tx, [{ ...notice, ...priceNotice(seller), about: product }], now)
  await publish(tx, grantChanged({ id, version: decided.version, sellerId: seller.companyId }))
}

/**
 * The request, once the product or the negotiation that it is about is locked: as requesting and moving on do, lists
 * before products.
 */
async function holdRequest(tx: Tx, seller: Seller, id: string, now: Date): Promise<PriceRequestRow | undefined> {
  const found = await findPriceRequest(tx, seller.companyId, id)
  if (!found) return undefined
  if (found.negotiationId === null) {
    await lockPriceLists(tx, seller.companyId)
    await lockPriced(tx, seller.companyId, found.productId)
  } else await answerDeciding.emit(tx, { seller, negotiationId: found.negotiationId }, now)
  return findPriceRequest(tx, seller.companyId, id)
}

async function grant(tx: Tx, owner: Seller, { wanted, ...request }: PriceRequestRow, now: Date): Promise<void> {
  const { productId, negotiationId } = request
  const asIs = { productId, expectedVersion: null }
  switch (wanted.kind) {
    case 'list':
      await setPriceIn(tx, owner, { ...asIs, price: wanted.price }, now)
      return
    case 'rule':
      await saveRuleIn(tx, owner, { ...asIs, ...wanted, listId: null }, now)
      return
    default:
      if (negotiationId === null) throw new Error('an answer without a negotiation')
      await answerApproved.emit(tx, { owner, negotiationId, answer: wanted }, now)
  }
}

const audited = {
  approve: 'price.approve',
  refuse: 'price.refuse',
  withdraw: 'price.withdraw',
} as const satisfies Record<GrantAct, string>

function noticeOf(act: GrantAct, what: string, reason = '') {
  switch (act) {
    case 'approve':
      return { step: 'approve' as const, message: `Pemilik menyetujui: ${what}` }
    case 'refuse':
      return { step: 'refuse' as const, message: `Pemilik menolak: ${what}. Alasan: ${reason}` }
    case 'withdraw':
      return null
  }
}
