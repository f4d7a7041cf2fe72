import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { findContact } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** How a buyer and a seller stand to each other. */
export interface Contact {
  /** Whether the buyer subscribes to the seller: then both may write [ROLE-3, ROLE-7]. */
  isActive: boolean
  /** Who talks for the seller: the sales person that the subscription names, otherwise its owner; null of nobody. */
  salesId: string | null
  salesName: string
}

/** [ROLE-7, SELLER-3] */
export async function findContactOf(
  db: Db | Tx,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): Promise<Contact> {
  const { isActive, salesUserId } = await findContact(db, buyerId, sellerId)
  const people = await findSalesPeople(db, sellerId)
  const talker = people.find(({ userId }) => userId === salesUserId) ?? people.find(({ role }) => role === 'owner')
  return { isActive, salesId: talker?.userId ?? null, salesName: talker?.name ?? '' }
}
