import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// products saved here stay with the account
test.use({ ownDatabase: true })

function card(page: Page, place: number) {
  return page.getByRole('list', { name: 'Produk', exact: true }).getByRole('article').nth(place)
}

const heart = /^Favorit /

test('a visitor’s favourites survive a reload, show in every tab, and go to the account at signing in [CARD-5]', async ({
  page,
  context,
  anotherPage,
}) => {
  await page.goto('/produk?kategori=6')
  const tab = await context.newPage()
  await tab.goto('/produk?kategori=6')
  const button = card(page, 0).getByRole('button', { name: heart })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  const names = await Promise.all(
    [1, 0].map(async (place) => `${await card(page, place).getByRole('heading').textContent()}`),
  )
  await card(page, 1).getByRole('button', { name: heart }).click()
  // at once: what says so stays for a moment
  await page.getByRole('link', { name: 'Lihat favorit' }).last().click()
  await expect(page).toHaveURL('/favorit')
  await expect(card(tab, 1).getByRole('button', { name: heart })).toHaveAttribute('aria-pressed', 'true')
  await tab.close()
  const favourites = page.getByRole('list', { name: 'Favorit' }).getByRole('heading')
  await expect(favourites).toHaveText(names)
  await expect(page.getByRole('main')).not.toContainText('Rp')
  await page.reload()
  await expect(favourites).toHaveText(names)
  await expectAccessible(page)

  await signIn(page, 'pembeli2@contoh.id')
  await page.goto('/favorit')
  await expect(favourites).toHaveText(names)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Favorit'))).toBeNull()
  const elsewhere = await anotherPage()
  await signIn(elsewhere, 'pembeli2@contoh.id')
  await elsewhere.goto('/favorit')
  await expect(elsewhere.getByRole('list', { name: 'Favorit' }).getByRole('heading')).toHaveText(names)

  // removed on one device, gone on the other; the focus stays in the list, and the removal can be undone
  await elsewhere.getByRole('button', { name: heart }).first().click()
  await expect(favourites).toHaveText(names.slice(1))
  await expect(elsewhere.getByRole('list', { name: 'Favorit' }).locator(':focus')).toHaveCount(1)
  await elsewhere.getByRole('button', { name: 'Urungkan' }).click()
  await expect(favourites).toHaveCount(2)
})

test('cards keep favourites and products to compare with the account, and say what is not kept without a network [CARD-5] [CARD-6]', async ({
  page,
}) => {
  await test.step('without a network a favourite is not kept, and the card says so again [CARD-5]', async () => {
    await signIn(page, 'rina@contoh.id')
    await page.goto('/produk?kategori=3')
    const button = card(page, 0).getByRole('button', { name: heart })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.route('**/api/rak/tambah', (route) => route.abort())
    await button.click()
    await expect(page.getByText('Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.')).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/rak/tambah')
  })

  await test.step('products to compare come from cards too, follow the user, and tell only what differs if asked [CARD-5, CARD-6]', async () => {
    await page.goto('/produk?kategori=6')
    for (const place of [0, 1, 2]) {
      const button = card(page, place).getByRole('button', { name: /^Bandingkan / })
      // shown at once; the page may be left when it is stored
      const stored = page.waitForResponse('**/api/rak/tambah')
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await stored
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Menu akun/ })
      .click()
    await page.getByRole('menuitem', { name: 'Perbandingan' }).click()
    await expect(page).toHaveURL(/\/bandingkan\?produk=\d+,\d+,\d+$/)
    const table = page.getByRole('table', { name: 'Perbandingan 3 produk' })
    await expect(table.getByRole('row', { name: /^Nego/ })).toBeVisible()
    const rows = await table.getByRole('row').count()
    await page.getByRole('checkbox', { name: 'Hanya yang berbeda' }).check()
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows)

    await table
      .getByRole('button', { name: /^Keluarkan/ })
      .nth(1)
      .click()
    const left = page.getByRole('table', { name: 'Perbandingan 2 produk' })
    await expect(left.getByRole('button', { name: /^Keluarkan/ }).nth(1)).toBeFocused()
    for (const count of [1, 0]) {
      await page
        .getByRole('button', { name: /^Keluarkan/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Keluarkan/ })).toHaveCount(count)
    }
    await expect(page).toHaveURL('/bandingkan')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Belum ada produk untuk dibandingkan')
    await page.goto('/produk?kategori=6')
    await expect(card(page, 1).getByRole('button', { name: /^Bandingkan / })).toHaveAttribute('aria-pressed', 'false')
  })
})
