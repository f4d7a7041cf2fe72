import type { Page } from '@playwright/test'
import { expect, test } from '#test/browser.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const card = (page: Page, index: number) =>
  page.getByRole('list', { name: 'Produk', exact: true }).getByRole('article').nth(index)

test('a list is where it was left, after a product, after a reload and forward again [CARD-3] @mobile', async ({
  page,
}) => {
  await page.goto('/produk?kategori=3&urut=nama')
  await card(page, 11).scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(400)
  await card(page, 11)
    .getByRole('link', { name: /^Detail Produk/ })
    .click()
  await expect(page).toHaveURL(/\/produk\/.+/)
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/produk?kategori=3&urut=nama')
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL(/\/produk\/.+/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.reload()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('what is searched and filtered comes back step by step, and stands in the search box [SEARCH-2]', async ({
  page,
}) => {
  await page.goto('/produk')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Cari bahan, CAS, atau kode E' })
  await search.fill('gula')
  await search.press('Enter')
  await expect(page).toHaveURL(/keyword=gula/)
  await search.fill('asam sitrat')
  await search.press('Enter')
  await expect(page).toHaveURL(/keyword=asam/)

  await page.goBack()
  await expect(page).toHaveURL(/keyword=gula/)
  await expect(search).toHaveValue('gula')
  await page.goForward()
  await expect(search).toHaveValue('asam sitrat')
})

test('a registration half filled is as it was left after another page [REG-1]', async ({ page }) => {
  await page.goto('/daftar')
  const name = page.getByLabel('Nama perusahaan')
  await name.fill('PT Setengah Terisi')
  await page.getByRole('banner').getByRole('link', { name: 'Daftar Produk' }).first().click()
  await expect(page).toHaveURL('/produk')

  await page.goBack()
  await expect(name).toHaveValue('PT Setengah Terisi')
})
