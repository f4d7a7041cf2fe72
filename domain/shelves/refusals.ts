import type { RefusalTable } from '../refusals.ts'

export const shelfRefusals = {
  favourites_full: {
    status: 422,
    sentence: 'Favorit sudah berisi {most} produk. Hapus sebagian untuk menambah yang baru.',
  },
  compared_full: { status: 422, sentence: 'Paling banyak {most} produk dapat dibandingkan sekaligus.' },
} as const satisfies RefusalTable
