import type { Page } from '@playwright/test'
import { lineAmount, sumOf } from '#domain/cart/amounts.ts'
import { formatRupiah } from '#domain/format.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { buyerWithCart, type Filled, fillCart, NIRWASITA, RASAKARSA } from './filled-cart.ts'

test.use({ ownDatabase: true })

const amountOf = (...lines: Filled[]) => formatRupiah(sumOf(lines.map((line) => lineAmount(line.units, line.price))))
const lineOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem', { name, exact: true })
const summary = (page: Page) => page.getByRole('region', { name: 'Ringkasan' })
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

test('shows lines and total of the cart in the header, 9+ above nine [HEAD-7]', async ({ page }) => {
  const { [NIRWASITA]: lines = [] } = await buyerWithCart(page, { [NIRWASITA]: 10 })
  await page.goto('/tentang-kami')
  await expect(page.getByRole('button', { name: 'Keranjang, 10' })).toContainText('9+')

  await page.getByRole('button', { name: 'Keranjang, 10' }).click()
  const cart = page.getByRole('dialog', { name: 'Keranjang' })

  await expect(cart.getByRole('listitem')).toHaveCount(10)
  await expect(cart.getByText(amountOf(...lines), { exact: true })).toBeVisible()
  const height = await cart.getByRole('list').evaluate((list) => list.parentElement?.clientHeight)
  expect(height).toBeLessThanOrEqual(300)
  await expectAccessible(page)
  await cart.getByRole('link', { name: 'Lihat keranjang' }).click()
  await expect(page).toHaveURL('/keranjang')
})

test('takes over a header whose cart has changed meanwhile, whenever its code arrives [HEAD-7]', async ({
  page,
  context,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  const slow = await context.newPage()
  const { promise: gate, resolve: arrive } = Promise.withResolvers<void>()
  await slow.route('**/assets/cart-dropdown-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await slow.goto('/tentang-kami')
  const cart = slow.getByRole('banner').getByRole('button', { name: /^Keranjang/ })
  await expect(cart).toHaveAccessibleName('Keranjang, 1')

  await fillCart(page, { [NIRWASITA]: 3 })
  // the router takes the press, not the browser: the page is alive, save for this part
  await expect(async () => {
    await slow.getByRole('banner').getByRole('link', { name: 'Seller', exact: true }).click()
    await expect(slow).toHaveURL('/seller', { timeout: 2000 })
  }).toPass()
  arrive()

  await expect(cart).toHaveAccessibleName('Keranjang, 3')
})

test('says nothing of a cart that the header cannot read [HEAD-7, API-4]', async ({ page }) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  await page.route('**/api/keranjang/shortcut', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/tentang-kami')

  await page.getByRole('button', { name: 'Keranjang, 1' }).click()

  await expect(page.getByRole('dialog', { name: 'Keranjang' })).toContainText('Buka keranjang untuk melihat isinya.')
  await expect(toast(page).getByRole('group')).toHaveCount(0)
})

test('adds up what is ticked, by seller and together, and keeps the ticks under ChecklistCart [CART-7, SESS-1]', async ({
  page,
}) => {
  const { [NIRWASITA]: [one, two] = [], [RASAKARSA]: [other] = [] } = await buyerWithCart(page, {
    [NIRWASITA]: 2,
    [RASAKARSA]: 1,
  })
  if (!one || !two || !other) throw new Error('three products wanted')
  await page.goto('/keranjang')
  await expect(summary(page)).toContainText(amountOf(one, two, other))

  await page.getByRole('checkbox', { name: `Pilih ${one.name}`, exact: true }).uncheck()
  await expect(page.getByRole('checkbox', { name: /^Pilih semua produk PT Nirwasita/ })).toBeChecked({
    indeterminate: true,
  })
  await expect(summary(page)).toContainText(amountOf(two, other))
  await page.getByRole('checkbox', { name: /^Pilih semua produk PT Rasakarsa/ }).uncheck()
  await expect(summary(page).getByText(amountOf(two), { exact: true }).last()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('checkbox', { name: `Pilih ${one.name}`, exact: true })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: `Pilih ${two.name}`, exact: true })).toBeChecked()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ChecklistCart'))).not.toBeNull()
  await page.getByRole('checkbox', { name: /^Pilih semua \d/ }).check()
  await page.getByRole('checkbox', { name: /^Pilih semua \d/ }).uncheck()
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})

test('changes a quantity at once and keeps it [CART-7]', async ({ page }) => {
  const { [NIRWASITA]: [line] = [] } = await buyerWithCart(page, { [NIRWASITA]: 1 })
  if (!line) throw new Error('a product wanted')
  await page.goto('/keranjang')
  const field = lineOf(page, line.name).getByRole('textbox', { name: `Jumlah kemasan ${line.name}` })
  const saved = page.waitForResponse('**/api/keranjang/ubah')

  await field.fill('7')
  const now = { ...line, units: String(Number(line.packWeight) * 7) }

  await expect(summary(page)).toContainText(amountOf(now))
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(field).toHaveValue('7')
  await expect(summary(page)).toContainText(amountOf(now))
})

test('refuses a quantity that is none, and saves nothing [CART-7]', async ({ page }) => {
  const { [NIRWASITA]: [line] = [] } = await buyerWithCart(page, { [NIRWASITA]: 1 })
  if (!line) throw new Error('a product wanted')
  await page.goto('/keranjang')
  const field = lineOf(page, line.name).getByRole('textbox')

  for (const typed of ['1,5', '007', '0', '']) {
    await field.fill(typed)
    await expect(lineOf(page, line.name).getByRole('alert')).toBeVisible()
    await expect(summary(page)).toContainText(amountOf(line))
    await expect(page.getByRole('button', { name: /^Checkout/ })).toHaveAttribute('aria-disabled', 'true')
  }
  await expectAccessible(page)
})

test('takes a quantity back when it could not be saved [CART-7]', async ({ page }) => {
  const { [NIRWASITA]: [line] = [] } = await buyerWithCart(page, { [NIRWASITA]: 1 })
  if (!line) throw new Error('a product wanted')
  await page.goto('/keranjang')
  await page.route('**/api/keranjang/ubah', (route) => route.abort())
  const field = lineOf(page, line.name).getByRole('textbox')
  const before = await field.inputValue()

  await lineOf(page, line.name).getByRole('button', { name: 'Tambah' }).click()

  await expect(toast(page)).toContainText('Jumlah belum tersimpan. Periksa koneksi Anda, lalu coba lagi.')
  await expect(field).toHaveValue(before)
  await expect(summary(page)).toContainText(amountOf(line))
})

test('deletes a line after asking [CART-5]', async ({ page }) => {
  const { [NIRWASITA]: [gone, remaining] = [] } = await buyerWithCart(page, { [NIRWASITA]: 2 })
  if (!gone || !remaining) throw new Error('two products wanted')
  await page.goto('/keranjang')

  await page.getByRole('button', { name: `Hapus ${gone.name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Hapus dari keranjang?' })
  await expect(question).toContainText(gone.name)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(lineOf(page, gone.name)).toBeVisible()

  await page.getByRole('button', { name: `Hapus ${gone.name}` }).click()
  await question.getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(lineOf(page, gone.name)).toHaveCount(0)
  // the button that opened the question is gone with its line
  await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeFocused()
  await expect(summary(page)).toContainText(amountOf(remaining))
  await expect(page.getByRole('button', { name: 'Keranjang, 1' })).toBeVisible()

  await page.getByRole('button', { name: `Hapus ${remaining.name}` }).click()
  await question.getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(page.getByText('Keranjang Anda masih kosong')).toBeVisible()
})

test('tells when a line could not be deleted, and when the cart could not be read again [CART-5]', async ({ page }) => {
  const { [NIRWASITA]: [line] = [] } = await buyerWithCart(page, { [NIRWASITA]: 1 })
  if (!line) throw new Error('a product wanted')
  await page.goto('/keranjang')
  const askAndAgree = async () => {
    await page.getByRole('button', { name: `Hapus ${line.name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, hapus' }).click()
  }

  await page.route('**/api/keranjang/produk/hapus', (route) => route.abort())
  await askAndAgree()
  await expect(toast(page)).toContainText('Gagal menghapus produk')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.unroute('**/api/keranjang/produk/hapus')
  await page.route('**/api/keranjang/daftar', (route) => route.fulfill({ status: 503, json: {} }))
  await askAndAgree()
  await expect(toast(page)).toContainText('Gagal memperbarui data keranjang')
})

test("says who added a line, and leaves a colleague's unticked [CART-7]", async ({ page, anotherPage }) => {
  const { [NIRWASITA]: [mine] = [] } = await buyerWithCart(page, { [NIRWASITA]: 1 })
  if (!mine) throw new Error('a product wanted')
  await page.goto('/keranjang')
  await expect(lineOf(page, mine.name)).toContainText('Ditambahkan oleh Anda')
  const colleague = await anotherPage()
  await signIn(colleague, 'rina@contoh.id')

  await colleague.goto('/keranjang')

  const line = lineOf(colleague, mine.name)
  await expect(line).toContainText('Ditambahkan oleh Pembeli Contoh')
  const tick = line.getByRole('checkbox', { name: `Pilih ${mine.name}` })
  await expect(tick).toBeEnabled()
  await expect(tick).not.toBeChecked()
  await expect(colleague.getByRole('button', { name: 'Checkout', exact: true })).toBeDisabled()
  await tick.check()
  await expect(colleague.getByRole('button', { name: 'Checkout (1)' })).toBeEnabled()
})
