import { words } from '../words.ts'

/** The wire's names of the kinds. */
export const kindWord = words({
  nego: 'nego',
  order: 'pesanan',
  bill: 'tagihan',
  claim: 'klaim',
  approval: 'persetujuan',
  subscription: 'langganan',
  chat: 'chat',
  stock: 'stok',
  list: 'daftar',
  price: 'harga',
  discount: 'diskon',
  document: 'dokumen',
  material: 'bahan',
  application: 'pendaftaran',
  account: 'rekening',
  company: 'perusahaan',
  product: 'produk',
  import: 'impor',
  complaint: 'laporan',
})

/** The wire's names of the channels. */
export const channelWord = words({ app: 'aplikasi', push: 'push', email: 'email' })
