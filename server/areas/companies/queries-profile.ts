import { expressionBuilder, sql } from 'kysely'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A company as its members see it. */
export interface CompanyProfile {
  id: string
  version: number
  kind: CompanyKind
  name: string
  username: string
  npwp: string | null
  nib: string | null
  businessType: string | null
  /** The company's own words when the type is 'Lainnya'. */
  otherBusiness: string | null
  phone: string
  address: string
  city: string
  province: string
}

export async function findCompanyProfile(db: Db | Tx, companyId: CompanyId): Promise<CompanyProfile> {
  return db
    .selectFrom('companies')
    .select([
      'id',
      'profile_version as version',
      'kind',
      'name',
      'username',
      'npwp',
      'nib',
      'business_type as businessType',
      'business_type_other as otherBusiness',
      'phone',
      'address',
      'city',
      'province',
    ])
    .$narrowType<{ kind: CompanyKind }>()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

export type CompanyChange = Omit<CompanyProfile, 'id' | 'version' | 'kind' | 'username'>

/** Writes what has changed since a version. @returns false: it is another one by now */
export async function saveCompanyProfile(
  tx: Tx,
  { companyId, expectedVersion }: { companyId: CompanyId; expectedVersion: number },
  change: CompanyChange,
): Promise<boolean> {
  const { businessType, otherBusiness, ...same } = change
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({ ...same, business_type: businessType, business_type_other: otherBusiness })
    .set(({ eb }) => ({ profile_version: eb('profile_version', '+', 1) }))
    .where('id', '=', companyId)
    .where('profile_version', '=', expectedVersion)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The identity of a company. */
export type Identity = Pick<CompanyProfile, 'name' | 'npwp' | 'nib'>

export async function companyIdentity(db: Db | Tx, companyId: string): Promise<Identity> {
  return db
    .selectFrom('companies')
    .select(['name', 'npwp', 'nib'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Gives a company another name and other numbers, which forms opened before cannot overwrite. */
export async function saveIdentity(tx: Tx, companyId: string, { name, npwp, nib }: Identity): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ name, npwp, nib })
    .set(({ eb }) => ({ profile_version: eb('profile_version', '+', 1) }))
    .where('id', '=', companyId)
    .execute()
}

/** Lets one seller at a time take another name or number: of two that want the same, the later finds it taken. */
export async function lockIdentities(tx: Tx): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('identities of sellers', 0))`
  await tx.selectNoFrom(lock.as('turn')).execute()
}

/** Which of the three another seller has, a name as people read it; undefined: none. */
export async function findTaken(
  tx: Tx,
  companyId: string,
  { name, npwp, nib }: Identity,
): Promise<keyof Identity | undefined> {
  const others = await tx
    .selectFrom('companies')
    .select(['npwp', 'nib'])
    .select(isNamed(name).as('isNamed'))
    .where('kind', '=', 'seller')
    .where('id', '<>', companyId)
    .where((eb) =>
      eb.or([isNamed(name), ...(npwp ? [eb('npwp', '=', npwp)] : []), ...(nib ? [eb('nib', '=', nib)] : [])]),
    )
    .limit(10)
    .execute()
  if (others.some((other) => other.isNamed)) return 'name'
  if (npwp && others.some((other) => other.npwp === npwp)) return 'npwp'
  return others.length > 0 ? 'nib' : undefined
}

/** Whether people read a company's name as this one, however its letters are written. */
export function isNamed(name: string) {
  return sql<boolean>`name_key = name_key(${name})`
}

/** The company columns that other areas' queries may join. */
export const companyFacts = expressionBuilder<DB>()
  .selectFrom('companies')
  .select([
    'id',
    'kind',
    'name',
    'username',
    'business_type',
    'npwp',
    'nib',
    'is_pkp',
    'seller_type',
    'exchange_rate',
    'about',
    'logo',
    'banner',
    'phone',
    'address',
    'city',
    'province',
    'created_at',
    'suspended_at',
    'closed_at',
    'suspension_reason',
    'verified_at',
  ])
  .$narrowType<{ kind: CompanyKind }>()
