import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { countClaims } from './queries-reading.ts'

/** How many claims wait for the company. */
export async function countForDesk(
  db: Db | Tx,
  company: Pick<Buyer | Seller, 'companyKind' | 'companyId'>,
): Promise<number> {
  return (await countClaims(db, company))[company.companyKind]
}
