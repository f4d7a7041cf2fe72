import { list } from '#domain/codec.ts'
import { companyDocument, documentPlace } from '#domain/companies/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { keepDocument, removeDocument } from './keep-document.ts'
import { findIsPkp } from './queries-documents.ts'
import { readDocument } from './read-document.ts'
import { showDocuments } from './show-documents.ts'
import { documentPlaces, documentView } from './views-documents.ts'

const calls = contract.documents

/** Documents of a company [REG-3]. */
export const documentRoutes: Route[] = [
  route(calls.documents, async (deps, { companyId }) => ({
    data: list(documentPlace).encode(
      documentPlaces(await showDocuments(deps.db, companyId, deps.now()), {
        isPkp: await findIsPkp(deps.db, companyId),
      }),
    ),
  })),
  route(calls.uploadDocument, async (deps, member, { jenis }, { file }) => ({
    data: companyDocument.encode(documentView(await keepDocument(deps, member, jenis, file))),
  })),
  route(calls.removeDocument, async (deps, member, body) => {
    await removeDocument(deps, member, body.dokumen_id)
    return {}
  }),
  route(calls.documentFile, (deps, member, body) => readDocument(deps, member.companyId, body.dokumen_id)),
]
