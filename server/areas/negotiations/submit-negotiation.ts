import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import { expire, submit } from '#domain/negotiations/negotiation.ts'
import { type NegotiationState, stateAt } from '#domain/negotiations/state.ts'
import { MOST_A_DAY } from '#domain/negotiations/terms.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdProduct } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { announceEnd } from './end-negotiations.ts'
import { hashRequest } from './hash-request.ts'
import { holdOffer } from './hold-offer.ts'
import { lockRunning } from './queries.ts'
import { countSubmission, findByKey, lockDay } from './queries-submitting.ts'
import { writeNegotiation } from './write-negotiation.ts'

export interface Submission {
  productId: number
  units: DecimalText
  price: DecimalText
  note: string | null
  /** A price agreed with sales [NEGO-3]. */
  deal: boolean
  /** The price the page showed; null where no page did. */
  shownPrice: DecimalText | null
  /** Made by the client for this one intention. */
  key: string | null
}

export interface Submitted {
  id: string
  state: NegotiationState
}

/**
 * A buyer proposes a price, or enters one agreed with sales; asked again with the same key it gives the same
 * negotiation [NEGO-3, NEGO-5, NEGO-8, NEGO-15].
 * @throws Refusal product_not_found | nego_key_reused | nego_not_offered | not_subscribed | no_payment_type |
 *   nego_running | nego_daily_limit | nego_deal_off | nego_price_changed and those of units and price
 */
export function submitNegotiation(deps: Deps, buyer: Buyer, submission: Submission): Promise<Submitted> {
  return deps.db.transaction().execute((tx) => submitIn(tx, buyer, submission, deps.now()))
}

/** The same within a transaction; 'Ajukan ulang' begins here too. */
export async function submitIn(tx: Tx, buyer: Buyer, submission: Submission, now: Date): Promise<Submitted> {
  const { productId, key, price, note, deal } = submission
  const product = await holdProduct(tx, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const day = businessDay(now)
  const submittedToday = await lockDay(tx, buyer.companyId, productId, day)
  // asked while the day is locked: a request with the same key that is running is waited for
  const request = key === null ? null : { key, hash: hashRequest(submission) }
  const earlier = request && (await findEarlier(tx, buyer, request, now))
  if (earlier) return earlier

  const { listPrice, settings, lowestPrice, automaticPrice } = await holdOffer(tx, buyer, product, submission)
  await checkNoneRuns(tx, buyer, productId, now)
  if (submittedToday >= MOST_A_DAY) throw new Refusal('nego_daily_limit')

  const submitted = submit({ price, note: deal ? null : note, deal, listPrice }, now)
  const answer = answerAtOnce(submitted.nego, { settings, lowestPrice, automaticPrice }, now)
  const nego = await writeNegotiation(tx, buyer, { product, units: submission.units, request, submitted, answer }, now)
  await countSubmission(tx, buyer.companyId, productId, day)
  // last of all: those of one day share the job, and who writes it first makes the others wait
  await enqueue(tx, 'negotiations/expire', {}, { startAfter: nego.validUntil, key: nego.validUntil.toISOString() })
  return { id: nego.id, state: nego.state }
}

async function findEarlier(
  tx: Tx,
  buyer: Buyer,
  { key, hash }: { key: string; hash: Buffer },
  now: Date,
): Promise<Submitted | undefined> {
  const earlier = await findByKey(tx, buyer.companyId, key)
  if (!earlier) return undefined
  if (!earlier.requestHash.equals(hash)) throw new Refusal('nego_key_reused', { field: 'kunci' })
  return { id: earlier.id, state: stateAt(earlier, now) }
}

/** One that has expired and was not yet written down so is written down now. @throws Refusal nego_running */
async function checkNoneRuns(tx: Tx, buyer: Buyer, productId: number, now: Date): Promise<void> {
  const other = await lockRunning(tx, buyer.companyId, productId)
  if (!other) return
  if (now < other.validUntil) throw new Refusal('nego_running', { field: 'produk_id' })
  await announceEnd(tx, expire(other, now), 'expire')
}
