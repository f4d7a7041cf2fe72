import type { Viewer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type ExpectedGoods, firstFree } from '#domain/catalogue/stock/expected-goods.ts'
import { productIdOf } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { CardRow } from '../list/queries-cards.ts'
import { findShownPhotos } from '../pictures/queries-photos.ts'
import { productsToOrder } from '../stock/queries-ordering.ts'
import { findProduct, findRelated, findWithdrawn, type WithdrawnRow } from './queries-detail.ts'

const RELATED = 12

/** A product by its id, or by the code in its address. */
interface ProductKey {
  id?: number | undefined
  code?: string | undefined
}

/** A published product with its photos, and for subscribers what is expected of it. @throws Refusal product_not_found */
export async function showProduct(deps: Deps, viewer: Viewer, key: ProductKey) {
  const id = idOf(key)
  const row = id === null ? undefined : await findProduct(deps.db, viewer, id)
  if (!row) throw new Refusal('product_not_found')
  const photos = row.cover_photo === null ? [] : await findShownPhotos(deps.db, row.id)
  return { row, photos, expected: await expectedBy(deps, row) }
}
export type ShownProduct = Awaited<ReturnType<typeof showProduct>>

/** The orderable units of expected deliveries, for subscribers alone [SHOP-5]. */
export async function expectedBy(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, subscription_status: status }: CardRow,
): Promise<ExpectedGoods | null> {
  const product = status === 'active' ? (await productsToOrder(db, [id])).get(id) : undefined
  return product ? firstFree(product.expected, { owed: product.unitsBeyond, today: businessDay(now()) }) : null
}

/** A product that was sold and is not any more, the same to everybody. @throws Refusal product_not_found */
export async function showWithdrawn(deps: Deps, key: ProductKey): Promise<WithdrawnRow> {
  const id = idOf(key)
  const product = id === null ? undefined : await findWithdrawn(deps.db, id)
  if (!product) throw new Refusal('product_not_found')
  return product
}

/** At most 12 related products; none if the product does not exist [DETAIL-5]. */
export function listRelated(deps: Deps, viewer: Viewer, productId: number): Promise<CardRow[]> {
  return findRelated(deps.db, viewer, productId, RELATED)
}

function idOf({ id, code }: ProductKey): number | null {
  return id ?? productIdOf(code ?? '')
}
