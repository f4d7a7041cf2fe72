import type { Page } from '@playwright/test'
import { expect } from '#test/browser.ts'
import { aPdf } from '#test/form.ts'

/** Applies as a seller with the signed-in user, from the second field of the first step on. */
export async function applyAsSeller(page: Page) {
  await page.goto('/daftar-seller')
  const next = page.getByRole('button', { name: 'Simpan dan lanjutkan' })
  await page.getByRole('textbox', { name: 'NIB', exact: true }).fill('9012 3456 7890 1')
  await page.getByRole('textbox', { name: 'NPWP' }).fill('0012 3456 7890 1234')
  await page.getByRole('textbox', { name: 'Kurs toko untuk 1 US$' }).fill('16250')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Izin', exact: true })).toBeVisible()
  await next.click()
  await fillBankAndDocuments(page)
  await sendApplication(page)
}

/** From the step of the bank account to that of sending. */
export async function fillBankAndDocuments(page: Page) {
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('Bank Contoh')
  await page.getByRole('textbox', { name: 'Nomor rekening' }).fill('1234567890')
  await page.getByRole('button', { name: 'Simpan dan lanjutkan' }).click()
  for (const label of ['NPWP', 'NIB', 'Akta']) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Unggah ${label}` }).click()
    await (await chooser).setFiles({ name: `${label}.pdf`, mimeType: 'application/pdf', buffer: aPdf.content })
    await expect(page.getByRole('link', { name: `${label}.pdf` })).toBeVisible()
  }
}

export async function sendApplication(page: Page) {
  await page.getByRole('link', { name: 'Lanjutkan' }).click()
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
  await expect(page.getByText('Kami sedang memeriksa pendaftaran Anda')).toBeVisible()
}
