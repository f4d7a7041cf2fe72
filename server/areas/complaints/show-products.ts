import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductBan } from '#domain/catalogue/codec-selling.ts'
import { bans } from '#domain/complaints/ban.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findComplaints } from './queries.ts'
import { findBans } from './queries-bans.ts'
import { countWaiting, findActsOn, findProduct, findProducts, type ProductWish } from './queries-products.ts'

/** Products from one on, and how many wait for a decision [ADM-3]. */
export async function listProducts(
  { db }: Deps,
  { perPage, ...wish }: Omit<ProductWish, 'limit'> & { perPage: number },
) {
  const rows = await findProducts(db, { ...wish, limit: perPage + 1 })
  const products = rows.slice(0, perPage)
  const next = rows.length > perPage ? (products.at(-1)?.id ?? null) : null
  return { products, next, counts: await countWaiting(db, wish) }
}

export type ShownProduct = Awaited<ReturnType<typeof showProduct>>

/** A product with what is said of it, and what was decided about it [ADM-3]. @throws Refusal product_not_found */
export async function showProduct({ db }: Deps, productId: number) {
  const product = await findProduct(db, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  const [ban] = await findBans(db, [productId])
  return {
    product,
    complaints: await findComplaints(db, productId, MOST.complaintsShown),
    ban: ban ?? null,
    acts: await findActsOn(db, productId),
  }
}

/** The products of a seller that are off sale, as it sees them: why, and whether it may ask for another look [ADM-3]. */
export async function findSeenBans(
  db: Db | Tx,
  { seller, productIds }: { seller: Seller; productIds: readonly number[] },
): Promise<Map<number, ProductBan>> {
  const found = await findBans(db, productIds)
  return new Map(
    found.map((ban) => {
      const { version, reason, state, askedAt } = ban
      const can = { ask: bans.may(ban, 'ask', seller) }
      return [
        ban.productId,
        { version, reason, askedAt: state === 'asked' ? (askedAt?.toISOString() ?? null) : null, can },
      ]
    }),
  )
}
