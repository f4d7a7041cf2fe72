/** Which invoices of a month are listed. */
export const invoiceFilters = ['semua', 'kurang', 'tanpa-faktur', 'siap', 'diekspor'] as const
