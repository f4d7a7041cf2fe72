import type { Page, Route } from 'playwright-core'
import type { Screen } from './screen.ts'

const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const seller = ['seller'] as const

const OWN_SELLER = '/produk?seller=nirwasita-farmaka-cipta'
const PAGES = /\.data(\?|$)/
const call = (path: string) => `**/api/${path}`

/** Nothing that fits is ever answered. */
const hold = (what: string | RegExp) => (page: Page) => page.route(what, () => undefined)
/** Everything that fits fails. */
const fail = (what: string | RegExp) => (page: Page) => page.route(what, broken)
const broken = (route: Route) => route.fulfill({ status: 500, json: { status: 'error' } })

function follow(name: string | RegExp, shows: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('link', { name }).locator('visible=true').first().click()
    await page.getByText(shows).locator('visible=true').first().waitFor()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
}

function press(name: string | RegExp, shows: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name }).locator('visible=true').first().click()
    await page.getByRole('dialog').getByText(shows).locator('visible=true').first().waitFor()
  }
}

const LOADING = 'memuat . . .'
const WORKING = 'proses berjalan . . .'

async function add(page: Page, text: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Keranjang', exact: true })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tambahkan' }).click()
  await page.getByText(text).locator('visible=true').first().waitFor()
}

/** Toasts stay while they are pointed at. */
async function addAndPoint(page: Page, text: string) {
  await add(page, text)
  await page.getByText(text).locator('visible=true').first().hover()
}

const added = (route: Route) => route.fulfill({ json: { status: 'success', status_detail: { status_message: '' } } })

/** Screens of pending, failed and answered calls. Add new ones here. */
export const answers: readonly Screen[] = [
  {
    name: 'memuat-produk',
    at: '/produk',
    as: visitor,
    before: hold(PAGES),
    act: follow('Halaman berikutnya', LOADING),
    unfinished: true,
  },
  {
    name: 'memuat-transaksi',
    at: '/transaksi/daftar-transaksi',
    as: buyer,
    before: hold(PAGES),
    act: follow(/^Dibatalkan|^Selesai/, LOADING),
    unfinished: true,
  },
  {
    name: 'memuat-lihat-cepat',
    at: OWN_SELLER,
    as: buyer,
    before: hold(call('produk/detail')),
    act: press(/^Lihat cepat/, LOADING),
    unfinished: true,
  },
  {
    name: 'memuat-nego',
    at: OWN_SELLER,
    as: buyer,
    before: hold(call('produk/nego/status')),
    act: press('Nego', LOADING),
    unfinished: true,
  },
  {
    name: 'memuat-pusat-seller-nego',
    at: '/pusat-seller/nego',
    as: seller,
    before: hold(PAGES),
    act: follow(/^Semua/, LOADING),
    unfinished: true,
  },
  {
    name: 'proses-tambah',
    at: OWN_SELLER,
    as: buyer,
    before: hold(call('produk/keranjang/tambah')),
    act: (page) => add(page, WORKING),
    unfinished: true,
  },
  {
    name: 'gagal-lihat-cepat',
    at: OWN_SELLER,
    as: buyer,
    before: fail(call('produk/detail')),
    act: press(/^Lihat cepat/, 'Coba lagi'),
  },
  {
    name: 'gagal-nego',
    at: OWN_SELLER,
    as: buyer,
    before: fail(call('produk/nego/status')),
    act: press('Nego', 'Terjadi kesalahan saat memuat produk'),
  },
  {
    name: 'gagal-halaman',
    at: '/tentang-kami',
    as: visitor,
    before: fail(PAGES),
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Artikel' }).first().click()
      await page.getByText('Coba lagi').first().waitFor()
    },
  },
  {
    name: 'gagal-tambah',
    at: OWN_SELLER,
    as: buyer,
    before: (page) => page.route(call('produk/keranjang/tambah'), (route) => route.abort()),
    act: (page) => addAndPoint(page, 'Gagal menambah produk ke keranjang'),
  },
  {
    name: 'toast-tambah',
    at: OWN_SELLER,
    as: buyer,
    before: (page) => page.route(call('produk/keranjang/tambah'), added),
    act: (page) => addAndPoint(page, 'Produk berhasil ditambahkan'),
  },
  {
    name: 'offline',
    at: '/tentang-kami',
    as: visitor,
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('Anda sedang offline').waitFor()
    },
  },
  {
    name: 'masuk-salah',
    at: '/masuk',
    as: visitor,
    act: async (page) => {
      await page.getByLabel('E-mail atau username').fill('salah@contoh.id')
      await page.getByLabel('Password', { exact: true }).fill('Salah1234')
      await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'daftar-kosong',
    at: '/daftar',
    as: visitor,
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /Lanjut|Daftar/ })
        .first()
        .click()
      await page.getByRole('alert').first().waitFor()
    },
  },
]
