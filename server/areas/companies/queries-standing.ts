import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** Marks a company that buys as verified, or takes the mark away. */
export async function saveVerified(tx: Tx, companyId: string, verifiedAt: Date | null): Promise<void> {
  await tx.updateTable('companies').set({ verified_at: verifiedAt }).where('id', '=', companyId).execute()
}

export interface Suspension {
  at: Date
  /** For a company that buys to read; a shop reads it at its application. */
  reason: string | null
}

/**
 * Suspends a company, or opens it again; the caller has locked the memberships of one that buys. Visitors' pages of a
 * seller follow by a trigger (decision 0024).
 */
export async function saveSuspension(tx: Tx, companyId: string, suspension: Suspension | null): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('id', '=', companyId)
    .execute()
}

/**
 * Closes a company for good: its profile is deleted, name and numbers stay for its documents. A shop is also out of
 * every list, as a suspended one is.
 */
export async function saveClosed(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ closed_at: now, phone: '', about: '' })
    .set(({ eb, ref }) => ({
      suspended_at: eb
        .case()
        .when('kind', '=', 'seller')
        .then(eb.fn.coalesce('suspended_at', eb.val(now)))
        .else(ref('suspended_at'))
        .end(),
    }))
    .where('id', '=', companyId)
    .execute()
}

/** Whether its owner has closed the company. */
export async function isClosed(db: Db | Tx, companyId: string): Promise<boolean> {
  const row = await db.selectFrom('companies').select('closed_at').where('id', '=', companyId).executeTakeFirst()
  return row !== undefined && row.closed_at !== null
}

/** Whether the company is open, which it stays until the transaction ends. */
export async function holdIfOpen(tx: Tx, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('closed_at')
    .where('id', '=', companyId)
    .forShare()
    .executeTakeFirst()
  return row !== undefined && row.closed_at === null
}

/** Those of the companies that buy and are suspended. */
export async function suspendedBuyersAmong(db: Db | Tx, companyIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', anyOf(companyIds))
    .where('kind', '=', 'buyer')
    .where('suspended_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
