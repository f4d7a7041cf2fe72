import type { Viewer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { CardRow } from './queries-cards.ts'
import { findFirstProducts } from './queries-products.ts'

const FEATURED = 10

/** 'Produk Unggulan' of a category, or of all (0): those ranked by hand, in stock; then what a list begins with [HOME-2]. */
export function listFeatured(deps: Deps, viewer: Viewer, categoryId: number): Promise<CardRow[]> {
  return findFirstProducts(deps.db, viewer, { categoryId: categoryId || undefined, available: true }, FEATURED)
}
