import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { PASSWORD, someoneNew } from '../visitor/registering.ts'

test.use({ ownDatabase: true })

test('an account is closed with the password, and the person is signed out everywhere [REG-3, SESS-2]', async ({
  page,
}) => {
  const { email, companyName } = await someoneNew(page.request)
  await signIn(page, email)
  await page.goto('/akun/profile?bagian=keamanan')
  await page.getByRole('button', { name: 'Tutup akun' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tutup akun?' })
  await expect(dialog).toContainText(`${companyName} ikut ditutup`)
  await expect(dialog).toContainText('disimpan 10 tahun')
  await dialog.getByLabel('Password saat ini').fill('Salah123')
  await dialog.getByRole('button', { name: 'Ya, tutup akun' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Password saat ini salah.')
  await expectAccessible(page)

  await dialog.getByLabel('Password saat ini').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Ya, tutup akun' }).click()

  await page.waitForURL(/\/akun-ditutup$/)
  await expect(page.getByRole('heading', { name: 'Akun Anda telah ditutup' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/akun/profile')
  await expect(page).toHaveURL(/\/masuk/)
})

test('an account that others need says what comes first [REG-3]', async ({ page }) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/akun/profile?bagian=keamanan')
  await page.getByRole('button', { name: 'Tutup akun' }).click()

  const notice = page.getByRole('alertdialog', { name: 'Akun belum dapat ditutup' })
  await expect(notice).toContainText('satu-satunya pemilik toko')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Mengerti' }).click()
  await expect(notice).toBeHidden()
})
