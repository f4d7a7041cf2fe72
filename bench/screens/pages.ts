import type { Page } from 'playwright-core'
import type { Place } from './place.ts'

const everybody = ['visitor', 'buyer', 'seller'] as const
const anybody = ['visitor', 'buyer'] as const
const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const member = ['buyer', 'newcomer'] as const
const seller = ['seller'] as const
const administrator = ['administrator'] as const

const SELLER = 'nirwasita-farmaka-cipta'
const UNSUBSCRIBED = 'kencaraya-biosintesa'

/** The first entry of the audit log that changed something. */
async function openFirstEntry(page: Page): Promise<void> {
  const entry = page.getByText(/\d+ perubahan/).first()
  await entry.click()
  await page.getByRole('columnheader', { name: 'Yang berubah' }).first().waitFor()
}

const NO_ROOM = '00000000-0000-4000-8000-000000000000'

/** 'Daftar Chat', or that there is no conversation yet. */
async function openChat(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}

/** Every page, by whom it is seen differently. Add new ones here. */
export const pages: readonly Place[] = [
  { name: 'beranda', at: '/', as: ['visitor', 'buyer', 'newcomer', 'seller'] },
  { name: 'masuk', at: '/masuk', as: visitor },
  { name: 'daftar', at: '/daftar', as: visitor },
  { name: 'daftar-selesai', at: '/daftar/selesai', as: ['newcomer'] },
  { name: 'daftar-promo', at: '/daftar-promo', as: anybody },
  { name: 'verifikasi-gagal', at: '/verifikasi?token=karangan', as: visitor },
  { name: 'reset-password', at: '/reset-password', as: visitor },
  { name: 'kotak-keluar', at: '/kotak-keluar', as: visitor },
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
  { name: 'checkout-kosong', at: '/checkout', as: ['newcomer'] },
  { name: 'transaksi', at: '/transaksi/daftar-transaksi', as: member },
  { name: 'transaksi-kosong', at: '/transaksi/daftar-transaksi?keyword=zzzzqqq', as: buyer },
  {
    name: 'transaksi-rincian',
    at: { on: '/transaksi/daftar-transaksi', link: '/transaksi/daftar-transaksi/' },
    as: buyer,
  },
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
  { name: 'loyalty-poin', at: '/akun/loyalty-poin', as: member },
  { name: 'switch-account', at: '/akun/switch-account', as: buyer },

  { name: 'pusat-seller', at: '/pusat-seller', as: ['buyer', 'seller'] },
  { name: 'pusat-seller-produk', at: '/pusat-seller/produk', as: seller },
  { name: 'pusat-seller-produk-kosong', at: '/pusat-seller/produk?keyword=zzzzqqq', as: seller },
  { name: 'pusat-seller-chat', at: '/pusat-seller/chat', as: seller },
  { name: 'pusat-seller-chat-tidak-ada', at: `/pusat-seller/chat?room=${NO_ROOM}`, as: seller },
  { name: 'pusat-seller-dokumen', at: '/pusat-seller/dokumen', as: seller },
  { name: 'pusat-seller-dokumen-kosong', at: '/pusat-seller/dokumen?keyword=zzzzqqq', as: seller },
  { name: 'pusat-seller-pesanan', at: '/pusat-seller/pesanan', as: seller },
  { name: 'pusat-seller-pesanan-kosong', at: '/pusat-seller/pesanan?keyword=zzzzqqq', as: seller },
  {
    name: 'pusat-seller-pesanan-rincian',
    at: { on: '/pusat-seller/pesanan', link: '/pusat-seller/pesanan/' },
    as: seller,
  },
  { name: 'pusat-seller-nego', at: '/pusat-seller/nego', as: seller },
  { name: 'pusat-seller-nego-kosong', at: '/pusat-seller/nego?keyword=zzzzqqq', as: seller },
  { name: 'pusat-seller-nego-pengaturan', at: '/pusat-seller/nego/pengaturan', as: seller },
  { name: 'pusat-seller-langganan', at: '/pusat-seller/langganan', as: seller },
  { name: 'pusat-seller-langganan-kosong', at: '/pusat-seller/langganan?keyword=zzzzqqq', as: seller },
  {
    name: 'pusat-seller-langganan-rincian',
    at: { on: '/pusat-seller/langganan', link: '/pusat-seller/langganan/' },
    as: seller,
  },
  { name: 'pusat-seller-tidak-ada', at: '/pusat-seller/tidak-ada', as: seller },

  { name: 'admin-bahan', at: '/admin/bahan', as: administrator },
  { name: 'admin-bahan-semua', at: '/admin/bahan/semua', as: administrator },
  { name: 'admin-bahan-kembar', at: '/admin/bahan/kembar', as: administrator },
  { name: 'admin-pencarian-kosong', at: '/admin/pencarian-kosong', as: administrator },
  { name: 'admin-perusahaan-pembeli', at: '/admin/perusahaan/pembeli', as: administrator },
  { name: 'admin-perusahaan-semua', at: '/admin/perusahaan/semua', as: administrator },
  { name: 'admin-pengguna', at: '/admin/pengguna', as: administrator },
  { name: 'admin-audit', at: '/admin/audit', as: ['buyer', 'administrator'] },
  { name: 'admin-audit-kosong', at: '/admin/audit?keyword=zzzzqqq', as: administrator },
  { name: 'admin-audit-rincian', at: '/admin/audit', as: administrator, act: openFirstEntry },
  { name: 'admin-administrator', at: '/admin/administrator', as: administrator },
  { name: 'admin-promo', at: '/admin/promo', as: administrator },
  { name: 'admin-poin', at: '/admin/promo/poin', as: administrator },
  { name: 'admin-voucher', at: '/admin/promo/voucher', as: administrator },
  { name: 'admin-pesan', at: '/admin/pesan', as: administrator },
  { name: 'admin-survei', at: '/admin/survei', as: administrator },
  { name: 'pusat-seller-jawaban-chat', at: '/pusat-seller/jawaban-chat', as: seller },
  { name: 'admin-kalender', at: '/admin/kalender', as: administrator },
  { name: 'admin-sistem', at: '/admin/sistem', as: administrator },
  { name: 'admin-tidak-ada', at: '/admin/tidak-ada', as: administrator },
]
