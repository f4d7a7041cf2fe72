import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

export interface ExpiringRow {
  sellerId: string
  productId: number
  kind: ProductDocumentKind
  validUntil: BusinessDay
}

/** Documents of products on sale that expire within these days and were not notified yet; the first to expire first. */
export async function markExpiring(
  tx: Tx,
  { from, to }: { from: BusinessDay; to: BusinessDay },
  now: Date,
): Promise<ExpiringRow[]> {
  const rows = await tx
    .updateTable('product_documents as document')
    .from(productFacts.as('product'))
    .set({ expiry_told_at: now })
    .whereRef('product.id', '=', 'document.product_id')
    .where('product.status', '=', 'published')
    .where('document.replaced_at', 'is', null)
    .where('document.expiry_told_at', 'is', null)
    .where('document.valid_until', '>=', dateOf(from))
    .where('document.valid_until', '<=', dateOf(to))
    .returning(['document.seller_id as sellerId', 'document.product_id as productId', 'document.kind'])
    .returning(sql<BusinessDay>`document.valid_until::text`.as('validUntil'))
    .$narrowType<{ kind: ProductDocumentKind }>()
    .execute()
  return rows.sort((one, other) => one.validUntil.localeCompare(other.validUntil) || one.productId - other.productId)
}

/**
 * Documents of products on sale and of lots, whatever the lots still hold, that expire within these days and of which
 * buyers were not notified yet.
 */
export async function markEndingForBuyers(
  tx: Tx,
  { from, to }: { from: BusinessDay; to: BusinessDay },
  now: Date,
): Promise<{ id: string; productId: number }[]> {
  const ofProducts = await tx
    .updateTable('product_documents as document')
    .from(productFacts.as('product'))
    .set({ buyers_told_at: now })
    .whereRef('product.id', '=', 'document.product_id')
    .where('product.status', '=', 'published')
    .where('document.replaced_at', 'is', null)
    .where('document.buyers_told_at', 'is', null)
    .where('document.valid_until', '>=', dateOf(from))
    .where('document.valid_until', '<=', dateOf(to))
    .returning(['document.id', 'document.product_id as productId'])
    .execute()
  const ofLots = await tx
    .updateTable('lot_certificates')
    .set({ buyers_told_at: now })
    .where('replaced_at', 'is', null)
    .where('buyers_told_at', 'is', null)
    .where('valid_until', '>=', dateOf(from))
    .where('valid_until', '<=', dateOf(to))
    .returning(['id', 'product_id as productId'])
    .execute()
  return [...ofProducts, ...ofLots]
}
