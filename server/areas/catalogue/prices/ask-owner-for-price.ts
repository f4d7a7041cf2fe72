import type { Seller } from '#domain/accounts/actor.ts'
import type { RequestedPrice } from '#domain/catalogue/prices/price-request.ts'
import { grantChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertPriceRequest, isPriceWaiting } from './queries-price-requests.ts'

interface NewPriceApproval {
  product: { id: number; name: string }
  /** Null where it is a price of the product itself. */
  negotiationId: string | null
  wanted: RequestedPrice
  /** The requested price as a sentence, with how far it exceeds what sales may grant. */
  summary: string
  beyond: string
}

/**
 * Requests the owner's approval for a price below the sales limit; the caller has locked its product or negotiation.
 * Until the decision nothing changes, and no buyer sees it [SHOP-7].
 * @throws Refusal price_request_waits where another waits already
 */
export async function askOwnerForPrice(tx: Tx, sales: Seller, approval: NewPriceApproval, now: Date): Promise<void> {
  const { product, negotiationId, wanted, summary, beyond } = approval
  const about = { productId: product.id, negotiationId }
  if (await isPriceWaiting(tx, about)) throw new Refusal('price_request_waits', { field: 'harga' })
  const id = await insertPriceRequest(tx, sales, { ...about, wanted, summary, beyond }, now)
  const after = { summary, beyond }
  await audit(tx, sales, { act: 'price.ask', thing: { id: product.id, name: product.name }, before: {}, after }, now)
  const message = `${summary} untuk ${product.name} menunggu pemilik: ${beyond}`
  await notify(tx, [{ ...priceNotice(sales), step: 'ask', about: product.name, message }], now)
  await publish(tx, grantChanged({ id, version: 1, sellerId: sales.companyId }))
}

/** Notification to the seller's own members of such a price, with the page that shows it. */
export function priceNotice({ companyId }: Seller) {
  return { companyId, kind: 'discount', link: '/pusat-seller/harga' } as const
}
