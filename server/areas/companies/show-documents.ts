import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { userNames } from './events.ts'
import { type DocumentRow, findDocuments } from './queries-documents.ts'

export interface ShownDocument extends DocumentRow {
  uploaderName: string
}

/** The company's current documents, with the names of those who handed them in. */
export async function showDocuments(db: Db | Tx, companyId: CompanyId, now: Date): Promise<ShownDocument[]> {
  const documents = await findDocuments(db, companyId)
  const uploaders = documents.map(({ uploadedBy }) => uploadedBy)
  const names = await userNames.ask(db, uploaders, now)
  return documents.map((document) => ({ ...document, uploaderName: names.get(document.uploadedBy) ?? '' }))
}
