import { expect, test, violationsOf } from '#test/browser.ts'
import { signIn } from '#test/scenes/sign-in.ts'

test('an administrator begins with the companies that wait, searches the audit log and reads what an act changed [ADM-2, ADM-6]', async ({
  page,
}) => {
  await signIn(page, 'admin@contoh.id')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Verifikasi perusahaan' })).toBeVisible()
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Tindakan' }).selectOption('Menyetujui langganan')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/tindakan=langganan\.setujui/)
  const first = page.getByRole('row').filter({ hasText: 'Menyetujui langganan' }).first()
  await first.getByText(/\d+ perubahan/).press('Enter')
  await expect(first.getByRole('rowheader', { name: 'Tipe pembayaran' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('searchbox', { name: 'Cari audit' }).fill('tidak ada yang begini')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('Tidak ada catatan yang cocok')).toBeVisible()

  await page.getByRole('textbox', { name: 'Dari tanggal' }).fill('kemarin')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByRole('alert')).toHaveText('Tulis tanggal seperti 31/12/2026.')
  await expect(page.getByRole('textbox', { name: 'Dari tanggal' })).toBeFocused()
})

test('an administrator sees how the platform runs, without an obstacle for anybody [ADM-7]', async ({ page }) => {
  await signIn(page, 'admin@contoh.id')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sistem' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible()
  await expect(page.getByText('PostgreSQL')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('the administration is closed to buyers, and leads visitors to sign in [ROLE-10, ROUTE-3]', async ({ page }) => {
  await page.goto('/admin/audit?keyword=x')
  await expect(page).toHaveURL(/\/masuk\?lanjut=%2Fadmin%2Faudit%3Fkeyword%3Dx/)
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/admin/audit')
  await expect(page.getByText('Halaman ini hanya untuk administrator Sentra Bahan.')).toBeVisible()
})
