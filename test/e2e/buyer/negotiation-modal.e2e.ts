import type { Page } from '@playwright/test'
import { formatRupiah } from '#domain/format.ts'
import { expectInSight } from '#test/browser/in-sight.ts'
import { expect, expectAccessible, test } from '#test/browser.ts'
import { ask, callerAt } from './filled-cart.ts'
import { aBuyer, aFreshProduct, anOffer, type Negotiable, openModal, share, shown } from './negotiating.ts'

// these submit negotiations, of which there are few a day
test.use({ ownDatabase: true })

const STATUS = '**/api/produk/nego/status'
const SUBMIT = '**/api/negosiasi/submit'
const DESKTOP = { width: 1280, height: 844 }
const PHONE = { width: 390, height: 844 }

const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Konfirmasi' })
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function expectAccessibleAtBothWidths(page: Page) {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
}

test('holds a form of packs, price and note that says what is wrong, and asks before it sends [NEGO-1] [NEGO-3] [NEGO-5] [NEGO-6] [NEGO-7] [NEGO-15]', async ({
  page,
}) => {
  const product = await aBuyer(page)
  const { modal, quantity, send } = await openModal(page, product)
  const price = modal.getByLabel('Harga Nego')
  const dealPrice = modal.getByLabel('Harga Kesepakatan')
  const deal = modal.getByRole('button', { name: 'Tetapkan Harga' })
  const note = modal.getByLabel('Catatan')

  await test.step('holds the form, and what negotiating is about [NEGO-1]', async () => {
    await expect(send).toBeEnabled()
    await expect(price).toBeFocused()
    await expectAccessibleAtBothWidths(page)
    await modal.getByRole('button', { name: 'Tentang Nego' }).click()
    const about = page.getByRole('alertdialog', { name: 'Tentang Negosiasi' })
    await expect(about).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await about.getByRole('button', { name: 'Tutup' }).click()
    await expect(about).toBeHidden()
  })

  await test.step('counts packs from the minimum of negotiations on [NEGO-5]', async () => {
    await expect(quantity).toHaveValue(String(product.packs))
    await expect(modal.getByLabel(`Isi dalam ${product.produk_satuan}`)).toHaveValue(shown(product.units))
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

  await test.step('says what is wrong with the price [NEGO-6, NEGO-15]', async () => {
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
  })

  await test.step('asks for a price already agreed with sales, or for a new one with a note [NEGO-3]', async () => {
    await expect(note).toBeVisible()
    await modal.getByText('Sudah sepakat harga').click()
    await expect(modal).toContainText('langsung mengubah harga produk tanpa konfirmasi dari sales')
    await expect(dealPrice).toBeVisible()
    await expect(note).toBeHidden()
    await expect(send).toBeHidden()
    await dealPrice.fill('')
    await deal.click()
    await expect(modal.getByRole('alert')).toHaveText('Inputkan harga terlebih dahulu')
    await dealPrice.fill('0')
    await expect(modal.getByRole('alert')).toHaveText('Harga tidak valid, silakan periksa kembali!')
    await expect(deal).toBeDisabled()
    await dealPrice.fill(share(product, 120))
    await expect(modal).toContainText('Tidak lebih rendah daripada harga sekarang, jadi harga sekarang tetap berlaku.')
    await dealPrice.fill(share(product, 90))
    await expect(modal).not.toContainText('Tidak lebih rendah daripada')
    await modal.getByText('Mulai nego baru').click()
    await expect(price).toHaveValue(shown(share(product, 90)))
  })

  await test.step('groups the price while it is typed, and tells how far it is from the price [NEGO-3]', async () => {
    await price.fill('')
    await price.pressSequentially(share(product, 95))
    await expect(price).toHaveValue(shown(share(product, 95)))
    await expect(modal).toContainText('−5 % dari harga')
    // typing a digit in the middle keeps the caret there
    await price.press('Home')
    await price.press('Delete')
    await page.keyboard.type('1')
    expect(await price.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1)
  })

  await test.step('takes a note of at most 150 characters [NEGO-7]', async () => {
    await note.fill('a'.repeat(200))
    await expect(note).toHaveValue('a'.repeat(150))
    await expect(modal).toContainText('150/150')
  })

  await test.step('says above the button why it is closed, all of it in sight [NEGO-3]', async () => {
    const reason = modal.getByText('Perbaiki isian yang ditandai.')
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
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

  await test.step('asks before it sends [NEGO-1]', async () => {
    await price.fill('5')
    await send.click()
    await expect(confirmation(page)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
})

test('sends once confirmed; what is refused, has changed or fails stands at its field, with all that was typed [NEGO-4] [NEGO-15] [REG-3]', async ({
  page,
}) => {
  const product = await aBuyer(page)
  const { modal, quantity, send } = await openModal(page, product)
  const price = modal.getByLabel('Harga Nego')
  const dealPrice = modal.getByLabel('Harga Kesepakatan')
  const doubt = page.getByRole('alertdialog', { name: 'Harga sudah benar?' })
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/negosiasi/submit')) keys.push(request.postDataJSON().key)
  })
  async function agree() {
    await send.click()
    await confirmation(page).getByRole('button', { name: 'Ya' }).click()
  }
  async function expectTyped(percent: number) {
    await expect(price).toHaveValue(shown(share(product, percent)))
    await expect(modal.getByLabel('Catatan')).toHaveValue('Rutin tiap bulan')
  }
  await price.fill(share(product, 90))
  await modal.getByLabel('Catatan').fill('Rutin tiap bulan')

  await test.step('shows what the server refuses at its field, and goes there [NEGO-4, REG-3]', async () => {
    const refusals = [
      [{ units: '0.5' }, quantity, /^Jumlah nego harus kelipatan/],
      [{ price: share(product, 101) }, price, /^Harga nego tidak boleh melebihi harga saat ini/],
    ] as const
    for (const [wrong, field, sentence] of refusals) {
      await sendInstead(page, wrong)
      await agree()
      await expect(modal.getByRole('alert')).toHaveText(sentence)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(field).toBeFocused()
      await expectInSight(modal.getByRole('alert'))
      await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(0)
    }
    await page.unroute(SUBMIT)
    await expectTyped(90)
  })

  await test.step('shows the refusal of a price agreed with sales there too [NEGO-4, NEGO-15]', async () => {
    // a digit too many
    const tenfold = share(product, 2000)
    await modal.getByText('Sudah sepakat harga').click()
    await dealPrice.fill(tenfold)
    await modal.getByRole('button', { name: 'Tetapkan Harga' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
    await page.getByRole('button', { name: 'Ya, sudah benar' }).click()
    await expect(modal.getByRole('alert')).toHaveText('Harga tidak valid, silakan periksa kembali!')
    await expect(dealPrice).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(dealPrice).toBeFocused()
    await expect(dealPrice).toHaveValue(shown(tenfold))
    await modal.getByText('Mulai nego baru').click()
    await price.fill(share(product, 90))
  })

  await test.step('shows the new price when it has changed, or says that it cannot be loaded [NEGO-4]', async () => {
    await sendInstead(page, { listPrice: '1' })
    await page.route('**/api/produk/detail', (route) => route.abort())
    await agree()
    await expect(toast(page, 'Harga produk telah berubah menjadi')).toBeVisible()
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
    await expectTyped(90)

    // and back, since in truth it has not
    await page.unroute('**/api/produk/detail')
    await page.unroute(SUBMIT)
    await agree()
    await expect(modal).toContainText(`harga sekarang ${formatRupiah(product.produk_harga_satuan)}`)
  })

  await test.step('asks once more about a price far from the product’s, and sends nothing before [NEGO-15]', async () => {
    await expect(page.getByRole('alertdialog')).toBeHidden()
    keys.length = 0
    await price.fill(share(product, 10))
    await agree()
    await expect(doubt).toContainText(formatRupiah(`${share(product, 10)}.00`))
    await expectAccessible(page)
    await doubt.getByRole('button', { name: 'Periksa lagi' }).click()
    await expect(doubt).toBeHidden()
    await expectTyped(10)
    expect(keys).toEqual([])
  })

  await test.step('loses nothing when it fails, and sends once confirmed [NEGO-4]', async () => {
    await page.route(SUBMIT, (route) => route.abort())
    await send.click()
    await expect(confirmation(page)).toContainText(formatRupiah(`${share(product, 10)}.00`))
    await confirmation(page).getByRole('button', { name: 'Ya' }).click()
    await doubt.getByRole('button', { name: 'Ya, sudah benar' }).click()
    await expect(toast(page, 'Gagal mengirim nego')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expectTyped(10)

    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await page.getByRole('complementary').getByRole('button', { name: 'Nego' }).click()
    await expectTyped(10)

    await page.unroute(SUBMIT)
    const cart = page.waitForRequest('**/api/keranjang/total')
    await agree()
    await doubt.getByRole('button', { name: 'Ya, sudah benar' }).click()
    await expect(toast(page, 'Nego berhasil dikirim')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(modal).toBeHidden()
    await cart
    expect([keys.length, new Set(keys).size], 'sent twice under one key').toEqual([2, 1])
  })
})

test('gives way to a running negotiation, and ends with the second of the day; what cannot be loaded is asked once more [NEGO-2] [NEGO-8] [ROUTE-5]', async ({
  page,
}) => {
  const product = await aBuyer(page)
  await page.route(STATUS, (route) => route.fulfill({ status: 500, json: {} }))
  const { modal, send, quantity } = await openModal(page, product)
  const way = modal.getByRole('link', { name: 'Lihat Detail Nego' })

  await test.step('says that the product cannot be loaded, and asks once more [NEGO-2]', async () => {
    await expect(modal.getByRole('alert')).toContainText('Terjadi kesalahan saat memuat produk')
    await page.unroute(STATUS)
    await modal.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(send).toBeVisible()
  })

  const negotiationId = await anOffer(page, product, 80)

  await test.step('gives way to a negotiation that a colleague has just begun [NEGO-2]', async () => {
    await expect(way).toBeVisible()
    await expect(send).toBeHidden()
  })

  await test.step('shows only the way to it when opened again [NEGO-2, ROUTE-5]', async () => {
    await openModal(page, product)
    await expect(modal).toContainText('Produk dalam proses negosiasi')
    await expect(send).toBeHidden()
    await expect(quantity).toBeHidden()
    await way.click()
    await expect(page).toHaveURL(`/transaksi/nego/detail/?nego_id=${negotiationId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.produk_nama)
    await expect(modal).toBeHidden()
  })

  await test.step('says when both negotiations of the day are used up [NEGO-8]', async () => {
    await ask(page, 'nego/tarik', { nego_id: negotiationId, versi: 1 })
    await ask(page, 'nego/tarik', { nego_id: await anOffer(page, product, 85), versi: 1 })
    await openModal(page, product)
    await expect(modal).toContainText(
      'Tidak dapat melakukan nego. Nego barang hanya dapat dilakukan 2x/hari untuk barang yang sama',
    )
    await expect(send).toBeDisabled()
  })
})

test('takes a price agreed with sales as the seller wants it: confirmed first, or into the cart at once [NEGO-3] [NEGO-13]', async ({
  app,
  page,
}) => {
  const seller = await callerAt(app, 'penjual@contoh.id')
  const handle = (kesepakatan: 'langsung' | 'konfirmasi') =>
    seller('pusat-seller/nego/pengaturan/ubah', { kesepakatan, balas_otomatis: false })
  async function agreeTo(product: Negotiable, notice: string) {
    const { modal } = await openModal(page, product)
    await modal.getByText('Sudah sepakat harga').click()
    await modal.getByLabel('Harga Kesepakatan').fill(share(product, 95))
    await expect(modal).toContainText(notice)
    await modal.getByRole('button', { name: 'Tetapkan Harga' }).click()
    return modal
  }

  await test.step('says beforehand that the seller confirms it [NEGO-13]', async () => {
    await handle('konfirmasi')
    await agreeTo(await aBuyer(page), 'Seller ini memeriksa harga kesepakatan lebih dahulu.')
    await expect(confirmation(page)).toContainText('Harga berlaku setelah seller menyetujuinya.')
    await confirmation(page).getByRole('button', { name: 'Ya' }).click()
    await expect(toast(page, 'Harga kesepakatan dikirim ke seller')).toBeVisible()
  })

  await test.step('puts it into the cart at once [NEGO-3, NEGO-13]', async () => {
    await handle('langsung')
    const product = await aFreshProduct(page)
    const modal = await agreeTo(product, 'langsung mengubah harga produk tanpa konfirmasi dari sales')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
    await expect(modal).toBeHidden()
    await page.goto('/keranjang')
    const line = page.getByRole('listitem', { name: product.produk_nama })
    await expect(line).toContainText(formatRupiah(`${share(product, 95)}.00`))
    await expect(line).toContainText('berlaku sampai pukul 24.00 WIB hari ini')
    await expectAccessible(page)
  })
})

/** Sends something else than the form, which would not let it pass. */
async function sendInstead(page: Page, wrong: object) {
  await page.unroute(SUBMIT)
  await page.route(SUBMIT, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), ...wrong } as object }),
  )
}
