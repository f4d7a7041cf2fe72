import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, signIn, test } from '#test/browser.ts'

test('a buyer finds the documents of what it bought, from an order and by words, and takes them along [DOC-2]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/transaksi/daftar-transaksi?status=selesai&keyword=Kolagen')
  await page.getByRole('table').getByRole('link', { name: /^SB-/ }).first().click()
  await page
    .getByRole('region', { name: 'Dokumen' })
    .getByRole('link', { name: /^Dokumen mutu/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Dokumen mutu', level: 1 })).toBeVisible()
  await expect(page.getByText('Dari pesanan SB-')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Dokumen mutu' }).getByRole('row')
  await expect(rows).toHaveCount(1 + 3)
  await expect(rows.filter({ hasText: 'CoA lot' })).toContainText('Segera berakhir')

  await page.getByRole('link', { name: 'Lihat semua pesanan' }).click()
  await expect(rows.filter({ hasText: 'Diganti' })).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Cari dokumen' }).fill('halal alindra')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(rows).toHaveCount(1 + 2)
  await page.getByRole('checkbox', { name: /^Pilih Halal Kolagen/ }).check()
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh yang dipilih (1)' }).click()
  const zip = unzipSync(readFileSync(await (await begun).path()))
  expect(Object.keys(zip)).toEqual([expect.stringMatching(/^PT Alindra.*\/Kolagen.*\/Halal Indonesia\.pdf$/)])
})
