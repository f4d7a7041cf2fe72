import type { indonesianInside } from './indonesian-inside.ts'

/** The labels that the header shows at once; `{name}` places are filled when they are shown [HEAD-3]. */
export const indonesian = {
  tagline: 'Bahan baku industri sejak 2007',
  language: 'Bahasa',
  currency: 'Mata uang',
  mainMenu: 'Menu utama',
  openMenu: 'Buka menu',
  close: 'Tutup',
  home: 'Beranda',
  products: 'Daftar Produk',
  about: 'Tentang Kami',
  transactions: 'Transaksi',
  orders: 'Daftar Transaksi',
  negotiations: 'Nego',
  sellers: 'Seller',
  sellerCenter: 'Pusat Seller',
  administration: 'Administrator',
  search: 'Cari produk',
  signIn: 'Masuk',
  register: 'Daftar',
}

/** All labels, which every other language has. */
export type HeaderWords = Record<keyof typeof indonesian | keyof typeof indonesianInside, string>
