import type { Viewer } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { findFirstMaterials } from '../pages/queries-materials.ts'
import type { CardRow } from './queries-cards.ts'
import { findFirstProducts } from './queries-products.ts'

const FEATURED = 10

/** 'Produk Unggulan' in stock, of one category or of all (0): hand-ranked ones first, then by list order [HOME-2]. */
export function listFeatured(deps: Deps, viewer: Viewer, categoryId: number): Promise<CardRow[]> {
  return findFirstProducts(deps.db, viewer, { categoryId: categoryId || undefined, available: true }, FEATURED)
}

const FEATURED_MATERIALS = { limit: 12, among: 60 }

/** The materials of what stands first in a seller's list, or in that of all sellers among what is in stock [MAT-2]. */
export function listFeaturedMaterials(deps: Deps, viewer: Viewer, username: string | undefined) {
  const filters = username === undefined ? { available: true } : { sellerUsernames: [username] }
  return findFirstMaterials(deps.db, viewer, filters, FEATURED_MATERIALS)
}
