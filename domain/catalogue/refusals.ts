import type { RefusalTable } from '../refusals.ts'

export const catalogueRefusals = {
  product_not_found: { status: 404, sentence: 'Produk tidak ditemukan.' },
  seller_not_found: { status: 404, sentence: 'Seller tidak ditemukan.' },
} as const satisfies RefusalTable
