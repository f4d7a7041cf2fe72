import type { Page } from '@playwright/test'
import { formatRupiah } from '#domain/format.ts'
import { expectInSight } from '#test/browser/in-sight.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask } from './filled-cart.ts'
import { aBuyer, anOffer, openModal, share, shown } from './negotiating.ts'

// these submit negotiations, of which there are few a day
test.use({ ownDatabase: true })

const STATUS = '**/api/produk/nego/status'
const SUBMIT = '**/api/negosiasi/submit'

test('holds the form, what negotiating is about, and a confirmation [NEGO-1] @mobile', async ({ page }) => {
  const { modal, send } = await openModal(page, await aBuyer(page))
  await expect(send).toBeEnabled()
  await expectAccessible(page)

  await modal.getByRole('button', { name: 'Tentang Nego' }).click()
  const about = page.getByRole('alertdialog', { name: 'Tentang Negosiasi' })
  await expect(about).toBeVisible()
  await expectAccessible(page)
  await about.getByRole('button', { name: 'Tutup' }).click()
  await expect(about).toBeHidden()

  await modal.getByLabel('Harga Nego').fill('5')
  await send.click()
  await expect(page.getByRole('alertdialog', { name: 'Konfirmasi' })).toBeVisible()
  await expectAccessible(page)
})

test('shows only the way to a negotiation that is running [NEGO-2, ROUTE-5]', async ({ page }) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product)

  const { modal, send, quantity } = await openModal(page, product)

  await expect(modal).toContainText('Produk dalam proses negosiasi')
  await expect(send).toBeHidden()
  await expect(quantity).toBeHidden()
  await modal.getByRole('link', { name: 'Lihat Detail Nego' }).click()
  await expect(page).toHaveURL(`/transaksi/nego/detail/?nego_id=${negotiationId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.produk_nama)
  await expect(modal).toBeHidden()
})

test('says that the product cannot be loaded, and asks once more [NEGO-2]', async ({ page }) => {
  const product = await aBuyer(page)
  await page.route(STATUS, (route) => route.fulfill({ status: 500, json: {} }))

  const { modal, send } = await openModal(page, product)

  await expect(modal.getByRole('alert')).toContainText('Terjadi kesalahan saat memuat produk')
  await page.unroute(STATUS)
  await modal.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(send).toBeVisible()
})

test('asks for a price already agreed with sales, or for a new one with a note [NEGO-3]', async ({ page }) => {
  const { modal, send } = await openModal(page, await aBuyer(page))
  const deal = modal.getByRole('button', { name: 'Tetapkan Harga' })
  await expect(modal.getByLabel('Harga Nego')).toBeFocused()
  await expect(modal.getByLabel('Catatan')).toBeVisible()

  await modal.getByText('Sudah sepakat harga').click()

  await expect(modal).toContainText('langsung mengubah harga produk tanpa konfirmasi dari sales')
  await expect(modal.getByLabel('Harga Kesepakatan')).toBeVisible()
  await expect(modal.getByLabel('Catatan')).toBeHidden()
  await expect(deal).toBeVisible()
  await expect(send).toBeHidden()
  await modal.getByLabel('Harga Kesepakatan').fill('12500')
  await modal.getByText('Mulai nego baru').click()
  await expect(modal.getByLabel('Harga Nego')).toHaveValue('12.500')
})

test('counts packs from the minimum of negotiations on [NEGO-5]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, quantity, send } = await openModal(page, product)
  await expect(quantity).toHaveValue(String(product.packs))
  await expect(modal).toContainText(`= ${product.units} ${product.produk_satuan}`)

  await quantity.fill('')
  await expect(modal).toContainText('Inputkan kuantitas terlebih dahulu')

  await quantity.fill(String(product.packs - 1))
  await expect(modal).toContainText(`Minimum nego ${product.packs} kemasan.`)
  await expect(send).toBeDisabled()

  await quantity.fill(`0${product.packs}`)
  await expect(send).toBeDisabled()
  await quantity.fill(String(product.packs))
  await expect(send).toBeEnabled()
})

test('says what is wrong with the price [NEGO-6, NEGO-15]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, send } = await openModal(page, product)
  const price = modal.getByLabel('Harga Nego')

  await send.click()
  await expect(modal.getByRole('alert')).toHaveText('Inputkan harga nego terlebih dahulu')
  await expect(price).toBeFocused()
  await price.fill('0500')
  await expect(modal.getByRole('alert')).toHaveText('Harga nego tidak valid, silakan periksa kembali!')
  await expect(send).toBeDisabled()
  await price.fill('')
  await price.pressSequentially('12,345')
  await expect(price).toHaveValue('12,345')
  await expect(modal.getByRole('alert')).toHaveText('Paling banyak 2 angka di belakang koma.')
  await expect(send).toBeDisabled()
  await price.fill(share(product, 101))
  await expect(modal.getByRole('alert')).toHaveText('Harga nego tidak boleh melebihi harga sekarang.')
  await expect(send).toBeDisabled()

  await modal.getByText('Sudah sepakat harga').click()
  const deal = modal.getByLabel('Harga Kesepakatan')
  await deal.fill('')
  await modal.getByRole('button', { name: 'Tetapkan Harga' }).click()
  await expect(modal.getByRole('alert')).toHaveText('Inputkan harga terlebih dahulu')
  await deal.fill('0')
  await expect(modal.getByRole('alert')).toHaveText('Harga tidak valid, silakan periksa kembali!')
  await expect(modal.getByRole('button', { name: 'Tetapkan Harga' })).toBeDisabled()
  await deal.fill(share(product, 120))
  await expect(modal).toContainText('Tidak lebih rendah daripada harga sekarang, jadi harga sekarang tetap berlaku.')
  await deal.fill(share(product, 90))
  await expect(modal).not.toContainText('Tidak lebih rendah daripada')
})

test('groups the price while it is typed, and tells how far it is from the price [NEGO-3]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal } = await openModal(page, product)
  const price = modal.getByLabel('Harga Nego')

  await price.pressSequentially(share(product, 95))

  await expect(price).toHaveValue(shown(share(product, 95)))
  await expect(modal).toContainText('−5 % dari harga')
  // typing a digit in the middle keeps the caret there
  await price.press('Home')
  await price.press('Delete')
  await page.keyboard.type('1')
  expect(await price.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1)
})

test('takes a note of at most 150 characters [NEGO-7]', async ({ page }) => {
  const { modal } = await openModal(page, await aBuyer(page))
  const note = modal.getByLabel('Catatan')

  await note.fill('a'.repeat(200))

  await expect(note).toHaveValue('a'.repeat(150))
  await expect(modal).toContainText('150/150')
})

test('sends once confirmed, and loses nothing when it fails [NEGO-4]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, send } = await openModal(page, product)
  const price = share(product, 90)
  const keys: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/negosiasi/submit')) keys.push(request.postDataJSON().key)
  })
  await modal.getByLabel('Harga Nego').fill(price)
  await modal.getByLabel('Catatan').fill('Rutin tiap bulan')
  const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi' })

  await page.route(SUBMIT, (route) => route.abort())
  await send.click()
  await expect(confirmation).toContainText(formatRupiah(`${price}.00`))
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Gagal mengirim nego' })).toBeVisible()
  await expect(confirmation).toBeHidden()
  await expect(modal.getByLabel('Harga Nego')).toHaveValue(shown(price))
  await expect(modal.getByLabel('Catatan')).toHaveValue('Rutin tiap bulan')

  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.getByRole('complementary').getByRole('button', { name: 'Nego' }).click()
  await expect(modal.getByLabel('Harga Nego')).toHaveValue(shown(price))
  await expect(modal.getByLabel('Catatan')).toHaveValue('Rutin tiap bulan')

  await page.unroute(SUBMIT)
  const cart = page.waitForRequest('**/api/keranjang/total')
  await send.click()
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nego berhasil dikirim' })).toBeVisible()
  await expect(confirmation).toBeHidden()
  await expect(modal).toBeHidden()
  await cart
  expect(new Set(keys).size).toBe(1)
})

test('shows what the server refuses at its field, and goes there [NEGO-4, REG-3]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, quantity, send } = await openModal(page, product)
  const price = modal.getByLabel('Harga Nego')
  await price.fill(share(product, 90))
  await modal.getByLabel('Catatan').fill('Rutin tiap bulan')
  const refusals = [
    [{ units: '0.5' }, quantity, /^Jumlah nego harus kelipatan/],
    [{ price: share(product, 101) }, price, /^Harga nego tidak boleh melebihi harga saat ini/],
  ] as const
  for (const [wrong, field, sentence] of refusals) {
    await sendInstead(page, wrong)
    await send.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()

    await expect(modal.getByRole('alert')).toHaveText(sentence)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(field).toBeFocused()
    await expectInSight(modal.getByRole('alert'))
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(0)
  }
  await expect(price).toHaveValue(shown(share(product, 90)))
  await expect(modal.getByLabel('Catatan')).toHaveValue('Rutin tiap bulan')
})

test('shows the refusal of a price agreed with sales at its field, and goes there [NEGO-4, NEGO-15]', async ({
  page,
}) => {
  const product = await aBuyer(page)
  const { modal } = await openModal(page, product)
  // a digit too many
  const price = share(product, 2000)
  await modal.getByText('Sudah sepakat harga').click()
  await modal.getByLabel('Harga Kesepakatan').fill(price)

  await modal.getByRole('button', { name: 'Tetapkan Harga' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
  await page.getByRole('button', { name: 'Ya, sudah benar' }).click()

  await expect(modal.getByRole('alert')).toHaveText('Harga tidak valid, silakan periksa kembali!')
  await expect(modal.getByLabel('Harga Kesepakatan')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(modal.getByLabel('Harga Kesepakatan')).toBeFocused()
  await expect(modal.getByLabel('Harga Kesepakatan')).toHaveValue(shown(price))
})

test('shows the new price when it has changed, or says that it cannot be loaded [NEGO-4]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, send } = await openModal(page, product)
  await modal.getByLabel('Harga Nego').fill(share(product, 90))
  await modal.getByLabel('Catatan').fill('Rutin tiap bulan')
  await sendInstead(page, { listPrice: '1' })
  await page.route('**/api/produk/detail', (route) => route.abort())

  await send.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Harga produk telah berubah menjadi' })).toBeVisible()
  await expect(modal.getByRole('alert')).toContainText('Harga terbaru gagal dimuat')
  await expect(send).toBeHidden()

  const higher = share(product, 110)
  await page.unroute('**/api/produk/detail')
  await page.route('**/api/produk/detail', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, price: `${higher}.00` } } })
  })
  await modal.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(modal).toContainText(`harga sekarang ${formatRupiah(`${higher}.00`)}`)
  await expect(modal.getByLabel('Harga Nego')).toHaveValue(shown(share(product, 90)))
  await expect(modal.getByLabel('Catatan')).toHaveValue('Rutin tiap bulan')
})

test('says above the button why it is closed, all of it in sight [NEGO-3]', async ({ page }) => {
  const { modal, send } = await openModal(page, await aBuyer(page))
  const price = modal.getByLabel('Harga Nego')
  const reason = modal.getByText('Perbaiki isian yang ditandai.')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await price.fill('')
    await send.hover()
    await price.focus()
    // the pointer is on the button before there is a reason
    await page.keyboard.type('0500')
    await expect(send).toBeDisabled()
    await expectInSight(reason)

    await price.hover()
    await expect(reason).toBeHidden()
    await send.hover()
    await expectInSight(reason)

    await price.hover()
    await send.focus()
    await expectInSight(reason)
  }
})

test('asks once more about a price far from the product’s, and sends nothing before [NEGO-15]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, send } = await openModal(page, product)
  const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi' })
  const doubt = page.getByRole('alertdialog', { name: 'Harga sudah benar?' })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/negosiasi/submit')) sent += 1
  })
  await modal.getByLabel('Harga Nego').fill(share(product, 10))

  await send.click()
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(doubt).toContainText(formatRupiah(`${share(product, 10)}.00`))
  await expectAccessible(page)
  await doubt.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect(doubt).toBeHidden()
  await expect(modal.getByLabel('Harga Nego')).toHaveValue(shown(share(product, 10)))
  expect(sent).toBe(0)

  await send.click()
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await doubt.getByRole('button', { name: 'Ya, sudah benar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nego berhasil dikirim' })).toBeVisible()
  await expect(modal).toBeHidden()
  expect(sent).toBe(1)
})

test('says beforehand that the seller confirms a price agreed with sales [NEGO-13]', async ({ page, anotherPage }) => {
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await ask(seller, 'pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'konfirmasi', balas_otomatis: false })
  const product = await aBuyer(page)
  const { modal } = await openModal(page, product)

  await modal.getByText('Sudah sepakat harga').click()
  await expect(modal).toContainText('Seller ini memeriksa harga kesepakatan lebih dahulu.')
  await modal.getByLabel('Harga Kesepakatan').fill(share(product, 95))
  await modal.getByRole('button', { name: 'Tetapkan Harga' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi' })
  await expect(confirmation).toContainText('Harga berlaku setelah seller menyetujuinya.')
  await confirmation.getByRole('button', { name: 'Ya' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Harga kesepakatan dikirim ke seller' })).toBeVisible()
  await ask(seller, 'pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: false })
})

test('gives way to a negotiation that a colleague has just begun [NEGO-2]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal, send } = await openModal(page, product)
  await expect(send).toBeVisible()

  await anOffer(page, product)

  await expect(modal.getByRole('link', { name: 'Lihat Detail Nego' })).toBeVisible()
  await expect(send).toBeHidden()
})

test('puts a price agreed with sales into the cart at once [NEGO-3, NEGO-13]', async ({ page }) => {
  const product = await aBuyer(page)
  const { modal } = await openModal(page, product)
  const price = share(product, 95)
  await modal.getByText('Sudah sepakat harga').click()
  await modal.getByLabel('Harga Kesepakatan').fill(price)

  await modal.getByRole('button', { name: 'Tetapkan Harga' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()

  await expect(modal).toBeHidden()
  await page.goto('/keranjang')
  const line = page.getByRole('listitem', { name: product.produk_nama })
  await expect(line).toContainText(formatRupiah(`${price}.00`))
  await expect(line).toContainText('berlaku sampai pukul 24.00 WIB hari ini')
  await expectAccessible(page)
})

test('says when both negotiations of the day are used up [NEGO-8]', async ({ page }) => {
  const product = await aBuyer(page)
  for (const percent of [80, 85]) {
    const nego_id = await anOffer(page, product, percent)
    await ask(page, 'nego/tarik', { nego_id, versi: 1 })
  }

  const { modal, send } = await openModal(page, product)

  await expect(modal).toContainText(
    'Tidak dapat melakukan nego. Nego barang hanya dapat dilakukan 2x/hari untuk barang yang sama',
  )
  await expect(send).toBeDisabled()
})

/** Sends something else than the form, which would not let it pass. */
async function sendInstead(page: Page, wrong: object) {
  await page.unroute(SUBMIT)
  await page.route(SUBMIT, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), ...wrong } as object }),
  )
}
