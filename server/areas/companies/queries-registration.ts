import type { Tx } from '#server/platform/database.ts'

export interface NewBuyerCompany {
  name: string
  npwp: string | null
  nib: string | null
  businessType: string
  /** The company's own words when the type is 'Lainnya'. */
  businessTypeOther: string | null
  phone: string
  street: string
  city: string
  province: string
}

/** @returns undefined when the username is taken */
export async function insertBuyerCompany(
  tx: Tx,
  company: NewBuyerCompany & { username: string },
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('companies')
    .values({
      kind: 'buyer',
      name: company.name,
      username: company.username,
      npwp: company.npwp,
      nib: company.nib,
      business_type: company.businessType,
      business_type_other: company.businessTypeOther,
      phone: company.phone,
      address: company.street,
      city: company.city,
      province: company.province,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
