import type { RefusalTable } from '../refusals.ts'

export const catalogueRefusals = {
  product_not_found: { status: 404, sentence: 'Produk tidak ditemukan.' },
  picture_not_found: { status: 404, sentence: 'Gambar tidak ditemukan.' },
  seller_not_found: { status: 404, sentence: 'Seller tidak ditemukan.' },
} as const satisfies RefusalTable
