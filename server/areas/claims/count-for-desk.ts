import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { countClaims } from './queries-reading.ts'

/** How many claims wait for the company. */
export async function countForDesk(
  db: Db | Tx,
  company: Pick<Buyer | Seller, 'companyKind' | 'companyId'>,
): Promise<number> {
  return (await countClaims(db, company))[company.companyKind]
}

/** How many claims of a company are running, whoever is to act [OPS-5]. */
export async function countRunning(
  db: Db | Tx,
  company: { companyKind: CompanyKind; companyId: string },
): Promise<number> {
  const { seller, buyer } = await countClaims(db, company)
  return seller + buyer
}
