import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A company as its members see it. */
export interface CompanyProfile {
  id: string
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

export type CompanyChange = Omit<CompanyProfile, 'id' | 'kind' | 'username'>

export async function saveCompanyProfile(tx: Tx, companyId: CompanyId, change: CompanyChange): Promise<void> {
  const { businessType, otherBusiness, ...same } = change
  await tx
    .updateTable('companies')
    .set({ ...same, business_type: businessType, business_type_other: otherBusiness })
    .where('id', '=', companyId)
    .execute()
}
