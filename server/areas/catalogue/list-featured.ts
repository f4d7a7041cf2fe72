import type { Viewer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { CardRow } from './queries-cards.ts'
import { findFirstProducts } from './queries-products.ts'

const FEATURED = 10

/** 'Produk Unggulan' in stock, of one category or of all (0): hand-ranked ones first, then by list order [HOME-2]. */
export function listFeatured(deps: Deps, viewer: Viewer, categoryId: number): Promise<CardRow[]> {
  return findFirstProducts(deps.db, viewer, { categoryId: categoryId || undefined, available: true }, FEATURED)
}
