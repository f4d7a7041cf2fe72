import { sql } from 'kysely'
import type { BanState } from '#domain/product-reports/ban.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** That the platform has taken a product off sale. */
export interface StoredBan {
  id: string
  productId: number
  state: BanState
  version: number
  reason: string
  wasWithdrawn: boolean
  since: Date
  requestedAt: Date | null
  /** The correction that its seller reports. */
  note: string | null
}

/** Those of these products that are off sale. */
export function findBans(db: Db | Tx, productIds: readonly number[]): Promise<StoredBan[]> {
  return bansNow(db).where('product_id', '=', anyOf(productIds)).execute()
}

/** The one of a product, locked for one act; before the product. */
export function lockBan(tx: Tx, productId: number): Promise<StoredBan | undefined> {
  return bansNow(tx).where('product_id', '=', productId).forUpdate().executeTakeFirst()
}

function bansNow(db: Db | Tx) {
  return db
    .selectFrom('product_bans')
    .select(['id', 'product_id as productId', 'state', 'version', 'reason', 'was_withdrawn as wasWithdrawn'])
    .select(['since', 'asked_at as requestedAt', 'note'])
    .$narrowType<{ state: BanState }>()
    .where('state', '<>', sql.lit('lifted'))
}

export async function insertBan(
  tx: Tx,
  { productId, reason, wasWithdrawn }: Pick<StoredBan, 'productId' | 'reason' | 'wasWithdrawn'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('product_bans')
    .values({
      product_id: productId,
      state: 'in_force' satisfies BanState,
      version: 1,
      reason,
      was_withdrawn: wasWithdrawn,
      since: now,
    })
    .execute()
}

export async function saveBan(tx: Tx, { id, state, version, reason, requestedAt, note }: StoredBan): Promise<void> {
  await tx
    .updateTable('product_bans')
    .set({ state, version, reason, asked_at: requestedAt, note })
    .where('id', '=', id)
    .execute()
}
