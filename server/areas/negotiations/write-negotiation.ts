import type { Buyer } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Moved } from '#domain/negotiations/negotiation.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ProductToNegotiate } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from './announce.ts'
import type { AtOnce } from './answer-at-once.ts'
import { enterCart } from './enter-cart.ts'
import { insertStep, type StoredNegotiation } from './queries.ts'
import { insertNegotiation } from './queries-submitting.ts'

interface Beginning {
  product: ProductToNegotiate
  units: DecimalText
  request: { key: string; hash: Buffer } | null
  submitted: Moved
  answer: AtOnce | undefined
}

/** Writes a new negotiation with its first step, and the one that follows at once; tells both sides what concerns them. */
export async function writeNegotiation(
  tx: Tx,
  buyer: Buyer,
  beginning: Beginning,
  now: Date,
): Promise<StoredNegotiation> {
  const { product, units, request, submitted, answer } = beginning
  const { productId, sellerId } = product
  const nego = { ...(answer ?? submitted).nego, buyerId: buyer.companyId, sellerId, productId, units }
  const id = await insertNegotiation(tx, { ...nego, submittedBy: buyer.userId, submittedAt: now, request })
  if (!id) throw new Refusal('nego_key_reused', { field: 'kunci' })
  const stored: StoredNegotiation = { ...nego, id, productName: product.name, unit: product.unit }

  await insertStep(tx, id, submitted.step, buyer.userId)
  // a deal that was applied is told as such, not as a question first
  if (answer?.act !== 'settle')
    await announce(tx, { nego: { ...stored, ...submitted.nego }, step: submitted.step, act: 'submit' })
  if (!answer) return stored
  await insertStep(tx, id, answer.step, null)
  if (answer.act === 'settle') await enterCart(tx, buyer, stored, now)
  await announce(tx, { nego: stored, step: answer.step, act: answer.act })
  return stored
}
