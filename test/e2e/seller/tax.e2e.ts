import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { aPdfWith } from '#test/scenes/taxed.ts'

test.use({ ownDatabase: true })

/** The invoices in the file that a press leads to. */
async function taken(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const xml = await readFile(await file.path(), 'utf8')
  return [...xml.matchAll(/<RefDesc>(.*?)<\/RefDesc>/g)].map(([, number = '']) => number)
}

test('the shop takes what is new to Coretax, the same file again, and says why a scan is attached [TAX-2]', async ({
  page,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/pajak')
  // some months of the demo begin without an invoice
  const rows = page.getByRole('table').getByRole('row')
  if ((await page.getByRole('link', { name: /Unduh XML/ }).count()) === 0)
    await page.getByRole('navigation', { name: 'Masa pajak' }).getByRole('link').first().click()
  const take = page.getByRole('link', { name: /Unduh XML Coretax \([1-9]/ })
  await expect(take).toBeVisible()

  const first = await taken(page, () => take.click())
  expect(first.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Unduh XML Coretax (0)' })).toBeDisabled()
  await expect(rows.filter({ hasText: first[0] ?? '' })).toContainText('Diekspor')

  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unduh ulang' }).click()
  const again = page.getByRole('menuitem', { name: `(${first.length} invoice)` })
  expect(await taken(page, () => again.click())).toEqual(first)

  await page.getByRole('button', { name: `Tindakan untuk ${first[0]}` }).click()
  await page.getByRole('menuitem', { name: 'Pasang faktur pajak' }).click()
  const form = page.getByRole('dialog', { name: `Faktur pajak untuk ${first[0]}` })
  const choosing = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Pilih berkas' }).click()
  const scan = { name: 'pindai.pdf', mimeType: 'application/pdf', buffer: await aPdfWith('') }
  await (await choosing).setFiles(scan)
  await form.getByLabel('Nomor faktur pajak').fill('0400 2600 0123 45678')
  const why = form.getByLabel('Alasan tetap memasang PDF ini')
  await expect(why).toHaveCount(0)
  await form.getByRole('button', { name: 'Pasang' }).click()
  await expect(why).toBeFocused()
  await expect(form.getByRole('alert')).toContainText(
    'tidak ditemukan nomor faktur pajak 04002600012345678 dan NPWP Anda',
  )
  await expectAccessible(page)
  await why.fill('Hasil pindai tanpa teks')
  await form.getByRole('button', { name: 'Pasang' }).click()
  await expect(form).toHaveCount(0)
  const row = rows.filter({ hasText: first[0] ?? '' })
  await expect(row).toContainText('04002600012345678')
  await expect(row).toContainText('Alasan: Hasil pindai tanpa teks')
  await expectNoSidewaysScroll(page, 390)
})
