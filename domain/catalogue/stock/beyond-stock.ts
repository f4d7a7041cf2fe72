import type { BusinessDay } from '#domain/business-day.ts'
import { type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'
import { type ExpectedGoods, firstFree, freeBy } from './expected-goods.ts'
import { type Stock, wholePacks } from './stock.ts'

/** A stock, and how far its seller takes orders beyond it [SHOP-6]. */
export interface OrderableStock extends Stock {
  /** Working days from the confirmation on until what is not there now comes; null: no orders beyond the stock. */
  leadDays: number | null
  /** Units beyond the stock that open orders may hold in all; null: any. */
  mostBeyond: DecimalText | null
  /** Units beyond the stock that open orders hold already. */
  unitsBeyond: DecimalText
}

/** The part of a line that is not there now. */
export interface Later {
  units: DecimalText
  /** Working days from the confirmation on. */
  days: number
}

/**
 * The most that may be ordered now, in units of whole packs; null where the seller takes any quantity [CART-3, SHOP-6].
 */
export function mostOrderable(stock: OrderableStock): DecimalText | null {
  if (stock.leadDays === null) return wholePacks(stock)
  if (stock.mostBeyond === null) return null
  const room = decimal(stock.mostBeyond).minus(stock.unitsBeyond)
  const unitsInStock = isMore(room, '0') ? quantityText(room.plus(stock.unitsInStock)) : stock.unitsInStock
  return wholePacks({ ...stock, unitsInStock })
}

/** The units that come later, because they exceed the whole packs in stock; null for none. */
export function laterOf(units: DecimalText, stock: OrderableStock): Later | null {
  const there = wholePacks(stock)
  if (stock.leadDays === null || !isMore(units, there)) return null
  return { units: quantityText(decimal(units).minus(there)), days: stock.leadDays }
}

/**
 * The expected delivery for a line beyond the stock: where its seller takes the order all the same, the day on which
 * all of it is there, and else what can be ordered next; null where nothing is [SHOP-5, SHOP-6].
 */
export function expectedFor(
  units: DecimalText,
  stock: OrderableStock & { expected: readonly ExpectedGoods[] },
  today: BusinessDay,
): ExpectedGoods | null {
  const { expected, unitsBeyond: owed } = stock
  if (!isMore(units, wholePacks(stock))) return null
  const later = laterOf(units, stock)
  if (later === null) return firstFree(expected, { owed, today })
  const day = freeBy(expected, { owed, requested: later.units, today })
  return day === null ? null : { day, units: later.units }
}

/** Whether somebody who accepted that has accepted this too: no more units, and no longer. */
export function isWithin(later: Later, accepted: Later): boolean {
  return !isMore(later.units, accepted.units) && later.days <= accepted.days
}
