import { words } from '../words.ts'

/**
 * The statuses of a product; 'closed': it was on sale when its shop was suspended [SELLER-1, ADM-2]; 'banned': the
 * platform has taken it off sale [ADM-3].
 */
export const productStatuses = ['published', 'withdrawn', 'draft', 'closed', 'banned'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** The statuses with their words on the wire. */
export const productStatus = words({
  published: 'dijual',
  withdrawn: 'ditarik',
  draft: 'draf',
  closed: 'ditutup',
  banned: 'diturunkan',
})
