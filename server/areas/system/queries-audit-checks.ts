import type { ChainCheck, ChainHead } from '#server/platform/audit/check-chain.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface StoredCheck extends Pick<ChainCheck, 'intact' | 'broken'> {
  at: Date
}

/** The latest check of the audit log. */
export async function findLastCheck(db: Db): Promise<StoredCheck | undefined> {
  const row = await db
    .selectFrom('audit_checks')
    .select(['checked_at as at', 'intact', 'broken_position as position', 'broken_why as why'])
    .$narrowType<{ why: NonNullable<ChainCheck['broken']>['why'] | null }>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { at, intact, position, why } = row
  return { at, intact, broken: position === null || why === null ? null : { position, why } }
}

/** The farthest head that any check has noted: what was cut off behind it is missed for ever. */
export async function findFarthestHead(db: Db): Promise<ChainHead | undefined> {
  const row = await db
    .selectFrom('audit_checks')
    .select(['head_position as position', 'head_hash as hash'])
    .where('head_position', 'is not', null)
    .orderBy('head_position', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.position && row.hash ? { position: row.position, hash: row.hash } : undefined
}

export async function insertCheck(tx: Tx, { intact, head, broken }: ChainCheck, now: Date): Promise<void> {
  await tx
    .insertInto('audit_checks')
    .values({
      checked_at: now,
      intact,
      head_position: head?.position ?? null,
      head_hash: head?.hash ?? null,
      broken_position: broken?.position ?? null,
      broken_why: broken?.why ?? null,
    })
    .execute()
}
