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

test('shows lines and total of the cart in the header, as it is now and as far as it can be read [HEAD-7] [API-4]', async ({
  page,
  context,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  const cart = page.getByRole('banner').getByRole('button', { name: /^Keranjang/ })
  const list = page.getByRole('dialog', { name: 'Keranjang' })

  await test.step('says nothing of a cart that the header cannot read [HEAD-7, API-4]', async () => {
    await page.route('**/api/keranjang/shortcut', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/tentang-kami')
    await cart.click()
    await expect(list).toContainText('Buka keranjang untuk melihat isinya.')
    await expect(toast(page).getByRole('group')).toHaveCount(0)
    await page.unroute('**/api/keranjang/shortcut')
    await page.keyboard.press('Escape')
  })

  await test.step('takes over a header whose cart has changed meanwhile, whenever its code arrives [HEAD-7]', async () => {
    const { promise: gate, resolve: arrive } = Promise.withResolvers<void>()
    const slow = await context.newPage()
    await slow.route('**/assets/cart-dropdown-*.js', async (route) => {
      await gate
      await route.continue()
    })
    await slow.goto('/tentang-kami')
    const slowCart = slow.getByRole('banner').getByRole('button', { name: /^Keranjang/ })
    await expect(slowCart).toHaveAccessibleName('Keranjang, 1')
    await fillCart(page, { [NIRWASITA]: 3 })
    // the router takes the press, not the browser: the page is alive, save for this part
    await expect(async () => {
      await slow.getByRole('banner').getByRole('link', { name: 'Seller', exact: true }).click()
      await expect(slow).toHaveURL('/seller', { timeout: 2000 })
    }).toPass()
    arrive()
    await expect(slowCart).toHaveAccessibleName('Keranjang, 3')
    await slow.close()
  })

  await test.step('shows lines and total, 9+ above nine [HEAD-7]', async () => {
    const { [NIRWASITA]: lines = [] } = await fillCart(page, { [NIRWASITA]: 10 })
    await expect(cart).toHaveAccessibleName('Keranjang, 10')
    await expect(cart).toContainText('9+')
    await cart.click()
    await expect(list.getByRole('listitem')).toHaveCount(10)
    await expect(list.getByText(amountOf(...lines), { exact: true })).toBeVisible()
    const height = await list.getByRole('list').evaluate((element) => element.parentElement?.clientHeight)
    expect(height).toBeLessThanOrEqual(300)
    await expectAccessible(page)
    await list.getByRole('link', { name: 'Lihat keranjang' }).click()
    await expect(page).toHaveURL('/keranjang')
  })
})

test('adds up what is ticked, in quantities that count and are saved at once, and says who added a line [CART-7] [SESS-1]', async ({
  page,
}) => {
  const { [NIRWASITA]: [one, two] = [], [RASAKARSA]: [other] = [] } = await buyerWithCart(page, {
    [NIRWASITA]: 2,
    [RASAKARSA]: 1,
  })
  if (!one || !two || !other) throw new Error('three products wanted')
  const seven = { ...one, units: String(Number(one.packWeight) * 7) }
  const line = lineOf(page, one.name)
  const field = line.getByRole('textbox', { name: `Jumlah kemasan ${one.name}` })
  await page.goto('/keranjang')

  await test.step('adds up all and refuses a quantity that is none, and saves nothing [CART-7]', async () => {
    await expect(line).toContainText('Ditambahkan oleh Anda')
    for (const typed of ['1,5', '007', '0', '']) {
      await field.fill(typed)
      await expect(line.getByRole('alert'), typed).toBeVisible()
      await expect(summary(page)).toContainText(amountOf(one, two, other))
      await expect(page.getByRole('button', { name: /^Checkout/ })).toHaveAttribute('aria-disabled', 'true')
    }
    await expectAccessible(page)
  })

  await test.step('changes a quantity at once [CART-7]', async () => {
    const saved = page.waitForResponse('**/api/keranjang/ubah')
    await field.fill('7')
    await expect(summary(page)).toContainText(amountOf(seven, two, other))
    expect((await saved).ok()).toBe(true)
  })

  await test.step('takes a quantity back when it could not be saved [CART-7]', async () => {
    await page.route('**/api/keranjang/ubah', (route) => route.abort())
    await line.getByRole('button', { name: 'Tambah' }).click()
    await expect(toast(page)).toContainText('Jumlah belum tersimpan. Periksa koneksi Anda, lalu coba lagi.')
    await expect(field).toHaveValue('7')
    await expect(summary(page)).toContainText(amountOf(seven, two, other))
    await page.unroute('**/api/keranjang/ubah')
  })

  await test.step('adds up what is ticked, by seller and together [CART-7]', async () => {
    await page.getByRole('checkbox', { name: `Pilih ${one.name}`, exact: true }).uncheck()
    await expect(page.getByRole('checkbox', { name: /^Pilih semua produk PT Nirwasita/ })).toBeChecked({
      indeterminate: true,
    })
    await expect(summary(page)).toContainText(amountOf(two, other))
    await page.getByRole('checkbox', { name: /^Pilih semua produk PT Rasakarsa/ }).uncheck()
    await expect(summary(page).getByText(amountOf(two), { exact: true }).last()).toBeVisible()
  })

  await test.step('keeps quantities, and the ticks under ChecklistCart [CART-7, SESS-1]', async () => {
    await page.reload()
    await expect(field).toHaveValue('7')
    await expect(page.getByRole('checkbox', { name: `Pilih ${one.name}`, exact: true })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: `Pilih ${two.name}`, exact: true })).toBeChecked()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ChecklistCart'))).not.toBeNull()
    await page.getByRole('checkbox', { name: /^Pilih semua \d/ }).check()
    await page.getByRole('checkbox', { name: /^Pilih semua \d/ }).uncheck()
    await expect(page.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
  })

  await test.step("says who added a line, and leaves a colleague's unticked [CART-7]", async () => {
    await page.evaluate(() => localStorage.clear())
    await signIn(page, 'rina@contoh.id')
    await page.goto('/keranjang')
    await expect(line).toContainText('Ditambahkan oleh Pembeli Contoh')
    const tick = line.getByRole('checkbox', { name: `Pilih ${one.name}` })
    await expect(tick).toBeEnabled()
    await expect(tick).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Checkout', exact: true })).toBeDisabled()
    await tick.check()
    await expect(page.getByRole('button', { name: 'Checkout (1)' })).toBeEnabled()
  })
})

test('deletes a line after asking, and says what could not be deleted or read again [CART-5]', async ({ page }) => {
  const { [NIRWASITA]: [gone, remaining] = [] } = await buyerWithCart(page, { [NIRWASITA]: 2 })
  if (!gone || !remaining) throw new Error('two products wanted')
  await page.goto('/keranjang')
  const question = page.getByRole('alertdialog', { name: 'Hapus dari keranjang?' })
  async function askAndAgree({ name }: Filled) {
    await page.getByRole('button', { name: `Hapus ${name}` }).click()
    await question.getByRole('button', { name: 'Ya, hapus' }).click()
  }

  await test.step('tells when a line could not be deleted [CART-5]', async () => {
    await page.route('**/api/keranjang/produk/hapus', (route) => route.abort())
    await askAndAgree(gone)
    await expect(toast(page)).toContainText('Gagal menghapus produk')
    await expect(question).toHaveCount(0)
    await page.unroute('**/api/keranjang/produk/hapus')
  })

  await test.step('deletes a line after asking [CART-5]', async () => {
    await page.getByRole('button', { name: `Hapus ${gone.name}` }).click()
    await expect(question).toContainText(gone.name)
    await question.getByRole('button', { name: 'Batal' }).click()
    await expect(lineOf(page, gone.name)).toBeVisible()

    await askAndAgree(gone)
    await expect(lineOf(page, gone.name)).toHaveCount(0)
    // the button that opened the question is gone with its line
    await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeFocused()
    await expect(summary(page)).toContainText(amountOf(remaining))
    await expect(page.getByRole('button', { name: 'Keranjang, 1' })).toBeVisible()

    await askAndAgree(remaining)
    await expect(page.getByText('Keranjang Anda masih kosong')).toBeVisible()
  })

  await test.step('tells when the cart could not be read again [CART-5]', async () => {
    await fillCart(page, { [NIRWASITA]: 1 })
    await page.reload()
    await page.route('**/api/keranjang/daftar', (route) => route.fulfill({ status: 503, json: {} }))
    await askAndAgree(gone)
    await expect(toast(page)).toContainText('Gagal memperbarui data keranjang')
  })
})
