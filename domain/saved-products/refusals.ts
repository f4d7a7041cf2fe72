import type { RefusalTable } from '../refusals.ts'

export const savedProductRefusals = {
  favourites_full: {
    status: 422,
    sentence: 'Favorit sudah berisi {most} produk. Hapus sebagian untuk menambah yang baru.',
  },
  awaited_full: {
    status: 422,
    sentence: 'Anda sudah menunggu {most} produk. Hapus sebagian untuk menunggu yang baru.',
  },
  not_sold_out: { status: 409, sentence: 'Produk ini sudah tersedia.' },
  compared_full: { status: 422, sentence: 'Paling banyak {most} produk dapat dibandingkan sekaligus.' },
} as const satisfies RefusalTable
