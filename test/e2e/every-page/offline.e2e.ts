import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/browser.ts'
import { buyerWithCart, NIRWASITA } from '../buyer/filled-cart.ts'
import { aFreshProduct, openModal, share, shown } from '../buyer/negotiating.ts'

// these fill the cart, which other journeys read
test.use({ ownDatabase: true })

test.beforeEach(async ({ page }) => {
  // the browser itself complains of a connection it cannot make
  await page.routeWebSocket(/\/live\//, () => undefined)
})

const strip = (page: Page) => page.getByText('Anda sedang offline', { exact: true })
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

/** Calls of this path that reach the server from now on. */
function callsTo(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) calls.push(request.url())
  })
  return calls
}

async function goOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
}

async function goOnline(page: Page, context: BrowserContext) {
  await context.setOffline(false)
  await expect(strip(page)).toHaveCount(0)
}

test('without a network adds nothing to the cart, sends no offer, says so at once and does neither later; finds an addition whose answer is lost by its key and doubles none; keeps the page and its frame, and opens the wanted page when it is back [CART-4, NEGO-4, CART-7]', async ({
  page,
  context,
}) => {
  await buyerWithCart(page, {})
  await page.goto(`/produk?seller=${NIRWASITA}`)
  const modal = page.getByRole('dialog', { name: 'Kuantitas Pesanan' })
  const add = modal.getByRole('button', { name: 'Tambahkan' })
  const chosen: [name: string, packs: string][] = []
  const choose = async (index: number) => {
    const button = page.getByRole('button', { name: 'Keranjang' })
    const card = page.getByRole('article').filter({ has: button }).nth(index)
    const name = (await card.getByRole('heading').first().textContent()) ?? ''
    await card.getByRole('button', { name: 'Keranjang' }).click()
    chosen[index] = [name, await modal.getByLabel('Kuantitas (kemasan)').inputValue()]
  }
  const inCart = page.getByRole('banner').getByRole('button', { name: /^Keranjang/ })
  // the server carries it out, but a proxy answers in its place
  const loseAnswer = () =>
    page.route(
      '**/api/produk/keranjang/tambah',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
      },
      { times: 1 },
    )

  await test.step('adds nothing to the cart without a network, says so at once, and does not add it later [CART-4]', async () => {
    await choose(0)
    const sent = callsTo(page, '/api/produk/keranjang/tambah')
    await goOffline(page, context)
    await add.click()
    const failure = toast(page).getByRole('group').filter({ hasText: 'Gagal menambah produk ke keranjang' })
    // a toast under the pointer stays
    await failure.hover()
    await goOnline(page, context)
    await expect(failure).toHaveCount(0)
    await modal.getByRole('button', { name: 'Tutup' }).click()
    await expect(modal).toHaveCount(0)
    await expect(inCart).toHaveAccessibleName('Keranjang')
    expect(sent).toEqual([])
  })

  await test.step('an addition whose answer is lost is found in the cart by its key [CART-4]', async () => {
    await loseAnswer()
    await choose(0)
    await add.click()
    await expect(toast(page)).toContainText('Produk berhasil ditambahkan')
    await expect(modal).toHaveCount(0)
    await expect(inCart).toHaveAccessibleName('Keranjang, 1')
  })

  await test.step('is told as such while the server cannot be asked, and is not doubled by another press [CART-4]', async () => {
    await loseAnswer()
    await page.route('**/api/produk/keranjang/hasil', (route) => route.abort())
    await choose(1)
    await add.click()
    await expect(modal.getByRole('alert')).toContainText('tidak akan ditambahkan dua kali')
    await expectAccessible(page)
    await add.click()
    await expect(modal).toHaveCount(0)
    await page.goto('/keranjang')
    for (const [name, packs] of chosen) {
      const line = page.getByRole('listitem', { name, exact: true })
      await expect(line.getByLabel(/^Jumlah kemasan/)).toHaveValue(packs)
    }
  })

  await test.step('keeps the page and its frame, and opens the wanted page when the network is back [CART-7]', async () => {
    await goOffline(page, context)
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('link', { name: 'Seller' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Halaman dibuka begitu tersambung kembali' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Daftar Produk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeVisible()
    await expect(page).toHaveURL('/keranjang')
    await goOnline(page, context)
    // the one wanted last
    await expect(page).toHaveURL('/produk')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('sends no offer without a network, says so at once, and keeps what was typed [NEGO-4]', async () => {
    const product = await aFreshProduct(page)
    const nego = await openModal(page, product)
    const price = share(product, 90)
    await nego.modal.getByLabel('Harga Nego').fill(price)
    await nego.send.click()
    const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi' })
    const sent = callsTo(page, '/api/negosiasi/submit')
    await goOffline(page, context)
    await confirmation.getByRole('button', { name: 'Ya' }).click()
    await expect(toast(page)).toContainText('Gagal mengirim nego')
    await expect(confirmation).toBeHidden()
    await expect(nego.modal.getByLabel('Harga Nego')).toHaveValue(shown(price))
    await goOnline(page, context)
    expect(sent).toEqual([])
  })
})

const away = {
  'refuses every connection': (route: Route) => route.abort('connectionrefused'),
  'is spoken for by a proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
}
for (const [how, answer] of Object.entries(away)) {
  test(`keeps the page, its frame and what was typed while the server ${how}, and goes on by itself [ROUTE-6]`, async ({
    page,
  }) => {
    await page.goto('/tentang-kami')
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('asam sit')
    await page.route('**/*', answer)

    await page.getByRole('banner').getByRole('link', { name: 'Daftar Produk' }).click()
    await expect(page.getByText('Server tidak dapat dihubungi', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveURL('/tentang-kami')
    await expect(search).toHaveValue('asam sit')
    await expectAccessible(page)
    await page.unroute('**/*', answer)

    await expect(page).toHaveURL('/produk')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Server tidak dapat dihubungi', { exact: true })).toHaveCount(0)
  })
}
