import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/database.ts'

export interface NewBuyerCompany {
  name: string
  npwp: string | null
  nib: string | null
  businessType: string
  /** The company's own words where the type is 'Lainnya'. */
  businessTypeOther: string | null
  phone: string
  street: string
  city: string
  province: string
}

/** @returns undefined where another company has this username */
export async function insertBuyerCompany(
  tx: Tx,
  company: NewBuyerCompany & { username: string },
  now: Date,
): Promise<CompanyId | undefined> {
  const inserted = await sql<{ id: CompanyId }>`
    insert into companies (kind, name, username, npwp, nib, business_type, business_type_other, phone, address, city,
      province, created_at)
    values ('buyer', ${company.name}, ${company.username}, ${company.npwp}, ${company.nib}, ${company.businessType},
      ${company.businessTypeOther}, ${company.phone}, ${company.street}, ${company.city}, ${company.province}, ${now})
    on conflict (username) do nothing
    returning id`.execute(tx)
  return inserted.rows[0]?.id
}
