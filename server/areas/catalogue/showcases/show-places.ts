import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnShowcases, findPlaced, type PlacedRow } from './queries-showcases.ts'

interface Asked {
  showcaseId: string
  keyword: string | undefined
  page: number
  perPage: number
}

/** The seller's products, those in the showcase first. @throws Refusal showcase_not_found */
export async function showPlaces(
  { db }: Deps,
  { companyId }: Seller,
  { showcaseId, keyword, page, perPage }: Asked,
): Promise<{ products: PlacedRow[]; total: number }> {
  const showcases = await findOwnShowcases(db, companyId)
  if (!showcases.some(({ id }) => id === showcaseId)) throw new Refusal('showcase_not_found', { field: 'id' })
  const search = { showcaseId, keyword: keyword || null }
  return findPlaced(db, companyId, search, { limit: perPage, offset: (page - 1) * perPage })
}
