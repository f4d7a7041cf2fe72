import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { NIRWASITA } from '../buyer/filled-cart.ts'

/** Holds back what matches until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function firstProductOf(page: Page): Promise<string> {
  await page.goto(`/produk?seller=${NIRWASITA}`)
  return (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''
}

/** React has taken over this part of the page. */
function isHydrated(part: Locator) {
  return expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
}

test('shows icons as soon as the page is seen, whatever else is still on its way [HEAD-1]', async ({ page }) => {
  const release = await hold(page, /\/assets\/(?!.*\.css)/)
  const arriving = page.goto('/')

  const drawn = page.getByRole('banner').locator('use').first()
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  release()
  await arriving
})

test('keeps the chosen order of the list while that is on its way [CARD-3]', async ({ page }) => {
  await page.goto('/produk')
  const order = page.getByLabel('Urutkan')
  const release = await hold(page, /\/produk\.data/)

  await order.selectOption('Terbaru')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(order).toHaveValue('terbaru')
  release()

  await expect(page).toHaveURL('/produk?urut=terbaru')
  await expect(order).toHaveValue('terbaru')
})

test.describe('a press before the code of the page has arrived', () => {
  const opening = [
    { button: 'Keranjang', opens: (page: Page) => page.getByRole('dialog', { name: 'Kuantitas Pesanan' }) },
    { button: 'Nego', opens: (page: Page) => page.getByRole('dialog', { name: 'Nego Harga' }) },
  ]
  for (const { button, opens } of opening) {
    test(`opens what ${button} of a card opens, once [CARD-1]`, async ({ page }) => {
      await signIn(page, 'pembeli@contoh.id')
      const release = await hold(page, /\/assets\/.*\.js/)
      const arriving = page.goto(`/produk?seller=${NIRWASITA}`)

      await page.getByRole('article').getByRole('button', { name: button }).first().click()
      await expect(opens(page)).toHaveCount(0)
      release()
      await arriving

      await expect(opens(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opens(page)).toHaveCount(0)
    })
  }

  test('opens a menu whose own code arrives later still [HEAD-1]', async ({ page }) => {
    await signIn(page, 'pembeli@contoh.id')
    const releaseMenu = await hold(page, /\/assets\/account-menu.*\.js/)
    const release = await hold(page, /\/assets\/(?!account-menu).*\.js/)
    const arriving = page.goto('/tentang-kami')

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Menu akun/ })
      .click()
    release()
    await isHydrated(page.getByRole('main'))
    releaseMenu()
    await arriving

    await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeVisible()
  })

  test('opens what a part below was pressed for, which stands there before its own code arrives [DETAIL-5]', async ({
    page,
  }) => {
    await signIn(page, 'pembeli@contoh.id')
    const address = await firstProductOf(page)
    const release = await hold(page, /\/assets\/related-products.*\.js/)
    const arriving = page.goto(address)
    await isHydrated(page.getByRole('main'))

    const related = page.getByRole('region', { name: 'Produk terkait' })
    await related.getByRole('button', { name: 'Keranjang' }).first().click()
    release()
    await arriving

    await expect(page.getByRole('dialog', { name: 'Kuantitas Pesanan' })).toBeVisible()
  })

  test('opens the menu of a narrow screen [HEAD-4]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto('/')

    await page.getByRole('button', { name: 'Buka menu' }).click()
    release()
    await arriving

    await expect(page.getByRole('dialog').getByRole('link', { name: 'Daftar Produk' })).toBeVisible()
  })

  test('opens an answer of the FAQ [ROUTE-8]', async ({ page }) => {
    await signIn(page, 'pembeli@contoh.id')
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto('/faq')
    const question = page.getByRole('button', { name: 'Bagaimana cara menego harga?' })

    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    release()
    await arriving

    await expect(question).toHaveAttribute('aria-expanded', 'true')
  })

  test('does what the page of a mail asks [REG-1]', async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto('/verifikasi?token=unknown')

    await page.getByRole('button', { name: 'Verifikasi alamat e-mail' }).click()
    release()
    await arriving

    await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeFocused()
  })

  test('puts what was typed into the cart, once however often that was pressed, and looks taken until then [CART-2, CART-4]', async ({
    page,
  }) => {
    await signIn(page, 'pembeli@contoh.id')
    const address = await firstProductOf(page)
    const sent: unknown[] = []
    page.on('request', (request) => request.url().includes('/keranjang/tambah') && sent.push(request.postDataJSON()))
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto(address)

    const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
    const add = panel.getByRole('button', { name: 'Tambah ke keranjang' })
    await panel.getByRole('textbox', { name: /^Jumlah/ }).fill('17')
    await add.click()
    await add.click()
    await expect(add).toHaveCSS('opacity', '0.6')
    release()
    await arriving

    await expect(page.getByRole('link', { name: 'Lihat keranjang' })).toBeVisible()
    await expect(add).toHaveCSS('opacity', '1')
    const units = await panel.getByText('Total', { exact: true }).locator('+ dd').textContent()
    expect(sent).toHaveLength(1)
    expect(units).toContain((sent[0] as { units: string }).units)
  })

  test('shows the list as it was chosen [CARD-6]', async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto('/produk')

    await page.getByRole('button', { name: 'Tabel' }).click()
    release()
    await arriving

    await expect(page.getByRole('button', { name: 'Tabel' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  })

  test('sorts the list as it was chosen [CARD-3]', async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto('/produk')
    const order = page.getByLabel('Urutkan')

    await order.selectOption('Terbaru')
    release()
    await arriving

    await expect(page).toHaveURL('/produk?urut=terbaru')
    await expect(order).toHaveValue('terbaru')
  })

  test('takes no step of a number, and leaves to the last press what it does [CART-3]', async ({ page }) => {
    await signIn(page, 'pembeli@contoh.id')
    const address = await firstProductOf(page)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/keranjang/') && sent.push(request.url()))
    const release = await hold(page, /\/assets\/.*\.js/)
    const arriving = page.goto(address)

    await page
      .getByRole('complementary', { name: 'Harga dan pemesanan' })
      .getByRole('button', { name: 'Nego', exact: true })
      .click()
    await page.getByRole('button', { name: 'Tambah', exact: true }).first().click()
    release()
    await arriving
    // whatever is pressed again has been by then
    await page.getByRole('button', { name: 'Cari produk di jendela sendiri (Ctrl+K)' }).click()
    await expect(page.getByRole('dialog', { name: 'Cari produk' })).toBeVisible()

    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(sent).toEqual([])
  })
})

for (const code of ['page', 'buying']) {
  test(`orders the number typed before the code of the ${code} has arrived [CART-2]`, async ({ page }) => {
    await signIn(page, 'pembeli@contoh.id')
    const address = await firstProductOf(page)
    const release = await hold(page, code === 'page' ? /\/assets\/.*\.js/ : /\/assets\/buying.*\.js/)
    const arriving = page.goto(address)
    if (code === 'buying') await isHydrated(page.getByRole('main'))

    const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
    const quantity = panel.getByRole('textbox', { name: /^Jumlah/ })
    await quantity.fill('17')
    release()
    await arriving
    await isHydrated(quantity)
    const adding = page.waitForRequest(/\/keranjang\/tambah/)
    await panel.getByRole('button', { name: 'Tambah ke keranjang' }).click()

    await expect(quantity).toHaveValue('17')
    const { units } = (await adding).postDataJSON()
    await expect(panel.getByText('Total', { exact: true }).locator('+ dd')).toContainText(units)
  })
}
