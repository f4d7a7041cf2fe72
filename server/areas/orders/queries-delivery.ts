import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import { weekdays } from '#domain/days/weekdays.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { USUAL_CLAIM_DAYS, USUAL_CONFIRM_DAYS } from '#domain/orders/confirmation.ts'
import type { Delivery } from '#domain/orders/contract-delivery.ts'
import type { ShippingRate } from '#domain/orders/delivery/shipping.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf, unnestRows } from '#server/platform/sql-input.ts'

/** How one seller delivers to one province. */
export interface ProvinceDelivery {
  /** Null: it does not deliver there. */
  rate: ShippingRate | null
  freeFrom: DecimalText | null
  weekdays: readonly number[]
  pickup: string | null
  /** From today on. */
  holidays: readonly BusinessDay[]
  /** In how many working days it confirms an order. */
  confirmDays: number
}

/** How each of these sellers delivers to a province, all as of one moment. */
export async function findDeliveries(
  db: Db | Tx,
  sellerIds: readonly string[],
  { province, today }: { province: string; today: BusinessDay },
): Promise<Map<string, ProvinceDelivery>> {
  const rows = await db
    .selectFrom(
      unnestRows(
        'seller',
        { id: 'uuid' },
        sellerIds.map((id) => ({ id })),
      ),
    )
    .leftJoin('delivery_terms as terms', 'terms.seller_id', 'seller.id')
    .leftJoin('shipping_rates as rate', (join) =>
      join.onRef('rate.seller_id', '=', 'seller.id').on('rate.province', '=', province),
    )
    .select([
      'seller.id',
      'rate.base_amount as base',
      'rate.amount_per_unit as perUnit',
      'terms.free_from as freeFrom',
      'terms.weekdays',
      'terms.pickup',
      'terms.confirm_days as confirmDays',
    ])
    .select((eb) =>
      sql<BusinessDay[]>`array(${eb
        .selectFrom('delivery_holidays as closed')
        .select((holiday) => holiday.cast<string>('closed.day', 'text').as('day'))
        .whereRef('closed.seller_id', '=', 'seller.id')
        .where('closed.day', '>=', dateOf(today))})`.as('holidays'),
    )
    .execute()
  return new Map(
    rows.map(({ id, base, perUnit, weekdays: days, confirmDays, ...terms }) => [
      id,
      {
        ...terms,
        weekdays: days ?? weekdays,
        confirmDays: confirmDays ?? USUAL_CONFIRM_DAYS,
        rate: base === null || perUnit === null ? null : { base, perUnit },
      },
    ]),
  )
}

/** Keeps sellers from changing where goods are fetched until orders with the place they read are there. */
export async function holdPickups(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('delivery_terms')
    .select('seller_id')
    .where('seller_id', '=', anyOf(sellerIds))
    .orderBy('seller_id')
    .forShare()
    .execute()
}

/** In which time the seller confirms orders, with its holidays from today on. */
export async function findConfirmTerms(
  db: Db | Tx,
  sellerId: string,
  today: BusinessDay,
): Promise<Pick<ProvinceDelivery, 'confirmDays' | 'holidays'>> {
  const found = await findDeliveries(db, [sellerId], { province: '', today })
  return found.get(sellerId) ?? { confirmDays: USUAL_CONFIRM_DAYS, holidays: [] }
}

/** In how many working days after receipt buyers of the seller may claim [CLAIM-1]. */
export async function findClaimDays(db: Db | Tx, sellerId: string): Promise<number> {
  const terms = await db
    .selectFrom('delivery_terms')
    .select('claim_days as claimDays')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return terms?.claimDays ?? USUAL_CLAIM_DAYS
}

/** The seller's delivery terms; every day and nowhere for free where it has set none. */
export async function findDelivery(db: Db | Tx, sellerId: CompanyId, today: BusinessDay): Promise<Delivery> {
  const terms = await db
    .selectFrom('delivery_terms')
    .select(['version', 'free_from as freeFrom', 'weekdays', 'pickup', 'confirm_days as confirmDays'])
    .select('claim_days as claimDays')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  const rates = await db
    .selectFrom('shipping_rates')
    .select(['province', 'base_amount as base', 'amount_per_unit as perUnit'])
    .where('seller_id', '=', sellerId)
    .orderBy('province')
    .execute()
  const holidays = await findShopHolidays(db, sellerId, today)
  const usual = { confirmDays: USUAL_CONFIRM_DAYS, claimDays: USUAL_CLAIM_DAYS }
  const unsaid = { version: 0, freeFrom: null, weekdays: [...weekdays], pickup: null, ...usual }
  return { ...unsaid, ...terms, rates, holidays }
}

/** The days from today on which a seller is closed, the earliest first. */
export function findShopHolidays(
  db: Db | Tx,
  sellerId: string,
  today: BusinessDay,
): Promise<{ day: BusinessDay; name: string }[]> {
  return db
    .selectFrom('delivery_holidays')
    .select(({ cast }) => [cast<BusinessDay>('day', 'text').as('day'), 'name'])
    .where('seller_id', '=', sellerId)
    .where('day', '>=', dateOf(today))
    .orderBy('day')
    .execute()
}

/** Writes the terms with their version. */
export async function saveTerms(
  tx: Tx,
  sellerId: CompanyId,
  { version, freeFrom, weekdays, pickup, confirmDays, claimDays }: Omit<Delivery, 'rates' | 'holidays'>,
): Promise<void> {
  const days = { confirm_days: confirmDays, claim_days: claimDays }
  const row = { version, free_from: freeFrom, weekdays: [...weekdays], pickup, ...days }
  await tx
    .insertInto('delivery_terms')
    .values({ seller_id: sellerId, ...row })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(row))
    .execute()
}

/** Replaces all rates of the seller. */
export async function saveRates(tx: Tx, sellerId: CompanyId, rates: Delivery['rates']): Promise<void> {
  await tx.deleteFrom('shipping_rates').where('seller_id', '=', sellerId).execute()
  if (rates.length === 0) return
  await tx
    .insertInto('shipping_rates')
    .values(
      rates.map(({ province, base, perUnit }) => ({
        seller_id: sellerId,
        province,
        base_amount: base,
        amount_per_unit: perUnit,
      })),
    )
    .execute()
}

/** Replaces the holidays of the seller from this day on. */
export async function saveHolidays(
  tx: Tx,
  sellerId: CompanyId,
  today: BusinessDay,
  holidays: Delivery['holidays'],
): Promise<void> {
  await tx.deleteFrom('delivery_holidays').where('seller_id', '=', sellerId).where('day', '>=', dateOf(today)).execute()
  if (holidays.length === 0) return
  await tx
    .insertInto('delivery_holidays')
    .values(holidays.map(({ day, name }) => ({ seller_id: sellerId, day: dateOf(day), name })))
    .execute()
}
