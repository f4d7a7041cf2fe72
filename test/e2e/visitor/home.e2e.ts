import { expect, expectAccessible, test } from '#test/browser.ts'

test('says who is here since when, and what it holds [HOME-1, HOME-3]', async ({ page }) => {
  await page.goto('/')

  await expect(page.getByRole('main')).toContainText('Distributor sejak 2007, platform e-commerce sejak 2020.')
  await expect(page.getByRole('heading', { name: 'Mengapa belanja di sini' })).toBeVisible()
  for (const reason of ['Gratis ongkir wilayah tertentu', 'Akses fleksibel', 'Aman dan terjaga', 'Harga bersaing']) {
    await expect(page.getByRole('heading', { name: reason })).toBeVisible()
  }
  await expectAccessible(page)
})

test('leads a visitor from the hero to registering a company [HOME-1, REG-1]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Daftarkan perusahaan' }).click()
  await expect(page).toHaveURL('/daftar')
  await expect(page.getByRole('heading', { level: 1, name: 'Daftarkan perusahaan Anda' })).toBeVisible()
})

test('counts the products of each category as they are [HOME-5]', async ({ page }) => {
  await page.goto('/')
  const tiles = page.getByRole('navigation', { name: 'Kategori produk' }).getByRole('link')
  await expect(tiles).toHaveText([
    /^Pharmaceutical\s*572 produk$/,
    /^Food and Beverages\s*134 produk$/,
    /^Cosmetic and Toiletries\s*301 produk$/,
    /^Natural\s*79 produk$/,
  ])
  const banners = page.getByRole('region', { name: 'Belanja menurut kategori' }).getByRole('link')
  await expect(banners).toContainText(['572 produk', '134 produk', '301 produk', '79 produk'])

  await banners.filter({ hasText: 'Natural' }).click()
  await expect(page).toHaveURL('/produk?kategori=6')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'produk' })).toContainText('79 produk')
})

test('shows featured products of all categories or one [HOME-2]', async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Produk Unggulan' })
  await expect(row.getByRole('tab')).toHaveText([
    'Semua',
    'Pharmaceutical',
    'Food and Beverages',
    'Cosmetic and Toiletries',
    'Natural',
  ])
  await expect(row.getByRole('article').first()).toBeVisible()

  for (const [tab, category] of [
    ['Natural', 6],
    ['Cosmetic and Toiletries', 3],
  ] as const) {
    const request = page.waitForRequest('**/api/produk/produk-unggulan')
    await row.getByRole('tab', { name: tab }).click()
    expect((await request).postDataJSON()).toMatchObject({ category, companyId: null })
    await expect(row.getByRole('tab', { name: tab })).toBeFocused()
    await expect(row.getByRole('article').first()).toBeVisible()
  }
  await row.getByRole('tab', { name: 'Semua' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('tab', { name: 'Pharmaceutical' })).toHaveAttribute('aria-selected', 'true')
})

test('does not say that a category has no featured products when it could not ask, and asks again [HOME-2, API-4]', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Produk Unggulan' })
  await page.route('**/api/produk/produk-unggulan', (route) => route.abort())
  await row.getByRole('tab', { name: 'Natural' }).click()
  await expect(row.getByText('Produk unggulan belum dapat dimuat')).toBeVisible()
  await expect(row.getByText('Belum ada produk unggulan')).toHaveCount(0)

  await page.unroute('**/api/produk/produk-unggulan')
  await row.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(row.getByRole('article').first()).toBeVisible()
})

test('scrolls the featured products with the arrows and starts again with another tab [HOME-2]', async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Produk Unggulan' })
  const back = row.getByRole('button', { name: 'Sebelumnya' })
  await expect(back).toBeDisabled()
  await row.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(back).toBeEnabled()

  await row.getByRole('tab', { name: 'Pharmaceutical' }).click()
  await expect(back).toBeDisabled()
})

test('tells who is behind the site [ROUTE-7]', async ({ page }) => {
  await page.goto('/tentang-kami')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tentang Kami')
  await expect(page.getByRole('article')).toContainText('tahun 2007')
  const trail = page.getByRole('navigation', { name: 'Jejak halaman' })
  await expect(trail.getByText('Tentang Kami')).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

test('leads to the own terms and privacy policy where no other is set, which say since when they are valid [ROUTE-10]', async ({
  page,
}) => {
  for (const name of ['Syarat dan Ketentuan', 'Kebijakan Privasi']) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Berlaku sejak 1 Jan 2026')).toBeVisible()
  }
  await expectAccessible(page)
})
