import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// these write collections
test.use({ ownDatabase: true })

test('orders collections by key, fills one, and shows the shop in that order [SHOP-8]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/etalase')
  await page.getByRole('button', { name: 'Buat etalase' }).click()
  await page.getByRole('textbox', { name: 'Nama etalase' }).fill('Pilihan Kami')
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
  const collections = page.getByRole('list', { name: 'Etalase' }).getByRole('listitem')
  await expect(collections.last()).toContainText('Pilihan Kami')
  await expect(collections.last()).toContainText('Kosong, belum tampil')
  await expectAccessible(page)

  const up = page.getByRole('button', { name: 'Naikkan Pilihan Kami' })
  for (let index = (await collections.count()) - 1; index > 0; index--) {
    await expect(collections.nth(index)).toContainText('Pilihan Kami')
    await up.press('Enter')
    await expect(collections.nth(index - 1)).toContainText('Pilihan Kami')
  }
  await expect(page.getByRole('button', { name: 'Turunkan Pilihan Kami' })).toBeFocused()

  await page.getByRole('link', { name: 'Pilihan Kami' }).click()
  const product = page.getByRole('list', { name: 'Produk' }).getByRole('checkbox').first()
  await product.check()
  await expect(page.getByText('Etalase diperbarui')).toBeVisible()

  const visitor = await anotherPage()
  await visitor.goto('/seller/nirwasita-farmaka-cipta')
  await expect(visitor.getByRole('region', { name: 'Etalase' }).getByRole('link').first()).toContainText('Pilihan Kami')
})
