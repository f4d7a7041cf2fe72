import { createHash } from 'node:crypto'

/** SHA-256 of what was asked; the same key must come with the same. */
export function hashOf(...asked: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(asked)).digest()
}
