import type { CompanyId } from '#domain/ids.ts'
import type { DealPolicy, NegoSettings, StoredNegoSettings } from '#domain/negotiations/settings.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The seller's settings; the defaults where it has never changed them. */
export async function findSettings(db: Db | Tx, sellerId: string): Promise<StoredNegoSettings> {
  const row = await db
    .selectFrom('nego_settings')
    .select(['deal_policy', 'auto_reply'])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  const dealPolicy = (row?.deal_policy ?? 'immediate') as DealPolicy // checked by the table
  return { dealPolicy, autoReply: row?.auto_reply ?? false, isChosen: row !== undefined }
}

export async function saveSettings(tx: Tx, sellerId: CompanyId, settings: NegoSettings): Promise<void> {
  const row = { deal_policy: settings.dealPolicy, auto_reply: settings.autoReply }
  await tx
    .insertInto('nego_settings')
    .values({ seller_id: sellerId, ...row })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(row))
    .execute()
}
