import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import type { AddressFacts } from './queries.ts'

/** @returns whether the company has this address */
export async function updateAddress(
  tx: Tx,
  companyId: CompanyId,
  id: string,
  { postalCode, ...same }: AddressFacts,
): Promise<boolean> {
  const changed = await tx
    .updateTable('addresses')
    .set({ ...same, postal_code: postalCode })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function deleteAddress(tx: Tx, companyId: CompanyId, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** The places of business that companies have given for their addresses. */
export async function findNitkus(db: Db, companyIds: readonly string[]) {
  return await db
    .selectFrom('addresses')
    .select(['company_id as companyId', 'street', 'postal_code as postalCode', 'nitku'])
    .where('company_id', '=', anyOf(companyIds))
    .where('nitku', 'is not', null)
    .$narrowType<{ nitku: string }>()
    .execute()
}

/** Makes this address the company's only default. */
export async function saveDefaultAddress(tx: Tx, companyId: CompanyId, id: string): Promise<void> {
  // two statements, because there must never be two defaults
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('is_default', '=', true)
    .execute()
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
