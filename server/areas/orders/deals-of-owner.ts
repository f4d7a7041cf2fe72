import { type Buyer, isSeller, type Seller } from '#domain/accounts/actor.ts'
import { beyondWords, isBeyond } from '#domain/catalogue/price-floor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { formatRupiah } from '#domain/format.ts'
import { Refusal } from '#domain/refusal.ts'
import { findSalesBounds } from '#server/areas/catalogue/public.ts'
import { findOrderedAgreements, type OrderedAgreement } from '#server/areas/negotiations/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** By order: how far a deal of it is beyond what sales may give, as a sentence. */
type DealsOfOwner = ReadonlyMap<string, string>

/**
 * The orders whose deals nobody of the seller has agreed to and are beyond what this member may give: their owner confirms
 * them. What the buyer pays without it was given already. None for who may give any price, and for buyers [NEGO-13, SHOP-7].
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

/** Tells the seller of orders that it was sent that they wait for its owner. */
export async function tellOwnerOfDeals(
  tx: Tx,
  orders: readonly { id: string; number: string; sellerId: string }[],
  now: Date,
): Promise<void> {
  const agreements = await findOrderedAgreements(
    tx,
    orders.map(({ id }) => id),
  )
  for (const { id, number: about, sellerId } of agreements.some(isApplied) ? orders : []) {
    const ofOrder = agreements.filter(({ orderId }) => orderId === id)
    const reason = (await beyondSales(tx, sellerId, ofOrder)).get(id)
    if (reason === undefined) continue
    const message = `Pesanan ${about}: ${reason}`
    const link = `/pusat-seller/pesanan/${id}`
    await notify(tx, [{ companyId: sellerId, kind: 'discount', step: 'ask', about, link, message }], now)
  }
}

async function beyondSales(
  db: Db | Tx,
  sellerId: string,
  agreements: readonly OrderedAgreement[],
): Promise<DealsOfOwner> {
  const applied = agreements.filter(isApplied)
  if (applied.length === 0) return new Map()
  const bounds = await findSalesBounds(
    db,
    sellerId,
    applied.map(({ productId }) => productId),
  )
  return new Map(
    applied.flatMap(({ orderId, productId, price, listPrice }) => {
      const floor = bounds.floors.get(productId) ?? bounds.ofNew(listPrice)
      return isBeyond(price, listPrice, floor) ? [[orderId, sentenceOf(price, beyondWords(price, floor))] as const] : []
    }),
  )
}

function isApplied({ deal, isAnswered }: OrderedAgreement): boolean {
  return deal && !isAnswered
}

function sentenceOf(price: string, beyond: string): string {
  return `Harga kesepakatan ${formatRupiah(price)}, ${beyond}. Pesanan ini dikonfirmasi oleh pemilik.`
}
