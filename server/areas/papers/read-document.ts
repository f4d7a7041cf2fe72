import type { Viewer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { mayRead } from '#domain/papers/readers.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findDocument } from './queries-documents.ts'

/**
 * The file of a document of a product. What the viewer may not read is not found, as what is not there [DOC-2].
 * @throws Refusal document_not_found, FilesLost
 */
export async function readDocument(deps: Deps, viewer: Viewer, id: string): Promise<FileAnswer> {
  const document = await findDocument(deps.db, viewer, id)
  if (!document || !mayRead(document.readers, document))
    throw new Refusal('document_not_found', { field: 'dokumen_id' })
  const { fileName: name, fileKind: kind, size, key } = document
  return { name, kind, size, content: await deps.files.open(key) }
}

/** Where a document of a product is read, below the site's own address. */
export function documentAddress(id: string): string {
  return `/api/${contract.papers.productDocumentFile.path}?dokumen_id=${id}`
}
