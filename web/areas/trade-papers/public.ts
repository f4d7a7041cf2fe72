/** What other areas use: the papers of an order stand beside it. */
export { OrderPapers } from './order-papers.tsx'
export { paperPath } from './paths.ts'
export { orderPapersQuery } from './queries.ts'
