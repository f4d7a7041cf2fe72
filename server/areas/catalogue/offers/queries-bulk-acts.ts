import { sql } from 'kysely'
import type { BulkKind } from '#domain/catalogue/bulk-act.ts'
import type { BulkOutcome } from '#domain/catalogue/contract-bulk.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

interface NewAct extends Omit<BulkOutcome, 'actId'> {
  sellerId: CompanyId
  userId: string
  key: string
  hash: Buffer
  kind: BulkKind
  /** The percent, or the slug of the collection. */
  detail: string | null
}

/** A stored act with its answer. */
export type StoredAct = BulkOutcome & {
  at: Date
  kind: BulkKind
  detail: string | null
  hash: Buffer
  undone: boolean
}

/** Keeps an act with what became of it. @returns its id */
export async function insertBulkAct(tx: Tx, act: NewAct, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('product_bulk_acts')
    .values({
      seller_id: act.sellerId,
      user_id: act.userId,
      request_key: act.key,
      request_hash: act.hash,
      at: now,
      kind: act.kind,
      detail: act.detail,
      changed: act.changed,
      unchanged: act.unchanged,
      ended: act.ended,
      refused: JSON.stringify(act.refused),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The act of a key; undefined where it is new. */
export function findActByKey(tx: Tx, sellerId: CompanyId, key: string): Promise<StoredAct | undefined> {
  return acts(tx, sellerId).where('act.request_key', '=', key).executeTakeFirst()
}

/** The seller's newest act. */
export function findNewestAct(db: Db | Tx, sellerId: CompanyId): Promise<StoredAct | undefined> {
  return acts(db, sellerId).orderBy('act.id', 'desc').limit(1).executeTakeFirst()
}

function acts(db: Db | Tx, sellerId: CompanyId) {
  return db
    .selectFrom('product_bulk_acts as act')
    .select((eb) => [
      'act.id as actId',
      'act.at',
      sql<BulkKind>`act.kind`.as('kind'),
      'act.detail',
      'act.changed',
      'act.unchanged',
      'act.ended',
      sql<BulkOutcome['refused']>`act.refused`.as('refused'),
      'act.request_hash as hash',
      eb('act.undone_at', 'is not', null).$castTo<boolean>().as('undone'),
    ])
    .where('act.seller_id', '=', sellerId)
}

export async function saveUndone(tx: Tx, actId: number, now: Date): Promise<void> {
  await tx.updateTable('product_bulk_acts').set({ undone_at: now }).where('id', '=', actId).execute()
}

/** Forgets acts before this moment, with what they changed. */
export async function forgetBulkActsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('product_bulk_acts').where('at', '<', moment).execute()
}
