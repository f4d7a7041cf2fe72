import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { MOST } from '#domain/limits.ts'
import { orderChanged } from '#domain/live.ts'
import type { DecimalText } from '#domain/money.ts'
import { type LateWay, lateNotice } from '#domain/receivables/late-money.ts'
import { declinedNotice, proofNotice } from '#domain/receivables/notice.ts'
import { proofs } from '#domain/receivables/proof.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyName, findPlatform, isClosed } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { publish } from '#server/platform/live/publish.ts'
import { checkPayable, holdOrders, moneyOf } from './hold-orders.ts'
import { findMoney, type Pair } from './queries.ts'
import { countWaiting, findProofFile, insertProof, lockProof, type ProofRow, saveDecided } from './queries-proofs.ts'

interface Shown {
  orderId: string
  amount: DecimalText
  /** When it was paid. */
  day: BusinessDay
}

interface ExpectedProof {
  id: string
  version: number
}

/**
 * Sends the buyer's proof of payment: the seller is notified, and records the payment or declines the proof [PAY-1].
 * @returns its id
 * @throws FilesLost, Refusal order_not_found | payment_needs_order | payment_not_yet | proofs_full
 */
export function sendProof(deps: Deps, buyer: Buyer, shown: Shown, received: ReceivedFile): Promise<string> {
  return storeAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => sendIn(tx, buyer, shown, file, deps.now())),
  )
}

async function sendIn(tx: Tx, buyer: Buyer, { orderId, amount, day }: Shown, file: UnrecordedFile, now: Date) {
  const orders = await holdOrders(tx, buyer, [orderId], now)
  checkPayable(orders.locked)
  if (day > businessDay(now)) throw new Refusal('payment_not_yet', { field: 'day' })
  if ((await countWaiting(tx, orderId)) >= MOST.proofsWaiting) throw new Refusal('proofs_full')
  const fileId = await recordFile(tx, buyer, file, now)
  const id = await insertProof(tx, { ...orders.pair, orderId, fileId, amount, day, sentBy: buyer.userId }, now)
  const { number } = moneyOf(orders, orderId)
  const company = await companyName(tx, buyer.companyId)
  const notice = proofNotice({ companyName: company, orderId, number, amount })
  const { sellerId } = orders.pair
  await notify(
    tx,
    [{ companyId: sellerId, kind: 'order', step: 'prove', about: `${company}, ${number}`, ...notice }],
    now,
  )
  await notifyLateMoney(tx, { ...orders.pair, numbers: [number], amount, way: 'proof' }, now)
  await publish(tx, orderChanged({ id: orderId, version: 1, ...orders.pair }))
  return id
}

/** The buyer takes a proof back. @throws Refusal proof_not_found | proof_moved_on | proof_act_not_allowed */
export function withdrawProof(deps: Deps, buyer: Buyer, { id, version }: ExpectedProof): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const proof = await lockOwn(tx, buyer, id)
    const after = proofs.take(proof, 'withdraw', { party: buyer, expectedVersion: version })
    await saveDecided(tx, after, { decidedBy: buyer.userId }, now)
    await publish(tx, orderChanged({ ...after, id: after.orderId }))
  })
}

/**
 * Declines a proof whose money the seller has not found, and notifies the buyer of the reason. @throws Refusal
 * proof_not_found | proof_moved_on | proof_act_not_allowed | reason_needed
 */
export function declineProof(
  deps: Deps,
  seller: Seller,
  { id, version }: ExpectedProof,
  reason: string,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const proof = await lockOwn(tx, seller, id)
    const after = proofs.take(proof, 'decline', { party: seller, expectedVersion: version, reason })
    await saveDecided(tx, after, { decidedBy: seller.userId, reason }, now)
    const { orderId, buyerId, amount } = after
    const [order] = await findMoney(tx, [orderId])
    const number = order?.number ?? ''
    const company = await companyName(tx, seller.companyId)
    const notice = declinedNotice({ companyName: company, orderId, number, amount, reason })
    const about = `${company}, ${number}`
    await notify(tx, [{ companyId: buyerId, kind: 'order', step: 'declineProof', about, ...notice }], now)
    await publish(tx, orderChanged({ ...after, id: orderId }))
  })
}

/**
 * A payment of these orders, which are locked, was recorded by a proof of one of them.
 * @throws Refusal proof_not_found | proof_act_not_allowed
 */
export async function closeProof(
  tx: Tx,
  seller: Seller,
  { id, orderIds, actId }: { id: string; orderIds: readonly string[]; actId: string },
  now: Date,
): Promise<void> {
  const proof = await lockOwn(tx, seller, id)
  if (!orderIds.includes(proof.orderId)) throw new Refusal('proof_not_found', { field: 'bukti_id' })
  const after = proofs.take(proof, 'record', { party: seller, expectedVersion: null })
  await saveDecided(tx, after, { decidedBy: seller.userId, actId }, now)
}

/** The file of a proof, for a member of one of its companies. @throws Refusal proof_not_found, FilesLost */
export async function readProof(deps: Deps, member: Buyer | Seller, id: string): Promise<FileAnswer> {
  const file = await findProofFile(deps.db, member, id)
  if (!file) throw new Refusal('proof_not_found', { field: 'bukti_id' })
  const { key, ...rest } = file
  return { ...rest, content: await deps.files.open(key) }
}

async function lockOwn(tx: Tx, member: Buyer | Seller, id: string): Promise<ProofRow> {
  const proof = await lockProof(tx, member, id)
  if (!proof) throw new Refusal('proof_not_found', { field: 'bukti_id' })
  return proof
}

interface Come extends Pair {
  /** The orders that it is for. */
  numbers: readonly string[]
  amount: DecimalText
  way: LateWay
}

/** Notifies administrators of money of a closed company, which has no member to return it [PAY-3, ADM-2]. */
export async function notifyLateMoney(tx: Tx, { sellerId, buyerId, ...come }: Come, now: Date): Promise<void> {
  const [closed, other] = (await isClosed(tx, sellerId)) ? [sellerId, buyerId] : [buyerId, sellerId]
  if (closed === buyerId && !(await isClosed(tx, buyerId))) return
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const [closedName, otherName] = [await companyName(tx, closed), await companyName(tx, other)]
  const message = lateNotice({ ...come, closedName, otherName })
  const link = `/admin/perusahaan/${closed}`
  await notify(tx, [{ companyId: platformId, kind: 'company', step: 'lateMoney', message, link }], now)
}
