/** Which invoices of a month are listed. */
export const invoiceFilters = ['semua', 'kurang', 'tanpa-faktur', 'siap', 'diekspor'] as const

/** Which of those that are ready go into a file: those that were in none, or all. */
export const exportedParts = ['baru', 'semua'] as const
export type ExportedPart = (typeof exportedParts)[number]
