import type { Member } from '#domain/accounts/actor.ts'
import type { Tx } from '#server/platform/database.ts'
import { goesWithCompany } from './goes-with-company.ts'
import { deleteOf } from './queries.ts'

/** Deletes the private data of a closed company; staysAfterClosing lists what stays and why [OPS-5]. */
export async function eraseCompany(tx: Tx, { companyId }: Member): Promise<void> {
  for (const { table, who } of goesWithCompany) await deleteOf(tx, table, who, companyId)
}
