import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What others may read of a company. */
export interface CompanyCard {
  id: CompanyId
  name: string
  username: string
  city: string
  /** Charges PPN (Pengusaha Kena Pajak). */
  isPkp: boolean
}

export async function findCompanies(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  const found = await sql<CompanyCard>`
    select id, name, username, city, is_pkp as "isPkp" from companies where id = any(${ids}::uuid[])`.execute(db)
  return new Map(found.rows.map((company) => [company.id, company]))
}

/** Where goods are delivered to; an order keeps a copy of it. */
export interface DeliveryAddress {
  label: string
  recipient: string
  phone: string
  street: string
  city: string
  province: string
  postalCode: string
}

export interface CompanyAddress extends DeliveryAddress {
  id: string
  isDefault: boolean
}

const addressColumns = [
  'id',
  'label',
  'recipient',
  'phone',
  'street',
  'city',
  'province',
  'postal_code as postalCode',
  'is_default as isDefault',
] as const

/** The company's addresses: the default one first, then as they were added. */
export async function findAddresses(db: Db | Tx, companyId: CompanyId): Promise<CompanyAddress[]> {
  return db
    .selectFrom('addresses')
    .select(addressColumns)
    .where('company_id', '=', companyId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

export async function findAddress(db: Db | Tx, companyId: CompanyId, id: string): Promise<CompanyAddress | undefined> {
  return db
    .selectFrom('addresses')
    .select(addressColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps others from adding an address to the company until the transaction ends. */
export async function lockCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

export async function insertAddress(
  tx: Tx,
  companyId: CompanyId,
  address: DeliveryAddress & { isDefault: boolean },
): Promise<CompanyAddress> {
  const { postalCode, isDefault, ...same } = address
  return tx
    .insertInto('addresses')
    .values({ ...same, company_id: companyId, postal_code: postalCode, is_default: isDefault })
    .returning(addressColumns)
    .executeTakeFirstOrThrow()
}
