/** The documents of an order, for the order's page. */
export { OrderDocuments } from './order-documents.tsx'
export { paperPath } from './paths.ts'
export { orderDocumentsQuery } from './queries.ts'
