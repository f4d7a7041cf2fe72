import type { BusinessDay } from '#domain/business-day.ts'
import { type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'

/** Goods that a seller expects on a day in Jakarta; the earliest come first in a list of them. */
export interface ExpectedGoods {
  day: BusinessDay
  units: DecimalText
}

/**
 * The orderable units of expected deliveries, and from when on; null for none. Open orders come first, and overdue
 * deliveries are not counted [SHOP-5].
 * @param owed units that open orders reserve beyond the stock
 */
export function firstFree(
  expected: readonly ExpectedGoods[],
  { owed, today }: { owed: DecimalText; today: BusinessDay },
): ExpectedGoods | null {
  const day = dayOf(expected, owed, today)
  if (day === null) return null
  const come = expected.filter((one) => one.day >= today && one.day <= day)
  const units = come.reduce((sum, one) => sum.plus(one.units), decimal('0')).minus(owed)
  return { day, units: quantityText(units) }
}

/**
 * By when so much more can be had than open orders hold beyond the stock, `owed`; null where less is expected [SHOP-6].
 * @param wanted units above zero
 */
export function freeBy(
  expected: readonly ExpectedGoods[],
  { owed, requested, today }: { owed: DecimalText; requested: DecimalText; today: BusinessDay },
): BusinessDay | null {
  const needed = decimal(owed).plus(requested)
  let come = decimal('0')
  for (const { day, units } of expected.filter((one) => one.day >= today)) {
    come = come.plus(units)
    if (!isMore(needed, come)) return day
  }
  return null
}

/** The first day on which more has come than is owed. */
function dayOf(expected: readonly ExpectedGoods[], owed: DecimalText, today: BusinessDay): BusinessDay | null {
  let come = decimal('0')
  for (const { day, units } of expected.filter((one) => one.day >= today)) {
    come = come.plus(units)
    if (isMore(come, owed)) return day
  }
  return null
}
