import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { NIRWASITA } from '../buyer/filled-cart.ts'

const code = /\/assets\/.*\.js/

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

test('on a slow line a visitor sees icons at once, and presses before the code has arrived do what they say: the menu of a narrow screen, the page of a mail, table and order of the list [HEAD-1, HEAD-4, REG-1, CARD-6, CARD-3]', async ({
  page,
}) => {
  await test.step('shows icons whatever else is still on its way, and opens the menu of a narrow screen [HEAD-1, HEAD-4]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await hold(page, /\/assets\/(?!.*\.css)/)
    const arriving = page.goto('/')
    const menu = page.getByRole('button', { name: 'Buka menu' })
    const drawn = menu.locator('use').first()
    await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
    await menu.click()
    release()
    await arriving
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Daftar Produk' })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('does what the page of a mail asks [REG-1]', async () => {
    const release = await hold(page, code)
    const arriving = page.goto('/verifikasi?token=unknown')
    await page.getByRole('button', { name: 'Verifikasi alamat e-mail' }).click()
    release()
    await arriving
    await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeFocused()
  })

  await test.step('sorts the list as it was chosen, and keeps that while the list is on its way [CARD-3]', async () => {
    const release = await hold(page, code)
    const releaseList = await hold(page, /\/produk\.data/)
    const arriving = page.goto('/produk')
    const order = page.getByLabel('Urutkan')
    await order.selectOption('Terbaru')
    release()
    await arriving
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(order).toHaveValue('terbaru')
    releaseList()
    await expect(page).toHaveURL('/produk?urut=terbaru')
    await expect(order).toHaveValue('terbaru')
  })

  await test.step('shows the list as it was chosen [CARD-6]', async () => {
    const release = await hold(page, code)
    const arriving = page.goto('/produk')
    await page.getByRole('button', { name: 'Tabel' }).click()
    release()
    await arriving
    await expect(page.getByRole('button', { name: 'Tabel' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  })
})

test('on a slow line what a buyer presses before the code has arrived opens once, a number typed is ordered once, and the last press counts: cards, account menu, FAQ, product [CARD-1, HEAD-1, ROUTE-8, CART-2, CART-3, CART-4, DETAIL-5]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  const address = await firstProductOf(page)
  const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
  const quantity = panel.getByRole('textbox', { name: /^Jumlah/ })
  const add = panel.getByRole('button', { name: 'Tambah ke keranjang' })
  const total = panel.getByText('Total', { exact: true }).locator('+ dd')

  for (const [button, name] of [
    ['Keranjang', 'Kuantitas Pesanan'],
    ['Nego', 'Nego Harga'],
  ] as const) {
    await test.step(`opens what ${button} of a card opens, once [CARD-1]`, async () => {
      const release = await hold(page, code)
      const arriving = page.goto(`/produk?seller=${NIRWASITA}`)
      const dialog = page.getByRole('dialog', { name })
      await page.getByRole('article').getByRole('button', { name: button }).first().click()
      await expect(dialog).toHaveCount(0)
      release()
      await arriving
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  }

  await test.step('opens a menu whose own code arrives later still [HEAD-1]', async () => {
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

  await test.step('opens an answer of the FAQ [ROUTE-8]', async () => {
    const release = await hold(page, code)
    const arriving = page.goto('/faq')
    const question = page.getByRole('button', { name: 'Bagaimana cara menego harga?' })
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    release()
    await arriving
    await expect(question).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('takes no step of a number, and leaves to the last press what it does [CART-3]', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/keranjang/') && sent.push(request.url()))
    const release = await hold(page, code)
    const arriving = page.goto(address)
    await panel.getByRole('button', { name: 'Nego', exact: true }).click()
    await page.getByRole('button', { name: 'Tambah', exact: true }).first().click()
    release()
    await arriving
    // whatever is pressed again has been by then
    await page.getByRole('button', { name: 'Cari produk di jendela sendiri (Ctrl+K)' }).click()
    await expect(page.getByRole('dialog', { name: 'Cari produk' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(sent).toEqual([])
  })

  await test.step('puts what was typed into the cart, once however often that was pressed, and looks taken until then [CART-2, CART-4]', async () => {
    const sent: unknown[] = []
    page.on('request', (request) => request.url().includes('/keranjang/tambah') && sent.push(request.postDataJSON()))
    const release = await hold(page, code)
    const arriving = page.goto(address)
    await quantity.fill('17')
    await add.click()
    await add.click()
    await expect(add).toHaveCSS('opacity', '0.6')
    release()
    await arriving
    await expect(page.getByRole('link', { name: 'Lihat keranjang' })).toBeVisible()
    await expect(add).toHaveCSS('opacity', '1')
    await expect(quantity).toHaveValue('17')
    expect(sent).toHaveLength(1)
    expect(await total.textContent()).toContain((sent[0] as { units: string }).units)
  })

  await test.step('orders the number typed before the code of the buying has arrived [CART-2], and opens what a part below was pressed for [DETAIL-5]', async () => {
    const releaseBuying = await hold(page, /\/assets\/buying.*\.js/)
    const releaseRelated = await hold(page, /\/assets\/related-products.*\.js/)
    const arriving = page.goto(address)
    await isHydrated(page.getByRole('main'))
    await quantity.fill('17')
    releaseBuying()
    await isHydrated(quantity)
    const adding = page.waitForRequest(/\/keranjang\/tambah/)
    await add.click()
    await expect(quantity).toHaveValue('17')
    const { units } = (await adding).postDataJSON()
    await expect(total).toContainText(units)

    const related = page.getByRole('region', { name: 'Produk terkait' })
    await related.getByRole('button', { name: 'Keranjang' }).first().click()
    releaseRelated()
    await arriving
    await expect(page.getByRole('dialog', { name: 'Kuantitas Pesanan' })).toBeVisible()
  })
})
