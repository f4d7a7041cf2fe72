import { productPath } from '#domain/catalogue/address.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask } from '../buyer/filled-cart.ts'
import { aBuyer, anOffer, detailPath } from '../buyer/negotiating.ts'

// these withdraw products
test.use({ ownDatabase: true })

const OWN_PRODUCTS = '/pusat-seller/produk'

test('withdraws a product after saying what that ends; buyers see it at once [SELLER-1, NEGO-9, CART-7]', async ({
  page,
  anotherPage,
}) => {
  const buyer = await anotherPage()
  const product = await aBuyer(buyer)
  const { data: me } = await ask(buyer, 'session/profil', {})
  await ask(buyer, 'produk/keranjang/tambah', {
    company_id: me.perusahaan?.company_id ?? '',
    user_id: me.user_id ?? '',
    produk_id: product.produk_id,
    seller_id: product.seller_id,
    kuantitas_satuan: product.units,
  })
  await buyer.goto(detailPath(await anOffer(buyer, product)))

  await signIn(page, 'penjual@contoh.id')
  await page.goto(OWN_PRODUCTS)
  await page.getByRole('searchbox', { name: 'Cari produk' }).fill(product.produk_nama)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  const row = page
    .getByRole('table', { name: 'Daftar produk' })
    .getByRole('row')
    .filter({ hasText: product.produk_nama })
  await expect(row).toContainText('dijual')
  await expect(row.getByRole('link', { name: `1 nego berjalan tentang ${product.produk_nama}` })).toBeVisible()

  await page.getByRole('button', { name: `Tindakan untuk ${product.produk_nama}` }).click()
  await page.getByRole('menuitem', { name: 'Tarik dari penjualan' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Tarik produk ini dari penjualan?' })
  await expect(dialog).toContainText('1 nego yang berjalan diakhiri')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ya, tarik' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Produk ditarik, 1 nego diakhiri' })).toBeVisible()
  await expect(row).toContainText('ditarik')
  await expect(buyer.getByRole('main')).toContainText('dibatalkan')
  await expect(buyer.getByText('Produk tidak lagi dijual.')).toBeVisible()
  await buyer.goto('/keranjang')
  const line = buyer.getByRole('listitem', { name: product.produk_nama })
  await expect(line).toContainText(`${product.produk_nama} tidak lagi dijual.`)
  expect(
    (await buyer.request.get(productPath({ code: product.produk_id_url, name: product.produk_nama }))).status(),
  ).toBe(410)

  await page.getByRole('button', { name: `Tindakan untuk ${product.produk_nama}` }).click()
  await page.getByRole('menuitem', { name: 'Jual lagi' }).click()
  await expect(row).toContainText('dijual')
  // the cart hears of it on its own
  await expect(line).not.toContainText('tidak lagi dijual')
})

test('lists the own products with stock and list price, by status [SELLER-1]', async ({ page }) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto(OWN_PRODUCTS)
  const rows = page.getByRole('table', { name: 'Daftar produk' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/Rp [\d.]+,\d\d/)
  await expectAccessible(page)

  await page.getByRole('navigation', { name: 'Status produk' }).getByRole('link', { name: 'Ditarik' }).click()
  await expect(page).toHaveURL(`${OWN_PRODUCTS}?status=ditarik`)
  await expect(page.getByText('Tidak ada produk yang cocok')).toBeVisible()
})

test('saves no number that is larger than what was typed, pasted or filled in: shown regrouped, or refused [SHOP-5, CART-3]', async ({
  page,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto(`${OWN_PRODUCTS}?keyword=Ambroksol`)
  await page
    .getByRole('button', { name: /^Ubah stok/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Ubah stok' })
  const field = dialog.getByLabel('Stok bebas')
  await expect(field).toHaveValue(/\d/)

  const enter = {
    typed: async (text: string) => {
      await field.fill('')
      await field.pressSequentially(text)
    },
    pasted: async (text: string) => {
      await field.selectText()
      await field.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    },
    filled: (text: string) => field.fill(text),
  }
  for (const way of ['typed', 'pasted', 'filled'] as const) {
    for (const [text, shown] of [
      ['2.5', '2,5'],
      ['1,250.5 kg', '1.250,5'],
      ['1.250.000', '1.250.000'],
    ] as const) {
      await enter[way](text)
      await field.blur()
      await expect(field, `${text} ${way}`).toHaveValue(shown)
    }
    await enter[way]('1250.7512')
    await field.blur()
    await expect(field, way).toHaveValue('1250.7512')
    await expect(dialog.getByRole('alert')).toHaveText('Maksudnya 1.250,751? Paling banyak 3 angka di belakang koma.')
    await dialog.getByLabel('Alasan').fill('hitung gudang')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(field, `${way} and sent`).toBeFocused()
    await field.press('Backspace')
    await field.blur()
    await expect(field, `${way} and a digit taken back`).toHaveValue('1.250,751')
  }
  await enter.pasted('1,250')
  await expect(dialog.getByRole('alert')).toHaveText('Maksudnya 1.250 atau 1,25? Ketik ulang angkanya.')
  await enter.typed('2.5')
  await field.press('Enter')
  await expect(field).toHaveValue('2,5')
  await expect(dialog).toBeVisible()
})

test('changes prices in the table, one by Enter, those ticked by percent, and takes that back [SHOP-2]', async ({
  page,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto(`${OWN_PRODUCTS}?keyword=Ambroksol`)
  const price = page.getByRole('button', { name: /^Ubah harga daftar Ambroksol/ }).first()
  await price.click()
  const field = page.getByRole('textbox', { name: /^Harga daftar Ambroksol/ })
  await field.fill('1')
  await field.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, simpan' }).click()
  await expect(page.getByText(/^Di bawah harga terendah Rp/)).toBeVisible()
  await field.fill('700000')
  await field.press('Enter')
  await expect(price).toHaveText(/Rp 700\.000,00/)
  await expect(price).toBeFocused()

  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check()
  await page.getByRole('button', { name: 'Tindakan', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ubah harga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah harga' })
  await dialog.getByRole('textbox', { name: 'Persentase' }).fill('2,5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ubah harga' }).click()
  await expect(price).toHaveText(/Rp 717\.500,00/)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(price).toHaveText(/Rp 700\.000,00/)
})

test('a buyer reports a product; the administrator takes it off sale, and its seller reads why and asks for another look [ADM-3]', async ({
  page: buyer,
  anotherPage,
}) => {
  const product = await aBuyer(buyer)
  await buyer.goto(productPath({ code: product.produk_id_url, name: product.produk_nama }))
  await buyer.getByRole('button', { name: 'Laporkan produk' }).click()
  const report = buyer.getByRole('dialog', { name: 'Laporkan produk' })
  await report.getByRole('button', { name: 'Kirim laporan' }).click()
  await expect(report.getByText('Pilih alasannya.')).toBeVisible()
  await report.getByLabel('Alasan').selectOption('Lainnya')
  await report.getByLabel('Jelaskan').fill('Sertifikatnya milik perusahaan lain.')
  await report.getByRole('button', { name: 'Kirim laporan' }).click()
  await expect(report).toBeHidden()

  const office = await anotherPage()
  await signIn(office, 'admin@contoh.id')
  await office.goto('/admin/produk?menunggu=laporan')
  await expectAccessible(office)
  await office.getByRole('link', { name: product.produk_nama }).click()
  await expect(office.getByText('Sertifikatnya milik perusahaan lain.')).toBeVisible()
  await office.getByRole('button', { name: 'Turunkan dari penjualan' }).click()
  const ban = office.getByRole('dialog')
  await ban.getByLabel('Alasan untuk seller').fill('Unggah sertifikat Anda sendiri.')
  await ban.getByRole('button', { name: 'Turunkan', exact: true }).click()
  await expect(office.getByRole('button', { name: 'Jual lagi' })).toBeVisible()
  await expectAccessible(office)

  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await seller.goto(`${OWN_PRODUCTS}/${product.produk_id}`)
  await expect(seller.getByText('Alasan: Unggah sertifikat Anda sendiri.')).toBeVisible()
  await seller.getByRole('button', { name: 'Minta ditinjau lagi' }).click()
  const preview = seller.getByRole('dialog')
  await preview.getByLabel('Apa yang sudah diperbaiki?').fill('Sudah diganti.')
  await preview.getByRole('button', { name: 'Minta ditinjau lagi' }).click()
  await expect(seller.getByText('Anda meminta ditinjau lagi pada')).toBeVisible()

  await office.reload()
  await expect(office.getByText('Sudah diganti.', { exact: true })).toBeVisible()
})
