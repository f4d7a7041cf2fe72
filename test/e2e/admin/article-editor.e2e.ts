import sharp from 'sharp'
import { expect, signIn, test } from '#test/browser.ts'

// writes an article
test.use({ ownDatabase: true })

test('an article is read as it will look, its picture too, saved and published, each by one request [ADM-4]', async ({
  page,
}) => {
  await signIn(page, 'admin@contoh.id')
  await page.goto('/admin/konten/artikel/baru')
  await page.getByRole('textbox', { name: 'Judul' }).fill('Contoh lot sebelum produksi')
  await page.getByRole('textbox', { name: 'Kategori', exact: true }).fill('Mutu')
  await page.getByRole('textbox', { name: 'Penulis' }).fill('Tim Penjaminan Mutu')
  await page.getByRole('textbox', { name: 'Isi' }).fill('## Mengapa\n\nSetiap lot berbeda.')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tambah gambar' }).click()
  const content = await sharp({ create: { width: 80, height: 45, channels: 3, background: '#0e6b5e' } })
    .png()
    .toBuffer()
  await (await chosen).setFiles({ name: 'lot.png', mimeType: 'image/png', buffer: content })
  await page.getByRole('textbox', { name: 'Teks alternatif' }).fill('Contoh satu lot')
  await page.getByRole('button', { name: 'Unggah dan pasang' }).click()
  await expect(page.getByRole('textbox', { name: 'Isi' })).toHaveValue(/berbeda\.\n\n!\[Contoh satu lot\]/)
  await page.getByRole('button', { name: 'Pratinjau' }).click()
  await expect(page.getByRole('region', { name: 'Pratinjau' })).toBeFocused()
  // no reader may see it yet, and its room is known before it arrives
  const picture = page.getByRole('img', { name: 'Contoh satu lot' })
  await expect(picture).toHaveAttribute('width', '80')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
  await page.getByRole('button', { name: 'Kembali menulis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tulis artikel' })).toBeFocused()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(page).toHaveURL(/\/admin\/konten\/artikel\/\d+$/)

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Tayangkan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click()
  await expect(page.getByRole('button', { name: 'Tayangkan perubahan' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toContain('/api/admin/artikel/tayangkan')
  expect(sent).not.toContain('/api/admin/artikel/simpan')
})
