import { productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import { saveDocumentKinds } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { findReaders } from './queries-documents.ts'

/** Tells the catalogue of which kinds a product has documents, so that lists need not look. */
export async function keepKinds(tx: Tx, productId: number): Promise<void> {
  const there = new Set((await findReaders(tx, productId)).map(({ kind }) => kind))
  await saveDocumentKinds(
    tx,
    productId,
    productDocumentKinds.filter((kind) => there.has(kind)),
  )
}
