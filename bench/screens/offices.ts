import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

const seller = ['seller'] as const
const administrator = ['administrator'] as const

const NO_ROOM = '00000000-0000-4000-8000-000000000000'
const ownProduct = { on: '/pusat-seller/produk', link: '/pusat-seller/produk/[0-9]' }
const UUID_OF_COMPANY = '/admin/perusahaan/[0-9a-f]+-'

/** The first entry of the audit log that changed something. */
async function openFirstEntry(page: Page): Promise<void> {
  const entry = page.getByText(/\d+ perubahan/).first()
  await entry.click()
  await page.getByRole('columnheader', { name: 'Yang berubah' }).first().waitFor()
}

/** The shop has sent a file of its stocks, with one row that does not fit. */
async function withImport(page: Page): Promise<void> {
  const list = await page.request.get('/pusat-seller/impor')
  if (/href="\/pusat-seller\/impor\/\w/.test(await list.text())) return
  await page.goto('/healthz')
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('SessionID')}` }
    const sample = await fetch('/api/pusat-seller/impor/contoh?jenis=stok&format=csv', { headers })
    const form = new FormData()
    form.set('jenis', 'stok')
    form.set('berkas', new File([`${await sample.text()}TIDAK-ADA\n`], 'stok-gudang.csv', { type: 'text/csv' }))
    await fetch('/api/pusat-seller/impor/unggah', { method: 'POST', headers, body: form })
  })
}

/** Every page of Pusat Seller and of the administrators. Add new ones here. */
export const offices: readonly Screen[] = [
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
  { name: 'pusat-seller-klaim', at: '/pusat-seller/klaim', as: seller },
  { name: 'pusat-seller-klaim-rincian', at: { on: '/pusat-seller/klaim', link: '/pusat-seller/klaim/' }, as: seller },
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
  { name: 'pusat-seller-produk-baru', at: '/pusat-seller/produk/baru', as: seller },
  { name: 'pusat-seller-produk-usulan', at: '/pusat-seller/produk/usulan', as: seller },
  { name: 'pusat-seller-produk-ubah', at: ownProduct, as: seller },
  { name: 'pusat-seller-etalase', at: '/pusat-seller/etalase', as: seller },
  { name: 'pusat-seller-etalase-isi', at: { on: '/pusat-seller/etalase', link: '/pusat-seller/etalase/' }, as: seller },
  { name: 'pusat-seller-harga', at: '/pusat-seller/harga', as: seller },
  { name: 'pusat-seller-harga-pelanggan', at: '/pusat-seller/harga?bagian=pelanggan', as: seller },
  { name: 'pusat-seller-harga-produk', at: { on: '/pusat-seller/harga', link: '/pusat-seller/harga/' }, as: seller },
  { name: 'pusat-seller-voucher', at: '/pusat-seller/voucher', as: seller },
  { name: 'pusat-seller-piutang', at: '/pusat-seller/piutang', as: seller },
  {
    name: 'pusat-seller-piutang-rekening',
    at: { on: '/pusat-seller/piutang', link: '/pusat-seller/piutang/[0-9a-f]+-' },
    as: seller,
  },
  { name: 'pusat-seller-piutang-aturan', at: '/pusat-seller/piutang/aturan', as: seller },
  { name: 'pusat-seller-stok', at: '/pusat-seller/stok', as: seller },
  { name: 'pusat-seller-stok-produk', at: { on: '/pusat-seller/stok', link: '/pusat-seller/stok/' }, as: seller },
  { name: 'pusat-seller-impor', at: '/pusat-seller/impor', as: seller },
  {
    name: 'pusat-seller-impor-rincian',
    at: { on: '/pusat-seller/impor', link: '/pusat-seller/impor/' },
    as: seller,
    before: withImport,
  },
  { name: 'pusat-seller-pajak', at: '/pusat-seller/pajak', as: seller },
  { name: 'pusat-seller-dokumen-lot', at: '/pusat-seller/dokumen/lot', as: seller },
  { name: 'pusat-seller-pratinjau', at: { on: ownProduct, link: '/pusat-seller/produk/[0-9]+/pratinjau' }, as: seller },
  { name: 'pusat-seller-pencarian-kosong', at: '/pusat-seller/pencarian-kosong', as: seller },
  { name: 'pusat-seller-rekening', at: '/pusat-seller/rekening', as: seller },
  { name: 'pusat-seller-tim', at: '/pusat-seller/tim', as: seller },
  { name: 'pusat-seller-pengaturan', at: '/pusat-seller/pengaturan', as: seller },
  { name: 'pusat-seller-tarif', at: '/pusat-seller/pengaturan/tarif', as: seller },
  { name: 'pusat-seller-tidak-ada', at: '/pusat-seller/tidak-ada', as: seller },

  { name: 'admin-produk', at: '/admin/produk', as: administrator },
  { name: 'admin-produk-rincian', at: { on: '/admin/produk', link: '/admin/produk/' }, as: administrator },
  { name: 'admin-bahan-rincian', at: { on: '/admin/bahan/semua', link: '/admin/bahan/[0-9]' }, as: administrator },
  { name: 'admin-bahan-gabung', at: '/admin/bahan/1/gabung', as: administrator },
  { name: 'admin-perusahaan', at: '/admin/perusahaan', as: administrator },
  { name: 'admin-perusahaan-rincian', at: { on: '/admin/perusahaan/semua', link: UUID_OF_COMPANY }, as: administrator },
  { name: 'admin-pengguna-rincian', at: { on: '/admin/pengguna', link: '/admin/pengguna/' }, as: administrator },
  { name: 'admin-rekening', at: '/admin/rekening', as: administrator },
  { name: 'admin-survei-pertanyaan', at: '/admin/survei/pertanyaan', as: administrator },
  { name: 'admin-konten', at: '/admin/konten', as: administrator },
  { name: 'admin-konten-faq', at: '/admin/konten/faq', as: administrator },
  { name: 'admin-konten-halaman', at: '/admin/konten/halaman', as: administrator },
  { name: 'admin-konten-testimoni', at: '/admin/konten/testimoni', as: administrator },
  { name: 'admin-konten-banner', at: '/admin/konten/banner', as: administrator },
  { name: 'admin-konten-kategori', at: '/admin/konten/kategori', as: administrator },
  { name: 'admin-artikel-baru', at: '/admin/konten/artikel/baru', as: administrator },
  { name: 'admin-artikel', at: '/admin/konten/artikel/1', as: administrator },
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
  { name: 'pusat-seller-laporan', at: '/pusat-seller/laporan', as: seller },
  { name: 'pusat-seller-jawaban-chat', at: '/pusat-seller/jawaban-chat', as: seller },
  { name: 'admin-kalender', at: '/admin/kalender', as: administrator },
  { name: 'admin-sistem', at: '/admin/sistem', as: administrator },
  { name: 'admin-tidak-ada', at: '/admin/tidak-ada', as: administrator },
]
