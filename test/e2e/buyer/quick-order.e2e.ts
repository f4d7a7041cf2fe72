import type { Page } from '@playwright/test'
import { quickExample } from '#domain/quick-order/row-state.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

const rowOf = (page: Page, place: number) => page.getByRole('listitem', { name: `Baris ${place}`, exact: true })
const pasted = (page: Page) => page.getByRole('textbox', { name: 'Kode atau nama, lalu jumlah' })

test('finds its own example, asks how numbers are written, and checks rows together and again [ORDER-7] [CART-3]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  async function check(text: string) {
    await pasted(page).fill(text)
    await page.getByRole('button', { name: 'Periksa', exact: true }).click()
  }
  async function empty(count: number) {
    for (let left = count; left > 0; left--)
      await page.getByRole('button', { name: 'Hapus baris 1', exact: true }).click()
    await expect(rowOf(page, 1)).toHaveCount(0)
  }
  const ready = page.getByText('2 baris siap')
  await page.goto('/pesan-cepat')

  await test.step('finds its own example, and shows price and stock of what there is to choose [ORDER-7]', async () => {
    await expect(pasted(page)).toHaveAttribute('placeholder', quickExample)
    await check(quickExample)
    await expect(rowOf(page, 1)).toContainText('Asam Fumarat')
    const choice = rowOf(page, 3).getByRole('combobox', { name: 'Pilih produk baris 3' })
    const options = await choice.getByRole('option').allTextContents()
    expect(options.filter((option) => /· Rp [\d.,]+ \/ kg · stok [\d.]+ kg$/.test(option)).length).toBeGreaterThan(1)
    await expectAccessible(page)
    await choice.selectOption({ index: 1 })
    await expect(rowOf(page, 3)).toContainText('Gula')
    await empty(3)
  })

  await test.step('asks how numbers are written that say it nowhere, before any row is ordered [ORDER-7]', async () => {
    await check('ASM-25, 1.000 kg')
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
    await empty(1)
  })

  await test.step('asks again about rows whose check failed, and does not call them faulty [ORDER-7]', async () => {
    await page.route('**/api/pesan-cepat/periksa', (route) => route.abort(), { times: 1 })
    await check('ASM-25, 50\nASM-25, 75')
    await expect(page.getByText('2 baris belum diperiksa.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('2 perlu diperbaiki')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Periksa lagi' }).click()
    await expect(ready).toBeVisible()
    await expect(page.getByText('belum diperiksa')).toHaveCount(0)
  })

  await test.step('judges the rows of a product together when one of them changes [ORDER-7, CART-3]', async () => {
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
  })

  await test.step('notes their sum once [ORDER-7]', async () => {
    await rowOf(page, 1).getByRole('textbox', { name: 'Jumlah baris 1' }).fill('50')
    await check('ASM-25, 75')
    await expect(ready).toBeVisible()
    await page.getByRole('button', { name: 'Simpan ke daftar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Simpan ke daftar belanja' })
    await expect(dialog).toContainText('1 produk dengan jumlahnya')
    await dialog.getByLabel('Nama daftar').fill('Dua baris')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByRole('link', { name: 'Buka daftar' }).click()
    await expect(page.getByRole('main')).toContainText('tersimpan 125 kg')
  })
})
