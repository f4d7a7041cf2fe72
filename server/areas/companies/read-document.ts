import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findDocument } from './queries-documents.ts'

/**
 * The file of a company's document; the caller checks who may read it [REG-3].
 * @throws Refusal document_not_found, FilesLost
 */
export async function readDocument(deps: Deps, companyId: string, id: string): Promise<FileAnswer> {
  const document = await findDocument(deps.db, companyId, id)
  if (!document) throw new Refusal('document_not_found', { field: 'dokumen_id' })
  const { fileName: name, fileKind: kind, size, key } = document
  return { name, kind, size, content: await deps.files.open(key) }
}
