import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { Delivery } from '#domain/orders/codec-delivery.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findDelivery, saveHolidays, saveRates, saveTerms } from './queries-delivery.ts'

/** Replaces all rates by province; orders keep what they were placed with [SHOP-8]. @throws Refusal delivery_moved_on */
export function changeRates(deps: Deps, seller: Seller, seenVersion: number, rates: Delivery['rates']): Promise<void> {
  return change(deps, seller, seenVersion, async (tx) => {
    await saveRates(tx, seller.companyId, rates)
    return {}
  })
}

type Terms = Pick<Delivery, 'freeFrom' | 'weekdays' | 'pickup' | 'confirmDays'>

/** Changes from when delivery is free, its days, where goods may be fetched, and how soon orders are confirmed [SHOP-8, SHIP-2]. @throws Refusal delivery_moved_on */
export function changeTerms(deps: Deps, seller: Seller, seenVersion: number, terms: Terms): Promise<void> {
  return change(deps, seller, seenVersion, async () => terms)
}

/**
 * Replaces the holidays from today on [SHOP-8].
 * @throws Refusal delivery_moved_on | holiday_passed
 */
export function changeHolidays(
  deps: Deps,
  seller: Seller,
  seenVersion: number,
  holidays: Delivery['holidays'],
): Promise<void> {
  return change(deps, seller, seenVersion, async (tx, today) => {
    if (holidays.some(({ day }) => day < today)) throw new Refusal('holiday_passed', { field: 'libur' })
    await saveHolidays(tx, seller.companyId, today, holidays)
    return {}
  })
}

/** One change after the other; of two who saw the same, the later is refused. */
function change(
  deps: Deps,
  { companyId }: Seller,
  seenVersion: number,
  write: (tx: Tx, today: BusinessDay) => Promise<Partial<Terms>>,
): Promise<void> {
  const today = businessDay(deps.now())
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId)
    const before = await findDelivery(tx, companyId, today)
    if (before.version !== seenVersion) throw new Refusal('delivery_moved_on', { field: 'versi' })
    const terms = await write(tx, today)
    await saveTerms(tx, companyId, { ...before, ...terms, version: before.version + 1 })
  })
}
