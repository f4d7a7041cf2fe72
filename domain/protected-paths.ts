/** What the addresses of pages for signed-in users begin with [ROUTE-3]. */
export const protectedPaths = [
  'transaksi',
  'akun',
  'notifikasi',
  'keranjang',
  'checkout',
  'pesan-cepat',
  'daftar-belanja',
  'penyedia-uji',
  'faq',
  'loyalty-poin',
  'pusat-seller',
  'admin',
] as const
