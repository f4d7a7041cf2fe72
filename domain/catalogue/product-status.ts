/** The statuses of a product; 'closed': it was on sale when its shop was suspended [SELLER-1, ADM-2]. */
export const productStatuses = ['published', 'withdrawn', 'draft', 'closed'] as const
export type ProductStatus = (typeof productStatuses)[number]
