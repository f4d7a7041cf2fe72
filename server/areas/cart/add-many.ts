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

interface Wanted {
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
  { key, lines }: Wanted,
  now: Date,
): Promise<Pick<Batch, 'added' | 'skipped'>> {
  // in the order of ids, so that two such acts wait for each other
  const wanted = together(lines).sort((one, other) => one.productId - other.productId)
  const asked = JSON.stringify(wanted)
  const earlier = await claimBatch(tx, buyer.companyId, { key, asked }, now)
  if (earlier && earlier.asked !== asked) throw new Refusal('key_reused', { field: 'kunci' })
  if (earlier) return { added: earlier.added, skipped: earlier.skipped }

  const done = await addNew(tx, buyer, wanted, now)
  await saveBatch(tx, buyer.companyId, key, done)
  return done
}

async function addNew(
  tx: Tx,
  buyer: Buyer,
  wanted: Wanted['lines'],
  now: Date,
): Promise<Pick<Batch, 'added' | 'skipped'>> {
  const ids = wanted.map(({ productId }) => productId)
  // held before they are judged, so that nobody changes them in between
  const there = await lockUnits(tx, buyer.companyId, ids)
  const judged = await judge(tx, buyer, wanted, now)
  const obstacles = new Map(
    wanted.map(({ productId, units }) => {
      return [productId, obstacleTo(judged.get(productId), units, there.get(productId))]
    }),
  )
  const fitting = wanted.filter(({ productId }) => !obstacles.get(productId))
  const fittingIds = fitting.map(({ productId }) => productId)
  if (fitting.length > 0) {
    const known = await checkRoom(tx, buyer.companyId, fittingIds)
    // a colleague has started one of these lines in this very moment
    if (known.size !== fittingIds.filter((id) => there.has(id)).length) throw new Refusal('moved_on')
    await addAllUnits(tx, buyer, fitting, now)
    await seePrices(tx, buyer.companyId, fittingIds, now)
    await publish(tx, cartChanged(buyer.companyId))
  }
  const skipped = wanted.flatMap(({ productId }) => {
    const obstacle = obstacles.get(productId)
    return obstacle ? [{ productId, reason: obstacle.sentence }] : []
  })
  return { added: fitting.length, skipped }
}

/** The lines with products, prices and obstacles, by product. */
async function judge(tx: Tx, buyer: Buyer, wanted: Wanted['lines'], now: Date) {
  const lines = wanted.map(({ productId, units }) => wishedLine(buyer, { productId, units }, now))
  const sellers = await sortBySeller(tx, buyer.companyId, lines, now)
  return new Map(
    sellers.flatMap((one) =>
      one.lines.map((line) => [line.productId, { line, obstacle: one.obstacle ?? line.obstacle }] as const),
    ),
  )
}

/** A line as the cart would hold it. */
export function wishedLine(buyer: Buyer, { productId, units }: { productId: number; units: DecimalText }, now: Date) {
  return { id: '', productId, units, addedBy: buyer.userId, addedAt: now, seenAmount: null, toldAmount: null }
}

function obstacleTo(
  judged: { line: PricedLine; obstacle: Refusal | null } | undefined,
  units: DecimalText,
  there: DecimalText | undefined,
): Refusal | null {
  // of a draft, or what is not sold any more, nobody learns the name by its number
  if (!judged || (!judged.line.product.published && there === undefined)) return new Refusal('product_not_found')
  if (judged.obstacle || there === undefined) return judged.obstacle
  return refusalOf(() => checkSum(there, units, judged.line.product))
}
