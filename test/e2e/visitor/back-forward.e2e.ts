import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { aBuyer } from '../buyer/negotiating.ts'

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

test('a search and a registration half filled come back as they were left [SEARCH-2] [REG-1]', async ({ page }) => {
  await test.step('what is searched and filtered comes back step by step, and stands in the search box [SEARCH-2]', async () => {
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

  await test.step('a registration half filled is as it was left after another page [REG-1]', async () => {
    await page.goto('/daftar')
    const name = page.getByLabel('Nama perusahaan')
    await name.fill('PT Setengah Terisi')
    await page.getByRole('banner').getByRole('link', { name: 'Daftar Produk' }).first().click()
    await expect(page).toHaveURL('/produk')

    await page.goBack()
    await expect(name).toHaveValue('PT Setengah Terisi')
  })
})

test('what members have filled in half comes back as it was left: a nego, an address, rates [NEGO-1] [REG-3] [SHOP-8] [API-5]', async ({
  page,
}) => {
  await test.step('a nego half filled goes with its page, and comes back with it [NEGO-1]', async () => {
    const product = await aBuyer(page)
    const list = `/produk?${new URLSearchParams({ seller: product.seller_username, urut: 'nama' })}`
    await page.goto(list)
    await page.getByRole('link', { name: `Detail Produk ${product.produk_nama}`, exact: true }).click()
    const nego = page.getByRole('complementary').getByRole('button', { name: 'Nego' })
    await nego.click()
    const modal = page.getByRole('dialog', { name: 'Nego Harga' })
    await modal.getByLabel('Harga Nego').fill('12345')
    await modal.getByLabel(/^Catatan/).fill('Untuk produksi bulan depan')

    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(modal).toBeHidden()
    await page.goForward()
    await expect(modal.getByLabel('Harga Nego')).toHaveValue('12.345')
    await page.reload()
    await nego.click()
    await expect(modal.getByLabel('Harga Nego')).toHaveValue('12.345')
    await expect(modal.getByLabel(/^Catatan/)).toHaveValue('Untuk produksi bulan depan')

    await modal.getByRole('button', { name: 'Batal' }).click()
    await nego.click()
    await expect(modal.getByLabel('Harga Nego')).toHaveValue('')
  })

  await test.step('an address half filled is as it was left, until it is given up [REG-3]', async () => {
    await page.goto('/akun/distributor')
    await page.goto('/akun/profile?bagian=alamat')
    const add = page.getByRole('button', { name: 'Tambah alamat' })
    const form = page.getByRole('dialog', { name: 'Tambah alamat pengiriman' })
    const street = form.getByLabel('Alamat', { exact: true })
    await add.click()
    await street.fill('Jl. Setengah Jalan No. 5')

    await page.goBack()
    await expect(page).toHaveURL('/akun/distributor')
    await page.goForward()
    await add.click()
    await expect(street).toHaveValue('Jl. Setengah Jalan No. 5')
    await page.reload()
    await add.click()
    await expect(street).toHaveValue('Jl. Setengah Jalan No. 5')

    await form.getByRole('button', { name: 'Batal' }).click()
    await expect(form).toBeHidden()
    await page.reload()
    await add.click()
    await expect(street).toHaveValue('')
  })

  await test.step('rates half changed are as they were left, and what is said of them stands above their button [SHOP-8, API-5]', async () => {
    await signIn(page, 'penjual@contoh.id')
    await page.goto('/pusat-seller/pengaturan/tarif')
    const rate = page.getByLabel('Biaya dasar ke Aceh')
    await rate.fill('987654')
    await page
      .getByRole('navigation', { name: 'Pusat Seller' })
      .getByRole('link', { name: /^Klaim/ })
      .click()
    await expect(page).toHaveURL(/\/pusat-seller\/klaim/)
    await page.goBack()
    await expect(rate).toHaveValue(/^987\.?654$/)

    await page.context().setOffline(true)
    const save = page.getByRole('button', { name: 'Simpan tarif' })
    await save.click()
    await expect(page.getByText('Tarif belum tersimpan.')).toBeVisible()
    const isInTheWay = await save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isInTheWay).toBe(false)
    await page.context().setOffline(false)
  })
})
