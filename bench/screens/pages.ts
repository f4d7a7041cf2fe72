import type { Page } from 'playwright-core'
import { ask } from '#test/e2e/buyer/filled-cart.ts'
import { offices } from './offices.ts'
import { paperwork } from './paperwork.ts'
import type { Screen } from './screen.ts'

const everybody = ['visitor', 'buyer', 'seller'] as const
const anybody = ['visitor', 'buyer'] as const
const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const member = ['buyer', 'newcomer'] as const

const SELLER = 'nirwasita-farmaka-cipta'
const UNSUBSCRIBED = 'kencaraya-biosintesa'

/** 'Daftar Chat', or that there is no conversation yet. */
async function openChat(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}

/** The company has a list of what it usually buys. */
async function withShoppingList(page: Page) {
  await page.goto('/healthz')
  const { data } = await ask(page, 'daftar-belanja/daftar', {})
  if (data.daftar.length > 0) return
  const { data: listed } = await ask(page, 'produk/daftar', { seller: SELLER, per_halaman: 3 })
  await ask(page, 'daftar-belanja/buat', {
    nama: 'Bahan setiap bulan',
    baris: listed.produk.map((one) => ({ produk_id: one.produk_id, kuantitas_satuan: one.produk_jumlah_min_beli })),
  })
}

/** Every page, with the viewers that see it differently. Add new ones here. */
export const pages: readonly Screen[] = [
  { name: 'beranda', at: '/', as: ['visitor', 'buyer', 'newcomer', 'seller'] },
  { name: 'masuk', at: '/masuk', as: visitor },
  { name: 'daftar', at: '/daftar', as: visitor },
  { name: 'daftar-selesai', at: '/daftar/selesai', as: ['newcomer'] },
  { name: 'daftar-seller', at: '/daftar-seller', as: ['visitor', 'buyer', 'newcomer'] },
  { name: 'daftar-promo', at: '/daftar-promo', as: anybody },
  { name: 'verifikasi-gagal', at: '/verifikasi?token=karangan', as: visitor },
  { name: 'reset-password', at: '/reset-password', as: visitor },
  { name: 'kotak-keluar', at: '/kotak-keluar', as: visitor },
  { name: 'penyedia-uji', at: '/penyedia-uji', as: member },
  { name: 'tagihan', at: '/akun/tagihan', as: member },
  { name: 'undangan-tidak-berlaku', at: '/undangan?token=karangan', as: visitor },
  { name: 'ubah-email-gagal', at: '/ubah-email?token=karangan', as: visitor },
  { name: 'ubah-email-batal-gagal', at: '/ubah-email/batal?token=karangan', as: visitor },
  { name: 'akun-ditutup', at: '/akun-ditutup', as: visitor },

  { name: 'produk', at: '/produk', as: anybody },
  { name: 'produk-disaring', at: '/produk?kategori=2&siap=ya', as: visitor },
  { name: 'produk-kosong', at: '/produk?keyword=zzzzqqq', as: visitor },
  { name: 'produk-mirip', at: '/produk?keyword=parasetmol', as: visitor },
  { name: 'produk-rincian', at: { on: `/produk?seller=${SELLER}`, link: '/produk/' }, as: everybody },
  { name: 'produk-rincian-belum', at: { on: `/produk?seller=${UNSUBSCRIBED}`, link: '/produk/' }, as: buyer },
  { name: 'bahan', at: '/bahan/kalsium-karbonat', as: anybody },
  { name: 'bahan-kosong', at: '/bahan/kalsium-karbonat?asal=zz', as: visitor },
  { name: 'bandingkan-kosong', at: '/bandingkan', as: visitor },
  { name: 'kabari', at: '/akun/kabari', as: member },
  { name: 'favorit', at: '/favorit', as: ['visitor', 'newcomer'] },
  { name: 'seller', at: '/seller', as: anybody },
  { name: 'seller-kosong', at: '/seller?keyword=zzzzqqq', as: visitor },
  { name: 'seller-rincian', at: `/seller/${SELLER}`, as: anybody },
  { name: 'seller-produk', at: `/seller/${SELLER}/produk?etalase=antibiotik`, as: visitor },
  { name: 'seller-rincian-belum', at: `/seller/${UNSUBSCRIBED}`, as: buyer },

  { name: 'tentang-kami', at: '/tentang-kami', as: visitor },
  { name: 'tentang', at: '/tentang', as: buyer },
  { name: 'artikel', at: '/artikel', as: anybody },
  { name: 'artikel-rincian', at: { on: '/artikel', link: '/artikel/' }, as: anybody },
  { name: 'artikel-post-classic', at: '/artikel/post-classic', as: visitor },
  { name: 'blog-category-classic', at: '/blog/category-classic', as: visitor },
  { name: 'blog-category-list', at: '/blog/category-list', as: visitor },
  { name: 'blog-category-left-sidebar', at: '/blog/category-left-sidebar', as: visitor },
  { name: 'blog-post-full', at: '/blog/post-full', as: visitor },
  { name: 'faq', at: '/faq', as: buyer },
  { name: 'faq-dibuka', at: '/faq#langganan', as: buyer },
  { name: 'syarat', at: '/syarat', as: visitor },
  { name: 'privasi', at: '/privasi', as: visitor },
  { name: 'tidak-ada', at: '/tidak-ada', as: anybody },

  { name: 'toko-contoh', at: '/shop', as: visitor },
  { name: 'toko-contoh-produk', at: '/shop/produk/1', as: visitor },
  { name: 'toko-contoh-keranjang', at: '/shop/keranjang', as: visitor },
  { name: 'toko-contoh-favorit', at: '/shop/favorit', as: visitor },
  { name: 'toko-contoh-bandingkan', at: '/shop/bandingkan', as: visitor },

  { name: 'keranjang', at: '/keranjang', as: ['buyer', 'newcomer', 'seller'] },
  { name: 'pesan-cepat', at: '/pesan-cepat', as: buyer },
  { name: 'daftar-belanja', at: '/daftar-belanja', as: member },
  {
    name: 'daftar-belanja-isi',
    at: { on: '/daftar-belanja', link: '/daftar-belanja/' },
    as: buyer,
    before: withShoppingList,
  },
  { name: 'checkout-kosong', at: '/checkout', as: ['newcomer'] },
  { name: 'transaksi', at: '/transaksi/daftar-transaksi', as: member },
  { name: 'transaksi-kosong', at: '/transaksi/daftar-transaksi?keyword=zzzzqqq', as: buyer },
  {
    name: 'transaksi-rincian',
    at: { on: '/transaksi/daftar-transaksi', link: '/transaksi/daftar-transaksi/' },
    as: buyer,
  },
  {
    name: 'dokumen-transaksi',
    at: {
      on: { on: '/transaksi/daftar-transaksi?status=selesai', link: '/transaksi/daftar-transaksi/' },
      link: '/transaksi/dokumen/',
    },
    as: buyer,
  },
  { name: 'klaim', at: '/transaksi/klaim', as: member },
  { name: 'klaim-rincian', at: { on: '/transaksi/klaim', link: '/transaksi/klaim/' }, as: buyer },
  { name: 'bukti-tidak-ada', at: '/bukti/karangan', as: visitor },
  { name: 'nego', at: '/transaksi/nego', as: member },
  { name: 'nego-rincian', at: { on: '/transaksi/nego', link: '/transaksi/nego/detail' }, as: buyer },
  { name: 'profil', at: '/akun/profile', as: ['buyer', 'newcomer', 'seller'] },
  { name: 'profil-alamat', at: '/akun/profile?bagian=alamat', as: member },
  { name: 'profil-anggota', at: '/akun/profile?bagian=anggota', as: member },
  { name: 'profil-pemberitahuan', at: '/akun/profile?bagian=pemberitahuan', as: member },
  { name: 'pemberitahuan', at: '/notifikasi', as: member },
  { name: 'chat', at: '/produk', as: member, act: openChat },
  { name: 'berhenti-email', at: '/berhenti-email?token=karangan', as: visitor },
  { name: 'profil-keamanan', at: '/akun/profile?bagian=keamanan', as: buyer },
  { name: 'profil-perusahaan', at: '/akun/profile?bagian=perusahaan', as: member },
  { name: 'distributor', at: '/akun/distributor', as: member },
  { name: 'distributor-ajukan', at: '/akun/distributor/ajukan', as: member },
  { name: 'belanja', at: '/akun/belanja', as: member },
  { name: 'dokumen-mutu', at: '/akun/dokumen', as: member },
  { name: 'dokumen-mutu-kosong', at: '/akun/dokumen?keyword=zzzzqqq', as: buyer },
  { name: 'loyalty-poin', at: '/akun/loyalty-poin', as: member },
  { name: 'switch-account', at: '/akun/switch-account', as: buyer },

  ...paperwork,
  ...offices,
]
