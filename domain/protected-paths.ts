/** Path prefixes of pages for signed-in users [ROUTE-3]. */
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

// of a link in a mail, and of the proof on a document; also within the address that another page leads on to
const SECRET = /(\/|%2F)bukti(\/|%2F)|([?&]|%3F|%26)token(=|%3D)/i

/** Whether a page's address carries a secret: it is never cached, and sends no referrer to other sites [SESS-6]. */
export function bearsSecret(address: string): boolean {
  return SECRET.test(address)
}
