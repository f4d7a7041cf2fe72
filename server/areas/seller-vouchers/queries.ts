import { expressionBuilder } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { ShopVoucher, ShopVoucherTerms } from '#domain/seller-vouchers/voucher.ts'
import type { DiscountKind } from '#domain/seller-vouchers/words.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'

export interface ShopVoucherRow extends ShopVoucher {
  id: string
  sellerId: string
  code: string
  title: string
}

/** The columns of vouchers that other areas may join, by `id`. */
export const shopVoucherNames = expressionBuilder<DB>().selectFrom('shop_vouchers').select(['id', 'code', 'title'])

/** The fields of a voucher that a seller writes. */
export interface VoucherWritten extends ShopVoucherTerms {
  title: string
  /** For one price level, or for one customer; both null: for all customers. */
  priceLevel: number | null
  customerId: string | null
}

export interface OwnVoucherRow extends ShopVoucherRow, VoucherWritten {
  customerName: string | null
  version: number
}

function vouchers(db: Db | Tx) {
  return db
    .selectFrom('shop_vouchers as v')
    .select([
      'v.id',
      'v.seller_id as sellerId',
      'v.code',
      'v.title',
      'v.kind',
      'v.value',
      'v.most_discount as mostDiscount',
      'v.min_goods as minGoods',
      'v.quota',
      'v.uses_per_customer as usesPerCustomer',
      'v.closed_at as closedAt',
    ])
    .select(({ cast }) => [
      cast<BusinessDay>('v.first_day', 'text').as('firstDay'),
      cast<BusinessDay>('v.last_day', 'text').as('lastDay'),
    ])
    .$narrowType<{ kind: DiscountKind }>()
}

function ownVouchers(db: Db | Tx, sellerId: CompanyId) {
  return vouchers(db)
    .leftJoin(companyFacts.as('customer'), 'customer.id', 'v.customer_id')
    .select([
      'v.price_level as priceLevel',
      'v.customer_id as customerId',
      'customer.name as customerName',
      'v.version',
    ])
    .where('v.seller_id', '=', sellerId)
}

/** The vouchers that a customer of these sellers may use on a day [ROLE-4]. */
export function findOffered(
  db: Db | Tx,
  buyerId: CompanyId,
  sellerIds: readonly string[],
  today: BusinessDay,
): Promise<ShopVoucherRow[]> {
  return availableTo(db, buyerId, sellerIds)
    .where('v.closed_at', 'is', null)
    .where('v.first_day', '<=', dateOf(today))
    .where('v.last_day', '>=', dateOf(today))
    .orderBy('v.last_day')
    .orderBy('v.id')
    .execute()
}

/**
 * Those of these vouchers that a customer of these sellers may use, whatever their days; locked, so that of two
 * checkouts at once the slower one counts the use of the other.
 */
export function lockSelected(
  tx: Tx,
  buyerId: CompanyId,
  sellerIds: readonly string[],
  ids: readonly string[],
): Promise<ShopVoucherRow[]> {
  return availableTo(tx, buyerId, sellerIds)
    .where('v.id', '=', anyOf(ids))
    .orderBy('v.id')
    .forNoKeyUpdate('v')
    .execute()
}

function availableTo(db: Db | Tx, buyerId: CompanyId, sellerIds: readonly string[]) {
  return vouchers(db)
    .innerJoin(subscriptionsOf(buyerId).as('subscription'), 'subscription.seller_id', 'v.seller_id')
    .where('subscription.status', '=', 'active')
    .where('v.seller_id', '=', anyOf(sellerIds))
    .where(({ eb, or, ref }) =>
      or([eb('v.price_level', 'is', null), eb('v.price_level', '=', ref('subscription.price_level'))]),
    )
    .where(({ eb, or }) => or([eb('v.customer_id', 'is', null), eb('v.customer_id', '=', buyerId)]))
}

/** The seller's vouchers, the newest first. */
export function findOwn(
  db: Db,
  sellerId: CompanyId,
  page: { limit: number; offset: number },
): Promise<OwnVoucherRow[]> {
  return ownVouchers(db, sellerId).orderBy('v.id', 'desc').limit(page.limit).offset(page.offset).execute()
}

export async function countOwn(db: Db, sellerId: CompanyId): Promise<number> {
  const { total } = await db
    .selectFrom('shop_vouchers')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return total
}

/** How many of a seller's others have neither ended by a day nor been closed. */
export async function countRunning(tx: Tx, sellerId: CompanyId, today: BusinessDay, but: string | null) {
  const { running } = await tx
    .selectFrom('shop_vouchers')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('running'))
    .where('seller_id', '=', sellerId)
    .where('closed_at', 'is', null)
    .where('last_day', '>=', dateOf(today))
    .$if(but !== null, (query) => query.where('id', '<>', but))
    .executeTakeFirstOrThrow()
  return running
}

/** One of the seller's, locked against checkouts and colleagues; another seller's is not found. */
export function lockOwn(tx: Tx, sellerId: CompanyId, id: string): Promise<OwnVoucherRow | undefined> {
  return ownVouchers(tx, sellerId).where('v.id', '=', id).forNoKeyUpdate('v').executeTakeFirst()
}

/** @returns its id; undefined where the seller has the code already */
export async function insertVoucher(
  tx: Tx,
  sellerId: CompanyId,
  { code, ...written }: VoucherWritten & { code: string },
  now: Date,
): Promise<string | undefined> {
  const made = await tx
    .insertInto('shop_vouchers')
    .values({ seller_id: sellerId, code, ...columnsOf(written), created_at: now })
    .onConflict((taken) => taken.columns(['seller_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function saveVoucher(tx: Tx, id: string, written: VoucherWritten, version: number): Promise<void> {
  await tx
    .updateTable('shop_vouchers')
    .set({ ...columnsOf(written), version })
    .where('id', '=', id)
    .execute()
}

export async function saveClosed(tx: Tx, id: string, at: Date, version: number): Promise<void> {
  await tx.updateTable('shop_vouchers').set({ closed_at: at, version }).where('id', '=', id).execute()
}

function columnsOf(written: VoucherWritten) {
  return {
    title: written.title,
    kind: written.kind,
    value: written.value,
    most_discount: written.mostDiscount,
    min_goods: written.minGoods,
    first_day: dateOf(written.firstDay),
    last_day: dateOf(written.lastDay),
    quota: written.quota,
    uses_per_customer: written.usesPerCustomer,
    price_level: written.priceLevel,
    customer_id: written.customerId,
  }
}
