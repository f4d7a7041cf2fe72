import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// these write products
test.use({ ownDatabase: true })

const NEW = '/pusat-seller/produk/baru'

function field(page: Page, name: string) {
  const isSuggested = ['Grade', 'Produsen (opsional)', 'Negara asal', 'Bentuk'].includes(name)
  return page.getByRole(isSuggested ? 'combobox' : 'textbox', { name, exact: true })
}

async function chooseMaterial(page: Page, typed: string, name: RegExp) {
  await page.getByRole('combobox', { name: 'Bahan', exact: true }).fill(typed)
  await page.getByRole('option', { name }).click()
}

function toast(page: Page, sentence: string) {
  return page.getByRole('status').filter({ hasText: sentence })
}

test('writes a product as a draft, tells at each field what it lacks for sale, and sells it [SELLER-2, SHOP-2, MAT-5]', async ({
  page,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/produk')
  await page.getByRole('link', { name: 'Tambah produk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tambah produk' })).toBeVisible()
  await chooseMaterial(page, '77-92-9', /CAS 77-92-9/)
  await field(page, 'Nama produk').fill('Asam Sitrat Jurnal 25 kg')
  // saves and sells nothing
  await field(page, 'Nama produk').press('Enter')
  await expect(page).toHaveURL(/\/pusat-seller\/produk\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Asam Sitrat Jurnal 25 kg' })).toBeVisible()
  await expect(page.getByRole('main').getByText('draf', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(page.getByText('Grade harus diisi sebelum produk dijual.')).toBeVisible()
  await expect(page.getByText('Harga daftar harus diisi sebelum produk dijual.')).toBeVisible()
  await expect(field(page, 'Grade')).toBeFocused()
  await expectAccessible(page)

  // what sellers have written already, whose spelling is taken
  await expect(page.locator('datalist option[value="FCC"]')).toHaveCount(1)
  await field(page, 'Grade').fill('f c-c')
  await field(page, 'Produsen (opsional)').fill('Velda')
  await field(page, 'Negara asal').fill('tiongkok')
  await field(page, 'Bentuk').fill('kristal')
  await page.getByRole('combobox', { name: 'Jenis kemasan' }).selectOption('sak kertas')
  await field(page, 'Isi per kemasan').fill('25')
  await field(page, 'Minimum pembelian').fill('40')
  await field(page, 'Stok').fill('1000')
  await field(page, 'Harga daftar (level 1)').fill('18250,5')
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(page.getByText('Harus kelipatan isi per kemasan, 25 kg, dan di atas nol.')).toBeVisible()
  await expect(field(page, 'Harga daftar (level 1)')).toHaveValue('18.250,5')
  await field(page, 'Minimum pembelian').fill('50')
  await page.getByRole('button', { name: 'Terbitkan' }).click()

  await page.getByRole('link', { name: 'Lihat di katalog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asam Sitrat Jurnal 25 kg' })).toBeVisible()
  await expect(page.getByRole('main').getByText('FCC', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Velda' })).toBeVisible()
})

test('keeps what was typed through a reload, and tells of two who edit one product the later [SHOP-2]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto(NEW)
  await chooseMaterial(page, 'asam sitrat', /^Asam Sitrat Anhidrat/)
  await field(page, 'Nama produk').fill('Dua Penulis')
  await field(page, 'Grade').fill('USP')
  await page.reload()
  await expect(page.getByText('Isian Anda yang belum tersimpan dipulihkan.')).toBeVisible()
  await expect(field(page, 'Nama produk')).toHaveValue('Dua Penulis')
  await expect(page.getByRole('combobox', { name: 'Bahan', exact: true })).toHaveValue(/Asam Sitrat/)
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(page).toHaveURL(/\/pusat-seller\/produk\/\d+$/)
  await expect(field(page, 'Grade')).toHaveValue('USP')

  const colleague = await anotherPage()
  await signIn(colleague, 'sales@contoh.id')
  await colleague.goto(new URL(page.url()).pathname)
  await field(colleague, 'Grade').fill('BP')
  await colleague.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(toast(colleague, 'Draf tersimpan')).toBeVisible()

  await field(page, 'Negara asal').fill('Jerman')
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  const notice = page.getByRole('main').getByText('Grade: sekarang BP')
  await expect(notice).toBeVisible()
  await expect(field(page, 'Negara asal')).toHaveValue('Jerman')
  await page.getByRole('button', { name: 'Tetap pakai isian saya' }).click()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(toast(page, 'Draf tersimpan')).toBeVisible()
  await expect(notice).toHaveCount(0)
  // what is saved is no draft any more
  const stored = await page.evaluate(() => Object.keys(sessionStorage))
  expect(stored.filter((name) => name.startsWith('draf-produk'))).toEqual([])
})
