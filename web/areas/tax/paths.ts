/** A shop's invoices for Coretax, and their faktur pajak [TAX-2]. */
export const TAX_PATH = '/pusat-seller/pajak'
