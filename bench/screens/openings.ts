import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const seller = ['seller'] as const

const OWN_SELLER = '/produk?seller=nirwasita-farmaka-cipta'
const aProduct = { on: OWN_SELLER, link: '/produk/' }
const anOrder = { on: '/transaksi/daftar-transaksi', link: '/transaksi/daftar-transaksi/' }
const aSale = { on: '/pusat-seller/pesanan?status=menunggu-konfirmasi', link: '/pusat-seller/pesanan/' }
const aCustomer = { on: '/pusat-seller/langganan', link: '/pusat-seller/langganan/' }
const aNegotiation = { on: '/transaksi/nego', link: '/transaksi/nego/detail' }

/** Presses the first visible button with this name, and waits for a dialog, menu or other part that it opens. */
function press(name: string | RegExp, opens: string = DIALOG, within: 'main' | 'banner' = 'main') {
  return async (page: Page) => {
    await page.getByRole(within).getByRole('button', { name }).locator('visible=true').first().click()
    await page.locator(opens).locator('visible=true').last().waitFor()
  }
}

/** Presses a button in the header and waits for what it opens. */
const pressAbove = (name: string | RegExp, opens: string = DIALOG) => press(name, opens, 'banner')

/** Presses in a menu that such a button opens. */
function choose(open: (page: Page) => Promise<void>, item: string) {
  return async (page: Page) => {
    await open(page)
    await page.getByRole('menuitem', { name: item }).click()
    await page.locator(DIALOG).locator('visible=true').last().waitFor()
  }
}

const DIALOG = '[role=dialog], [role=alertdialog]'
const MENU = '[role=menu]'

function typeInSearch(keyword: string) {
  return async (page: Page) => {
    await pressAbove(/^Cari produk/)(page)
    await page.getByRole('dialog').getByRole('combobox').fill(keyword)
    await page.getByRole('option').first().waitFor()
  }
}

async function openNegotiation(page: Page) {
  await press('Nego')(page)
  await page.getByLabel('Harga Nego').waitFor()
}

async function openAbout(page: Page) {
  await openNegotiation(page)
  await page.getByRole('button', { name: 'Tentang Nego' }).click()
  await page.getByRole('alertdialog', { name: 'Tentang Negosiasi' }).waitFor()
}

async function refuseNegotiation(page: Page) {
  await openNegotiation(page)
  await page.getByLabel('Harga Nego').fill('0')
  await page.getByLabel('Harga Nego').blur()
  await page.getByRole('alert').first().waitFor()
}

/** Fills the saved list with products of the demo, before the page is opened. */
function withSaved(shelf: 'Favorit' | 'Bandingkan', ids: readonly number[]) {
  return (page: Page) =>
    page.addInitScript(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [shelf, JSON.stringify(ids)])
}

async function checkOut(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /checkout/i })
    .locator('visible=true')
    .first()
    .click()
  await page.waitForURL(/\/checkout/)
  await page.getByRole('button', { name: 'Buat pesanan' }).first().waitFor()
}

async function asTable(page: Page) {
  await page.getByRole('button', { name: 'Tabel' }).click()
  await page.getByRole('table').first().waitFor()
}

async function putIntoSampleCart(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /keranjang/i })
    .first()
    .click()
  await page
    .getByRole('status')
    .filter({ hasText: /keranjang/ })
    .first()
    .waitFor()
  await page.goto('/shop/keranjang')
}

/** Dialogs, menus and other states that somebody opens. Add new ones here. */
export const openings: readonly Screen[] = [
  { name: 'menu-akun', at: '/tentang-kami', as: buyer, act: pressAbove(/^Menu akun/, MENU) },
  { name: 'menu-narrow', at: '/tentang-kami', as: ['visitor', 'buyer'], act: pressAbove('Buka menu'), only: 'narrow' },
  { name: 'menu-transaksi', at: '/tentang-kami', as: buyer, act: pressAbove('Transaksi', MENU), only: 'wide' },
  { name: 'notifikasi', at: '/tentang-kami', as: ['buyer', 'newcomer'], act: pressAbove(/^Pemberitahuan/) },
  { name: 'keranjang-ringkas', at: '/tentang-kami', as: ['buyer', 'newcomer'], act: pressAbove(/^Keranjang/) },
  { name: 'keluar', at: '/tentang-kami', as: buyer, act: choose(pressAbove(/^Menu akun/, MENU), 'Keluar') },
  { name: 'cari', at: '/tentang-kami', as: visitor, act: pressAbove(/^Cari produk/) },
  { name: 'cari-saran', at: '/tentang-kami', as: ['visitor', 'buyer'], act: typeInSearch('asam') },
  { name: 'survei', at: '/', as: buyer, before: wantSurvey, act: (page) => page.locator(DIALOG).waitFor() },

  { name: 'produk-tabel', at: '/produk', as: ['visitor', 'buyer'], act: asTable, only: 'wide' },
  { name: 'produk-filter', at: '/produk', as: visitor, act: press('Filter'), only: 'narrow' },
  { name: 'lihat-cepat', at: OWN_SELLER, as: ['visitor', 'buyer'], act: press(/^Lihat cepat/) },
  { name: 'keranjang-tambah', at: OWN_SELLER, as: buyer, act: press('Keranjang') },
  { name: 'nego-ajukan', at: aProduct, as: buyer, act: openNegotiation },
  { name: 'nego-ditolak', at: aProduct, as: buyer, act: refuseNegotiation },
  { name: 'nego-tentang', at: aProduct, as: buyer, act: openAbout },
  { name: 'favorit-isi', at: '/favorit', as: visitor, before: withSaved('Favorit', [3, 40, 90, 200, 410]) },
  { name: 'bandingkan', at: '/bandingkan?produk=3,40,90', as: ['visitor', 'buyer'] },
  { name: 'toko-contoh-isi', at: '/shop/produk/1', as: visitor, act: putIntoSampleCart },

  { name: 'checkout', at: '/keranjang', as: buyer, act: checkOut, whole: true },
  { name: 'keranjang-hapus', at: '/keranjang', as: buyer, act: press(/^Hapus/) },
  { name: 'pesanan-batal', at: anOrder, as: buyer, act: press('Batalkan') },
  { name: 'tagihan-va', at: '/akun/tagihan', as: buyer, act: press('Bayar dengan virtual account') },
  { name: 'klaim-bantah', at: { on: '/transaksi/klaim', link: '/transaksi/klaim/' }, as: buyer, act: press(/^Bantah/) },
  { name: 'nego-batal', at: aNegotiation, as: buyer, act: press('Batalkan Nego') },
  { name: 'alamat-tambah', at: '/akun/profile?bagian=alamat', as: buyer, act: press('Tambah alamat') },
  {
    name: 'perusahaan-tutup',
    at: '/akun/profile?bagian=perusahaan',
    as: buyer,
    act: press('Tutup perusahaan'),
  },
  { name: 'undang', at: '/akun/profile?bagian=anggota', as: buyer, act: press('Undang anggota') },
  { name: 'langganan-ajukan', at: '/seller/kencaraya-biosintesa', as: buyer, act: press('Ajukan langganan') },

  { name: 'pusat-seller-produk-menu', at: '/pusat-seller/produk', as: seller, act: press(/^Tindakan/, MENU) },
  {
    name: 'pusat-seller-tarik',
    at: '/pusat-seller/produk',
    as: seller,
    act: choose(press(/^Tindakan/, MENU), 'Tarik dari'),
  },
  { name: 'pusat-seller-dokumen-menu', at: '/pusat-seller/dokumen', as: seller, act: press(/^Tindakan/, MENU) },
  { name: 'pusat-seller-unggah', at: '/pusat-seller/dokumen', as: seller, act: press(/^Unggah/) },
  { name: 'pusat-seller-pesanan-menu', at: '/pusat-seller/pesanan', as: seller, act: press(/^Tindakan/, MENU) },
  { name: 'pusat-seller-konfirmasi', at: aSale, as: seller, act: press('Konfirmasi') },
  {
    name: 'pusat-seller-klaim-nota-kredit',
    at: { on: '/pusat-seller/klaim?saring=seller', link: '/pusat-seller/klaim/' },
    as: seller,
    act: press('Nota kredit'),
  },
  { name: 'pusat-seller-nego-tolak', at: '/pusat-seller/nego', as: seller, act: press('Tolak'), only: 'wide' },
  { name: 'pusat-seller-nego-setuju', at: '/pusat-seller/nego', as: seller, act: press(/^Setuju/), only: 'wide' },
  { name: 'pusat-seller-syarat', at: aCustomer, as: seller, act: press(/^Ubah/) },
  { name: 'pusat-seller-akun', at: '/pusat-seller', as: seller, act: pressAbove(/^Menu akun/, MENU) },

  { name: 'cetak-pesanan', at: anOrder, as: buyer, print: true, only: 'wide' },
  { name: 'cetak-nego', at: aNegotiation, as: buyer, print: true, only: 'wide' },
  { name: 'cetak-bandingkan', at: '/bandingkan?produk=3,40,90', as: buyer, print: true, only: 'wide' },
  { name: 'cetak-produk', at: aProduct, as: buyer, print: true, only: 'wide' },
  { name: 'cetak-bahan', at: '/bahan/kalsium-karbonat', as: buyer, print: true, only: 'wide' },
  { name: 'cetak-keranjang', at: '/keranjang', as: buyer, print: true, only: 'wide' },
  { name: 'cetak-tagihan', at: '/akun/tagihan', as: buyer, print: true, only: 'wide' },
  { name: 'cetak-pusat-seller-stok', at: '/pusat-seller/stok', as: seller, print: true, only: 'wide' },
  { name: 'cetak-syarat', at: '/syarat', as: visitor, print: true, only: 'wide' },
  { name: 'cetak-pusat-seller-pesanan', at: aSale, as: seller, print: true, only: 'wide' },
]

function wantSurvey(page: Page) {
  return page.addInitScript(() => localStorage.setItem('OpenSurveyIdentification', 'true'))
}
