import { createHash } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { type ActRow, findByKey } from './queries.ts'

/** SHA-256 of what was asked; the same key must come with the same. */
export function hashOf(...asked: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(asked)).digest()
}

/** The act that was done with this key before, once its orders are held. @throws Refusal key_reused */
export async function findRepeated(
  tx: Tx,
  sellerId: string,
  { key, hash }: { key: string; hash: Buffer },
): Promise<ActRow | undefined> {
  const done = await findByKey(tx, sellerId, key)
  if (done && !done.hash?.equals(hash)) throw new Refusal('key_reused', { field: 'kunci' })
  return done
}
