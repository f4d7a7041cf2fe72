import type { Member } from '#domain/accounts/actor.ts'
import type { Tx } from '#server/platform/database.ts'
import { deleteOf } from './queries.ts'
import { allTables } from './tables.ts'

/** Deletes what a closed company kept for itself; `tables` says what stays and why [OPS-5]. */
export async function eraseCompany(tx: Tx, { companyId }: Member): Promise<void> {
  for (const { table, goes } of allTables) if (goes) await deleteOf(tx, table, goes, companyId)
}
