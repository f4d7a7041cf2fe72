import { type DocumentKind, documentKinds, isWanted } from '#domain/companies/document.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db } from '#server/platform/database.ts'
import { findDocuments, findIsPkp } from './queries-documents.ts'

/** The documents that sellers want to see and the company has not handed in [REG-3]. */
export async function findMissingDocuments(db: Db, companyId: CompanyId): Promise<DocumentKind[]> {
  const isPkp = await findIsPkp(db, companyId)
  const there = (await findDocuments(db, companyId)).map(({ kind }) => kind)
  return documentKinds.filter((kind) => isWanted(kind, { isPkp }) && !there.includes(kind))
}
