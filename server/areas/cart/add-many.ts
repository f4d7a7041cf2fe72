import type { Buyer } from '#domain/accounts/actor.ts'
import { checkSum } from '#domain/cart/check-units.ts'
import { together } from '#domain/cart/together.ts'
import { cartChanged } from '#domain/live.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal, refusalOf } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { checkRoom, seePrices } from './add-to-cart.ts'
import { lockUnits } from './queries.ts'
import { addAllUnits, type Batch, claimBatch, saveBatch } from './queries-batches.ts'
import { type PricedLine, sortBySeller } from './show-cart.ts'

interface RequestedLines {
  /** Made by the client for this one intention. */
  key: string
  lines: readonly { productId: number; units: DecimalText }[]
}

/**
 * Adds units of many products to the company's cart, those that can be ordered now; the same key adds nothing twice and has
 * the same answer [ORDER-7, CART-3, CART-4]. @throws Refusal key_reused | cart_full
 */
export async function addMany(
  tx: Tx,
  buyer: Buyer,
  { key, lines }: RequestedLines,
  now: Date,
): Promise<Pick<Batch, 'added' | 'skipped'>> {
  // in the order of ids, so that two such acts wait for each other
  const requested = together(lines).sort((one, other) => one.productId - other.productId)
  const request = JSON.stringify(requested)
  const earlier = await claimBatch(tx, buyer.companyId, { key, request }, now)
  if (earlier && earlier.request !== request) throw new Refusal('key_reused', { field: 'kunci' })
  if (earlier) return { added: earlier.added, skipped: earlier.skipped }

  const done = await addNew(tx, buyer, requested, now)
  await saveBatch(tx, buyer.companyId, key, done)
  return done
}

async function addNew(
  tx: Tx,
  buyer: Buyer,
  requested: RequestedLines['lines'],
  now: Date,
): Promise<Pick<Batch, 'added' | 'skipped'>> {
  const ids = requested.map(({ productId }) => productId)
  // locked before they are validated, so that they do not change in between
  const there = await lockUnits(tx, buyer.companyId, ids)
  const priced = await price(tx, buyer, requested, now)
  const obstacles = new Map(
    requested.map(({ productId, units }) => {
      return [productId, obstacleTo(priced.get(productId), units, there.get(productId))]
    }),
  )
  const fitting = requested.filter(({ productId }) => !obstacles.get(productId))
  const fittingIds = fitting.map(({ productId }) => productId)
  if (fitting.length > 0) {
    const known = await checkRoom(tx, buyer.companyId, fittingIds)
    // a colleague has started one of these lines in this very moment
    if (known.size !== fittingIds.filter((id) => there.has(id)).length) throw new Refusal('moved_on')
    await addAllUnits(tx, buyer, fitting, now)
    await seePrices(tx, buyer.companyId, fittingIds, now)
    await publish(tx, cartChanged(buyer.companyId))
  }
  const skipped = requested.flatMap(({ productId }) => {
    const obstacle = obstacles.get(productId)
    return obstacle ? [{ productId, reason: obstacle.sentence }] : []
  })
  return { added: fitting.length, skipped }
}

/** The lines with products, prices and obstacles, by product. */
async function price(tx: Tx, buyer: Buyer, requested: RequestedLines['lines'], now: Date) {
  const lines = requested.map(({ productId, units }) => wishedLine(buyer, { productId, units }, now))
  const sellers = await sortBySeller(tx, buyer.companyId, lines, now)
  return new Map(
    sellers.flatMap((one) =>
      one.lines.map((line) => [line.productId, { line, obstacle: one.obstacle ?? line.obstacle }] as const),
    ),
  )
}

/** A line as the cart would hold it. */
export function wishedLine(buyer: Buyer, { productId, units }: { productId: number; units: DecimalText }, now: Date) {
  return { id: '', productId, units, addedBy: buyer.userId, addedAt: now, chosenAmount: null, notifiedAmount: null }
}

function obstacleTo(
  priced: { line: PricedLine; obstacle: Refusal | null } | undefined,
  units: DecimalText,
  there: DecimalText | undefined,
): Refusal | null {
  // the number of a draft or withdrawn product must not reveal its name
  if (!priced || (!priced.line.product.published && there === undefined)) return new Refusal('product_not_found')
  if (priced.obstacle || there === undefined) return priced.obstacle
  return refusalOf(() => checkSum(there, units, priced.line.product))
}
