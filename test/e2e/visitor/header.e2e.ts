import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'

const SUGGESTIONS = '**/api/produk/saran-pencarian'

function headerSearch(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Cari bahan, CAS, atau kode E' })
}

async function openedModalSearch(page: Page) {
  await page.keyboard.press('Control+k')
  return searchModal(page).getByRole('combobox')
}

const searchModal = (page: Page) => page.getByRole('dialog', { name: 'Cari produk' })

/** The keywords that suggestions are asked for from now on. */
function requestedKeywords(page: Page): string[] {
  const keywords: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/produk/saran-pencarian')) keywords.push(request.postDataJSON().keyword)
  })
  return keywords
}

test('shows a visitor search, Masuk and the visitor menu; the search by its shortcut too, and what it finds [HEAD-1] [HEAD-2] [SEARCH-1] [SEARCH-3] [ROLE-4] [ROUTE-7] [API-5]', async ({
  page,
}) => {
  const keywords = requestedKeywords(page)
  await page.goto('/')
  const header = page.getByRole('banner')

  await test.step('shows a visitor search, Masuk and the visitor menu [HEAD-1, HEAD-2]', async () => {
    await expect(headerSearch(page)).toBeVisible()
    await expect(header.getByRole('link', { name: 'Masuk' })).toBeVisible()
    const menu = header.getByRole('navigation', { name: 'Menu utama' })
    await expect(menu.getByRole('link')).toHaveText(['Daftar Produk', 'Tentang Kami'])
    await expect(header.getByRole('button', { name: /^Keranjang/ })).toHaveCount(0)
    await expect(header.getByRole('button', { name: /Pemberitahuan/ })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('suggests from three characters on, with photo, name, seller and price by role [SEARCH-1, ROLE-4]', async () => {
    await headerSearch(page).pressSequentially('pa')
    await headerSearch(page).pressSequentially('rasetam', { delay: 30 })
    const first = page.getByRole('option').filter({ hasText: 'Masuk untuk melihat harga' }).first()
    await expect(first).toContainText('Parasetamol')
    await expect(first.getByRole('presentation')).toBeVisible()
    expect(keywords).toEqual(['parasetam'])
    await headerSearch(page).press('Escape')
    await headerSearch(page).fill('')
  })

  await test.step('opens the search by a button that shows its shortcut, and by that shortcut; the focus goes back there [HEAD-1]', async () => {
    const opener = page.getByRole('button', { name: 'Cari produk di jendela sendiri (Ctrl+K)' })
    await expect(opener).toHaveText('Ctrl+K')
    await opener.click()
    await expect(searchModal(page).getByRole('combobox')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(searchModal(page)).toHaveCount(0)
    await expect(opener).toBeFocused()

    await headerSearch(page).focus()
    await page.keyboard.press('Control+k')
    await expect(searchModal(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(headerSearch(page)).toBeFocused()
  })

  for (const [where, find] of [
    ['under the header', async (found: Page) => headerSearch(found)],
    ['in the modal', openedModalSearch],
  ] as const) {
    await test.step(`says beside the suggestions for what a mistyped keyword was searched, ${where} [SEARCH-3]`, async () => {
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
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
    })
  }

  await test.step('shows that the next page is on its way, and says so, and only then [ROUTE-7, API-5]', async () => {
    if (await searchModal(page).count()) await page.keyboard.press('Escape')
    await expect(searchModal(page)).toHaveCount(0)
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/produk.data*', async (route) => {
      await promise
      await route.continue()
    })
    const bar = page.getByRole('progressbar', { name: 'Memuat halaman' })
    await header.getByRole('link', { name: 'Daftar Produk' }).click()
    await expect(bar).toBeVisible()
    const words = page.getByRole('status').getByText('memuat . . .')
    await expect(words).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    goOn()
    await expect(page).toHaveURL('/produk')
    await expect(bar).toHaveCount(0)
    await expect(words).toHaveCount(0)
  })
})

test('says under the field how suggestions are coming along, without an alarm, and discards those for an older text [SEARCH-1] [API-4] [API-5]', async ({
  page,
  context,
}) => {
  // the browser itself complains of a connection it cannot make
  await page.routeWebSocket(/\/live\//, () => undefined)
  await page.goto('/')
  const search = page.getByRole('search')
  const options = page.getByRole('option')

  await test.step('says under the field that suggestions are on their way [SEARCH-1, API-5]', async () => {
    const { promise: gate, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(SUGGESTIONS, async (route) => {
      await gate
      await route.continue()
    })
    await headerSearch(page).fill('gula')
    await expect(search.getByText('memuat . . .').last()).toBeVisible()
    await expect(search.getByRole('status')).toHaveText('memuat . . .')
    await expectAccessible(page)
    arrive()
    await expect(options.first()).toBeVisible()
    await page.unroute(SUGGESTIONS)
  })

  await test.step('says that there is no network [SEARCH-1, API-4]', async () => {
    await context.setOffline(true)
    await headerSearch(page).fill('asam')
    await expect(search.getByRole('status')).toContainText('Anda sedang offline')
    await context.setOffline(false)
    await expect(options.first()).toBeVisible()
  })

  await test.step('raises no alarm when suggestions fail, and says what can be done [API-4]', async () => {
    await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, json: {} }))
    const failed = page.waitForResponse((answer) => answer.url().includes('saran-pencarian'))
    await headerSearch(page).fill('garam')
    await failed
    await expect(search.getByRole('status')).toHaveText(/Tekan Enter untuk mencari/)
    await expect(options.last()).toHaveText('Lihat semua hasil untuk “garam”')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute(SUGGESTIONS)
  })

  await test.step('discards the answer to an older text [SEARCH-1]', async () => {
    let answerOlder = () => {}
    await page.route(SUGGESTIONS, async (route) => {
      if (route.request().postDataJSON().keyword !== 'laktosa') return route.continue()
      await new Promise<void>((resolve) => (answerOlder = resolve))
      await route.continue()
    })
    const older = page.waitForRequest((request) => request.url().includes('saran-pencarian'))
    await headerSearch(page).fill('laktosa')
    await older
    await headerSearch(page).fill('parasetamol')
    await expect(options.first()).toContainText('Parasetamol')

    // while a newer text is asked, nothing is offered for the one before
    await headerSearch(page).fill('laktosa')
    await expect(options.filter({ hasText: /parasetamol/i })).toHaveCount(0)
    await headerSearch(page).fill('parasetamol')
    await expect(options.first()).toContainText('Parasetamol')

    const late = page.waitForResponse((answer) => answer.url().includes('saran-pencarian'))
    answerOlder()
    await late

    await expect(options.first()).toContainText('Parasetamol')
    await expect(options.filter({ hasText: /laktosa/i })).toHaveCount(0)
  })
})

test('asks for suggestions after a pause of 1500 ms under the header and 1000 ms in the modal, and for none before somebody types [SEARCH-1]', async ({
  page,
}) => {
  const keywords = requestedKeywords(page)
  await page.clock.install({ time: journeyNow() })
  await page.goto('/produk?keyword=asam')

  await test.step('asks for none on a page of results before somebody types', async () => {
    await page.clock.runFor(5_000)
    expect(keywords).toEqual([])
    await headerSearch(page).fill('asam sitrat')
    await page.clock.runFor(2_000)
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(keywords).toEqual(['asam sitrat'])
    await page.keyboard.press('Escape')
  })

  await page.getByRole('banner').getByRole('link', { name: 'Tentang Kami' }).click()
  await expect(page).toHaveURL('/tentang-kami')

  let hour = 0
  for (const [where, find, pause, keyword] of [
    ['under the header', async (found: Page) => headerSearch(found), 1500, 'gula'],
    ['in the modal', openedModalSearch, 1000, 'garam'],
  ] as const) {
    hour += 3_600_000
    await test.step(`asks after a pause of ${pause} ms ${where}, not sooner`, async () => {
      const search = await find(page)
      await expect(search).toBeVisible()
      keywords.length = 0
      await page.clock.pauseAt(new Date(journeyNow().getTime() + hour))
      await search.fill(keyword)
      await page.clock.runFor(pause - 1)
      expect(keywords).toEqual([])
      const sent = page.waitForRequest(SUGGESTIONS)
      await page.clock.runFor(1)
      await sent
      expect(keywords).toEqual([keyword])
      await page.clock.resume()
      await search.fill('')
    })
  }
})

test('opens a suggestion by keyboard, a material first and then a product, and the results by Enter, within the seller or filters at hand [SEARCH-1] [SEARCH-2] [MAT-3] [HEAD-1]', async ({
  page,
}) => {
  const search = headerSearch(page)
  // pages have options of their own
  const options = page.getByRole('listbox', { name: 'Saran pencarian' }).getByRole('option')

  await test.step('opens a material [SEARCH-1, MAT-3]', async () => {
    await page.goto('/')
    await search.fill('parasetamol')
    await expect(options.first()).toContainText(/Parasetamol.*\d penawaran/)
    await search.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await search.press('Enter')
    await expect(page).toHaveURL('/bahan/parasetamol')
  })

  await test.step('opens a product after the materials; Escape leaves the text as it is [SEARCH-1, MAT-3]', async () => {
    await search.fill('')
    await search.fill('parasetamol')
    await expect(options.first()).toBeVisible()
    await expect(options.filter({ hasText: /\d penawaran/ })).not.toHaveCount(0)
    const presses = (await options.filter({ hasText: /Bahan · CAS|\d penawaran/ }).count()) + 1
    for (let step = 0; step < presses; step++) await search.press('ArrowDown')
    await expect(options.and(page.locator('[aria-selected=true]'))).toBeInViewport()
    await search.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(search).toHaveValue('parasetamol')
    await search.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    for (let step = 0; step < presses; step++) await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/produk\/[a-z0-9]+-/)
  })

  await test.step('keeps the search to the seller whose page is open [SEARCH-2]', async () => {
    await page.goto('/seller')
    await page.getByRole('main').getByRole('link').filter({ hasText: /PT|CV/ }).first().click()
    await expect(page).toHaveURL(/\/seller\/[a-z-]+/)
    const username = new URL(page.url()).pathname.split('/')[2]
    const request = page.waitForRequest((asked) => asked.url().includes('saran-pencarian'))
    await search.fill('asam')
    expect((await request).postDataJSON().sellerId).toMatch(/^[0-9a-f-]{36}$/)
    await search.press('Enter')
    await expect(page).toHaveURL(`/produk?seller=${username}&keyword=asam`)
  })

  await test.step('opens the results by Enter, within the filters at hand [SEARCH-2]', async () => {
    await page.goto('/produk?kategori=2&tipe-seller=importir&halaman=2')
    await search.fill('asam')
    await search.press('Enter')
    await expect(page).toHaveURL('/produk?kategori=2&tipe-seller=importir&keyword=asam')
    await expect(search).toHaveValue('asam')
  })

  await test.step('selects by the shortcut what stands in the search: what is typed replaces it [HEAD-1, SEARCH-1]', async () => {
    await search.focus()
    await page.keyboard.press('Control+k')
    const selected = (field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]
    expect(await search.evaluate(selected)).toEqual([0, 'asam'.length])
    const field = searchModal(page).getByRole('combobox')
    await expect(field).toHaveValue('asam')
    await expect(field).toBeFocused()
    await page.keyboard.type('gula')
    await expect(field).toHaveValue('gula')
  })
})

test('shows a buyer cart, notifications, account and the menu of buyers, from the first paint; on a narrow screen in a menu with a section that opens and closes [HEAD-1] [HEAD-2] [HEAD-4] [HEAD-5] [ROLE-8] [ROUTE-8]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  const html = await (await page.request.get('/')).text()
  await page.goto('/')
  const header = page.getByRole('banner')

  await test.step('shows a buyer cart, notifications, account and the menu of buyers [HEAD-1, HEAD-2, ROLE-8]', async () => {
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
    await page.keyboard.press('Escape')
  })

  await test.step('offers on a narrow screen transactions in a section that opens and closes [HEAD-4, HEAD-5, ROUTE-8]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(header.getByRole('button', { name: /^Keranjang/ })).toBeVisible()
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
})

test('offers a visitor on a narrow screen a sidebar that starts closed, with language and currency, and the search in a modal [HEAD-3] [HEAD-4] [HEAD-5] [HEAD-6] [ROUTE-8] [SEARCH-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await test.step('opens and closes the sidebar; it starts closed [HEAD-4, HEAD-5, ROUTE-8]', async () => {
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await expect(menu.getByRole('link')).toHaveText(['Beranda', 'Daftar Produk', 'Tentang Kami'])
    await menu.getByRole('link', { name: 'Daftar Produk' }).click()
    await expect(page).toHaveURL('/produk')
    await expect(menu).toHaveCount(0)
  })

  await test.step('searches in a modal, whole names suggested [SEARCH-1]', async () => {
    await page.getByRole('button', { name: 'Cari produk' }).click()
    const modal = searchModal(page)
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

  await test.step('switches language and currency in the menu; both are kept [HEAD-3, HEAD-5, HEAD-6]', async () => {
    await page.getByRole('button', { name: 'Buka menu' }).click()
    const currency = menu.getByRole('combobox', { name: 'Mata uang' })
    await expect(currency.getByRole('option')).toHaveText([
      'Rupiah',
      'Euro',
      'Pound Sterling',
      'US Dollar',
      'Russian Ruble',
    ])
    await expect(currency).toHaveValue('USD')
    await currency.selectOption('Euro')
    await menu.getByRole('combobox', { name: 'Bahasa' }).selectOption('العربية')
    const arabic = page.getByRole('dialog', { name: 'القائمة' })
    await expect(arabic.getByRole('link')).toHaveText(['الرئيسية', 'المنتجات', 'من نحن'])
    await expect(arabic).toHaveCSS('direction', 'rtl')
    await expectAccessible(page)

    await page.reload()
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    await expect(arabic.getByRole('combobox', { name: 'العملة' })).toHaveValue('EUR')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'فتح القائمة' })).toBeFocused()
  })
})
