import type { Seller } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import { replaceGoods } from '#server/areas/catalogue/public.ts'
import { findLineProgress, type LockedOrder } from '#server/areas/orders/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertShipment, type Parcel } from './queries.ts'

interface Replacing {
  parcel: Parcel
  lines: readonly { position: number; units: DecimalText }[]
}

const NO_WORTH = { amount: '0.00', discount: '0.00', taxBase: '0.00', tax: '0.00' }
const NO_PART = {
  goods: '0.00',
  sellerDiscount: '0.00',
  shipping: '0.00',
  taxBase: '0.00',
  tax: '0.00',
  voucher: '0.00',
  total: '0.00',
}

/**
 * Sends goods in place of others of a locked order: they leave the stock by lots and are not invoiced; what the order comes
 * to and how far it is stay as they are [CLAIM-1, SHOP-5]. @returns the shipment's id
 * @throws Refusal replacement_not_there
 */
export async function sendReplacement(
  tx: Tx,
  seller: Seller,
  order: LockedOrder,
  { parcel, lines }: Replacing,
  now: Date,
): Promise<string> {
  const ordered = await findLineProgress(tx, order.id)
  const goods = lines.map(({ position, units }) => {
    const line = ordered.find((one) => one.position === position)
    if (!line) throw new Error(`a replacement of line ${position}, which is not there`)
    return { position, productId: line.productId, units }
  })
  const lots = await replaceGoods(tx, order.id, goods, now)
  const sent = goods.map(({ position, productId, units }) => ({
    ...NO_WORTH,
    position,
    units,
    lots: lots.get(productId) ?? [],
  }))
  const shipment = {
    orderId: order.id,
    parcel,
    worth: NO_PART,
    lines: sent,
    sentBy: seller.userId,
    isReplacement: true,
  }
  return insertShipment(tx, shipment, now)
}
