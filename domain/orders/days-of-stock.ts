import { type DecimalText, decimal, isMore } from '../money.ts'

/** Sales of as many days, up to today, say how fast a product sells. */
export const DAYS_OBSERVED = 30

/** A product is reported to run out when its stock lasts this many days or fewer. */
export const DAYS_LOW = 14

/** How many whole days a stock lasts at the pace of the last 30 days; null where nothing was sold [SHOP-9]. */
export function daysOfStock(stock: DecimalText, sold: DecimalText): number | null {
  if (!isMore(sold, 0)) return null
  return Number(decimal(stock).times(DAYS_OBSERVED).dividedBy(sold, 0, 'down').text(0))
}
