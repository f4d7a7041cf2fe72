import type { Db, Tx } from '#server/platform/database.ts'

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

const USERNAME = 'sentra-bahan'

/** @returns undefined when somebody else has just written it */
export async function insertPlatform(tx: Tx, now: Date): Promise<string | undefined> {
  const row = await tx
    .insertInto('companies')
    .values({ kind: 'platform', name: 'Sentra Bahan', username: USERNAME, created_at: now })
    .onConflict((there) => there.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The platform's own company, locked for the transaction. */
export async function lockPlatform(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('kind', '=', 'platform')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

/** The platform's own company; undefined before its first administrator has come. */
export async function findPlatform(db: Db | Tx): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('kind', '=', 'platform')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
