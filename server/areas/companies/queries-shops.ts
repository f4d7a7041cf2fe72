import { sql } from 'kysely'
import type { Shop } from '#domain/companies/contract-shop.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { isNamed } from './queries-profile.ts'

export interface NewShop {
  /** The company that opens it, whose address and line of business it has. */
  companyId: string
  name: string
  sellerType: string
  npwp: string
  nib: string
  isPkp: boolean
  /** Rupiah for one US dollar. */
  exchangeRate: DecimalText
}

/** @returns undefined when the username is taken */
export async function insertShop(
  tx: Tx,
  { companyId, username, ...shop }: NewShop & { username: string },
  now: Date,
): Promise<string | undefined> {
  const company = await tx
    .selectFrom('companies')
    .select(['business_type', 'business_type_other', 'phone', 'address', 'city', 'province'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const row = await tx
    .insertInto('companies')
    .values({
      ...company,
      kind: 'seller',
      name: shop.name,
      username,
      seller_type: shop.sellerType,
      npwp: shop.npwp,
      nib: shop.nib,
      is_pkp: shop.isPkp,
      exchange_rate: shop.exchangeRate,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A seller's presentation of itself. */
export function findShop(db: Db | Tx, sellerId: string): Promise<Shop> {
  return db
    .selectFrom('companies')
    .select(['username', 'name', 'city', 'province', 'about', 'logo', 'banner'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
}

/** Visitors' pages follow by a trigger (decision 0024). */
export async function saveAbout(tx: Tx, sellerId: string, about: string): Promise<void> {
  await tx.updateTable('companies').set({ about }).where('id', '=', sellerId).execute()
}

/** Whether the seller is suspended; that stays so until commit. */
export async function holdSuspended(tx: Tx, sellerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select(({ eb }) => eb('suspended_at', 'is not', null).$castTo<boolean>().as('suspended'))
    .where('id', '=', sellerId)
    .forShare()
    .executeTakeFirst()
  return row?.suspended === true
}

/** Names of other companies with this number. */
export async function findNamesByNumber(
  db: Db | Tx,
  column: 'npwp' | 'nib',
  number: string,
  but: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('name')
    .where(column, '=', number)
    .where('id', '<>', sql<string>`all(${[...but]}::uuid[])`)
    .orderBy('name')
    .limit(5)
    .execute()
  return rows.map(({ name }) => name)
}

/** How many other companies people read as this name. */
export async function countSameName(db: Db | Tx, name: string, but: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where(isNamed(name))
    .where('id', '<>', sql<string>`all(${[...but]}::uuid[])`)
    .executeTakeFirstOrThrow()
  return count
}

/** The platform's facts of a company. */
export async function findCompanyFacts(db: Db | Tx, companyId: string) {
  return db
    .selectFrom('companies')
    .select(['name', 'npwp', 'nib', 'phone', 'address', 'city', 'province', 'created_at as createdAt'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}
