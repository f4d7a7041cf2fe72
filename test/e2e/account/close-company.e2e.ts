import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { PASSWORD, someoneNew } from '../visitor/registering.ts'

test.use({ ownDatabase: true })

test('an owner takes the company’s data along and closes it with the password [OPS-5]', async ({ page }) => {
  const { email, companyName } = await someoneNew(page.request)
  await signIn(page, email)
  await page.goto('/akun/profile?bagian=perusahaan')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh data perusahaan' }).click()
  expect((await download).suggestedFilename()).toMatch(/^data-perusahaan-.*\.zip$/)

  await page.getByRole('button', { name: 'Tutup perusahaan' }).click()
  const dialog = page.getByRole('dialog', { name: `Tutup ${companyName}?` })
  await expect(dialog).toContainText('disimpan 10 tahun')
  await expectAccessible(page)
  await dialog.getByLabel('Password saat ini').fill('Salah123')
  await dialog.getByRole('button', { name: 'Ya, tutup perusahaan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Password saat ini salah.')
  await dialog.getByLabel('Password saat ini').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Ya, tutup perusahaan' }).click()

  await page.waitForURL(/\/masuk/)
  await expect(page.getByText(`${companyName} telah ditutup.`)).toBeVisible()
})
