import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/browser.ts'

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

test('shows on cards what the viewer may see: a visitor no price and the way to it, a buyer the prices of subscribed sellers [ROLE-1] [ROLE-2] [ROLE-3] [ROLE-4] [ROLE-6] [CARD-1] [CARD-2] [CARD-3]', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const signInAddress = (path: string) => `/masuk?lanjut=${encodeURIComponent(path)}`

  await test.step('shows photo, origin, name, pack and the buttons in words; Nego only when negotiable [CARD-1]', async () => {
    const answer = await page.request.post('/api/produk/daftar', { data: { kategori: 2, per_halaman: 24 } })
    const { produk } = (await answer.json()).data as {
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

  await test.step('leads a visitor from Keranjang and Nego to /masuk with the wanted page [ROLE-6]', async () => {
    const negotiable = cards(page).filter({ has: page.getByRole('link', { name: 'Nego' }) })
    const wanted = signInAddress('/produk?kategori=2')
    await expect(negotiable.first().getByRole('link', { name: 'Keranjang' })).toHaveAttribute('href', wanted)
    await negotiable.first().getByRole('link', { name: 'Nego' }).click()
    await expect(page).toHaveURL(wanted)
  })

  await test.step('shows a visitor every product without a price, and the way to it [ROLE-1]', async () => {
    await page.goto('/produk?kategori=6')
    await expect(page.getByLabel('Urutkan').getByRole('option')).toHaveText(['Paling sesuai', 'Nama A–Z', 'Terbaru'])
    await expect(cards(page)).toHaveCount(24)
    await expect(main).not.toContainText('Rp')
    const ways = main.getByRole('link', { name: 'Masuk untuk melihat harga' })
    await expect(ways).toHaveCount(24)
    await ways.first().click()
    await expect(page).toHaveURL(signInAddress('/produk?kategori=6'))
  })

  await test.step('leads a visitor back to the page after signing in [ROLE-1, ROLE-6]', async () => {
    await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
    await page.getByLabel('Password', { exact: true }).fill('Contoh123')
    await main.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page).toHaveURL('/produk?kategori=6')
  })

  await test.step('keeps to subscribed sellers when a buyer asks so [CARD-3]', async () => {
    await filters(page)
      .getByRole('link', { name: /^Seller langganan saya/ })
      .click()
    await expect(page).toHaveURL('/produk?kategori=6&langganan=ya')
    await expect(cards(page).first()).toBeVisible()
    await expect(main.getByText(PRICE)).toHaveCount(await cards(page).count())
    await expect(page.getByRole('link', { name: 'Berlangganan untuk melihat harga' })).toHaveCount(0)
  })

  await test.step('shows a subscribed buyer prices in Rupiah and the cart [ROLE-3, CARD-2]', async () => {
    await page.goto(`/produk?seller=${SUBSCRIBED}`)
    await expect(cards(page)).toHaveCount(24)
    await expect(main.getByText(PRICE)).toHaveCount(24)
    await expect(cards(page).first().getByRole('button', { name: 'Keranjang' })).toBeVisible()
  })

  await test.step('offers sorting by price only to those who see prices [CARD-3, ROLE-4]', async () => {
    await page.getByLabel('Urutkan').selectOption({ label: 'Harga terendah' })
    await expect(page).toHaveURL(/urut=harga-terendah/)
    const amounts = async () => {
      const prices = await main.getByText(PRICE).allTextContents()
      return prices.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
    }
    await expect.poll(async () => isSorted(await amounts(), (a, b) => a - b)).toBe(true)
  })

  await test.step('shows a buyer who is not subscribed the way to the seller, and nothing to order with [ROLE-2]', async () => {
    await page.goto(`/produk?seller=${UNSUBSCRIBED}`)
    const card = cards(page).first()
    await expect(main).not.toContainText('Rp')
    await expect(card.getByRole('link', { name: 'Detail Produk' })).toBeVisible()
    await expect(main.getByRole('button', { name: /Keranjang|Nego/ })).toHaveCount(0)
    await card.getByRole('link', { name: 'Berlangganan untuk melihat harga' }).click()
    await expect(page).toHaveURL(`/seller/${UNSUBSCRIBED}`)
    await expect(main.getByText('Belum berlangganan')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Ajukan langganan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Hubungi lewat WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/62/,
    )
  })
})

test('filters, sorts and pages by links whose addresses say everything, and helps on when nothing is found [CARD-3] [ROUTE-5] [MAT-4] [API-5]', async ({
  page,
}) => {
  const values = (name: string) => filters(page).getByRole('region', { name }).getByRole('link')
  const chips = page.getByRole('list', { name: 'Filter yang dipakai' })
  const active = filters(page).locator('[aria-current=true]')

  await test.step('adds a filter to the list just arrived, on a slow phone too [CARD-3]', async () => {
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await page.goto('/produk')
    await values('Grade').nth(0).click()
    await expect(page).toHaveURL(/grade=/)
    await values('Grade').nth(1).click()
    await expect(page).toHaveURL(/grade=.*&grade=/)
    await values('Asal').nth(0).click()
    await expect(page).toHaveURL(/grade=.*&grade=.*&asal=/)
    await expect(active).toHaveCount(3)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  })

  await test.step('takes several grades and origins off one by one [CARD-3]', async () => {
    await expect(chips.getByRole('link', { name: /^Hapus filter Grade/ })).toHaveCount(2)
    await expectAccessible(page)
    await chips
      .getByRole('link', { name: /^Hapus filter Grade/ })
      .first()
      .click()
    await expect(chips.getByRole('link', { name: /^Hapus filter \w+:/ })).toHaveCount(2)
    await page.getByRole('link', { name: 'Hapus filter', exact: true }).click()
    await expect(page).toHaveURL('/produk')
    await expect(count(page)).toContainText('1.086 produk')
  })

  await test.step('adds a second filter to one whose list is still on its way [CARD-3]', async () => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/produk.data*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await values('Grade').nth(0).click()
    await expect(values('Grade').nth(0)).toHaveAttribute('aria-current', 'true')
    await values('Grade').nth(1).click()
    await expect(values('Grade').nth(1)).toHaveAttribute('aria-current', 'true')
    gate.resolve()
    await expect(page).toHaveURL(/grade=.*&grade=/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('link', { name: 'Hapus filter', exact: true }).click()
    await expect(page).toHaveURL('/produk')
  })

  await test.step('filters by links whose addresses say everything [CARD-3, ROUTE-5]', async () => {
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

  await test.step('says "memuat . . ." over skeletons while another list is on its way, to be read [CARD-3, API-5]', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
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
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('sorts and pages, both in the address [CARD-3]', async () => {
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

  await test.step('filters by keyword, seller and grade in the address [ROUTE-5, CARD-3]', async () => {
    await page.goto(`/produk?seller=${SUBSCRIBED}&grade=USP&keyword=serbuk`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('serbuk')
    await expect(chips.getByRole('link', { name: /^Hapus filter Grade: USP/ })).toBeVisible()
    await expect(chips.getByRole('link', { name: /^Hapus filter Seller: PT Nirwasita/ })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    for (const card of await cards(page).all()) await expect(card).toContainText('USP ·')
  })

  await test.step('offers the function that is searched for as a filter, and takes it [UX-1, MAT-6]', async () => {
    await page.goto('/produk?keyword=bahan+pengawet')
    const offered = page.getByRole('list', { name: 'Fungsi yang dicari' }).getByRole('link')
    await expect(offered).toHaveText(/^Pengawet, \d+$/)
    const [promised] = /\d+/.exec((await offered.textContent()) ?? '') ?? []
    await offered.click()
    await expect(page).toHaveURL('/produk?keyword=bahan+pengawet&fungsi=pengawet')
    await expect(count(page)).toContainText(`${promised} produk`)
    await expect(chips.getByRole('link', { name: 'Hapus filter Fungsi: Pengawet' })).toBeVisible()
    await expect(offered).toHaveCount(0)
  })

  await test.step('helps on when nothing is found [CARD-3]', async () => {
    await page.goto('/produk?kategori=6&keyword=qqqqzzzz')
    await expect(page.getByRole('main').getByText('Tidak ada produk ditemukan')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Lihat semua produk' }).click()
    await expect(page).toHaveURL('/produk')
    await expect(cards(page)).toHaveCount(24)
  })

  await test.step('offers the nearest names when nothing is found [MAT-4]', async () => {
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

test('before any script paints the content at once, under a preloader that fades after 300 ms, and works by links alone [HOME-8] [CARD-3]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto('/')
  const preloader = page.locator('[data-preloader]')
  await expect(preloader).toHaveCSS('animation-delay', '0.3s')
  await expect(preloader).toHaveCSS('pointer-events', 'none')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(preloader).toBeHidden()

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

test('shows sellers, a seller, and its products by showcase and keyword; answers 404 for what is not there [ROUTE-4] [ROUTE-5] [ROUTE-7]', async ({
  page,
}) => {
  const main = page.getByRole('main')

  await test.step('answers 404 for what is not there [ROUTE-4]', async () => {
    for (const address of ['/produk/tidakada-apa-saja', '/seller/tidak-ada', '/seller/tidak-ada/produk']) {
      const answer = await page.request.get(address)
      expect(answer.status(), address).toBe(404)
      expect(await answer.text(), address).toMatch(/<h1[^>]*>Halaman tidak ditemukan/)
    }
    expect((await page.goto('/tidak/ada'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
    await expectAccessible(page)
  })

  await test.step('shows sellers, a seller, and its products by showcase and keyword [ROUTE-5, ROUTE-7]', async () => {
    await page.goto('/seller')
    await expect(page.getByRole('list', { name: 'Seller', exact: true }).getByRole('article')).toHaveCount(24)
    await expectAccessible(page)

    await page.goto(`/seller/${SUBSCRIBED}`)
    await expectAccessible(page)
    await main.getByRole('link', { name: /^Antibiotik/ }).click()
    await expect(page).toHaveURL(`/seller/${SUBSCRIBED}/produk?etalase=antibiotik`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antibiotik')

    await main.getByRole('searchbox').fill('amoksisilin')
    await main.getByRole('button', { name: 'Cari' }).click()
    await expect(page).toHaveURL(`/seller/${SUBSCRIBED}/produk?etalase=antibiotik&keyword=amoksisilin`)
    await expect(count(page)).toContainText('untuk “amoksisilin”')
    await expect(main.getByRole('article').first()).toContainText(/Amoksisilin/)
    await expectAccessible(page)
    const trail = page.getByRole('navigation', { name: 'Jejak halaman' })
    await expect(trail.getByRole('listitem')).toHaveText(['Beranda', 'Seller', 'PT Nirwasita Farmaka Cipta', 'Produk'])
    await expect(trail.getByRole('link')).toHaveCount(3)
  })
})
