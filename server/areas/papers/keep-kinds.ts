import { productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import { saveDocumentKinds } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { findKinds } from './queries-documents.ts'

/** Tells the catalogue of which kinds a product has documents, so that lists need not look. */
export async function keepKinds(tx: Tx, productId: number): Promise<void> {
  const there = await findKinds(tx, productId)
  await saveDocumentKinds(
    tx,
    productId,
    productDocumentKinds.filter((kind) => there.has(kind)),
  )
}
