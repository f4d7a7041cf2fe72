import { type Buyer, isSeller, type Seller } from '#domain/accounts/actor.ts'
import { beyondWords, isBeyond, type PriceBounds } from '#domain/catalogue/prices/price-floor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { formatRupiah } from '#domain/format.ts'
import { Refusal } from '#domain/refusal.ts'
import { findSalesBounds } from '#server/areas/catalogue/public.ts'
import type { Agreed } from '#server/areas/negotiations/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findAgreed, findOrderedAgreements, type OrderedAgreement } from '../queries-customers.ts'

/** By order, or by seller of one: how far a deal of it is beyond what sales may give, as a sentence. */
type DealsOfOwner = ReadonlyMap<string, string>

/**
 * The deals of these orders that no member of the seller has agreed to and that exceed what this member may give: their
 * owner confirms them. Prices without a deal were given already. None for members who may give any price, and for
 * buyers [NEGO-13, SHOP-7].
 */
export async function dealsOfOwner(
  db: Db | Tx,
  reader: Buyer | Seller,
  agreements: readonly OrderedAgreement[],
): Promise<DealsOfOwner> {
  if (!isSeller(reader) || mayDo(reader, 'customers.grants')) return new Map()
  return beyondSales(db, reader.companyId, agreements)
}

/** Before a member confirms an order. @throws Refusal deal_of_owner */
export async function checkDeals(tx: Tx, member: Buyer | Seller, orderId: string): Promise<void> {
  if (mayDo(member, 'customers.grants')) return
  const reason = (await dealsOfOwner(tx, member, await findOrderedAgreements(tx, [orderId]))).get(orderId)
  if (reason !== undefined) throw new Refusal('deal_of_owner', { words: { reason } })
}

/** A deal whose price is about to be ordered at. */
export interface PaidDeal {
  sellerId: string
  productId: number
  negotiationId: string
}

/** By seller: how far such a deal is beyond what its sales may give, as a sentence. */
export async function validateDeals(tx: Tx, deals: readonly PaidDeal[]): Promise<DealsOfOwner> {
  if (deals.length === 0) return new Map()
  const bySeller = [...Map.groupBy(deals, ({ sellerId }) => sellerId)]
  const [agreements, validated] = await pipeline(
    tx,
    (tx) =>
      findAgreed(
        tx,
        deals.map(({ negotiationId }) => negotiationId),
      ),
    (tx) =>
      pipeline(
        tx,
        ...bySeller.map(([sellerId, ofSeller]) => async (tx: Tx) => {
          const productIds = ofSeller.map(({ productId }) => productId)
          return { sellerId, productIds, bounds: await findSalesBounds(tx, sellerId, productIds) }
        }),
      ),
  )
  return new Map(
    validated.flatMap(({ sellerId, productIds, bounds }) => {
      const reason = agreements
        .filter(({ productId }) => productIds.includes(productId))
        .map((one) => reasonOf(one, bounds))
        .find((reason) => reason !== null)
      return reason ? [[sellerId, reason] as const] : []
    }),
  )
}

/** Notifies a seller that an order it was sent awaits its owner. */
export async function notifyOwnerOfDeals(tx: Tx, order: SentOrder, now: Date): Promise<void> {
  const reasons = await beyondSales(tx, order.sellerId, await findOrderedAgreements(tx, [order.id]))
  await notifyOwners(tx, [order], (one) => reasons.get(one.id), now)
}

interface SentOrder {
  id: string
  number: string
  sellerId: string
}

/** Notifies the sellers of those of these orders that await their owner for a reason. */
export async function notifyOwners(
  tx: Tx,
  orders: readonly SentOrder[],
  whyOf: (order: SentOrder) => string | undefined,
  now: Date,
): Promise<void> {
  const notices = orders.flatMap((order) => {
    const { id, number: about, sellerId: companyId } = order
    const reason = whyOf(order)
    if (reason === undefined) return []
    const [message, link] = [`Pesanan ${about}: ${reason}`, `/pusat-seller/pesanan/${id}`]
    return [{ companyId, kind: 'discount' as const, step: 'ask' as const, about, link, message }]
  })
  if (notices.length > 0) await notify(tx, notices, now)
}

async function beyondSales(
  db: Db | Tx,
  sellerId: string,
  agreements: readonly OrderedAgreement[],
): Promise<DealsOfOwner> {
  const unanswered = agreements.filter(isUnanswered)
  if (unanswered.length === 0) return new Map()
  const bounds = await findSalesBounds(
    db,
    sellerId,
    unanswered.map(({ productId }) => productId),
  )
  return new Map(
    unanswered.flatMap((one) => {
      const reason = reasonOf(one, bounds)
      return reason === null ? [] : [[one.orderId, reason] as const]
    }),
  )
}

function isUnanswered({ deal, isAnswered }: Agreed): boolean {
  return deal && !isAnswered
}

function reasonOf(agreement: Agreed, bounds: PriceBounds): string | null {
  const { productId, price, listPrice } = agreement
  const floor = bounds.floors.get(productId) ?? bounds.ofNew(listPrice)
  if (!isUnanswered(agreement) || !isBeyond(price, listPrice, floor)) return null
  return `Harga kesepakatan ${formatRupiah(price)}, ${beyondWords(price, floor)}. Pesanan ini dikonfirmasi oleh pemilik.`
}
