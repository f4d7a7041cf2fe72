import { createHash } from 'node:crypto'
import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { termsThatCount } from '#domain/catalogue/prices/bargaining-terms.ts'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import { formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, isSame, quantityText } from '#domain/money.ts'
import { expire, type Moved, replyAutomatically, settle, submit } from '#domain/negotiations/acts.ts'
import { type AgreedGoods, agreedGoods } from '#domain/negotiations/agreement.ts'
import type { Negotiation } from '#domain/negotiations/negotiation.ts'
import type { NegoSettings } from '#domain/negotiations/settings.ts'
import { type NegotiationState, stateAt } from '#domain/negotiations/state.ts'
import { automaticPrice } from '#domain/negotiations/suggestion.ts'
import { MOST_A_DAY } from '#domain/negotiations/terms.ts'
import { checkNegoStock, checkNegoUnits } from '#domain/negotiations/units.ts'
import { Refusal } from '#domain/refusal.ts'
import { sellerObstacle } from '#domain/subscriptions/seller-obstacle.ts'
import {
  bargainingTerms,
  holdProduct,
  type ProductToNegotiate,
  pricesFor,
  productsToOrder,
} from '#server/areas/catalogue/public.ts'
import { activePaymentTypes, holdSubscription } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { announce } from '../announce.ts'
import { announceMoves } from '../ending/end-negotiations.ts'
import { insertStep, lockRunning, type StoredNegotiation } from '../queries.ts'
import { findSettings } from '../queries-settings.ts'
import { enterCart } from './enter-cart.ts'
import { countSubmission, findByKey, insertNegotiation, lockDay } from './queries-submitting.ts'

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
 * A buyer proposes a price, or enters one agreed with sales; a repeated key gives the negotiation it opened [NEGO-3,
 * NEGO-5, NEGO-8, NEGO-15].
 * @throws Refusal product_not_found | nego_key_reused | nego_not_offered | not_subscribed | no_payment_type |
 * nego_running | nego_daily_limit | nego_deal_off | nego_price_changed | cart_full and those of units, stock and price
 */
export function submitNegotiation(deps: Deps, buyer: Buyer, submission: Submission): Promise<Submitted> {
  return deps.db.transaction().execute((tx) => submitIn(tx, buyer, submission, deps.now()))
}

/** Submits a negotiation within the caller's transaction; 'Ajukan ulang' starts here too. */
export async function submitIn(tx: Tx, buyer: Buyer, submission: Submission, now: Date): Promise<Submitted> {
  const { productId, key, price, note, deal } = submission
  const product = await holdProduct(tx, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const day = businessDay(now)
  const submittedToday = await lockDay(tx, buyer.companyId, productId, day)
  // queried while the day is locked: a request with the same key that is running is waited for
  const request = key === null ? null : { key, hash: hashRequest(submission) }
  const earlier = request && (await findEarlier(tx, buyer, request, now))
  if (earlier) return earlier

  const conditions = await holdConditions(tx, buyer, product, submission, now)
  await checkNoneRuns(tx, buyer, productId, now)
  if (submittedToday >= MOST_A_DAY) throw new Refusal('nego_daily_limit')

  const submitted = submit({ price, note, deal, listPrice: conditions.listPrice }, now)
  const answer = await answerAtOnce(tx, submitted.nego, { productId, settings: conditions.settings }, now)
  const { goods } = conditions
  const draft = { product, goods, units: submission.units, request, submitted, answer }
  const nego = await writeNegotiation(tx, buyer, draft, now)
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

/** SHA-256 of what a submission asks for; the same key must come with the same hash. */
function hashRequest({ productId, units, price, note, deal }: Submission): Buffer {
  const canonical = [productId, quantityText(units), amountText(price), note ?? '', deal]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}

/** The present conditions that a submission is validated against. */
interface Conditions {
  /** The buyer's price without a negotiation. */
  listPrice: DecimalText
  settings: NegoSettings
  /** The negotiated goods. */
  goods: AgreedGoods
}

/**
 * Whether this buyer may negotiate so many units of this product now, and by what; the subscription is locked until the
 * transaction ends.
 * @throws Refusal nego_not_offered | not_subscribed | no_payment_type | nego_deal_off | nego_price_changed |
 * price_not_set and those of units and stock
 */
async function holdConditions(
  tx: Tx,
  buyer: Buyer,
  product: ProductToNegotiate,
  { units, deal, shownPrice }: Submission,
  now: Date,
): Promise<Conditions> {
  const words = { product: product.name }
  if (!product.negotiable) throw new Refusal('nego_not_offered', { field: 'produk_id', words })
  await holdSubscription(tx, buyer.companyId, product.sellerId)
  const paymentTypes = (await activePaymentTypes(tx, buyer.companyId, [product.sellerId])).get(product.sellerId)
  const obstacle = sellerObstacle({ paymentTypes })
  if (obstacle) throw obstacle
  const settings = await findSettings(tx, product.sellerId)
  if (deal && settings.dealPolicy === 'off') throw new Refusal('nego_deal_off', { field: 'deal_nego' })
  checkNegoUnits(units, product)
  const offer = (await productsToOrder(tx, [product.productId])).get(product.productId)
  if (!offer) throw new Error(`product ${product.productId}, which was locked, is not there`)
  checkNegoStock(units, offer)

  const steps = (await pricesFor(tx, buyer.companyId, [product.productId], now)).get(product.productId) ?? []
  const listPrice = stepAt(steps, units)?.amount
  if (listPrice === undefined) throw new Refusal('price_not_set', { words })
  // pages show what the least quantity costs, where more may cost less
  const shown = [listPrice, stepAt(steps, '0')?.amount ?? listPrice]
  if (shownPrice !== null && !shown.some((price) => isSame(shownPrice, price))) {
    throw new Refusal('nego_price_changed', { field: 'produk_harga', words: { price: formatRupiah(listPrice) } })
  }
  return { listPrice, settings, goods: agreedGoods(offer) }
}

/** Writes down the end of one that has expired where no job has done so yet. @throws Refusal nego_running */
async function checkNoneRuns(tx: Tx, buyer: Buyer, productId: number, now: Date): Promise<void> {
  const other = await lockRunning(tx, buyer.companyId, productId)
  if (!other) return
  if (now < other.validUntil) throw new Refusal('nego_running', { field: 'produk_id' })
  await announceMoves(tx, [expire(other, now)])
}

/**
 * A deal that is applied, or the automatic reply to a first offer; undefined where the seller answers itself. The secret
 * terms are not read for a deal, so that nothing about it can depend on them [NEGO-11, NEGO-13].
 */
async function answerAtOnce(
  tx: Tx,
  nego: Negotiation,
  { productId, settings }: { productId: number; settings: NegoSettings },
  now: Date,
): Promise<Moved | undefined> {
  if (nego.deal) return settings.dealPolicy === 'immediate' ? settle(nego, now) : undefined
  if (!settings.autoReply) return undefined
  const terms = termsThatCount(await bargainingTerms(tx, productId), nego.listPrice)
  return replyAutomatically(nego, automaticPrice(nego.listPrice, terms), now)
}

interface NewNegotiation {
  product: ProductToNegotiate
  goods: AgreedGoods
  units: DecimalText
  request: { key: string; hash: Buffer } | null
  submitted: Moved
  answer: Moved | undefined
}

/** Writes a new negotiation with its first step, and the one that follows at once; notifies both sides. */
async function writeNegotiation(
  tx: Tx,
  buyer: Buyer,
  { product, goods, units, request, submitted, answer }: NewNegotiation,
  now: Date,
): Promise<StoredNegotiation> {
  const { productId, sellerId } = product
  const nego = { ...(answer ?? submitted).nego, buyerId: buyer.companyId, sellerId, productId, units, goods }
  const id = await insertNegotiation(tx, { ...nego, submittedBy: buyer.userId, submittedAt: now, request })
  if (!id) throw new Refusal('nego_key_reused', { field: 'kunci' })
  const { name: productName, unit, packWeight } = product
  const stored: StoredNegotiation = { ...nego, id, productName, unit, packWeight }

  await insertStep(tx, id, submitted.step, buyer.userId)
  // a deal that was applied is announced as such, not as an open offer first
  if (answer?.act !== 'settle') await announce(tx, { ...submitted, nego: { ...stored, ...submitted.nego } })
  if (!answer) return stored
  await insertStep(tx, id, answer.step, null)
  if (answer.act === 'settle') await enterCart(tx, buyer, stored, now)
  await announce(tx, { ...answer, nego: stored })
  return stored
}
