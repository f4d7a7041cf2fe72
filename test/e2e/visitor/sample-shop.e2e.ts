import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test('can be tried without an account, orders nothing, survives a reload, and leaves the cart of a buyer alone [SAMPLE-1] [SAMPLE-2] [SAMPLE-3] [ROUTE-5]', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  // an older application's store, which no page may stumble over
  await page.addInitScript(() => {
    if (!localStorage.getItem('state')) localStorage.setItem('state', '{"cart":"[]","_persist":1}')
  })
  await page.goto('/shop/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Keranjang contoh' })).toBeVisible()
  await expect(page.getByText('Keranjang contoh masih kosong')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toko contoh' }).click()
  await expect(page.getByRole('list', { name: 'Produk contoh' }).getByRole('article')).toHaveCount(16)
  await expect(page.getByRole('main')).toContainText('Tidak ada yang dipesan di sini')
  await expectAccessible(page)

  const soap = page.getByRole('article').filter({ hasText: 'Niasinamida' })
  await soap.getByRole('button', { name: 'Ke keranjang' }).click()
  await expect(soap.getByText('proses berjalan . . .')).toBeVisible()
  await soap.getByRole('button', { name: 'Ke keranjang' }).click()
  await soap.getByRole('button', { name: 'Favorit: Niasinamida' }).click()
  await page.getByRole('link', { name: 'Pilih opsi Asam Sitrat Anhidrat' }).click()
  await page.getByText('Kasar', { exact: true }).click()
  await page.getByRole('button', { name: 'Ke keranjang' }).click()
  await expect(page.getByText('Asam Sitrat Anhidrat masuk ke keranjang contoh')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('link', { name: 'Keranjang contoh 3' }).click()
  const lines = page.getByRole('list', { name: 'Isi keranjang contoh' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText('Rp 62,40')
  await expect(lines.nth(1)).toContainText('Ukuran butir: Kasar')
  const total = page.getByRole('region', { name: 'Ringkasan' })
  await expect(total).toContainText('Rp 106,40')
  await expectAccessible(page)

  await lines.nth(0).getByRole('textbox').fill('10')
  await page.getByRole('button', { name: 'Perbarui jumlah' }).click()
  await expect(total).toContainText('Rp 356,00')
  await page.getByRole('button', { name: 'Hapus Asam Sitrat Anhidrat' }).click()
  await expect(total).toContainText('Rp 337,00')
  await page.getByRole('link', { name: 'Favorit 1' }).click()
  await expect(page.getByRole('list', { name: 'Favorit contoh' }).getByRole('article')).toHaveCount(1)
  expect(calls).toEqual([])

  await test.step('leads a signed-in buyer from /shop/cart to their own cart, which it leaves alone [ROUTE-5, SAMPLE-3]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/shop/cart')
    await expect(page).toHaveURL('/keranjang')
    await page.goto('/shop/keranjang')
    await expect(lines).toHaveCount(1)
  })
})
