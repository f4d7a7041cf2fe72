import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { weekdaysText } from '#domain/days/weekdays.ts'
import type { Delivery } from '#domain/orders/contract-delivery.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { findDelivery, saveHolidays, saveRates, saveTerms } from './queries-delivery.ts'
import { movePickups } from './steps/move-pickups.ts'

/** Replaces all rates by province; orders keep what they were placed with [SHOP-8]. @throws Refusal delivery_moved_on */
export function changeRates(
  deps: Deps,
  seller: Seller,
  expectedVersion: number,
  rates: Delivery['rates'],
): Promise<void> {
  return change(deps, seller, expectedVersion, 'delivery.rates', async (tx) => {
    await saveRates(tx, seller.companyId, rates)
    return {}
  })
}

type Terms = Pick<Delivery, 'freeFrom' | 'weekdays' | 'pickup' | 'confirmDays'> & Partial<Pick<Delivery, 'claimDays'>>

/**
 * Changes from when delivery is free, its days, where goods may be fetched, and how soon orders are confirmed; buyers
 * with a changed pickup are notified [SHOP-8, SHIP-2]. @throws Refusal delivery_moved_on
 */
export function changeTerms(deps: Deps, seller: Seller, expectedVersion: number, terms: Terms): Promise<void> {
  return change(deps, seller, expectedVersion, 'delivery.terms', async () => terms)
}

/** Orders that are open move with the place; where nothing is fetched any more, theirs stays. */
async function announcePickup(tx: Tx, seller: Seller, before: Delivery, after: Delivery, now: Date): Promise<void> {
  if (after.pickup !== null && after.pickup !== before.pickup) await movePickups(tx, seller, after.pickup, now)
}

/**
 * Replaces the holidays from today on [SHOP-8].
 * @throws Refusal delivery_moved_on | holiday_passed
 */
export function changeHolidays(
  deps: Deps,
  seller: Seller,
  expectedVersion: number,
  holidays: Delivery['holidays'],
): Promise<void> {
  return change(deps, seller, expectedVersion, 'delivery.holidays', async (tx, today) => {
    if (holidays.some(({ day }) => day < today)) throw new Refusal('holiday_passed', { field: 'libur' })
    await saveHolidays(tx, seller.companyId, today, holidays)
    return {}
  })
}

/** One change after the other; of two who saw the same, the later is refused. */
function change(
  deps: Deps,
  seller: Seller,
  expectedVersion: number,
  act: `delivery.${'rates' | 'terms' | 'holidays'}`,
  write: (tx: Tx, today: BusinessDay) => Promise<Partial<Terms>>,
): Promise<void> {
  const { companyId } = seller
  const today = businessDay(deps.now())
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId)
    const before = await findDelivery(tx, companyId, today)
    if (before.version !== expectedVersion) throw new Refusal('delivery_moved_on', { field: 'versi' })
    const terms = await write(tx, today)
    await saveTerms(tx, companyId, { ...before, ...terms, version: before.version + 1 })
    const after = await findDelivery(tx, companyId, today)
    await announcePickup(tx, seller, before, after, deps.now())
    const thing = { id: companyId, name: await companyName(tx, companyId) }
    await audit(tx, seller, { act, thing, before: factsOf(before), after: factsOf(after) }, deps.now())
  })
}

/** The terms for the audit: each rate and each holiday in a line. */
function factsOf({ rates, freeFrom, weekdays, pickup, confirmDays, claimDays, holidays }: Delivery) {
  return {
    rates: rates.map(({ province, base, perUnit }) => `${province} ${base} + ${perUnit}`),
    freeFrom,
    deliveryDays: weekdaysText(weekdays) || 'setiap hari',
    pickup,
    confirmDays,
    claimDays,
    holidays: holidays.map(({ day, name }) => `${day} ${name}`),
  }
}
