import { expressionBuilder } from 'kysely'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { DB } from '#server/platform/database.generated.ts'

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
