import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { ask, fillCart, NIRWASITA } from '../buyer/filled-cart.ts'

test('a dialog that cannot be loaded says so, leaves the page as it is, and opens once the network is back [HEAD-1]', async ({
  page,
}) => {
  await page.goto('/produk')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Cari bahan, CAS, atau kode E' })
  await search.fill('gula')
  await page.context().setOffline(true)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert')).toHaveText('Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.')
  await expect(search).toHaveValue('gula')

  await page.context().setOffline(false)
  // a browser that remembers failed modules loads the page anew, and the dialog opens after that
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const outages = {
  'the network was gone': {
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
  },
  'the server was gone': {
    begin: (page: Page) => page.route(/\/assets\//, (route) => route.abort()),
    end: (page: Page) => page.unroute(/\/assets\//),
  },
}
for (const [title, { begin, end }] of Object.entries(outages)) {
  test(`a card's button pressed while ${title} opens its dialog at the first press after that [CARD-1, HEAD-1]`, async ({
    page,
  }) => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto(`/produk?seller=${NIRWASITA}`)
    const button = page.getByRole('article').getByRole('button', { name: 'Keranjang' }).first()
    await begin(page)
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.')
    await end(page)

    await button.click()

    await expect(page.getByRole('dialog', { name: 'Kuantitas Pesanan' })).toBeVisible()
  })
}

test("a part of the wanted page whose code cannot be loaded says so, keeps the rest, and comes by 'Coba lagi' [DETAIL-5]", async ({
  page,
}) => {
  await page.goto('/produk')
  const code = /related-products.*\.js/
  const refused = page.waitForRequest(code)
  await page.route(code, (route) => route.abort())
  await page.getByRole('article').getByRole('link', { name: 'Detail Produk' }).first().click()
  await refused
  const missing = page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dimuat.' })
  await expect(missing).toBeVisible()
  await expect(page.getByRole('link', { name: 'Masuk untuk melihat harga' }).first()).toBeVisible()

  // a browser that remembers failed modules loads the page anew
  await page.unroute(code)
  await missing.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('region', { name: 'Produk terkait' }).getByRole('article').first()).toBeVisible()
  await expect(missing).toHaveCount(0)
})

test('a dialog about lists that are still on their way has the focus in its first field once they are there [ORDER-7]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await fillCart(page, { [NIRWASITA]: 1 })
  await ask(page, 'daftar-belanja/buat', { nama: 'Bahan yang ditunggu', baris: [] })
  await page.goto('/keranjang')
  await page.route('**/api/daftar-belanja/daftar', async (route) => {
    await page.getByRole('status').filter({ hasText: 'memuat' }).waitFor()
    await route.continue()
  })

  await page.getByRole('button', { name: 'Simpan ke daftar' }).first().press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Simpan ke daftar belanja' })
  await expect(dialog.getByLabel('Daftar', { exact: true })).toBeFocused()
})
