import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'

const SUGGESTIONS = '**/api/produk/saran-pencarian'

function headerSearch(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Cari bahan, CAS, atau kode E' })
}

test('shows a visitor search, Masuk and the visitor menu [HEAD-1, HEAD-2]', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')

  await expect(headerSearch(page)).toBeVisible()
  await expect(header.getByRole('link', { name: 'Masuk' })).toBeVisible()
  const menu = header.getByRole('navigation', { name: 'Menu utama' })
  await expect(menu.getByRole('link')).toHaveText(['Daftar Produk', 'Tentang Kami'])
  await expect(header.getByRole('button', { name: /^Keranjang/ })).toHaveCount(0)
  await expect(header.getByRole('button', { name: /Pemberitahuan/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('shows a buyer cart, notifications, account and the menu of buyers, from the first paint [HEAD-1, HEAD-2, ROLE-8]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  const html = await (await page.request.get('/')).text()
  await page.goto('/')
  const header = page.getByRole('banner')

  // the server rendered the signed-in state: nothing flips after hydration
  expect(html).toContain('Menu akun')
  expect(html).not.toContain('Masuk untuk melihat harga')
  await expect(header.getByRole('button', { name: /^Keranjang/ })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Masuk' })).toHaveCount(0)
  await header.getByRole('button', { name: 'Transaksi' }).click()
  await page.getByRole('menuitem', { name: 'Daftar Transaksi' }).click()
  await expect(page).toHaveURL('/transaksi/daftar-transaksi')
  await page.getByRole('button', { name: /Menu akun/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeVisible()
})

test('opens and closes the sidebar on a narrow screen; it starts closed [HEAD-4, HEAD-5, ROUTE-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()

  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(['Beranda', 'Daftar Produk', 'Tentang Kami'])
  await menu.getByRole('link', { name: 'Daftar Produk' }).click()

  await expect(page).toHaveURL('/produk')
  await expect(menu).toHaveCount(0)
})

test('offers a buyer on a narrow screen transactions in a section that opens and closes [HEAD-4, HEAD-5, ROUTE-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Keranjang/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Menu akun/ })).toBeVisible()

  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const section = menu.getByRole('button', { name: 'Transaksi' })
  const content = page.locator(`[id="${await section.getAttribute('aria-controls')}"]`)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(content).toHaveCSS('transition-property', /grid-template-rows/)
  await expect(content).toHaveCSS('transition-duration', '0.2s')
  await section.click()
  await expect(menu.getByRole('link', { name: 'Daftar Transaksi' })).toBeHidden()
  await menu.getByRole('button', { name: 'Transaksi' }).click()
  await menu.getByRole('link', { name: 'Daftar Transaksi' }).click()

  await expect(page).toHaveURL('/transaksi/daftar-transaksi')
})

test('asks for no suggestions on a page of results before somebody types [SEARCH-1]', async ({ page }) => {
  const keywords: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/produk/saran-pencarian')) keywords.push(request.postDataJSON().keyword)
  })
  await page.clock.install({ time: journeyNow() })
  await page.goto('/produk?keyword=asam')
  await page.clock.runFor(5_000)
  expect(keywords).toEqual([])

  await headerSearch(page).fill('asam sitrat')
  await page.clock.runFor(2_000)
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(keywords).toEqual(['asam sitrat'])
})

test('suggests from three characters on, with photo, name, seller and price by role [SEARCH-1, ROLE-4]', async ({
  page,
}) => {
  const keywords: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('saran-pencarian') && keywords.push(request.postDataJSON().keyword),
  )
  await page.goto('/')

  await headerSearch(page).pressSequentially('pa')
  await headerSearch(page).pressSequentially('rasetam', { delay: 30 })

  const first = page.getByRole('option').filter({ hasText: 'Masuk untuk melihat harga' }).first()
  await expect(first).toContainText('Parasetamol')
  await expect(first.getByRole('presentation')).toBeVisible()
  expect(keywords).toEqual(['parasetam'])
})

for (const [where, find, pause] of [
  ['under the header', async (page: Page) => headerSearch(page), 1500],
  ['in the modal', openedModalSearch, 1000],
] as const) {
  test(`asks after a pause of ${pause} ms ${where}, not sooner [SEARCH-1]`, async ({ page }) => {
    const keywords: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('saran-pencarian') && keywords.push(request.postDataJSON().keyword),
    )
    await page.clock.install({ time: journeyNow() })
    await page.goto('/tentang-kami')
    const search = await find(page)
    await page.clock.pauseAt(new Date(journeyNow().getTime() + 3_600_000))
    await search.fill('gula')
    await page.clock.runFor(pause - 1)
    expect(keywords).toEqual([])
    const sent = page.waitForRequest(SUGGESTIONS)
    await page.clock.runFor(1)
    await sent
    expect(keywords).toEqual(['gula'])
  })
}

test('discards the answer to an older text [SEARCH-1]', async ({ page }) => {
  await page.goto('/')
  let answerOlder = () => {}
  await page.route(SUGGESTIONS, async (route) => {
    if (route.request().postDataJSON().keyword !== 'gula') return route.continue()
    await new Promise<void>((resolve) => (answerOlder = resolve))
    await route.continue()
  })
  const older = page.waitForRequest((request) => request.url().includes('saran-pencarian'))
  await headerSearch(page).fill('gula')
  await older
  await headerSearch(page).fill('parasetamol')
  await expect(page.getByRole('option').first()).toContainText('Parasetamol')

  // while a newer text is asked, nothing is offered for the one before
  await headerSearch(page).fill('gula')
  await expect(page.getByRole('option')).toHaveCount(0)
  await headerSearch(page).fill('parasetamol')
  await expect(page.getByRole('option').first()).toContainText('Parasetamol')

  const late = page.waitForResponse((answer) => answer.url().includes('saran-pencarian'))
  answerOlder()
  await late

  await expect(page.getByRole('option').first()).toContainText('Parasetamol')
  await expect(page.getByRole('option').filter({ hasText: /gula/i })).toHaveCount(0)
})

test('opens a suggestion by keyboard, a material first and then a product, and the results by Enter [SEARCH-1, SEARCH-2, MAT-3]', async ({
  page,
}) => {
  await page.goto('/')
  await headerSearch(page).fill('parasetamol')
  const materials = page.getByRole('option').filter({ hasText: /\d penawaran/ })
  await expect(page.getByRole('option').first()).toContainText(/Parasetamol.*\d penawaran/)
  await headerSearch(page).press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await headerSearch(page).press('Enter')
  await expect(page).toHaveURL('/bahan/parasetamol')

  await page.goto('/')
  await headerSearch(page).fill('parasetamol')
  await expect(page.getByRole('option').first()).toBeVisible()
  const presses = (await materials.count()) + 1
  for (let step = 0; step < presses; step++) await headerSearch(page).press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
  // Escape leaves the text as it is
  await headerSearch(page).press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(headerSearch(page)).toHaveValue('parasetamol')
  await headerSearch(page).press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  for (let step = 0; step < presses; step++) await headerSearch(page).press('ArrowDown')
  await headerSearch(page).press('Enter')
  await expect(page).toHaveURL(/\/produk\/[a-z0-9]+-/)

  await page.goto('/produk?kategori=2&tipe-seller=importir&halaman=2')
  await headerSearch(page).fill('asam')
  await headerSearch(page).press('Enter')
  await expect(page).toHaveURL('/produk?kategori=2&tipe-seller=importir&keyword=asam')
  await expect(headerSearch(page)).toHaveValue('asam')
})

test('keeps the search to the seller whose page is open [SEARCH-2]', async ({ page }) => {
  await page.goto('/seller')
  await page.getByRole('main').getByRole('link').filter({ hasText: /PT|CV/ }).first().click()
  await expect(page).toHaveURL(/\/seller\/[a-z-]+/)
  const username = new URL(page.url()).pathname.split('/')[2]

  const request = page.waitForRequest((request) => request.url().includes('saran-pencarian'))
  await headerSearch(page).fill('asam')
  expect((await request).postDataJSON().sellerId).toMatch(/^[0-9a-f-]{36}$/)
  await headerSearch(page).press('Enter')

  await expect(page).toHaveURL(`/produk?seller=${username}&keyword=asam`)
})

test('searches in a modal on a narrow screen, whole names suggested [SEARCH-1]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Cari produk' }).click()
  const modal = page.getByRole('dialog', { name: 'Cari produk' })
  await modal.getByRole('combobox').fill('gula')
  await expect(modal.getByRole('option').first()).toBeVisible()
  const cut = await modal.getByRole('option').evaluateAll((options) =>
    options
      .map((option) => [...option.querySelectorAll('span')].find((part) => part.childElementCount === 0))
      .filter((name) => !name || name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
      .map((name) => name?.textContent),
  )
  expect(cut).toEqual([])
  await expectAccessible(page)
  await modal.getByRole('combobox').press('Enter')

  await expect(page).toHaveURL('/produk?keyword=gula')
  await expect(modal).toHaveCount(0)
})

for (const [where, find] of [
  ['under the header', async (page: Page) => headerSearch(page)],
  ['in the modal', openedModalSearch],
] as const) {
  test(`says beside the suggestions for what a mistyped keyword was searched, ${where} [SEARCH-3]`, async ({
    page,
  }) => {
    await page.goto('/')
    const search = await find(page)
    const announced = page.getByRole('status').filter({ hasText: 'Menampilkan hasil untuk “asam sitrat”.' })

    await search.fill('asam sitrt')
    await expect(page.getByRole('option').first()).toContainText('Asam Sitrat')
    await expect(announced).toHaveCount(1)
    await expect(page.getByText('Menampilkan hasil untuk “asam sitrat”.').last()).toBeInViewport()
    await expectAccessible(page)

    await search.fill('asam sitrat')
    await expect(page.getByRole('option').first()).toContainText('Asam Sitrat')
    await expect(announced).toHaveCount(0)
  })
}

async function openedModalSearch(page: Page) {
  await page.keyboard.press('Control+k')
  return page.getByRole('dialog', { name: 'Cari produk' }).getByRole('combobox')
}

test('opens the search by a button that shows its shortcut, and by that shortcut; the focus goes back there [HEAD-1]', async ({
  page,
}) => {
  await page.goto('/')
  const modal = page.getByRole('dialog', { name: 'Cari produk' })
  const opener = page.getByRole('button', { name: 'Cari produk di jendela sendiri (Ctrl+K)' })
  await expect(opener).toHaveText('Ctrl+K')
  await opener.click()
  await expect(modal.getByRole('combobox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(opener).toBeFocused()

  await headerSearch(page).focus()
  await page.keyboard.press('Control+k')
  await expect(modal.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(headerSearch(page)).toBeFocused()
})

test('selects by the shortcut what stands in the search: what is typed replaces it [HEAD-1, SEARCH-1]', async ({
  page,
}) => {
  await page.goto('/produk?keyword=asam+sitrat')
  const field = await openedModalSearch(page)
  await expect(field).toHaveValue('asam sitrat')
  await expect(field).toBeFocused()

  await page.keyboard.type('gula')

  await expect(field).toHaveValue('gula')
})

test('says under the field that suggestions are on their way, or that there is no network [SEARCH-1, API-4, API-5]', async ({
  page,
  context,
}) => {
  // the browser itself complains of a connection it cannot make
  await page.routeWebSocket(/\/live\//, () => undefined)
  const { promise: gate, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(SUGGESTIONS, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/')
  const search = page.getByRole('search')
  await headerSearch(page).fill('gula')
  await expect(search.getByText('memuat . . .').last()).toBeVisible()
  await expect(search.getByRole('status')).toHaveText('memuat . . .')
  await expectAccessible(page)
  arrive()
  await expect(page.getByRole('option').first()).toBeVisible()

  await context.setOffline(true)
  await headerSearch(page).fill('asam')
  await expect(search.getByRole('status')).toContainText('Anda sedang offline')
  await context.setOffline(false)
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('raises no alarm when suggestions fail, and says what can be done [API-4]', async ({ page }) => {
  await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  const failed = page.waitForResponse((answer) => answer.url().includes('saran-pencarian'))
  await headerSearch(page).fill('gula')
  await failed

  await expect(page.getByRole('search').getByRole('status')).toHaveText(/Tekan Enter untuk mencari/)
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('paints the content at once under a preloader that fades after 300 ms, before any script [HOME-8]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(baseURL ?? '')

  const preloader = page.locator('[data-preloader]')
  await expect(preloader).toHaveCSS('animation-delay', '0.3s')
  await expect(preloader).toHaveCSS('pointer-events', 'none')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(preloader).toBeHidden()
  await context.close()
})

test('answers an unknown address with a page of its own and status 404 [ROUTE-4]', async ({ page }) => {
  const answer = await page.goto('/tidak/ada')

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible()
  await expectAccessible(page)
})

test('shows that the next page is on its way, and says so, and only then [ROUTE-7, API-5]', async ({ page }) => {
  await page.goto('/')
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/produk.data*', async (route) => {
    await promise
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: 'Memuat halaman' })

  await page.getByRole('banner').getByRole('link', { name: 'Daftar Produk' }).click()
  await expect(bar).toBeVisible()
  const words = page.getByRole('status').getByText('memuat . . .')
  await expect(words).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  goOn()

  await expect(page).toHaveURL('/produk')
  await expect(bar).toHaveCount(0)
  await expect(words).toHaveCount(0)
})
