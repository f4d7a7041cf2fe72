import type { Page } from '@playwright/test'
import { createAdministrator } from '#server/areas/members/create-administrator.ts'
import { openDatabase } from '#server/platform/database.ts'
import { test as base, expect, signInAtForm } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'
import { codeOf } from '#test/scenes/authenticator.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { cloneDatabase } from '#test/servers/postgres.ts'
import { PASSWORD } from '../visitor/registering.ts'

const EMAIL = 'pengelola@uji.contoh'

/** A new site: the only account is the administrator whom the command line has made. */
export const test = base.extend<{ site: AppProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
    async ({}, use) => {
      const database = await cloneDatabase()
      const db = openDatabase({ url: database.url, connections: 1 })
      const deps = { db, now: journeyNow }
      await createAdministrator(deps, { email: EMAIL, name: 'Pengelola', password: PASSWORD })
      await db.destroy()
      const site = await startApp(database.url, { DEMO: 'off' })
      await use(site)
      await site.stop()
      await database.drop()
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** Signs the administrator in for the first time, with a second step set up, and opens the companies [ADM-1]. */
export async function enterOffice(page: Page) {
  await signInAtForm(page, EMAIL)
  await page.goto('/admin/perusahaan')
  await page.getByRole('button', { name: 'Tampilkan kode QR' }).click()
  const secret = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Kode 6 angka' }).first().pressSequentially(codeOf(secret, journeyNow()))
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(page).toHaveURL(/\/admin\/perusahaan/)
  await expect(page.getByRole('heading', { level: 1, name: 'Perusahaan' })).toBeVisible()
}
