import { isWithin } from '#domain/catalogue/beyond-stock.ts'
import { formatQuantity } from '#domain/format.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SellerChoice } from './choose-payments.ts'
import type { Quote } from './quote.ts'

/**
 * What comes later than the rest is ordered only as the buyer accepted it: the stock may have fallen, and the lead time
 * may have grown, since they saw the page [SHOP-6].
 * @throws Refusal lead_time_not_accepted | lead_time_changed
 */
export function checkLeadTimes({ sellers }: { sellers: readonly SellerChoice[] }, quote: Quote): void {
  for (const { seller, lines } of quote.sellers) {
    const index = sellers.findIndex(({ sellerId }) => sellerId === seller.id)
    const acceptedOf = new Map(sellers[index]?.accepted.map((line) => [line.lineId, line]))
    for (const { id, later, product } of lines) {
      if (!later) continue
      const accepted = acceptedOf.get(id)
      if (accepted && isWithin(later, accepted)) continue
      const words = {
        product: product.name,
        units: formatQuantity(later.units),
        unit: product.unit,
        days: String(later.days),
      }
      const code = accepted ? 'lead_time_changed' : 'lead_time_not_accepted'
      throw new Refusal(code, { field: `seller.${Math.max(index, 0)}.pesan_dulu`, words })
    }
  }
}
