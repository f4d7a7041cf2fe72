import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

const SUBSCRIBED = 'nirwasita-farmaka-cipta'
const UNSUBSCRIBED = 'lintang-kemika-mandiri'
const WITHOUT_PAYMENT_TYPE = 'citrabumi-aditif-pangan'

interface Listed {
  produk_id_url: string
  produk_nama: string
  produk_tersedia: boolean
  kategori_id: number
}

/** A product of this seller that is in stock. */
async function aProductOf(page: Page, seller: string): Promise<Listed> {
  const answer = await page.request.post('/api/produk/daftar', { data: { seller, per_halaman: 60 } })
  const { produk } = (await answer.json()).data as { produk: Listed[] }
  const found = produk.find((product) => product.produk_tersedia)
  if (!found) throw new Error(`${seller} has nothing in stock`)
  return found
}

/** Opens it by its code only; the application redirects to its canonical address. */
async function open(page: Page, product: Listed) {
  await page.goto(`/produk/${product.produk_id_url}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.produk_nama)
}

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Harga dan pemesanan' })
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'Beli produk ini' })
}

test('has one address a product; others lead to it for good [ROUTE-5]', async ({ page }) => {
  const { produk_id_url: code } = await aProductOf(page, SUBSCRIBED)
  const answer = await page.request.get(`/produk/${code}-nama-yang-salah?dari=iklan`, { maxRedirects: 0 })

  expect(answer.status()).toBe(301)
  const canonical = answer.headers().location ?? ''
  expect(canonical).toMatch(new RegExp(`/produk/${code}-[a-z0-9-]+\\?dari=iklan$`))
  await page.goto(canonical)
  const link = page.locator('link[rel=canonical]')
  await expect(link).toHaveAttribute('href', new RegExp(`^http.*/produk/${code}-[a-z0-9-]+$`))
})

test('says where the product stands; the last entry is the page itself [ROUTE-7]', async ({ page }) => {
  const product = await aProductOf(page, SUBSCRIBED)
  await open(page, product)
  const trail = page.getByRole('navigation', { name: 'Jejak halaman' })

  await expect(trail.getByRole('listitem')).toHaveText([
    'Beranda',
    'Daftar Produk',
    'Pharmaceutical',
    product.produk_nama,
  ])
  await expect(trail.getByRole('link')).toHaveText(['Beranda', 'Daftar Produk', 'Pharmaceutical'])
  await expect(trail.getByText(product.produk_nama)).toHaveAttribute('aria-current', 'page')
  await expect(trail.getByRole('link', { name: 'Daftar Produk' })).toHaveAttribute('href', '/produk')
})

test('shows pictures, description, important information and facts [DETAIL-1] @mobile', async ({ page }) => {
  await open(page, await aProductOf(page, SUBSCRIBED))
  const gallery = page.getByRole('region', { name: 'Gambar produk' })

  for (const heading of ['Deskripsi', 'Informasi penting', 'Data teknis']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  for (const fact of ['Asal', 'Kemasan', 'Minimum beli', 'Berat per kemasan']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
  }
  await gallery.getByRole('button', { name: /^Gambar 2/ }).click()
  await expect(gallery.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByText('3 / 3')).toBeVisible()
  await expectAccessible(page)

  await gallery.getByRole('button', { name: 'Perbesar', exact: true }).click()
  const large = page.getByRole('dialog')
  await expect(large.getByText('3 / 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test('opens a WhatsApp chat with the seller, the question already written [DETAIL-2]', async ({ page }) => {
  const product = await aProductOf(page, SUBSCRIBED)
  await open(page, product)
  const link = panel(page).getByRole('link', { name: /^Tanya Produk/ })

  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.pathname).toMatch(/^\/62\d+$/)
  expect(address.searchParams.get('text')).toContain(product.produk_nama)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('keeps seller, price and Keranjang at the foot when the panel is out of sight [DETAIL-3]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await open(page, await aProductOf(page, SUBSCRIBED))
  await expect(bar(page)).toBeHidden()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toContainText('PT Nirwasita Farmaka Cipta')
  await expect(bar(page)).toContainText(/Rp [\d.]+,\d{2}/)
  await expect(bar(page).getByRole('button', { name: 'Keranjang' })).toBeEnabled()
})

test('has the bar at once on a narrow screen [DETAIL-3, ROLE-6] @mobile-only', async ({ page }) => {
  const product = await aProductOf(page, SUBSCRIBED)
  await open(page, product)

  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toContainText('PT Nirwasita Farmaka Cipta')
  await expect(bar(page).getByRole('link', { name: 'Masuk untuk melihat harga' })).toBeVisible()
  await bar(page).getByRole('link', { name: 'Keranjang' }).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*/masuk\\?lanjut=%2Fproduk%2F${product.produk_id_url}-`))
})

test('shows related products of the same kind, each leading to its page [DETAIL-5]', async ({ page }) => {
  const product = await aProductOf(page, SUBSCRIBED)
  await open(page, product)
  const related = page.getByRole('region', { name: 'Produk terkait' })
  const first = related.getByRole('article').first()

  const name = await first.getByRole('heading').textContent()
  expect(name).not.toBe(product.produk_nama)
  await first.getByRole('link', { name: 'Detail Produk' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('hides the price from visitors everywhere in the page, JSON-LD included [ROLE-1, ROLE-4]', async ({ page }) => {
  await open(page, await aProductOf(page, SUBSCRIBED))

  await expect(panel(page).getByRole('link', { name: 'Masuk untuk melihat harga' })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = data.map((text) => JSON.parse(text)).find((facts) => facts['@type'] === 'Product')
  expect(product).toMatchObject({ name: expect.any(String) })
  expect(product).not.toHaveProperty('offers')
  expect(await page.content()).not.toMatch(/Rp \d/)
})

test('tells a buyer who is not subscribed how to see the price [ROLE-2]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await open(page, await aProductOf(page, UNSUBSCRIBED))

  const way = panel(page).getByRole('link', { name: 'Berlangganan untuk melihat harga' })
  await expect(way).toHaveAttribute('href', `/seller/${UNSUBSCRIBED}`)
  await expect(panel(page).getByRole('button', { name: /keranjang|nego/i })).toHaveCount(0)
  await expect(bar(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('shows a subscribed buyer price, stock, payment and the total of a quantity [ROLE-3, CART-2]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await open(page, await aProductOf(page, SUBSCRIBED))
  const add = panel(page).getByRole('button', { name: 'Tambah ke keranjang' })
  const quantity = panel(page).getByRole('textbox', { name: /^Jumlah/ })

  await expect(panel(page)).toContainText(/Rp [\d.]+,\d{2} per \w+ · belum termasuk PPN/)
  await expect(panel(page)).toContainText('Transfer, Tempo 30 hari')
  await expect(add).toBeEnabled()
  await quantity.fill('1,5')
  await expect(panel(page)).toContainText(/0 \w+ · Rp 0,00/)
  await expect(add).toBeDisabled()
  await expectAccessible(page)
})

test('says why nothing can be ordered without an active payment type [ROLE-5]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await open(page, await aProductOf(page, WITHOUT_PAYMENT_TYPE))

  await expect(panel(page)).toContainText(/Rp [\d.]+,\d{2}/)
  await expect(panel(page)).toContainText(
    'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
  )
  await expect(panel(page).getByRole('button', { name: 'Tambah ke keranjang' })).toBeDisabled()
})

test('tells about what a seen price is in the chosen currency, and the day of the rate [HEAD-6, ROLE-4]', async ({
  page,
}) => {
  await page.goto('/produk?seller=nirwasita-farmaka-cipta')
  const address = await page.locator('main a[href^="/produk/"]').first().getAttribute('href')
  const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
  await page.goto(address ?? '')
  await expect(panel.getByRole('link', { name: 'Masuk untuk melihat harga' })).toBeVisible()
  expect(await (await page.request.get(address ?? '')).text()).not.toMatch(/kira-kira|kurs /)

  await signIn(page, 'pembeli@contoh.id')
  await page.goto(address ?? '')
  await expect(panel).toContainText(/Rp [\d.]+,\d\d.*kira-kira US\$ [\d.]+,\d\d, kurs \d+ \w+ \d{4}/)
  await chooseCurrency(page, 'US Dollar', 'Euro')
  await expect(panel).toContainText(/Rp [\d.]+,\d\d.*kira-kira € [\d.]+,\d\d, kurs/)
  await page.reload()
  await expect(panel).toContainText(/kira-kira €/)
  expect(await (await page.request.get(address ?? '')).text()).toContain('kira-kira')
  await chooseCurrency(page, 'Euro', 'Rupiah')
  await expect(panel).not.toContainText('kira-kira')
  await expect(panel).toContainText(/Rp [\d.]+,\d\d/)
})

async function chooseCurrency(page: Page, from: string, to: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Mata uang: ${from}` })
    .click()
  await page.getByRole('menuitemradio', { name: to }).click()
}
