import type { Tx } from '#server/platform/database.ts'
import { findTaken, type Identity, lockIdentities } from './queries-profile.ts'

/** Which of the three another seller has, in whatever way its name is written; it stays so until commit. */
export async function takenOf(tx: Tx, sellerId: string, identity: Identity): Promise<keyof Identity | undefined> {
  await lockIdentities(tx)
  return findTaken(tx, sellerId, identity)
}

/** Whether name and numbers are the same to the letter. */
export function isSameIdentity(one: Identity, other: Identity): boolean {
  return one.name === other.name && one.npwp === other.npwp && one.nib === other.nib
}

export const identityFields = { name: 'nama', npwp: 'npwp', nib: 'nib' } as const
export const identityWords = { name: 'Nama', npwp: 'NPWP', nib: 'NIB' } as const
