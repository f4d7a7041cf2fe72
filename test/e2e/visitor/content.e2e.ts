import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'

test('articles are posts for visitors, a grid for members and alone on their page, each layout in its own way, from the first screen on [CONTENT-1] [CONTENT-2] [ROUTE-2] [ROUTE-9]', async ({
  page,
  context,
}) => {
  await test.step('articles are posts for visitors, filtered by the address [CONTENT-1, ROUTE-2]', async () => {
    await page.goto('/artikel')
    await expect(page.getByRole('link', { name: /^Baca selengkapnya/ })).toHaveCount(4)
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Penyimpanan/ })
      .click()
    await expect(page).toHaveURL('/artikel?kategori=penyimpanan')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel: Penyimpanan')
    await expectAccessible(page)
  })

  await test.step('a plain number leads to the article, which says who wrote it and is passed on [CONTENT-2, ROUTE-9]', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/artikel/1')
    await expect(page).toHaveURL('/artikel/1-cara-membaca-coa-bahan-baku')
    const article = page.getByRole('article').first()
    await expect(article).toContainText('Tim Penjaminan Mutu')
    await expect(article).toContainText(/11 Feb 2025 · \d menit baca/)
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['Article', 'BreadcrumbList'])
    await expect(page.getByRole('region', { name: 'Artikel terkait' }).getByRole('article')).toHaveCount(3)

    const whatsapp = article.getByRole('link', { name: /WhatsApp/ })
    await expect(whatsapp).toHaveAttribute('href', /wa\.me\/\?text=.*artikel%2F1-cara-membaca/)
    await article.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(page.getByText('Tautan disalin')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('/artikel/1-cara-membaca-coa-bahan-baku')
    await expectAccessible(page)
  })

  await test.step('each layout shows the same articles in its own way [CONTENT-1]', async () => {
    const first = page.getByRole('main').getByRole('heading', { level: 2, name: 'Pemeriksaan Saat Bahan Baku Datang' })
    const aside = page.getByRole('complementary', { name: 'Artikel lain' })
    const left = async () => ((await aside.boundingBox())?.x ?? 0) < ((await first.boundingBox())?.x ?? 0)

    await page.goto('/blog/category-classic')
    await expect(first).toBeVisible()
    await expect.poll(left).toBe(false)
    await page.goto('/blog/category-left-sidebar')
    await expect(first).toBeVisible()
    await expect.poll(left).toBe(true)
    await page.goto('/blog/category-list')
    await expect(first).toBeVisible()
    await expect(aside).toHaveCount(0)

    for (const [path, beside] of [
      ['/blog/post-full', 0],
      ['/artikel/post-classic', 1],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Pemeriksaan Saat Bahan Baku Datang' })).toBeVisible()
      await expect(aside).toHaveCount(beside)
    }
  })

  await test.step('a full article begins on the first screen [CONTENT-1]', async () => {
    await page.goto('/blog/post-full')
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      const first = page.getByRole('article').first().locator('section').getByRole('paragraph').first()
      await expect(page.getByRole('heading', { level: 1 }), `at ${size.width} pixels`).toBeInViewport({ ratio: 1 })
      await expect(first, `at ${size.width} pixels`).toBeInViewport()
    }
  })

  await test.step('members see a grid, and an article alone on its page [CONTENT-1]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/artikel')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9)
    await expect(page.getByRole('link', { name: /^Baca selengkapnya/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Halaman berikutnya' }).click()
    await expect(page).toHaveURL('/artikel?halaman=2')
    // across the page, without other articles beside it
    await page.goto('/artikel/1')
    await expect(page.getByRole('complementary', { name: 'Artikel lain' })).toHaveCount(0)
  })
})

test('the FAQ is for members; it opens what a link names, everything, or what is searched [CONTENT-1, ROUTE-3, ROUTE-8]', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(page).toHaveURL('/masuk?lanjut=%2Ffaq')
  await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
  await page.getByLabel('Password', { exact: true }).fill('Contoh123')
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL('/faq')
  const question = (name: string) => page.getByRole('button', { name })
  await expect(question('Bagaimana cara menego harga?')).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Buka semua' }).click()
  await expect(page.getByText('Poin bertambah setelah pesanan selesai')).toBeVisible()
  await page.getByRole('button', { name: 'Tutup semua' }).click()
  await expect(page.getByText('Poin bertambah setelah pesanan selesai')).toBeHidden()

  await page.getByRole('searchbox', { name: 'Cari pertanyaan' }).fill('limit kredit')
  await expect(page.getByRole('status').filter({ hasText: 'pertanyaan' })).toHaveText('1 pertanyaan')

  await page.goto('/transaksi/nego')
  await page.getByRole('link', { name: 'Bantuan tentang nego' }).click()
  await expect(page).toHaveURL('/faq#nego')
  await expect(question('Bagaimana cara menego harga?')).toHaveAttribute('aria-expanded', 'true')
  await expect(question('Bagaimana cara menego harga?')).toBeInViewport()
})

test('what customers say goes on every 5 s and rests, stands still with reduced motion, and is not shown where it cannot be read [HOME-4] [API-4]', async ({
  page,
}) => {
  await test.step('stands still with reduced motion [HOME-4]', async () => {
    await page.goto('/')
    const testimonials = page.getByRole('region', { name: 'Testimoni pelanggan' })
    await expect(testimonials.getByRole('button', { name: 'Berikutnya' })).toBeVisible()
    await expect(testimonials.getByRole('button', { name: 'Jeda' })).toHaveCount(0)
  })

  await test.step('is not shown where it cannot be read, and nobody is told [HOME-4, API-4]', async () => {
    const request = page.waitForRequest('**/api/testimoni-pelanggan')
    await page.route('**/api/testimoni-pelanggan', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: 'bukan jawaban' }),
    )
    await page.goto('/')
    await request
    await expect(page.getByRole('heading', { name: 'Mengapa belanja di sini' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Testimoni pelanggan' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/api/testimoni-pelanggan')
  })

  await test.step('goes on every 5 s, and rests under the pointer and on focus [HOME-4]', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install({ time: journeyNow() })
    await page.goto('/')
    const testimonials = page.getByRole('region', { name: 'Testimoni pelanggan' })
    const first = testimonials.getByRole('group').first()
    const offset = async () => Math.round((await first.boundingBox())?.x ?? 0)
    await testimonials.getByRole('button', { name: 'Jeda' }).scrollIntoViewIfNeeded()
    const start = await offset()

    await testimonials.hover()
    await page.clock.runFor(12_000)
    expect(await offset()).toBe(start)

    await page.mouse.move(0, 0)
    await testimonials.getByRole('button', { name: 'Jeda' }).focus()
    await page.clock.runFor(12_000)
    expect(await offset()).toBe(start)

    await testimonials.getByRole('button', { name: 'Jeda' }).blur()
    await page.clock.runFor(7_000)
    expect(await offset()).not.toBe(start)
  })
})
