import type { RefusalTable } from '../refusals.ts'

export const catalogueRefusals = {
  product_not_found: { status: 404, sentence: 'Produk tidak ditemukan.' },
  product_is_draft: { status: 422, sentence: 'Produk ini masih draf: lengkapi dahulu sebelum dijual.' },
  picture_not_found: { status: 404, sentence: 'Gambar tidak ditemukan.' },
  seller_not_found: { status: 404, sentence: 'Seller tidak ditemukan.' },
} as const satisfies RefusalTable
