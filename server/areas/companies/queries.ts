import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** The facts of a company that other companies may read. */
export interface CompanyCard {
  id: string
  kind: CompanyKind
  name: string
  username: string
  city: string
  /** Charges PPN (Pengusaha Kena Pajak). */
  isPkp: boolean
  /** A seller that is closed for a time. */
  suspended: boolean
}

export async function findCompanies(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'kind', 'name', 'username', 'city', 'is_pkp as isPkp'])
    .select(({ eb }) => eb('suspended_at', 'is not', null).$castTo<boolean>().as('suspended'))
    .$narrowType<{ kind: CompanyKind }>()
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((company) => [company.id, company]))
}

/** Empty when there is no such company. */
export async function companyName(db: Db | Tx, id: string): Promise<string> {
  return (await findCompanies(db, [id])).get(id)?.name ?? ''
}

/** A delivery address; an order keeps a copy. */
export interface DeliveryAddress {
  label: string
  recipient: string
  phone: string
  street: string
  city: string
  province: string
  postalCode: string
}

/** An address of the company's own. */
export interface AddressFacts extends DeliveryAddress {
  /** The place of business for tax; null: the head office. */
  nitku: string | null
}

export interface CompanyAddress extends AddressFacts {
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
  'nitku',
] as const

/** The company's addresses: the default first, then in the order they were added. */
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

/**
 * Serializes changes that span the whole company: its addresses, documents, members, invitations, points, new lines of
 * its cart and requests for subscriptions.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

export async function insertAddress(
  tx: Tx,
  companyId: string,
  address: AddressFacts & { isDefault: boolean },
  now: Date,
): Promise<CompanyAddress> {
  const { postalCode, isDefault, ...same } = address
  return tx
    .insertInto('addresses')
    .values({ ...same, company_id: companyId, postal_code: postalCode, is_default: isDefault, created_at: now })
    .returning(addressColumns)
    .executeTakeFirstOrThrow()
}
