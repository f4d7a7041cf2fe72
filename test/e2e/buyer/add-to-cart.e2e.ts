import type { Page } from '@playwright/test'
import { formatQuantity } from '#domain/format.ts'
import { expectInSight } from '#test/browser/in-sight.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// these change the cart that other journeys read
test.use({ ownDatabase: true })

const SUBSCRIBED = 'nirwasita-farmaka-cipta'
const WITHOUT_PAYMENT_TYPE = 'citrabumi-aditif-pangan'
const NO_PAYMENT_TYPE = 'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.'
const ADD = '**/api/produk/keranjang/tambah'
const BEYOND_STOCK = /^Stok tersedia [\d.,]+ \w+$/

interface Listed {
  produk_id: number
  produk_id_url: string
  produk_nama: string
  produk_berat: string
  produk_satuan: string
  produk_jumlah_min_beli: string
  produk_tersedia: boolean
}

/** The products in stock on the seller's first page whose minimum is at least two packs, with that minimum. */
async function productsFromTwoPacks(page: Page, seller: string) {
  const answer = await page.request.post('/api/produk/daftar', { data: { seller, per_halaman: 24 } })
  const { produk } = (await answer.json()).data as { produk: Listed[] }
  const [one, other] = produk
    .map((product) => ({
      ...product,
      least: Math.round(Number(product.produk_jumlah_min_beli) / Number(product.produk_berat)),
    }))
    .filter(({ produk_tersedia, least }) => produk_tersedia && least >= 2)
  if (!one || !other) throw new Error(`${seller} sells nearly everything by the pack`)
  return { one, other }
}

test('takes whole packs within minimum and stock from a card, and loses nothing when it fails [CART-1] [CART-2] [CART-3] [CART-4] [ROLE-5] [API-5]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  const { one: product, other } = await productsFromTwoPacks(page, SUBSCRIBED)
  await page.goto(`/produk?seller=${SUBSCRIBED}`)
  const modal = page.getByRole('dialog', { name: 'Kuantitas Pesanan' })
  const quantity = modal.getByLabel('Kuantitas (kemasan)')
  const add = modal.getByRole('button', { name: 'Tambahkan' })
  const more = String(product.least + 1)
  async function openFrom({ produk_nama }: Listed) {
    const heading = page.getByRole('heading', { name: produk_nama, exact: true })
    await page.getByRole('article').filter({ has: heading }).getByRole('button', { name: 'Keranjang' }).click()
    await expect(modal).toBeVisible()
  }
  async function expectBeyondStock() {
    await expect(modal.getByRole('alert')).toHaveText(BEYOND_STOCK)
    await expect(page.getByRole('status').filter({ hasText: BEYOND_STOCK })).toHaveCount(0)
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(add).toBeDisabled()
    await expect(modal).toContainText('Total hargaRp 0,00')
  }

  await test.step('fills packs from a quantity in units, and keeps what is no quantity [UX-7]', async () => {
    await openFrom(product)
    const units = modal.getByLabel(`Isi dalam ${product.produk_satuan}`)
    const weight = Number(product.produk_berat)
    await units.fill(String(weight * product.least + weight / 2).replace('.', ','))
    await expect(quantity).toHaveValue(more)
    await units.blur()
    await expect(units).toHaveValue(formatQuantity(String(weight * (product.least + 1))))
    await units.fill('dua sak')
    await expect(modal).toContainText('"dua sak" tidak terbaca.')
    await expect(add).toBeDisabled()
    await units.blur()
    await expect(units).toHaveValue('dua sak')
    await quantity.fill(more)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })

  await test.step('shows product, price, minimum, quantity and total [CART-1]', async () => {
    await openFrom(product)
    await expect(modal).toContainText(product.produk_nama)
    await expect(modal).toContainText(/Harga satuanRp [\d.]+,\d{2} \/ /)
    await expect(modal).toContainText('Minimum pembelian')
    await expect(quantity).toHaveValue(String(product.least))
    await expect(modal).toContainText(/Total hargaRp [\d.]+,\d{2}/)
    await expect(add).toBeEnabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await openFrom(product)
  })

  await test.step('steps down to the minimum and no further [CART-3]', async () => {
    const minus = modal.getByRole('button', { name: 'Kurangi' })
    await expect(minus).toBeDisabled()
    await modal.getByRole('button', { name: 'Tambah', exact: true }).click()
    await expect(quantity).toHaveValue(more)
    await minus.click()
    await expect(quantity).toHaveValue(String(product.least))
    await expect(minus).toBeDisabled()
  })

  await test.step('takes whole packs from the minimum on; otherwise the total is 0 and nothing can be added [CART-2]', async () => {
    for (const text of ['', '0', String(product.least - 1), '10,5', '10.5', '010', '-10', 'dua']) {
      await quantity.fill(text)
      await expect(add, text).toBeDisabled()
      await expect(modal).toContainText(`Total kuantitas0 ${product.produk_satuan}`)
      await expect(modal).toContainText('Total hargaRp 0,00')
    }
    await quantity.fill(String(product.least))
    await expect(add).toBeEnabled()
  })

  await test.step('refuses more than the stock where it is typed, and says it once [CART-3]', async () => {
    await quantity.fill('90000')
    await expectBeyondStock()
    await quantity.fill(more)
    await expect(modal.getByRole('alert')).toHaveCount(0)
    await expect(add).toBeEnabled()
  })

  await test.step('says that it works, after 300 ms, and when the network fails, and keeps what was typed [CART-4, API-5]', async () => {
    const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
    await page.route(ADD, async (route) => {
      await failing
      await route.abort()
    })
    await add.click()
    const words = modal.getByText('proses berjalan . . .')
    await expectInSight(words)
    await expect(words).toHaveCSS('animation-delay', '0.3s')
    await expect(modal.getByRole('button', { name: 'proses berjalan . . .' })).toHaveAttribute('aria-busy', 'true')
    fail()
    await expect(page.getByText('Gagal menambah produk ke keranjang')).toBeVisible()
    await expect(modal).toBeVisible()
    await expect(quantity).toHaveValue(more)
    await page.unroute(ADD)
  })

  await test.step("shows the server's own sentence when it refuses [CART-4, ROLE-5]", async () => {
    // the seller has taken the payment type back since the page was made
    await page.route(ADD, (route) =>
      route.fulfill({
        status: 422,
        json: { status: 'error', status_detail: { status_message: NO_PAYMENT_TYPE, code: 'no_payment_type' } },
      }),
    )
    await add.click()
    await expect(page.getByRole('status').filter({ hasText: NO_PAYMENT_TYPE })).toBeVisible()
    await page.unroute(ADD)
  })

  await test.step('puts packs x weight into the cart, reloads it and says so [CART-3, CART-4]', async () => {
    const sent = page.waitForRequest(ADD)
    const reloaded = page.waitForRequest('**/api/keranjang/total')
    await add.click()
    await expect(page.getByText('Produk berhasil ditambahkan')).toBeVisible()
    await expect(page.getByText(`Produk "${product.produk_nama}" ditambahkan ke keranjang!`)).toBeVisible()
    await expect(modal).toBeHidden()
    expect((await sent).postDataJSON()).toMatchObject({
      productId: product.produk_id,
      units: String((product.least + 1) * Number(product.produk_berat)),
    })
    await reloaded
    await expect(page.getByRole('banner').getByRole('button', { name: 'Keranjang, 1' })).toBeVisible()
    await expect(page.getByText('Produk berhasil ditambahkan')).toBeHidden()
  })

  await test.step('refuses more than a stock that is not known until the server has refused [CART-3]', async () => {
    await page.route('**/api/produk/detail', (route) => route.abort(), { times: 1 })
    await openFrom(other)
    await quantity.fill('90000')
    await add.click()
    await expectBeyondStock()
  })
})

test('adds from the panel and the bar of the product page with the quantity chosen there, once however long Enter is held [CART-3] [CART-4] [DETAIL-3] [ROLE-3]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  const { one: product } = await productsFromTwoPacks(page, 'rasakarsa-pangan-sejati')
  await page.goto(`/produk/${product.produk_id_url}`)
  const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
  const quantity = panel.getByRole('textbox', { name: /^Jumlah/ })
  const addFromPanel = panel.getByRole('button', { name: 'Tambah ke keranjang' })
  const unitsOf = (packs: number) => ({ units: String(packs * Number(product.produk_berat)) })

  await test.step('puts packs into the cart once, however long Enter is held [CART-4]', async () => {
    let requestCount = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/produk/keranjang/tambah')) requestCount++
    })
    await addFromPanel.focus()
    await page.keyboard.down('Enter')
    await expect(page.getByRole('link', { name: 'Lihat keranjang' })).toBeVisible()
    // key down: each further one is a repetition
    for (const _ of [1, 2, 3]) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.getByRole('link', { name: 'Lihat keranjang' }).click()
    await expect(page).toHaveURL('/keranjang')
    expect(requestCount).toBe(1)
    await page.goBack()
  })

  await test.step('adds from the panel with the quantity chosen there [CART-4, ROLE-3]', async () => {
    await quantity.fill(String(product.least + 2))
    const sent = page.waitForRequest(ADD)
    await addFromPanel.click()
    await expect(page.getByText('Produk berhasil ditambahkan')).toBeVisible()
    expect((await sent).postDataJSON()).toMatchObject(unitsOf(product.least + 2))
  })

  await test.step('adds from the bar with the quantity of the panel, and no more than the stock [DETAIL-3, CART-3]', async () => {
    await quantity.fill('90000')
    await expect(page.getByRole('alert')).toContainText(BEYOND_STOCK)
    await quantity.fill(String(product.least + 1))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const sent = page.waitForRequest(ADD)
    await page
      .getByRole('region', { name: 'Beli produk ini' })
      .getByRole('button', { name: /^Keranjang/ })
      .click()
    expect((await sent).postDataJSON()).toMatchObject(unitsOf(product.least + 1))
  })
})

test('goes on with what a visitor wanted, after signing in; says on a card why nothing opens without a payment type [ROLE-5] [ROLE-6]', async ({
  page,
}) => {
  await test.step('goes on with what a visitor wanted, after signing in [ROLE-6]', async () => {
    await page.goto(`/produk?seller=${SUBSCRIBED}`)
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link', { name: 'Keranjang' }).click()
    await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
    await page.getByLabel('Password', { exact: true }).fill('Contoh123')
    await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()

    await expect(page).toHaveURL(`/produk?seller=${SUBSCRIBED}`)
    const modal = page.getByRole('dialog', { name: 'Kuantitas Pesanan' })
    await expect(modal).toContainText(name)
    await modal.getByRole('button', { name: 'Tutup' }).click()
    await page.reload()
    await expect(modal).toHaveCount(0)
  })

  await test.step('says on a card that no payment type is active before anything opens [ROLE-5]', async () => {
    await page.goto(`/produk?seller=${WITHOUT_PAYMENT_TYPE}`)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Nego' }) })
      .first()
    for (const name of ['Keranjang', 'Nego']) {
      const button = card.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(NO_PAYMENT_TYPE)
    }
  })
})
