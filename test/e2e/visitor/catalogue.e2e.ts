import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

const SUBSCRIBED = 'nirwasita-farmaka-cipta'
const UNSUBSCRIBED = 'lintang-kemika-mandiri'
const PRICE = /^Rp \d{1,3}(\.\d{3})*,\d{2} \/ /

function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Produk', exact: true }).getByRole('article')
}

/** The status '134 produk · halaman 1 dari 6', among others on the page. */
function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status').filter({ hasText: 'produk' })
}

/** Its words are painted large enough to read, and not cut off. */
async function expectReadable(link: Locator) {
  await expect(link).toBeVisible()
  const [size, cut] = await link.evaluate((element) => [
    Number.parseFloat(getComputedStyle(element).fontSize),
    element.scrollWidth > element.clientWidth,
  ])
  expect(size).toBeGreaterThan(12)
  expect(cut).toBe(false)
}

function filters(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filter produk' })
}

function isSorted<T>(values: readonly T[], compare: (a: T, b: T) => number): boolean {
  return (
    values.length > 1 && values.every((value, place) => place === 0 || compare(values[place - 1] ?? value, value) <= 0)
  )
}

test('shows a visitor every product without a price, and the way to it [ROLE-1]', async ({ page }) => {
  await page.goto('/produk?kategori=6')

  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('main')).not.toContainText('Rp')
  const ways = page.getByRole('main').getByRole('link', { name: 'Masuk untuk melihat harga' })
  await expect(ways).toHaveCount(24)
  await ways.first().click()
  await expect(page).toHaveURL(`/masuk?lanjut=${encodeURIComponent('/produk?kategori=6')}`)
})

test('leads a visitor back to the page after signing in [ROLE-1, ROLE-6]', async ({ page }) => {
  await page.goto('/produk?kategori=6')
  await cards(page).first().getByRole('link', { name: 'Keranjang' }).click()

  await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
  await page.getByLabel('Password', { exact: true }).fill('Contoh123')
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()

  await expect(page).toHaveURL('/produk?kategori=6')
})

test('leads a visitor from Keranjang and Nego to /masuk with the wanted page [ROLE-6]', async ({ page }) => {
  const signInAddress = `/masuk?lanjut=${encodeURIComponent('/produk')}`
  await page.goto('/produk')
  const negotiable = cards(page).filter({ has: page.getByRole('link', { name: 'Nego' }) })

  await expect(negotiable.first().getByRole('link', { name: 'Keranjang' })).toHaveAttribute('href', signInAddress)
  await negotiable.first().getByRole('link', { name: 'Nego' }).click()
  await expect(page).toHaveURL(signInAddress)
})

test('shows a buyer who is not subscribed the way to the seller, and nothing to order with [ROLE-2]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto(`/produk?seller=${UNSUBSCRIBED}`)
  const card = cards(page).first()

  await expect(page.getByRole('main')).not.toContainText('Rp')
  await expect(card.getByRole('link', { name: 'Detail Produk' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Keranjang|Nego/ })).toHaveCount(0)
  await card.getByRole('link', { name: 'Berlangganan untuk melihat harga' }).click()
  await expect(page).toHaveURL(`/seller/${UNSUBSCRIBED}`)
  await expect(page.getByRole('main').getByText('Belum berlangganan')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Ajukan langganan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hubungi lewat WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/62/,
  )
})

test('shows a subscribed buyer prices in Rupiah and the cart [ROLE-3, CARD-2]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto(`/produk?seller=${SUBSCRIBED}`)

  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('main').getByText(PRICE)).toHaveCount(24)
  await expect(cards(page).first().getByRole('button', { name: 'Keranjang' })).toBeVisible()
})

test('shows on a card photo, origin, name, pack and the buttons in words; Nego only when negotiable [CARD-1]', async ({
  page,
}) => {
  const { produk } = (
    await (await page.request.post('/api/produk/daftar', { data: { kategori: 2, per_halaman: 24 } })).json()
  ).data as {
    produk: { produk_nama: string; produk_origin: string; produk_kemasan: string; produk_negotiable: string }[]
  }
  await page.goto('/produk?kategori=2')

  for (const [place, product] of produk.entries()) {
    const card = cards(page).nth(place)
    await expect(card.getByRole('heading')).toHaveText(product.produk_nama)
    await expect(card).toContainText(product.produk_origin)
    await expect(card).toContainText(product.produk_kemasan)
    await expect(card.getByRole('link', { name: 'Keranjang' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Nego' })).toHaveCount(product.produk_negotiable === 'yes' ? 1 : 0)
    await expectReadable(card.getByRole('link', { name: 'Detail Produk' }))
  }
  const shown = cards(page).first().locator('img')
  await expect.poll(() => shown.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('filters by links whose addresses say everything [CARD-3, ROUTE-5]', async ({ page }) => {
  await page.goto('/produk')
  await expect(count(page)).toContainText('1.086 produk')

  await filters(page)
    .getByRole('link', { name: /^Food and Beverages/ })
    .click()
  await expect(page).toHaveURL('/produk?kategori=2')
  await expect(count(page)).toContainText('134 produk')

  await filters(page)
    .getByRole('link', { name: /^Importir/ })
    .click()
  await expect(page).toHaveURL('/produk?kategori=2&tipe-seller=importir')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food and Beverages')
  await expect(count(page)).not.toContainText('134 produk')
  const before = await count(page).textContent()
  await page.reload()
  await expect(count(page)).toHaveText(before ?? '')

  await page.getByRole('link', { name: 'Hapus filter Kategori: Food and Beverages' }).click()
  await expect(page).toHaveURL('/produk?tipe-seller=importir')
  await page.getByRole('link', { name: 'Hapus filter', exact: true }).click()
  await expect(page).toHaveURL('/produk')
  await expect(count(page)).toContainText('1.086 produk')
})

test('filters by keyword, seller and grade in the address [ROUTE-5, CARD-3]', async ({ page }) => {
  await page.goto(`/produk?seller=${SUBSCRIBED}&grade=USP&keyword=serbuk`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('serbuk')
  const chips = page.getByRole('list', { name: 'Filter yang dipakai' })
  await expect(chips.getByRole('link', { name: /^Hapus filter Grade: USP/ })).toBeVisible()
  await expect(chips.getByRole('link', { name: /^Hapus filter Seller: PT Nirwasita/ })).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toContainText('USP ·')
})

test('ticks several grades and origins together, all in the address [CARD-3]', async ({ page }) => {
  await page.goto('/produk')
  const [first, second] = await Promise.all(
    [0, 1].map(async (place) => {
      const group = filters(page).getByRole('region', { name: 'Grade' })
      return (await group.getByRole('link').nth(place).textContent())?.replace(/[\d.]+ produk$/, '') ?? ''
    }),
  )
  const grade = (name = '') =>
    filters(page).getByRole('region', { name: 'Grade' }).getByRole('link').filter({ hasText: name })
  await grade(first).first().click()
  await expect(page).toHaveURL(/grade=/)
  await grade(second).first().click()
  await expect(page).toHaveURL(/grade=.*&grade=/)
  await filters(page).getByRole('region', { name: 'Asal' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/grade=.*&grade=.*&asal=/)

  const chips = page.getByRole('list', { name: 'Filter yang dipakai' })
  await expect(chips.getByRole('link', { name: /^Hapus filter Grade/ })).toHaveCount(2)
  await expect(filters(page).locator('[aria-current=true]')).toHaveCount(3)
  await expectAccessible(page)
  await chips
    .getByRole('link', { name: /^Hapus filter Grade/ })
    .first()
    .click()
  await expect(chips.getByRole('link', { name: /^Hapus filter \w+:/ })).toHaveCount(2)
})

test('adds a filter to the list just arrived, on a slow phone too [CARD-3]', async ({ page }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.goto('/produk')
  const values = (name: string) => filters(page).getByRole('region', { name }).getByRole('link')

  await values('Grade').nth(0).click()
  await expect(page).toHaveURL(/grade=/)
  await values('Grade').nth(1).click()
  await expect(page).toHaveURL(/grade=.*&grade=/)
  await values('Asal').nth(0).click()
  await expect(page).toHaveURL(/grade=.*&grade=.*&asal=/)
  await expect(filters(page).locator('[aria-current=true]')).toHaveCount(3)
})

test('adds a second filter to one whose list is still on its way [CARD-3]', async ({ page }) => {
  await page.goto('/produk')
  const grades = filters(page).getByRole('region', { name: 'Grade' }).getByRole('link')
  const gate = Promise.withResolvers<void>()
  await page.route('**/produk.data*', async (route) => {
    await gate.promise
    await route.continue()
  })

  await grades.nth(0).click()
  await expect(grades.nth(0)).toHaveAttribute('aria-current', 'true')
  await grades.nth(1).click()
  await expect(grades.nth(1)).toHaveAttribute('aria-current', 'true')
  gate.resolve()

  await expect(page).toHaveURL(/grade=.*&grade=/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('keeps to subscribed sellers when a buyer asks so [CARD-3]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/produk')
  await filters(page)
    .getByRole('link', { name: /^Seller langganan saya/ })
    .click()

  await expect(page).toHaveURL('/produk?langganan=ya')
  await expect(page.getByRole('main').getByText(PRICE)).toHaveCount(24)
  await expect(page.getByRole('link', { name: 'Berlangganan untuk melihat harga' })).toHaveCount(0)
})

test('sorts and pages, both in the address [CARD-3]', async ({ page }) => {
  await page.goto('/produk?kategori=6')
  await page.getByLabel('Urutkan').selectOption({ label: 'Nama A–Z' })
  await expect(page).toHaveURL('/produk?kategori=6&urut=nama')
  const names = () => cards(page).getByRole('heading').allTextContents()
  await expect.poll(async () => isSorted(await names(), (a, b) => a.localeCompare(b, 'id'))).toBe(true)
  const [first = ''] = await names()

  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click()
  await expect(page).toHaveURL('/produk?kategori=6&urut=nama&halaman=2')
  await expect(count(page)).toContainText('halaman 2 dari 4')
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first)
})

test('offers sorting by price only to those who see prices [CARD-3, ROLE-4]', async ({ page }) => {
  await page.goto('/produk')
  await expect(page.getByLabel('Urutkan').getByRole('option')).toHaveText(['Paling sesuai', 'Nama A–Z', 'Terbaru'])

  await signIn(page, 'pembeli@contoh.id')
  await page.goto(`/produk?seller=${SUBSCRIBED}`)
  await page.getByLabel('Urutkan').selectOption({ label: 'Harga terendah' })
  await expect(page).toHaveURL(/urut=harga-terendah/)
  const amounts = async () => {
    const prices = await page.getByRole('main').getByText(PRICE).allTextContents()
    return prices.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  }
  await expect.poll(async () => isSorted(await amounts(), (a, b) => a - b)).toBe(true)
})

test('says "memuat . . ." over skeletons while another list is on its way, to be read [CARD-3, API-5]', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.goto('/produk')
  await page.route('**/produk.data*', async (route) => {
    await answered
    await route.continue()
  })
  await filters(page)
    .getByRole('link', { name: /^Natural/ })
    .click()

  const words = page.getByText('memuat . . .')
  await expect(words).toBeInViewport({ ratio: 1 })
  // heard too, and both not before 300 ms
  const loading = page.getByRole('status').filter({ has: words })
  await expect(loading).toHaveCSS('animation-delay', '0.3s')
  await expect(loading).toHaveAttribute('aria-busy', 'true')
  // to be read, not only heard
  const { width = 0, height = 0 } = (await words.boundingBox()) ?? {}
  expect([width > 60, height > 15]).toEqual([true, true])
  await expect(cards(page).first()).toBeHidden()
  answer()
  await expect(page).toHaveURL('/produk?kategori=6')
  await expect(cards(page).first()).toBeVisible()
})

test('helps on when nothing is found [CARD-3]', async ({ page }) => {
  await page.goto('/produk?kategori=6&keyword=qqqqzzzz')

  await expect(page.getByRole('main').getByText('Tidak ada produk ditemukan')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Lihat semua produk' }).click()
  await expect(page).toHaveURL('/produk')
  await expect(cards(page)).toHaveCount(24)
})

test('offers the nearest names when nothing is found [MAT-4]', async ({ page }) => {
  await page.goto('/produk?keyword=asam+sitrat+unggulan+zzzz')

  const names = page.getByRole('navigation', { name: 'Mungkin yang Anda maksud' })
  await expectAccessible(page)
  await names
    .getByRole('link', { name: /^Asam Sitrat/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/produk\?keyword=Asam\+Sitrat/)
  await expect(cards(page).first()).toBeVisible()
})

test('has the filters in a drawer on a narrow screen [CARD-3] @mobile-only', async ({ page }) => {
  await page.goto('/produk')
  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('link', { name: /^Natural/ }).click()
  await expect(page).toHaveURL('/produk?kategori=6')
  await expectAccessible(page)

  await drawer.getByRole('button', { name: 'Lihat 79 produk' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
})

test('works by links alone where no script runs [CARD-3]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/produk')
  await filters(page)
    .getByRole('link', { name: /^Natural/ })
    .click()
  await expect(page).toHaveURL('/produk?kategori=6')
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL('/produk?kategori=6&halaman=2')
  await cards(page).first().getByRole('link', { name: 'Detail Produk' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('answers 404 for what is not there [ROUTE-4]', async ({ page }) => {
  for (const address of ['/tidak/ada', '/produk/tidakada-apa-saja', '/seller/tidak-ada', '/seller/tidak-ada/produk']) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
  }
  await expectAccessible(page)
})

test('shows sellers, a seller, and its products by showcase and keyword [ROUTE-5, ROUTE-7]', async ({ page }) => {
  await page.goto('/seller')
  await expect(page.getByRole('list', { name: 'Seller', exact: true }).getByRole('article')).toHaveCount(24)
  await expectAccessible(page)

  await page.goto(`/seller/${SUBSCRIBED}`)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Antibiotik/ })
    .click()
  await expect(page).toHaveURL(`/seller/${SUBSCRIBED}/produk?etalase=antibiotik`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antibiotik')

  await page.getByRole('main').getByRole('searchbox').fill('amoksisilin')
  await page.getByRole('main').getByRole('button', { name: 'Cari' }).click()
  await expect(page).toHaveURL(`/seller/${SUBSCRIBED}/produk?etalase=antibiotik&keyword=amoksisilin`)
  await expect(count(page)).toContainText('untuk “amoksisilin”')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Amoksisilin/)
  await expectAccessible(page)
  const trail = page.getByRole('navigation', { name: 'Jejak halaman' })
  await expect(trail.getByRole('listitem')).toHaveText(['Beranda', 'Seller', 'PT Nirwasita Farmaka Cipta', 'Produk'])
  await expect(trail.getByRole('link')).toHaveCount(3)
})
