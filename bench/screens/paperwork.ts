import type { Page } from 'playwright-core'
import { ask, NIRWASITA } from '#test/e2e/filled-cart.ts'
import type { Place } from './place.ts'

const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const newcomer = ['newcomer'] as const
const seller = ['seller'] as const

const DIALOG = '[role=dialog], [role=alertdialog]'
const anOrder = { on: '/transaksi/daftar-transaksi?status=selesai', link: '/transaksi/daftar-transaksi/' }
const aSale = (status: string) => ({ on: `/pusat-seller/pesanan?status=${status}`, link: '/pusat-seller/pesanan/' })
const aStatement = { on: '/pusat-seller/piutang', link: '/pusat-seller/piutang/' }
const ownProduct = { on: '/pusat-seller/produk', link: '/pusat-seller/produk/[0-9]' }

/** Presses the first visible button with this name, and waits for the dialog that it opens. */
function press(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name }).locator('visible=true').first().click()
    await page.locator(DIALOG).locator('visible=true').last().waitFor()
  }
}

/** Sends a dialog as it is, so that it says what is missing. */
function pressAndSend(name: string | RegExp, send: string) {
  return async (page: Page) => {
    await press(name)(page)
    await page.locator(DIALOG).last().getByRole('button', { name: send }).click()
    await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor()
  }
}

/** Follows the paper of this kind on an order's page. */
function openPaper(kind: string) {
  return async (page: Page) => {
    await page
      .getByRole('region', { name: 'Dokumen' })
      .getByRole('link', { name: new RegExp(`^${kind}`) })
      .first()
      .click()
    await page.getByRole('article').waitFor()
  }
}

async function openQuotation(page: Page) {
  await page.goto('/transaksi/nego?status=penawaran_balik')
  await page.getByRole('main').getByRole('link', { name: /./ }).and(page.locator('[href*="nego_id"]')).first().click()
  await page.getByRole('button', { name: 'Penawaran', exact: true }).click()
  await page.getByRole('article', { name: /^Penawaran/ }).waitFor()
}

async function checkRows(page: Page) {
  const names = [
    '77-92-9, 50',
    'Gula halus 20 sak',
    'tidak ada produk bernama begini panjangnya, 12',
    'parasetamol, seribu',
  ]
  await page.getByLabel('Kode atau nama, lalu jumlah').fill(names.join('\n'))
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByText('tidak ada produk bernama begini').first().waitFor()
}

const LONG = 'Bahan bulanan untuk lini pengisian kapsul keras dan tablet salut, gudang Cikarang'

/** A list with a long name, so that pages of lists have something to show. */
async function aList(page: Page) {
  const { data } = await ask(page, 'daftar-belanja/daftar', {})
  if (data.daftar.length === 0) await makeList(page)
  await page.reload()
}

async function makeList(page: Page) {
  const { data: found } = await ask(page, 'produk/daftar', { seller: NIRWASITA, urut: 'nama', per_halaman: 60 })
  const baris = found.produk.slice(0, 6).map((product) => ({
    produk_id: product.produk_id,
    kuantitas_satuan: product.produk_jumlah_min_beli,
  }))
  await ask(page, 'daftar-belanja/buat', { nama: LONG, baris })
}

async function openList(page: Page) {
  await aList(page)
  await page.getByRole('main').getByRole('link', { name: LONG }).click()
  await page.getByRole('heading', { level: 1, name: LONG }).waitFor()
}

async function openRepeat(page: Page) {
  await openList(page)
  await press(/^Ulangi/)(page)
}

/** What goes with an order to its last paper: lists, papers, money, tax and lots, with their dialogs. Add new ones here. */
export const paperwork: readonly Place[] = [
  { name: 'pesan-cepat', at: '/pesan-cepat', as: buyer },
  { name: 'pesan-cepat-diperiksa', at: '/pesan-cepat', as: buyer, act: checkRows },
  { name: 'daftar-belanja-kosong', at: '/daftar-belanja', as: newcomer },
  { name: 'daftar-belanja', at: '/daftar-belanja', as: buyer, act: aList },
  { name: 'daftar-belanja-isi', at: '/daftar-belanja', as: buyer, act: openList },
  { name: 'daftar-belanja-ulangi', at: '/daftar-belanja', as: buyer, act: openRepeat },
  { name: 'daftar-belanja-simpan', at: '/keranjang', as: buyer, act: press('Simpan ke daftar') },
  { name: 'belanja', at: '/akun/belanja', as: ['buyer', 'newcomer'] },
  { name: 'tagihan', at: '/akun/tagihan', as: ['buyer', 'newcomer'] },
  { name: 'bukti-kosong', at: '/bukti/AAAA-AAAA', as: visitor },
  { name: 'surat-invoice', at: anOrder, as: buyer, act: openPaper('Invoice') },
  { name: 'surat-kwitansi', at: anOrder, as: buyer, act: openPaper('Kwitansi') },
  { name: 'surat-penawaran', at: '/transaksi/nego', as: buyer, act: openQuotation },

  { name: 'pusat-seller-kirim', at: aSale('diproses'), as: seller, act: press('Kirim') },
  {
    name: 'pusat-seller-kirim-salah',
    at: aSale('diproses'),
    as: seller,
    act: pressAndSend('Kirim', 'Catat pengiriman'),
  },
  { name: 'pusat-seller-kurangi', at: aSale('diproses'), as: seller, act: press('Kurangi') },
  { name: 'pusat-seller-pembatalan', at: aSale('diproses'), as: seller, whole: true },
  { name: 'pusat-seller-pembatalan-tolak', at: aSale('diproses'), as: seller, act: press('Tolak') },
  { name: 'pusat-seller-catat-bayar', at: aSale('dikirim'), as: seller, act: press('Catat pembayaran') },
  { name: 'pusat-seller-kwitansi-batal', at: aSale('selesai'), as: seller, act: openPaper('Kwitansi') },
  { name: 'pusat-seller-piutang', at: '/pusat-seller/piutang', as: seller },
  { name: 'pusat-seller-rekening-pelanggan', at: aStatement, as: seller },
  { name: 'pusat-seller-pajak', at: '/pusat-seller/pajak', as: seller },
  { name: 'pusat-seller-pajak-pasang', at: '/pusat-seller/pajak', as: seller, act: attach },
  { name: 'pusat-seller-dokumen-lot', at: '/pusat-seller/dokumen/lot', as: seller },
  { name: 'pusat-seller-dokumen-lot-unggah', at: '/pusat-seller/dokumen/lot', as: seller, act: press(/CoA/) },
  { name: 'pusat-seller-pratinjau', at: ownProduct, as: seller, act: preview },
]

async function attach(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Tindakan untuk INV/ })
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: /faktur pajak/ })
    .first()
    .click()
  await page.locator(DIALOG).last().waitFor()
}

async function preview(page: Page) {
  await page.goto(`${page.url().split('?')[0]}/pratinjau`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
