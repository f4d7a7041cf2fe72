/** The statuses of a product [SELLER-1]. */
export const productStatuses = ['published', 'withdrawn', 'draft'] as const
export type ProductStatus = (typeof productStatuses)[number]
