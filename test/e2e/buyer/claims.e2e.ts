import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { aPng } from '#test/form.ts'

test.use({ ownDatabase: true })

test('a refused claim is contested with a photo, and credited by its seller, who is paid less [CLAIM-1]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/transaksi/klaim')
  await page.getByRole('link', { name: /^KL-/ }).first().click()
  await expect(page.getByText('Klaim ditolak seller')).toBeVisible()
  await expect(page.getByText('Dibantah paling lambat')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terima', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Bantah penolakan' }).click()
  const dialog = page.getByRole('dialog', { name: /^Bantah penolakan/ })
  await dialog.getByRole('button', { name: 'Kirim bantahan' }).click()
  await expect(dialog.getByText('Alasan harus diisi.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Timbangan kami menunjukkan kurang satu kilogram.')
  const { name, content: buffer } = aPng
  await dialog.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'image/png' })
  await expect(dialog.getByRole('img', { name })).toBeVisible()
  await dialog.getByRole('button', { name: 'Kirim bantahan' }).click()
  await expect(page.getByText('Penolakan dibantah pembeli')).toBeVisible()

  const sellerPage = await anotherPage()
  await signIn(sellerPage, 'penjual@contoh.id')
  await sellerPage.goto(page.url().replace('/transaksi/klaim', '/pusat-seller/klaim'))
  await expect(sellerPage.getByRole('img', { name })).toBeVisible()
  await expectNoSidewaysScroll(sellerPage)
  await sellerPage.getByRole('button', { name: 'Nota kredit' }).click()
  await sellerPage.getByRole('button', { name: 'Ya, terbitkan' }).click()
  await expect(sellerPage.getByRole('link', { name: /^NK-/ })).toBeVisible()

  // the buyer's page follows by itself
  await expect(page.getByRole('link', { name: /^NK-/ })).toBeVisible()
  await page.getByRole('link', { name: /^SB-/ }).click()
  await expect(page.getByRole('region', { name: 'Klaim' })).toContainText('Selesai')

  // an empty claim is mended where something is wrong
  await page.getByRole('button', { name: 'Ajukan klaim' }).first().click()
  const claim = page.getByRole('dialog', { name: /^Klaim kiriman/ })
  await claim.getByRole('button', { name: 'Ajukan klaim' }).click()
  await expect(claim.getByText('Pilih masalah untuk setidaknya satu produk.')).toBeVisible()
  await expect(claim.getByRole('combobox').first()).toBeFocused()
})
