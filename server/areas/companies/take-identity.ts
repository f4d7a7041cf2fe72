import type { Tx } from '#server/platform/database.ts'
import { findTaken, type Identity, lockIdentities } from './queries-profile.ts'

/** Which of the three another seller has, in whatever way its name is written; it stays so until commit. */
export async function takenOf(tx: Tx, sellerId: string, identity: Identity): Promise<keyof Identity | undefined> {
  await lockIdentities(tx)
  return findTaken(tx, sellerId, identity)
}

export const identityFields = { name: 'nama', npwp: 'npwp', nib: 'nib' } as const
export const identityWords = { name: 'Nama', npwp: 'NPWP', nib: 'NIB' } as const
