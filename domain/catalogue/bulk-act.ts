import { type DecimalText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { changedBy } from './prices/price-rule.ts'
import type { ProductStatus } from './product-status.ts'
import { statusAfter } from './status-after.ts'

/** A seller's act on many of its products; the percent is a rise, or a fall where negative [SHOP-2]. */
export type BulkAct =
  | { kind: 'price'; percent: DecimalText }
  | { kind: 'withdraw' | 'publish' }
  | { kind: 'shelve' | 'unshelve'; showcase: string }
  /** Working days in which what is not there comes; null: no orders beyond the stock [SHOP-6]. */
  | { kind: 'leadTime'; days: number | null }

export type BulkKind = BulkAct['kind']

/** Products that one act changes at most. */
export const MOST_AT_ONCE = 10_000

/** For how long the last act can be undone, in hours. */
export const HOURS_TO_UNDO = 24

export interface LevelPrice {
  level: number
  /** Rupiah per unit. */
  amount: DecimalText
}

/**
 * All prices of a product some percent up or down, in whole Rupiah, halves up; no price falls below the lowest one that
 * the seller bargains down to [SHOP-2].
 * @throws Refusal product_without_price | price_too_large
 */
export function pricesChangedBy(
  prices: readonly LevelPrice[],
  percent: DecimalText,
  lowest: DecimalText | null,
): LevelPrice[] {
  if (prices.length === 0) throw new Refusal('product_without_price', { field: 'produk_id' })
  return prices.map(({ level, amount }) => {
    const changed = decimal(changedBy(amount, percent)).rounded(0).text(2)
    if (!isMore(changed, '0')) throw new Refusal('price_too_large', { field: 'persen' })
    // a level that was below it already does not rise by being lowered
    const floor = lowest === null || isMore(lowest, amount) ? null : lowest
    return { level, amount: floor !== null && isMore(floor, changed) ? decimal(floor).text(2) : changed }
  })
}

/**
 * The status of one of many; what was on sale in a suspended shop waits for the shop, and is not taken along.
 * @throws Refusal product_is_draft | product_banned | shop_suspended
 */
export function statusAmongMany(status: ProductStatus, act: 'withdraw' | 'publish'): ProductStatus {
  if (status === 'closed') throw new Refusal('shop_suspended', { field: 'produk_id' })
  return statusAfter(status, act)
}

/** Whether an act of then can still be undone now [SHOP-2]. */
export function canStillUndo(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < HOURS_TO_UNDO * 3_600_000
}
