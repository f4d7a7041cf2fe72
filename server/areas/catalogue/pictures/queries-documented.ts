import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/database.ts'

/** The seller's product, locked until commit, so that its documents change one after the other. */
export function lockOwnProduct(
  tx: Tx,
  sellerId: CompanyId,
  productId: number,
): Promise<{ name: string; status: ProductStatus } | undefined> {
  return tx
    .selectFrom('products')
    .select(['name', 'status'])
    .$narrowType<{ status: ProductStatus }>()
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A product on sale, locked against withdrawal until commit. */
export function holdSoldProduct(tx: Tx, productId: number): Promise<{ name: string; sellerId: string } | undefined> {
  return tx
    .selectFrom('products')
    .select(['name', 'seller_id as sellerId'])
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .forShare()
    .executeTakeFirst()
}

/** Of which kinds a product has documents, for lists. */
export async function saveDocumentKinds(
  tx: Tx,
  productId: number,
  kinds: readonly ProductDocumentKind[],
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ document_kinds: [...kinds] })
    .where('id', '=', productId)
    .execute()
}
