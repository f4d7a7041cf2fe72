/** As the seller reads them, and as they stand on the wire. */
export const productStatuses = ['dijual', 'ditarik', 'draf'] as const
export type ProductStatus = (typeof productStatuses)[number]
