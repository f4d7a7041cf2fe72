/** Which lots the seller sees. */
export const lotFilters = ['semua', 'tanpa-coa'] as const
