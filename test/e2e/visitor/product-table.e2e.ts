import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// one of these changes the cart that other journeys read
test.use({ ownDatabase: true })

const SUBSCRIBED = 'nirwasita-farmaka-cipta'
const UNSUBSCRIBED = 'lintang-kemika-mandiri'

function table(page: Page, name = 'Produk'): Locator {
  return page.getByRole('table', { name, exact: true })
}

/** The products, without the line of titles. */
function rows(page: Page, name?: string): Locator {
  return table(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

async function show(page: Page, view: 'Kartu' | 'Tabel') {
  const button = page.getByRole('group', { name: 'Tampilan' }).getByRole('button', { name: view })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

test('shows a visitor the list as a table where asked, and keeps to it everywhere: each row in one line, no price [CARD-6] [CARD-3] [ROLE-1] [UX-1]', async ({
  page,
}) => {
  await test.step('shows the list as a table where asked [CARD-6, CARD-3]', async () => {
    await page.goto('/produk?kategori=6&halaman=2')
    await show(page, 'Tabel')
    await expect(page).toHaveURL('/produk?kategori=6')
    await expect(rows(page)).toHaveCount(30)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('79 produk · halaman 1 dari 3')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('is a table in the first paint too [CARD-6]', async () => {
    const painted = await (await page.request.get('/produk')).text()
    expect(painted.match(/role="rowheader"/g)).toHaveLength(30)
  })

  await test.step('keeps to it everywhere [CARD-6]', async () => {
    await page.goto(`/seller/${SUBSCRIBED}/produk`)
    await expect(rows(page, 'Produk PT Nirwasita Farmaka Cipta')).toHaveCount(30)
    await expectNoSidewaysScroll(page)
  })

  await test.step('shows a visitor no price, and the way to it [CARD-6, ROLE-1]', async () => {
    await page.goto(`/produk?seller=${SUBSCRIBED}`)
    await expect(rows(page)).not.toHaveCount(0)
    await expect(table(page)).not.toContainText('Rp')
    await expect(rows(page).getByRole('link', { name: 'Masuk untuk melihat harga' })).toHaveCount(
      await rows(page).count(),
    )
    const signInAddress = `/masuk?lanjut=${encodeURIComponent(`/produk?seller=${SUBSCRIBED}`)}`
    await expect(rows(page).first().getByRole('link', { name: 'Keranjang' })).toHaveAttribute('href', signInAddress)
  })

  await test.step('shows grade and CAS, each row in one line, with what has no room whole in its title [CARD-6, UX-1]', async () => {
    await page.goto('/produk')
    const names = rows(page).locator('th, td:nth-child(5)')
    await expect(names).toHaveCount(60)
    const unsaid = await names.evaluateAll((all) =>
      all.filter((name) => name.getAttribute('title') !== name.textContent),
    )
    expect(unsaid).toEqual([])
    for (const name of ['Grade', 'CAS']) await expect(table(page).getByRole('columnheader', { name })).toBeVisible()
    await expect(
      rows(page)
        .locator('td:nth-child(4)')
        .filter({ hasText: /^(CAS )?\d+-\d\d-\d$/ }),
    ).not.toHaveCount(0)
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(33)
  })

  await test.step('is cards again where asked, and stays so [CARD-6]', async () => {
    await show(page, 'Kartu')
    await expect(table(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Produk', exact: true }).getByRole('article')).not.toHaveCount(0)
  })
})

test('shows a buyer prices and stock by subscription, 15 rows and more on a laptop, and leads from a row to the cart [CARD-6] [ROLE-2] [ROLE-3] [UX-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'pembeli@contoh.id')
  await page.goto(`/produk?seller=${SUBSCRIBED}`)
  await show(page, 'Tabel')

  await test.step('shows 15 rows and more on a laptop, with right-aligned numbers below a head that stays [CARD-6]', async () => {
    const visibleRows = () =>
      rows(page).evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
      )
    await expect.poll(visibleRows).toBeGreaterThanOrEqual(15)
    const [, , , , , , , , ...numbers] = await rows(page).first().locator('td, th').all()
    for (const cell of numbers.slice(0, 4)) await expect(cell).toHaveCSS('text-align', 'end')
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(table(page).getByRole('columnheader', { name: 'Produk' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('says the stock of a subscribed seller as it is [CARD-6, ROLE-3]', async () => {
    const stocks = await rows(page).locator('td:nth-child(10)').allTextContents()
    expect(stocks).toHaveLength(30)
    for (const stock of stocks) expect(stock).toMatch(/^(Stok )?([\d.,]+ \w+|Habis)$/)
  })

  await test.step('says what the company last paid, and when [UX-1]', async () => {
    const list = page.url()
    await page.goto('/produk?keyword=kolagen')
    await expect(table(page).getByRole('columnheader', { name: 'Terakhir' })).toBeVisible()
    await expect(rows(page).getByTitle(/^Dibeli \d+ \w+ \d{4}, Rp/)).not.toHaveCount(0)
    await page.goto(list)
  })

  await test.step('leads from a row to a negotiation and to the cart [CARD-6, ROLE-3]', async () => {
    const row = rows(page)
      .filter({ has: page.getByRole('button', { name: 'Nego', disabled: false }) })
      .first()
    await row.getByRole('button', { name: 'Nego' }).click()
    await expect(page.getByRole('dialog', { name: 'Nego Harga' })).toBeVisible()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Keranjang' }).click()
    const modal = page.getByRole('dialog', { name: 'Kuantitas Pesanan' })
    await modal.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(page.getByText(/^Produk ".+" ditambahkan ke keranjang!$/)).toBeVisible()
  })

  await test.step('shows no price of a seller without subscription, and the way to it [CARD-6, ROLE-2]', async () => {
    await page.goto(`/produk?seller=${UNSUBSCRIBED}`)
    await expect(rows(page)).not.toHaveCount(0)
    await expect(table(page)).not.toContainText('Rp')
    await expect(rows(page).getByRole('button')).toHaveCount(0)
    await rows(page).first().getByRole('link', { name: 'Berlangganan untuk melihat harga' }).click()
    await expect(page).toHaveURL(`/seller/${UNSUBSCRIBED}`)
  })
})

function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Produk untuk dibandingkan' })
}

function tick(page: Page, place: number): Locator {
  return rows(page).nth(place).getByRole('checkbox')
}

/** Products that are found by these words, one or more for each. */
async function found(page: Page, ...searches: [keyword: string, count: number][]): Promise<string> {
  const ids: number[] = []
  for (const [keyword, count] of searches) {
    const answer = await page.request.post('/api/produk/daftar', { data: { keyword, halaman: 1, per_halaman: count } })
    for (const { produk_id } of (await answer.json()).data.produk) ids.push(produk_id)
  }
  return `/bandingkan?produk=${ids.join()}`
}

test('compares the products ticked, up to four, through paging and reloading, and marks what differs [CARD-6] [ROLE-3]', async ({
  page,
}) => {
  await test.step('compares the products ticked, up to four, through paging and reloading [CARD-6]', async () => {
    await page.goto('/produk?kategori=6')
    await show(page, 'Tabel')
    await expect(bar(page)).toHaveCount(0)
    await tick(page, 0).check()
    await expect(bar(page).getByRole('button', { name: 'Bandingkan 1 produk' })).toBeDisabled()
    await tick(page, 1).check()
    await page.goto('/produk?kategori=6&halaman=2')
    await tick(page, 0).check()
    await tick(page, 1).check()
    const link = bar(page).getByRole('link', { name: 'Bandingkan 4 produk' })
    await expect(link).toBeVisible()

    await tick(page, 2).click()
    await expect(page.getByText('Paling banyak 4 produk dapat dibandingkan sekaligus.')).toBeVisible()
    await expect(tick(page, 2)).not.toBeChecked()
    await page.reload()
    await expect(tick(page, 1)).toBeChecked()
    await expectNoSidewaysScroll(page)

    await link.click()
    await expect(page).toHaveURL(/\/bandingkan\?produk=\w+,\w+,\w+,\w+$/)
    const comparison = page.getByRole('table', { name: 'Perbandingan 4 produk' })
    await expect(comparison.getByRole('link', { name: 'Masuk untuk melihat harga' })).toHaveCount(4)
    await expect(comparison.getByRole('rowheader', { name: 'Bentuk' })).toBeVisible()
    // of which nothing is known to a visitor
    await expect(comparison.getByRole('rowheader', { name: 'Pembayaran' })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('Rp')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await comparison
      .getByRole('button', { name: /^Keluarkan/ })
      .first()
      .click()
    await expect(page.getByRole('table', { name: 'Perbandingan 3 produk' })).toBeVisible()
    await page.goto('/produk?kategori=6')
    await expect(tick(page, 0)).not.toBeChecked()
    await bar(page).getByRole('button', { name: 'Kosongkan' }).click()
    await expect(bar(page)).toHaveCount(0)
  })

  await test.step('marks what differs between products of one material, and says that others hardly compare [CARD-6]', async () => {
    const marks = page.getByRole('table').getByText('beda', { exact: true })
    await page.goto(await found(page, ['alantoin', 2]))
    await expect(marks).not.toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Hanya yang berbeda' }).check()
    await expect(marks).toHaveCount(0)

    await page.goto(await found(page, ['alantoin', 1], ['parasetamol', 1]))
    await expect(page.getByText('hampir semua datanya berbeda dan tidak ditandai')).toBeVisible()
    await expect(marks).toHaveCount(0)
  })

  await signIn(page, 'pembeli@contoh.id')

  await test.step('prints a comparison under whose it is and of which day [CARD-6]', async () => {
    await page.goto(await found(page, ['alantoin', 2]))
    const head = page.getByText(
      /^Sentra Bahan · Perbandingan produk untuk PT Husadamaya Karya Farma, \d+ \p{L}+ \d{4}$/u,
    )
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  await test.step('says of a comparison what is not on sale [CARD-6, ROLE-3]', async () => {
    await page.goto(`/produk?seller=${SUBSCRIBED}`)
    await show(page, 'Tabel')
    for (const place of [0, 1]) await tick(page, place).check()
    await bar(page).getByRole('link', { name: 'Bandingkan 2 produk' }).click()
    const comparison = page.getByRole('table', { name: 'Perbandingan 2 produk' })
    await expect(comparison.getByRole('row', { name: /^Harga( beda)? Rp/ })).toBeVisible()

    await page.goto(`${page.url()},999999999`)
    await expect(page.getByText('Satu produk yang Anda pilih tidak dijual lagi.')).toBeVisible()
    await expect(comparison).toBeVisible()
    await page.getByRole('button', { name: 'Keluarkan', exact: true }).click()
    await expect(page.getByText('tidak dijual lagi')).toHaveCount(0)
    await page.goto(`/produk?seller=${SUBSCRIBED}`)
    const stored = page.waitForResponse(/\/api\/rak\/hapus$/)
    await bar(page).getByRole('button', { name: 'Kosongkan' }).click()
    await expect(bar(page)).toHaveCount(0)
    await stored
    await page.goto('/bandingkan?produk=tidakada')
    await expect(page.getByText('Belum ada produk untuk dibandingkan')).toBeVisible()
  })
})
