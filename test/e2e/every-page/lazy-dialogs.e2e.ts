import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { ask, fillCart, NIRWASITA } from '../buyer/filled-cart.ts'

const FAILED = 'Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.'

test("code that cannot be loaded says so and leaves the page as it is: a part of the wanted page comes by 'Coba lagi', a dialog opens once the network is back [DETAIL-5, HEAD-1]", async ({
  page,
  context,
}) => {
  await page.goto('/produk')
  await test.step('a dialog leaves what was typed, and opens once the network is back [HEAD-1]', async () => {
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Cari bahan, CAS, atau kode E' })
    await search.fill('gula')
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    await expect(search).toHaveValue('gula')

    await context.setOffline(false)
    // the page may be loaded anew, and the dialog opens after that
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step("a part of the wanted page keeps the rest, and comes by 'Coba lagi' [DETAIL-5]", async () => {
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
})

const outages = {
  'the network was gone': {
    button: 'Keranjang',
    dialog: 'Kuantitas Pesanan',
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
  },
  'the server was gone': {
    button: 'Nego',
    dialog: 'Nego Harga',
    begin: (page: Page) => page.route(/\/assets\//, (route) => route.abort()),
    end: (page: Page) => page.unroute(/\/assets\//),
  },
}

test("a card's button pressed while network or server was gone opens its dialog at the first press after that, and a dialog about lists that are still on their way has the focus in its first field once they are there [CARD-1, HEAD-1, ORDER-7]", async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto(`/produk?seller=${NIRWASITA}`)
  for (const [title, { button, dialog, begin, end }] of Object.entries(outages)) {
    await test.step(`a card's button pressed while ${title} [CARD-1, HEAD-1]`, async () => {
      const opener = page.getByRole('article').getByRole('button', { name: button }).first()
      await begin(page)
      await opener.click()
      await expect(page.getByRole('alert')).toHaveText(FAILED)
      await end(page)

      await opener.click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  await test.step('a dialog about lists that are still on their way has the focus in its first field [ORDER-7]', async () => {
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
})
