import { expect, test } from '#test/browser.ts'

test('a dialog that cannot be loaded says so, leaves the page as it is, and opens once the network is back [HEAD-1]', async ({
  page,
}) => {
  await page.goto('/produk')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Cari bahan, CAS, atau kode E' })
  await search.fill('gula')
  await page.context().setOffline(true)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert')).toHaveText('Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.')
  await expect(search).toHaveValue('gula')

  await page.context().setOffline(false)
  // a browser that remembers failed modules loads the page anew, and the dialog opens after that
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
