import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const shoppingListRefusals = {
  list_not_found: { status: 404, sentence: 'Daftar belanja tidak ditemukan.' },
  list_name_taken: { status: 422, sentence: 'Perusahaan Anda sudah punya daftar dengan nama ini.' },
  lists_full: { status: 422, sentence: `Paling banyak ${MOST.shoppingLists} daftar belanja per perusahaan.` },
  list_full: { status: 422, sentence: `Satu daftar paling banyak berisi ${MOST.listLines} produk.` },
  list_empty: { status: 422, sentence: 'Daftar ini belum berisi produk.' },
  draft_not_found: { status: 404, sentence: 'Draf pesanan tidak ditemukan.' },
  draft_closed: { status: 409, sentence: 'Draf pesanan ini sudah ditangani.' },
} as const satisfies RefusalTable
