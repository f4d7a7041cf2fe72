import type { CompanyId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/database.ts'
import type { DeliveryAddress } from './queries.ts'

/** @returns whether the company has this address */
export async function updateAddress(
  tx: Tx,
  companyId: CompanyId,
  id: string,
  { postalCode, ...same }: DeliveryAddress,
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

/** Those of a company that closes; orders keep their copies. */
export async function deleteAddresses(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.deleteFrom('addresses').where('company_id', '=', companyId).execute()
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
