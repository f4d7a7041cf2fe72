import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Units that were added with a key. */
export interface Addition {
  key: string
  productId: number
  units: DecimalText
}

/**
 * Claims the key of an addition; waits while another transaction holds it.
 * @returns false when the key was used before
 */
export async function claimAddition(
  tx: Tx,
  companyId: CompanyId,
  { key, productId, units }: Addition,
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('cart_additions')
    .values({ company_id: companyId, key, product_id: productId, units, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

/** The addition with a key; undefined if it was refused, never arrived, or is long past. */
export function findAddition(db: Db | Tx, companyId: CompanyId, key: string): Promise<Addition | undefined> {
  return db
    .selectFrom('cart_additions')
    .select(['key', 'product_id as productId', 'units'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Deletes the keys of additions before this moment. */
export async function forgetAdditionsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('cart_additions').where('added_at', '<', moment).execute()
}
