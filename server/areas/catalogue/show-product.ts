import type { Viewer } from '#domain/accounts/actor.ts'
import { productIdOf } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { CardRow } from './queries-cards.ts'
import { type DetailRow, findProduct, findRelated } from './queries-detail.ts'

const RELATED = 12

/** A published product, by id or by the code in its address. @throws Refusal product_not_found */
export async function showProduct(
  deps: Deps,
  viewer: Viewer,
  wanted: { id?: number | undefined; code?: string | undefined },
): Promise<DetailRow> {
  const id = wanted.id ?? productIdOf(wanted.code ?? '')
  const product = id === null ? undefined : await findProduct(deps.db, viewer, id)
  if (!product) throw new Refusal('product_not_found')
  return product
}

/** At most 12 related products; none if the product does not exist [DETAIL-5]. */
export function listRelated(deps: Deps, viewer: Viewer, productId: number): Promise<CardRow[]> {
  return findRelated(deps.db, viewer, productId, RELATED)
}
