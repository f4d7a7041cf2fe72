import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { countClaims } from './queries-reading.ts'
import { countWindows } from './queries-windows.ts'

/** How many claims wait for the company. */
export async function countForDesk(
  db: Db | Tx,
  company: Pick<Buyer | Seller, 'companyKind' | 'companyId'>,
): Promise<number> {
  return (await countClaims(db, company))[company.companyKind]
}

/** How many claims of a company are running, whoever is to act, and how many more its customers may still make [OPS-5]. */
export async function countForClosing(
  db: Db | Tx,
  company: { companyKind: CompanyKind; companyId: string },
  now: Date,
): Promise<{ openClaims: number; claimable: number }> {
  const { seller, buyer } = await countClaims(db, company)
  const claimable = company.companyKind === 'seller' ? await countWindows(db, company.companyId, now) : 0
  return { openClaims: seller + buyer, claimable }
}
