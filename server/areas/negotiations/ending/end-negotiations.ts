import { end, expire, type Moved } from '#domain/negotiations/acts.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceMany } from '../announce.ts'
import {
  lockRunningOfBuyer,
  lockRunningOfPair,
  lockRunningOfProducts,
  lockRunningOfSeller,
  type StoredNegotiation,
  saveMoves,
} from '../queries.ts'

/**
 * Ends what runs between two companies because their subscription is no longer active; both are notified. Called after
 * the subscription's change and in its transaction.
 */
export async function endNegotiationsOfPair(
  tx: Tx,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<void> {
  await endAll(tx, await lockRunningOfPair(tx, buyerId, sellerId), 'Langganan tidak aktif lagi.', now)
}

/**
 * Ends what runs about products because they are withdrawn; both sides are notified. Called after the products' change
 * and in its transaction.
 * @returns how many have ended before their time
 */
export async function endNegotiationsOfProducts(tx: Tx, productIds: readonly number[], now: Date): Promise<number> {
  const negos = await lockRunningOfProducts(tx, productIds)
  await endAll(tx, negos, 'Produk tidak lagi dijual.', now)
  return negos.filter(({ validUntil }) => now < validUntil).length
}

/** Ends what runs with a seller because its shop is suspended or closed; both sides are notified [ADM-2, OPS-5]. */
export async function endNegotiationsOfSeller(
  tx: Tx,
  { sellerId, isForGood }: { sellerId: string; isForGood: boolean },
  now: Date,
): Promise<void> {
  const reason = isForGood ? 'Toko sudah ditutup.' : 'Toko sedang ditangguhkan.'
  await endAll(tx, await lockRunningOfSeller(tx, sellerId), reason, now)
}

/** Ends what runs with a buyer because the company is suspended; both sides are notified [ADM-2]. */
export async function endNegotiationsOfBuyer(tx: Tx, buyerId: string, now: Date): Promise<void> {
  await endAll(tx, await lockRunningOfBuyer(tx, buyerId), 'Perusahaan pembeli sedang ditangguhkan.', now)
}

async function endAll(tx: Tx, negos: readonly StoredNegotiation[], reason: string, now: Date): Promise<void> {
  await announceMoves(
    tx,
    negos.map((nego) => (now >= nego.validUntil ? expire(nego, now) : end(nego, reason, now))),
  )
}

/** Saves what the system has done to negotiations, and notifies both sides of each. */
export async function announceMoves(tx: Tx, moves: readonly Moved<StoredNegotiation>[]): Promise<void> {
  if (moves.length === 0) return
  await saveMoves(tx, moves)
  await announceMany(tx, moves)
}
