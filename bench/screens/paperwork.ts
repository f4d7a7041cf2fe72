import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const newcomer = ['newcomer'] as const
const seller = ['seller'] as const

const DIALOG = '[role=dialog], [role=alertdialog]'
const anOrder = { on: '/transaksi/daftar-transaksi?status=selesai', link: '/transaksi/daftar-transaksi/' }
const aSale = (status: string) => ({ on: `/pusat-seller/pesanan?status=${status}`, link: '/pusat-seller/pesanan/' })

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

/** Follows the document of this kind on an order's page. */
function openDocument(kind: string) {
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

/** An order up to its last document: lists, documents, money, tax and lots, with their dialogs. Add new ones here. */
export const paperwork: readonly Screen[] = [
  { name: 'daftar-belanja-kosong', at: '/daftar-belanja', as: newcomer },
  { name: 'daftar-belanja-simpan', at: '/keranjang', as: buyer, act: press('Simpan ke daftar') },
  { name: 'bukti-kosong', at: '/bukti/AAAA-AAAA', as: visitor },
  { name: 'surat-invoice', at: anOrder, as: buyer, act: openDocument('Invoice') },
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
  {
    name: 'pusat-seller-kwitansi-batal',
    at: aSale('selesai&keyword=Sukmaraga'),
    as: seller,
    act: openDocument('Kwitansi'),
  },
]
