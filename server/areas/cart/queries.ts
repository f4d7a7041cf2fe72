import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** One product in the company's cart. */
export interface CartLine {
  id: string
  productId: number
  units: DecimalText
  addedAt: Date
}

const lineColumns = ['id', 'product_id as productId', 'units', 'added_at as addedAt'] as const

/** The company's lines as they were added. */
export async function findLines(db: Db, companyId: CompanyId): Promise<CartLine[]> {
  return db
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

/** Those of the named lines that the company has, as they were added. */
export async function findSomeLines(db: Db, companyId: CompanyId, ids: readonly string[]): Promise<CartLine[]> {
  return db
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

/** The same, locked in the order of their ids so that two checkouts of them wait for each other. */
export async function lockLines(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<CartLine[]> {
  return tx
    .selectFrom('cart_lines')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function countLines(db: Db, companyId: CompanyId): Promise<number> {
  const row = await db
    .selectFrom('cart_lines')
    .select((count) => count.fn.countAll<string>().as('lines'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(row.lines)
}

/** The companies that have a product in their cart. */
export async function companiesWithLineOf(tx: Tx, productId: number): Promise<CompanyId[]> {
  const found = await sql<{ companyId: CompanyId }>`
    select company_id as "companyId" from cart_lines where product_id = ${productId} order by company_id`.execute(tx)
  return found.rows.map(({ companyId }) => companyId)
}

export interface NewLine {
  companyId: CompanyId
  productId: number
  units: DecimalText
  userId: UserId
}

/**
 * Adds units to the company's line of the product, or starts it; two people at once both count.
 * @returns false, and changes nothing, where the line would hold more than `most` units
 */
export async function addUnits(tx: Tx, line: NewLine, most: DecimalText, now: Date): Promise<boolean> {
  const added = await sql`
    insert into cart_lines as line (company_id, product_id, units, added_by, added_at)
    values (${line.companyId}, ${line.productId}, ${line.units}, ${line.userId}, ${now})
    on conflict (company_id, product_id) do update set units = line.units + excluded.units
    where line.units + excluded.units <= ${most}`.execute(tx)
  return added.numAffectedRows === 1n
}

/** The company's line of the product holds at least so many units afterwards. */
export async function raiseUnits(tx: Tx, line: NewLine, now: Date): Promise<void> {
  await sql`
    insert into cart_lines as line (company_id, product_id, units, added_by, added_at)
    values (${line.companyId}, ${line.productId}, ${line.units}, ${line.userId}, ${now})
    on conflict (company_id, product_id) do update set units = greatest(line.units, excluded.units)`.execute(tx)
}

export async function setUnits(tx: Tx, companyId: CompanyId, id: string, units: DecimalText): Promise<void> {
  await tx.updateTable('cart_lines').set({ units }).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** @returns how many of the lines were there to delete */
export async function deleteLines(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<number> {
  const deleted = await tx
    .deleteFrom('cart_lines')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
