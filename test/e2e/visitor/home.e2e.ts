import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, test } from '#test/browser.ts'

test('says who is here, what there is of each category, and leads a visitor to products and to registering [HOME-1] [HOME-2] [HOME-3] [HOME-5] [REG-1] [API-4]', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Produk Unggulan' })

  await test.step('says who is here since when, and what it holds [HOME-1, HOME-3]', async () => {
    await expect(page.getByRole('main')).toContainText('Distributor sejak 2007, platform e-commerce sejak 2020.')
    await expect(page.getByRole('heading', { name: 'Mengapa belanja di sini' })).toBeVisible()
    for (const reason of ['Gratis ongkir wilayah tertentu', 'Akses fleksibel', 'Aman dan terjaga', 'Harga bersaing']) {
      await expect(page.getByRole('heading', { name: reason })).toBeVisible()
    }
    await expectAccessible(page)
  })

  await test.step('scrolls the featured products with the arrows and starts again with another tab [HOME-2]', async () => {
    const back = row.getByRole('button', { name: 'Sebelumnya' })
    await expect(back).toBeDisabled()
    await row.getByRole('button', { name: 'Berikutnya' }).click()
    await expect(back).toBeEnabled()

    await row.getByRole('tab', { name: 'Pharmaceutical' }).click()
    await expect(back).toBeDisabled()
    await row.getByRole('tab', { name: 'Semua' }).click()
  })

  await test.step('does not say that a category has no featured products when it could not ask, and asks again [HOME-2, API-4]', async () => {
    await page.route('**/api/produk/produk-unggulan', (route) => route.abort())
    await row.getByRole('tab', { name: 'Natural' }).click()
    await expect(row.getByText('Produk unggulan belum dapat dimuat')).toBeVisible()
    await expect(row.getByText('Belum ada produk unggulan')).toHaveCount(0)

    await page.unroute('**/api/produk/produk-unggulan')
    await row.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(row.getByRole('article').first()).toBeVisible()
  })

  await test.step('shows featured products of all categories or one [HOME-2]', async () => {
    await expect(row.getByRole('tab')).toHaveText([
      'Semua',
      'Pharmaceutical',
      'Food and Beverages',
      'Cosmetic and Toiletries',
      'Natural',
    ])
    await expect(row.getByRole('article').first()).toBeVisible()

    for (const [tab, category] of [
      ['Food and Beverages', 2],
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

  await test.step('counts the products of each category as they are [HOME-5]', async () => {
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

  await test.step('leads a visitor from the hero to registering a company [HOME-1, REG-1]', async () => {
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Daftarkan perusahaan' }).click()
    await expect(page).toHaveURL('/daftar')
    await expect(page.getByRole('heading', { level: 1, name: 'Daftarkan perusahaan Anda' })).toBeVisible()
  })
})

test('tells who is behind the site, at the end of every page how to ask, and on what terms [ROUTE-7] [ROUTE-10] [HOME-7] [WA-1]', async ({
  page,
  context,
}) => {
  await page.goto('/tentang-kami')

  await test.step('tells who is behind the site [ROUTE-7]', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tentang Kami')
    await expect(page.getByRole('article')).toContainText('tahun 2007')
    const trail = page.getByRole('navigation', { name: 'Jejak halaman' })
    await expect(trail.getByText('Tentang Kami')).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
  })

  await test.step('holds the platform, a form, information and two social links in the footer [HOME-7]', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Pasar bahan baku industri')
    await expect(footer).toContainText('Jakarta Pusat')
    await expect(footer.getByRole('navigation', { name: 'Informasi' }).getByRole('link')).toHaveText([
      'Daftar Produk',
      'Seller',
      'Daftar sebagai seller',
      'Favorit',
      'Tentang Kami',
      'Artikel',
      'FAQ',
      'Toko contoh',
      'Syarat dan Ketentuan',
      'Kebijakan Privasi',
    ])
    await expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', /instagram\.com/)
    await expect(footer.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('href', /linkedin\.com/)
    await expect(footer).toContainText('© 2026 Sentra Bahan')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('form')).toBeVisible()
    await expectAccessible(page)
    for (const width of [360, 768, 993, 1280, 1920]) {
      await expectNoSidewaysScroll(page, width)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('opens WhatsApp with the question, once all is filled in, and keeps that until then [WA-1]', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const form = page.getByRole('form', { name: 'Tanya kami lewat WhatsApp' })
    const send = form.getByRole('button', { name: 'Buka WhatsApp' })
    await form.getByLabel('Nama Anda').fill('Sari')
    await form.getByLabel('Pertanyaan Anda').fill('Halo')
    await page.goto('/faq')
    await page.goBack()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(form.getByLabel('Nama Anda')).toHaveValue('Sari')
    await page.reload()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(form.getByLabel('Nama Anda')).toHaveValue('Sari')
    await expect(form).toContainText('4/200')
    await form.getByLabel('Pertanyaan Anda').fill('')
    await send.click()
    await expect(form.getByRole('alert')).toHaveText([
      'Tipe bisnis harus dipilih.',
      'Pertanyaan harus diisi.',
      'Silakan lengkapi semua form',
    ])
    await expect(form.getByLabel('Tipe bisnis')).toBeFocused()
    await expect(form.getByLabel('Tipe bisnis')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Pertanyaan Anda')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('option')).toHaveText([
      'Pilih tipe bisnis',
      'Pharmaceutical',
      'Food and Beverages',
      'Cosmetic and Toiletries',
      'Lainnya',
    ])
    await form.getByLabel('Tipe bisnis').selectOption('Lainnya')
    await form.getByLabel('Pertanyaan Anda').pressSequentially('a'.repeat(205))
    await expect(form.getByLabel('Pertanyaan Anda')).toHaveValue('a'.repeat(200))
    await expect(form).toContainText('200/200')
    await send.click()
    await expect(form.getByRole('alert')).toHaveText('Silakan isi tipe bisnis lainnya')
    await expect(form.getByLabel('Tipe bisnis lainnya')).toBeFocused()
    await form.getByLabel('Tipe bisnis lainnya').fill('Cat')

    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
    const popup = page.waitForEvent('popup')
    await send.click()
    const address = new URL((await popup).url())
    expect(address.pathname).toBe('/6281100000900')
    expect(address.searchParams.get('text')).toContain('saya Sari (Cat)')

    await page.evaluate(() => {
      window.open = () => null
    })
    await send.click()
    await expect(page.getByText('Gagal membuka WhatsApp')).toBeVisible()
  })

  await test.step('leads to the own terms and privacy policy, which say since when they are valid [ROUTE-10]', async () => {
    for (const name of ['Syarat dan Ketentuan', 'Kebijakan Privasi']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('Berlaku sejak 1 Jan 2026')).toBeVisible()
    }
    await expectAccessible(page)
  })
})
