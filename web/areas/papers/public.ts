export { DocumentsSection } from './documents-section.tsx'
export { OWN_DOCUMENTS_PATH } from './paths.ts'
export { productDocumentsQuery, waitingRequestCountQuery } from './queries.ts'
export { offeredCertificatesQuery } from './queries-lots.ts'
