/** What other areas use: the papers of an order stand beside it. */
export { OrderDocuments } from './order-documents.tsx'
export { paperPath } from './paths.ts'
export { orderDocumentsQuery } from './queries.ts'
