import type { Page } from '@playwright/test'
import { productPath } from '#domain/catalogue/address.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask } from '../buyer/filled-cart.ts'
import { aBuyer, anOffer, detailPath } from '../buyer/negotiating.ts'
import { aPhoto } from './a-photo.ts'

// these write products and withdraw them
test.use({ ownDatabase: true })

const OWN_PRODUCTS = '/pusat-seller/produk'
const NEW = '/pusat-seller/produk/baru'

function field(page: Page, name: string) {
  const isSuggested = ['Grade', 'Produsen (opsional)', 'Negara asal', 'Bentuk'].includes(name)
  return page.getByRole(isSuggested ? 'combobox' : 'textbox', { name, exact: true })
}

async function chooseMaterial(page: Page, typed: string, name: RegExp) {
  await page.getByRole('combobox', { name: 'Bahan', exact: true }).fill(typed)
  await page.getByRole('option', { name }).click()
}

function toast(page: Page, sentence: string) {
  return page.getByRole('status').filter({ hasText: sentence })
}

test('lists the own products with stock and list price, by status; saves no number that is larger than what was typed, pasted or filled in: shown regrouped, or refused; changes prices in the table, one by Enter, those ticked by percent, and takes that back [SELLER-1, SHOP-2, SHOP-5, CART-3]', async ({
  page,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto(OWN_PRODUCTS)
  await test.step('lists the own products with stock and list price, by status [SELLER-1]', async () => {
    const rows = page.getByRole('table', { name: 'Daftar produk' }).getByRole('row')
    await expect(rows.nth(1)).toContainText(/Rp [\d.]+,\d\d/)
    await expectAccessible(page)

    await page.getByRole('navigation', { name: 'Status produk' }).getByRole('link', { name: 'Ditarik' }).click()
    await expect(page).toHaveURL(`${OWN_PRODUCTS}?status=ditarik`)
    await expect(page.getByText('Tidak ada produk yang cocok')).toBeVisible()
  })

  await test.step('saves no number that is larger than what was typed, pasted or filled in: shown regrouped, or refused [SHOP-5, CART-3]', async () => {
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
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('changes prices in the table, one by Enter, those ticked by percent, and takes that back [SHOP-2]', async () => {
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
})

test('withdraws a product after saying what that ends; buyers see it at once; what a buyer reports the administrator takes off sale, and its seller reads why and asks for another look [SELLER-1, NEGO-9, CART-7, ADM-3]', async ({
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
  const address = productPath({ code: product.produk_id_url, name: product.produk_nama })

  await test.step('withdraws a product after saying what that ends; buyers see it at once [SELLER-1, NEGO-9, CART-7]', async () => {
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
    expect((await buyer.request.get(address)).status()).toBe(410)

    await page.getByRole('button', { name: `Tindakan untuk ${product.produk_nama}` }).click()
    await page.getByRole('menuitem', { name: 'Jual lagi' }).click()
    await expect(row).toContainText('dijual')
    // the cart hears of it on its own
    await expect(line).not.toContainText('tidak lagi dijual')
  })

  await test.step('a buyer reports a product; the administrator takes it off sale, and its seller reads why and asks for another look [ADM-3]', async () => {
    await buyer.goto(address)
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

    await page.getByRole('button', { name: `Tindakan untuk ${product.produk_nama}` }).click()
    await page.getByRole('menuitem', { name: 'Ubah', exact: true }).click()
    await expect(page.getByText('Alasan: Unggah sertifikat Anda sendiri.')).toBeVisible()
    await page.getByRole('button', { name: 'Minta ditinjau lagi' }).click()
    const preview = page.getByRole('dialog')
    await preview.getByLabel('Apa yang sudah diperbaiki?').fill('Sudah diganti.')
    await preview.getByRole('button', { name: 'Minta ditinjau lagi' }).click()
    await expect(page.getByText('Anda meminta ditinjau lagi pada')).toBeVisible()

    await office.reload()
    await expect(office.getByText('Sudah diganti.', { exact: true })).toBeVisible()
  })
})

test('writes a product as a draft, tells at each field what it lacks for sale, and sells it; shows it on photos: added, put in order by key, cut, described, and seen by visitors; keeps what was typed through a reload, and tells of two who edit one product the later [SELLER-2, SHOP-2, MAT-5, DETAIL-1]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await test.step('writes a product as a draft, tells at each field what it lacks for sale, and sells it [SELLER-2, SHOP-2, MAT-5]', async () => {
    await page.goto('/pusat-seller/produk')
    await page.getByRole('link', { name: 'Tambah produk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tambah produk' })).toBeVisible()
    await chooseMaterial(page, '77-92-9', /CAS 77-92-9/)
    await field(page, 'Nama produk').fill('Asam Sitrat Jurnal 25 kg')
    // saves and sells nothing
    await field(page, 'Nama produk').press('Enter')
    await expect(page).toHaveURL(/\/pusat-seller\/produk\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Asam Sitrat Jurnal 25 kg' })).toBeVisible()
    await expect(page.getByRole('main').getByText('draf', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(page.getByText('Grade harus diisi sebelum produk dijual.')).toBeVisible()
    await expect(page.getByText('Harga daftar harus diisi sebelum produk dijual.')).toBeVisible()
    await expect(field(page, 'Grade')).toBeFocused()
    await expectAccessible(page)

    // what sellers have written already, whose spelling is taken
    await expect(page.locator('datalist option[value="FCC"]')).toHaveCount(1)
    await field(page, 'Grade').fill('f c-c')
    await field(page, 'Produsen (opsional)').fill('Velda')
    await field(page, 'Negara asal').fill('tiongkok')
    await field(page, 'Bentuk').fill('kristal')
    await page.getByRole('combobox', { name: 'Jenis kemasan' }).selectOption('sak kertas')
    await field(page, 'Isi per kemasan').fill('25')
    await field(page, 'Minimum pembelian').fill('40')
    await field(page, 'Stok').fill('1000')
    await field(page, 'Harga daftar (level 1)').fill('18250,5')
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(page.getByText('Harus kelipatan isi per kemasan, 25 kg, dan di atas nol.')).toBeVisible()
    await expect(field(page, 'Harga daftar (level 1)')).toHaveValue('18.250,5')
    await field(page, 'Minimum pembelian').fill('50')
    await page.getByRole('button', { name: 'Terbitkan' }).click()

    await expect(page.getByRole('link', { name: 'Lihat di katalog' })).toBeVisible()
  })

  await test.step('shows it on photos: added, put in order by key, cut, described, and seen by visitors [SHOP-2, DETAIL-1]', async () => {
    const section = page.getByRole('region', { name: 'Foto', exact: true })
    await expect(section.getByText('Tarik foto ke sini')).toBeVisible()

    const notAPhoto = { name: 'harga.txt', mimeType: 'text/plain', buffer: Buffer.from('1') }
    await section
      .locator('input[type=file]')
      .setInputFiles([await aPhoto('karung.jpg', '#b97'), await aPhoto('drum.jpg', '#368'), notAPhoto])
    const photos = section.getByRole('list', { name: 'Foto produk' }).getByRole('listitem')
    await expect(photos).toHaveCount(2)
    await expect(section.getByText('harga.txt: Foto harus berupa JPEG, PNG, WebP, atau AVIF.')).toBeVisible()

    await section.getByRole('button', { name: 'Teks alternatif foto 2' }).click()
    await page.getByRole('textbox', { name: 'Teks alternatif' }).fill('Drum biru')
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
    await expect(photos.nth(1)).toContainText('Drum biru')
    await section.getByRole('button', { name: 'Majukan foto 2' }).focus()
    await page.keyboard.press('Enter')
    await expect(photos.first()).toContainText('Foto utama · Drum biru')
    await expect(section.getByRole('button', { name: 'Mundurkan foto 1' })).toBeFocused()

    await section.getByRole('button', { name: 'Potong foto 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Potong foto' })
    await expect(dialog.getByRole('img', { name: 'Drum biru' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Sudut kanan bawah' }).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog).toHaveCount(0)
    await expectAccessible(page)

    const [visitor, address] = [
      await anotherPage(),
      await page.getByRole('link', { name: 'Lihat di katalog' }).getAttribute('href'),
    ]
    await visitor.goto(address ?? '')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Asam Sitrat Jurnal 25 kg' })).toBeVisible()
    await expect(visitor.getByRole('main').getByText('FCC', { exact: true }).first()).toBeVisible()
    await expect(visitor.getByRole('definition').filter({ hasText: 'Velda' })).toBeVisible()
    const gallery = visitor.getByRole('region', { name: 'Gambar produk' })
    await expect(gallery.getByRole('button', { name: 'Perbesar Drum biru' })).toBeVisible()
    await expect(gallery.locator('source[type="image/avif"]').first()).toHaveAttribute('srcset', /-1600\.avif 1600w/)
    await expect
      .poll(() =>
        gallery
          .locator('picture img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)

    await page.getByRole('link', { name: 'Salin produk ini' }).click()
    await expect(page.getByRole('list', { name: 'Foto yang ikut' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /\(salinan\)/ })).toBeVisible()
    await expect(photos).toHaveCount(2)
    await page.getByRole('link', { name: 'Pratinjau sebagai pembeli' }).click()
    await expect(page.getByRole('region', { name: 'Dokumen' })).toBeVisible()
  })

  await test.step('keeps what was typed through a reload, and tells of two who edit one product the later [SHOP-2]', async () => {
    await page.goto(NEW)
    await chooseMaterial(page, 'asam sitrat', /^Asam Sitrat Anhidrat/)
    await field(page, 'Nama produk').fill('Dua Penulis')
    await field(page, 'Grade').fill('USP')
    await page.reload()
    await expect(page.getByText('Isian Anda yang belum tersimpan dipulihkan.')).toBeVisible()
    await expect(field(page, 'Nama produk')).toHaveValue('Dua Penulis')
    await expect(page.getByRole('combobox', { name: 'Bahan', exact: true })).toHaveValue(/Asam Sitrat/)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(page).toHaveURL(/\/pusat-seller\/produk\/\d+$/)
    await expect(field(page, 'Grade')).toHaveValue('USP')

    const colleague = await anotherPage()
    await signIn(colleague, 'sales@contoh.id')
    await colleague.goto(new URL(page.url()).pathname)
    await field(colleague, 'Grade').fill('BP')
    await colleague.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(toast(colleague, 'Draf tersimpan')).toBeVisible()

    await field(page, 'Negara asal').fill('Jerman')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    const notice = page.getByRole('main').getByText('Grade: sekarang BP')
    await expect(notice).toBeVisible()
    await expect(field(page, 'Negara asal')).toHaveValue('Jerman')
    await page.getByRole('button', { name: 'Tetap pakai isian saya' }).click()
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(toast(page, 'Draf tersimpan')).toBeVisible()
    await expect(notice).toHaveCount(0)
    // what is saved is no draft any more
    const stored = await page.evaluate(() => Object.keys(sessionStorage))
    expect(stored.filter((name) => name.startsWith('draf-produk'))).toEqual([])
  })
})
