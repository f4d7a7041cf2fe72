import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { keepDocument, removeDocument } from './keep-document.ts'
import { findDocuments, findIsPkp } from './queries-documents.ts'
import { readDocument } from './read-document.ts'
import { documentPlaces, documentView } from './views-documents.ts'

const calls = contract.documents

/** Documents of a company [REG-3]. */
export const documentRoutes: Route[] = [
  route(calls.documents, async ({ db }, { companyId }) => ({
    data: documentPlaces(await findDocuments(db, companyId), { isPkp: await findIsPkp(db, companyId) }),
  })),
  route(calls.uploadDocument, async (deps, member, { jenis }, { file }) => ({
    data: documentView(await keepDocument(deps, member, jenis, file)),
  })),
  route(calls.removeDocument, async (deps, member, body) => {
    await removeDocument(deps, member, body.dokumen_id)
    return {}
  }),
  route(calls.documentFile, (deps, member, body) => readDocument(deps, member.companyId, body.dokumen_id)),
]
