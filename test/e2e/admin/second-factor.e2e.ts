import { openDatabase } from '#server/platform/database.ts'
import { test as base, expect, expectAccessible, signInAtForm } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'
import { codeOf } from '#test/scenes/authenticator.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { cloneDatabase } from '#test/servers/postgres.ts'

const EMAIL = 'pengelola@uji.contoh'

/** The site outside the demo, without its public accounts. */
const test = base.extend<object, { site: AppProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
    async ({}, use) => {
      const database = await cloneDatabase('demo')
      const db = openDatabase({ url: database.url, connections: 1 })
      await db.updateTable('users').set({ email: EMAIL }).where('email', '=', 'admin@contoh.id').execute()
      await db.destroy()
      const site = await startApp(database.url, { DEMO: 'off' })
      await use(site)
      await site.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

test('an administrator sets the second step up, is asked for it, and gets nowhere before [ADM-1]', async ({
  page,
  anotherPage,
}) => {
  await signInAtForm(page, EMAIL)
  await page.goto('/produk')
  await expect(page.getByRole('heading', { level: 1, name: 'Siapkan verifikasi dua langkah' })).toBeVisible()
  await page.getByRole('button', { name: 'Tampilkan kode QR' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  const code = codeOf(secret, journeyNow())
  await page.getByRole('textbox', { name: 'Kode 6 angka' }).first().pressSequentially(code)
  await page.getByRole('button', { name: 'Aktifkan' }).click()

  await expect(page.getByRole('heading', { name: 'Simpan kode pemulihan' })).toBeFocused()
  const recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daftar Produk' })).toBeVisible()

  const later = await anotherPage()
  await signInAtForm(later, EMAIL)
  await expect(later.getByRole('heading', { level: 1, name: 'Verifikasi dua langkah' })).toBeVisible()
  await expect(later.getByRole('textbox', { name: 'Kode 6 angka' }).first()).toBeFocused()
  await later.getByRole('button', { name: 'Gunakan kode pemulihan' }).click()
  await later.getByRole('textbox', { name: 'Kode pemulihan' }).fill('AAAA-AAAA-AAAA-AAAA')
  await later.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(later.getByText('Kode salah atau sudah dipakai.')).toBeVisible()
  await later.getByRole('textbox', { name: 'Kode pemulihan' }).fill(recoveryCode)
  await later.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(later).toHaveURL(/\/admin\/perusahaan/)
})
