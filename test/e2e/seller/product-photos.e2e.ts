import sharp from 'sharp'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// these write products
test.use({ ownDatabase: true })

async function aPhoto(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 1000, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('shows a product on photos: added, put in order by key, cut, described, and seen by visitors [SHOP-2, DETAIL-1]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/produk')
  await page
    .getByRole('button', { name: /^Tindakan untuk/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Ubah' }).click()
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

test('shows a shop with a logo and a banner, until they are taken off [SHOP-8]', async ({ page, anotherPage }) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/pengaturan')
  for (const [name, colour] of [
    ['Logo', '#0e6b5e'],
    ['Banner', '#b86e00'],
  ] as const) {
    const region = page.getByRole('region', { name, exact: true })
    await region.locator('input[type=file]').setInputFiles(await aPhoto('toko.jpg', colour))
    await expect(region.getByRole('button', { name: `Lepas ${name.toLowerCase()}` })).toBeVisible()
  }
  await expectAccessible(page)
  const visitor = await anotherPage()
  await visitor.goto((await page.getByRole('link', { name: 'Lihat halaman toko' }).getAttribute('href')) ?? '')
  const pictures = visitor.getByRole('main').locator('img[src^="/gambar/toko/"]')
  await expect(pictures).toHaveCount(2)

  await page.getByRole('region', { name: 'Banner', exact: true }).getByRole('button', { name: 'Lepas banner' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lepas banner' }).click()
  await expect(page.getByText('Belum ada banner')).toBeVisible()
  await visitor.reload()
  await expect(pictures).toHaveCount(1)
})
