import type { Viewer } from '#domain/accounts/actor.ts'
import { wordsOf } from '#domain/catalogue/search/words.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import {
  findSeller,
  findSellers,
  type SellerDetailRow,
  type SellerFilters,
  type SellerKey,
  type SellerRow,
} from './queries-sellers.ts'

interface Wishes extends Omit<SellerFilters, 'words'> {
  keyword?: string | undefined
  /** From 1. */
  page: number
  size: number
}

/** One page of the sellers; each word of the keyword must occur in name, city or province. */
export async function listSellers(
  deps: Deps,
  viewer: Viewer,
  { keyword, page, size, ...filters }: Wishes,
): Promise<{ sellers: SellerRow[]; total: number }> {
  const words = keyword ? wordsOf(keyword) : undefined
  if (words?.length === 0) return { sellers: [], total: 0 }
  return findSellers(deps.db, viewer, { ...filters, words }, { limit: size, offset: (page - 1) * size })
}

/** A seller with its collections, by username or by id. @throws Refusal seller_not_found */
export async function showSeller(deps: Deps, viewer: Viewer, key: SellerKey): Promise<SellerDetailRow> {
  const seller = await findSeller(deps.db, viewer, key)
  if (!seller) throw new Refusal('seller_not_found')
  return seller
}
