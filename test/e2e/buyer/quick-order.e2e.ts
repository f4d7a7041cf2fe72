import type { Page } from '@playwright/test'
import { quickExample } from '#domain/quick-order/row-state.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

const rowOf = (page: Page, place: number) => page.getByRole('listitem', { name: `Baris ${place}`, exact: true })
const pasted = (page: Page) => page.getByRole('textbox', { name: 'Kode atau nama, lalu jumlah' })

async function openQuickOrder(page: Page, text: string) {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/pesan-cepat')
  await pasted(page).fill(text)
  await page.getByRole('button', { name: 'Periksa' }).click()
}

test('finds its own example, and shows price and stock of what there is to choose [ORDER-7]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/pesan-cepat')
  await expect(pasted(page)).toHaveAttribute('placeholder', quickExample)
  await pasted(page).fill(quickExample)
  await page.getByRole('button', { name: 'Periksa' }).click()

  await expect(rowOf(page, 1)).toContainText('Asam Fumarat')
  const choice = rowOf(page, 3).getByRole('combobox', { name: 'Pilih produk baris 3' })
  const options = await choice.getByRole('option').allTextContents()
  expect(options.filter((option) => /· Rp [\d.,]+ \/ kg · stok [\d.]+ kg$/.test(option)).length).toBeGreaterThan(1)
  await expectAccessible(page)
  await choice.selectOption({ index: 1 })
  await expect(rowOf(page, 3)).toContainText('Gula')
})

test('judges the rows of a product together when one of them changes, and notes their sum once [ORDER-7] [CART-3]', async ({
  page,
}) => {
  await openQuickOrder(page, 'ASM-25, 50\nASM-25, 75')
  const ready = page.getByText('2 baris siap')
  await expect(ready).toBeVisible()

  const second = rowOf(page, 2).getByRole('textbox', { name: 'Jumlah baris 2' })
  await second.fill('80')
  await second.press('Enter')
  for (const place of [1, 2]) {
    await expect(rowOf(page, place)).toContainText(
      'Semua baris produk ini berjumlah 130 kg. Jumlah semuanya harus kelipatan 25 kg',
    )
  }
  await rowOf(page, 2).getByRole('button', { name: 'Pakai 100 kg' }).click()
  await expect(ready).toBeVisible()
  await rowOf(page, 2).getByRole('button', { name: 'Hapus baris 2' }).click()
  await expect(rowOf(page, 1)).toContainText('Jumlah minimum pembelian adalah 100 kg')

  await rowOf(page, 1).getByRole('textbox', { name: 'Jumlah baris 1' }).fill('50')
  await pasted(page).fill('ASM-25, 75')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(ready).toBeVisible()
  await page.getByRole('button', { name: 'Simpan ke daftar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Simpan ke daftar belanja' })
  await expect(dialog).toContainText('1 produk dengan jumlahnya')
  await dialog.getByLabel('Nama daftar').fill('Dua baris')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await dialog.getByRole('link', { name: 'Buka daftar' }).click()
  await expect(page.getByRole('main')).toContainText('tersimpan 125 kg')
})

test('asks how numbers are written that say it nowhere, before any row is ordered [ORDER-7]', async ({ page }) => {
  await openQuickOrder(page, 'ASM-25, 1.000 kg')
  const question = page.getByText('Angka di daftar ini bisa dibaca dua cara')
  await expect(question).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    '“1.000”: 1.000 bila titik untuk ribuan, 1 bila titik untuk desimal',
  )
  await expect(rowOf(page, 1)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Titik untuk ribuan' }).click()

  await expect(question).toHaveCount(0)
  await expect(rowOf(page, 1).getByRole('textbox', { name: 'Jumlah baris 1' })).toHaveValue('1.000 kg')
  await expect(page.getByText('1 baris siap')).toBeVisible()
})

test('asks again about rows whose check failed, and does not call them faulty [ORDER-7]', async ({ page }) => {
  await page.route('**/api/pesan-cepat/periksa', (route) => route.abort(), { times: 1 })
  await openQuickOrder(page, 'ASM-25, 50\nASM-25, 75')
  await expect(page.getByText('2 baris belum diperiksa.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('2 perlu diperbaiki')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Periksa lagi' }).click()

  await expect(page.getByText('2 baris siap')).toBeVisible()
  await expect(page.getByText('belum diperiksa')).toHaveCount(0)
})
