import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/** One product in the company's cart. */
export interface CartLine {
  id: string
  productId: number
  units: DecimalText
  /** The member who added it first. */
  addedBy: string
  addedAt: Date
  /** Rupiah per unit when the quantity was last chosen, and when last notified; null: none was shown [SHOP-3]. */
  chosenAmount: DecimalText | null
  notifiedAmount: DecimalText | null
}

const lineColumns = [
  'id',
  'product_id as productId',
  'units',
  'added_by as addedBy',
  'added_at as addedAt',
  'seen_amount as chosenAmount',
  'told_amount as notifiedAmount',
] as const

/** The company's lines, in the order they were added. */
export async function findLines(db: Db, companyId: CompanyId): Promise<CartLine[]> {
  return db
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

/** Those of the given lines that belong to the company, in the order they were added. */
export async function findSomeLines(db: Db, companyId: CompanyId, ids: readonly string[]): Promise<CartLine[]> {
  return db
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

/** The company's cart lines with these ids, locked in id order so that two checkouts of them wait for each other. */
export async function lockLines(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<CartLine[]> {
  return tx
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** All of the company's lines, locked. */
export function lockCart(tx: Tx, companyId: CompanyId): Promise<CartLine[]> {
  return tx
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The company's lines of these products. */
export function findLinesOf(tx: Tx, companyId: CompanyId, productIds: readonly number[]): Promise<CartLine[]> {
  return tx
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .where('product_id', '=', anyOf(productIds))
    .execute()
}

/** Writes the unit price of each line of which the company is notified; `seen`: also as the price it has chosen at. */
export async function saveAmounts(
  tx: Tx,
  amounts: readonly { id: string; amount: DecimalText | null }[],
  { chosen }: { chosen: boolean },
): Promise<void> {
  await tx
    .updateTable('cart_lines as line')
    .from(unnestRows('told', { id: 'uuid', amount: 'numeric?' }, amounts))
    .set((eb) => ({
      told_amount: eb.ref('told.amount'),
      seen_amount: chosen ? eb.ref('told.amount') : eb.fn.coalesce('line.seen_amount', 'told.amount'),
    }))
    .whereRef('line.id', '=', 'told.id')
    .execute()
}

/** Every company with something in its cart. */
export async function companiesWithCart(db: Db): Promise<CompanyId[]> {
  const found = await db.selectFrom('cart_lines').select('company_id as id').distinct().orderBy('company_id').execute()
  return found.map(({ id }) => id as CompanyId) // only companies have carts
}

/**
 * The units of these products in the company's cart, locked until they are changed; products without a line are absent.
 */
export async function lockUnits(
  tx: Tx,
  companyId: CompanyId,
  productIds: readonly number[],
): Promise<Map<number, DecimalText>> {
  const lines = await tx
    .selectFrom('cart_lines')
    .select(['product_id as productId', 'units'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('product_id')
    .forUpdate()
    .execute()
  return new Map(lines.map(({ productId, units }) => [productId, units]))
}

export async function countLines(db: Db | Tx, companyId: CompanyId): Promise<number> {
  const row = await db
    .selectFrom('cart_lines')
    .select((count) => count.fn.countAll<string>().as('lines'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(row.lines)
}

/** The companies with a product in their cart. */
export async function companiesWithLineOf(tx: Tx, productIds: readonly number[]): Promise<string[]> {
  const found = await tx
    .selectFrom('cart_lines')
    .select('company_id as companyId')
    .distinct()
    .where('product_id', '=', anyOf(productIds))
    .orderBy('company_id')
    .execute()
  return found.map(({ companyId }) => companyId)
}

/** The companies whose cart holds a product of the seller. */
export async function companiesWithLineFrom(tx: Tx, sellerId: string): Promise<string[]> {
  const found = await tx
    .selectFrom('cart_lines as line')
    .innerJoin(productFacts.as('product'), 'product.id', 'line.product_id')
    .select('line.company_id as companyId')
    .distinct()
    .where('product.seller_id', '=', sellerId)
    .orderBy('line.company_id')
    .execute()
  return found.map(({ companyId }) => companyId)
}

export interface NewLine {
  companyId: CompanyId
  productId: number
  units: DecimalText
  userId: UserId
}

/**
 * Adds units to the company's line of the product, or starts it; simultaneous additions add up.
 * @returns false, changing nothing, if the line would hold more than `most` units, or no whole number of packs
 */
export async function addUnits(
  tx: Tx,
  line: NewLine,
  { most, packWeight }: { most: DecimalText; packWeight: DecimalText },
  now: Date,
): Promise<boolean> {
  const added = await insertLine(tx, line, now)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_id'])
        .doUpdateSet({ units: sum })
        .where(sum, '<=', most)
        .where(sql<DecimalText>`${sum} % ${packWeight}`, '=', '0'),
    )
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

const sum = sql<DecimalText>`(cart_lines.units + excluded.units)`

function insertLine(tx: Tx, { companyId, productId, units, userId }: NewLine, now: Date) {
  return tx
    .insertInto('cart_lines')
    .values({ company_id: companyId, product_id: productId, units, added_by: userId, added_at: now })
}

export async function setUnits(tx: Tx, companyId: CompanyId, id: string, units: DecimalText): Promise<void> {
  await tx.updateTable('cart_lines').set({ units }).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** @returns how many lines were deleted */
export async function deleteLines(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<number> {
  const deleted = await tx
    .deleteFrom('cart_lines')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
