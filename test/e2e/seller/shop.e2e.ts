import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { aPdfWith } from '#test/scenes/taxed.ts'
import { aPhoto } from './a-photo.ts'

// these write collections, terms, prices and what was taken to Coretax
test.use({ ownDatabase: true })

const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

/** The invoices in the file that a press leads to. */
async function taken(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const xml = await readFile(await file.path(), 'utf8')
  return [...xml.matchAll(/<RefDesc>(.*?)<\/RefDesc>/g)].map(([, number = '']) => number)
}

test('orders collections by key, fills one, and shows the shop in that order, with a logo and a banner until they are taken off; Enter sends a dialog once [SHOP-8, API-5]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/etalase')
  await page.getByRole('button', { name: 'Buat etalase' }).click()
  await test.step('Enter in a field sends a dialog once, however often it is pressed [API-5]', async () => {
    const sent: string[] = []
    const calls = '**/api/pusat-seller/etalase/**'
    await page.route(calls, async (route) => {
      if (!route.request().url().endsWith('/daftar')) sent.push(route.request().url())
      await route.abort()
    })
    const name = page.getByRole('dialog').getByRole('textbox')
    await name.fill('Bahan tablet')
    await name.press('Enter')
    await name.press('Enter')
    await expect(page.getByText('Periksa koneksi Anda').first()).toBeVisible()
    expect(sent).toHaveLength(1)
    await expect(name).toHaveValue('Bahan tablet')
    await page.unroute(calls)
  })

  await test.step('orders collections by key, and fills one [SHOP-8]', async () => {
    await page.getByRole('textbox', { name: 'Nama etalase' }).fill('Pilihan Kami')
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
    const collections = page.getByRole('list', { name: 'Etalase' }).getByRole('listitem')
    await expect(collections.last()).toContainText('Pilihan Kami')
    await expect(collections.last()).toContainText('Kosong, belum tampil')
    await expectAccessible(page)

    const up = page.getByRole('button', { name: 'Naikkan Pilihan Kami' })
    for (let index = (await collections.count()) - 1; index > 0; index--) {
      await expect(collections.nth(index)).toContainText('Pilihan Kami')
      await up.press('Enter')
      await expect(collections.nth(index - 1)).toContainText('Pilihan Kami')
    }
    await expect(page.getByRole('button', { name: 'Turunkan Pilihan Kami' })).toBeFocused()

    await page.getByRole('link', { name: 'Pilihan Kami' }).click()
    const product = page.getByRole('list', { name: 'Produk' }).getByRole('checkbox').first()
    await product.check()
    await expect(page.getByText('Etalase diperbarui')).toBeVisible()
  })

  const visitor = await anotherPage()
  await test.step('shows the shop in that order, with a logo and a banner until they are taken off [SHOP-8]', async () => {
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
    await visitor.goto((await page.getByRole('link', { name: 'Lihat halaman toko' }).getAttribute('href')) ?? '')
    const shown = visitor.getByRole('region', { name: 'Etalase' }).getByRole('link').first()
    await expect(shown).toContainText('Pilihan Kami')
    const pictures = visitor.getByRole('main').locator('img[src^="/gambar/toko/"]')
    await expect(pictures).toHaveCount(2)

    await page
      .getByRole('region', { name: 'Banner', exact: true })
      .getByRole('button', { name: 'Lepas banner' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lepas banner' }).click()
    await expect(page.getByText('Belum ada banner')).toBeVisible()
    await visitor.reload()
    await expect(pictures).toHaveCount(1)
  })
})

test('sales ask the owner for more than they may grant, and the owner decides [SHOP-7]', async ({
  page,
  anotherPage,
}) => {
  const owner = await anotherPage()
  await signIn(owner, 'penjual@contoh.id')
  await owner.goto('/pusat-seller/langganan')
  await owner.getByRole('button', { name: 'Wewenang sales' }).click()
  const limits = owner.getByRole('dialog', { name: 'Wewenang sales' })
  await limits.getByLabel('Tempo paling lama').fill('1000')
  await limits.getByLabel('Limit kredit paling tinggi').fill('')
  await limits.getByRole('button', { name: 'Simpan wewenang' }).click()
  await expect(limits.getByRole('alert').first()).toBeVisible()
  await limits.getByLabel('Tempo paling lama').fill('14')
  await limits.getByLabel('Limit kredit paling tinggi').fill('1000000000')
  await limits.getByLabel('Level harga').selectOption('1')
  await limits.getByLabel('Diskon paling besar').fill('10')
  await expectAccessible(owner)
  await limits.getByRole('button', { name: 'Simpan wewenang' }).click()
  await expect(toast(owner)).toContainText('Wewenang sales tersimpan')

  await signIn(page, 'sales@contoh.id')
  await page.goto('/pusat-seller/langganan?status=A')
  const customer = page.getByRole('table', { name: 'Daftar langganan' }).getByRole('link').first()
  const name = (await customer.textContent()) ?? ''
  await customer.click()
  await page.getByRole('button', { name: 'Ubah ketentuan' }).click()
  const form = page.getByRole('dialog', { name: 'Ubah ketentuan' })
  await form.getByRole('button', { name: 'Tambah tempo' }).click()
  const days = form.getByLabel(/^Tempo \d+ dalam hari$/).last()
  await days.fill('77')
  await form
    .getByLabel(/^Limit kredit tempo/)
    .last()
    .fill('5000000')
  await expect(form).toContainText('Tempo 77 hari, wewenang sales sampai 14 hari')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Minta persetujuan pemilik' }).click()
  await expect(page.getByRole('main')).toContainText('Ketentuan menunggu persetujuan pemilik')
  await expect(page.getByRole('region', { name: 'Ketentuan' })).not.toContainText('Tempo 77 hari')

  const queue = owner.getByRole('region', { name: 'Menunggu persetujuan pemilik' })
  await expect(queue).toContainText(name)
  await expectNoSidewaysScroll(owner)
  await queue.getByRole('link', { name }).click()
  await owner.getByRole('button', { name: 'Setujui ketentuan' }).click()
  await owner.getByRole('button', { name: 'Ya, setujui' }).click()
  await expect(owner.getByRole('region', { name: 'Ketentuan' })).toContainText('Tempo 77 hari')
  await expect(page.getByRole('region', { name: 'Ketentuan' })).toContainText('Tempo 77 hari')
  await expect(page.getByText('Ketentuan menunggu persetujuan pemilik')).toHaveCount(0)

  await page.goto('/pusat-seller/harga')
  const product = page.getByRole('table').getByRole('link').first()
  const priced = (await product.textContent()) ?? ''
  await product.click()
  await page.getByRole('button', { name: 'Tambah harga' }).click()
  const price = page.getByRole('dialog', { name: 'Tambah harga' })
  await price.getByLabel(/^Harga per/).fill('100')
  await expect(price).toContainText(/Di bawah wewenang sales Rp .*: menunggu persetujuan pemilik/)
  await price.getByRole('button', { name: 'Simpan' }).click()
  const fall = page.getByRole('alertdialog', { name: /^Harga turun .*Rp 100,00\. Simpan\?$/ })
  await fall.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect(price.getByLabel(/^Harga per/)).toHaveValue('100')
  await price.getByRole('button', { name: 'Simpan' }).click()
  await fall.getByRole('button', { name: 'Ya, simpan' }).click()
  await expect(toast(page)).toContainText('Menunggu persetujuan pemilik')

  await owner.goto('/pusat-seller/harga')
  const pending = owner.getByRole('region', { name: 'Harga menunggu persetujuan pemilik' })
  await expectAccessible(owner)
  await pending.getByRole('button', { name: `Setujui harga ${priced}` }).click()
  await owner.getByRole('button', { name: 'Ya, setujui' }).click()
  await expect(pending).toHaveCount(0)
  await expect(page.getByRole('table', { name: /^Harga bertingkat/ })).toContainText('Rp 100,00')
})

test('the shop takes what is new to Coretax, the same file again, and says why a scan is attached [TAX-2]', async ({
  page,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/pajak')
  // some months of the demo begin without an invoice
  const rows = page.getByRole('table').getByRole('row')
  if ((await page.getByRole('link', { name: /Unduh XML/ }).count()) === 0)
    await page.getByRole('navigation', { name: 'Masa pajak' }).getByRole('link').first().click()
  const take = page.getByRole('link', { name: /Unduh XML Coretax \([1-9]/ })
  await expect(take).toBeVisible()

  const first = await taken(page, () => take.click())
  expect(first.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Unduh XML Coretax (0)' })).toBeDisabled()
  await expect(rows.filter({ hasText: first[0] ?? '' })).toContainText('Diekspor')

  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unduh ulang' }).click()
  const again = page.getByRole('menuitem', { name: `(${first.length} invoice)` })
  expect(await taken(page, () => again.click())).toEqual(first)

  await page.getByRole('button', { name: `Tindakan untuk ${first[0]}` }).click()
  await page.getByRole('menuitem', { name: 'Pasang faktur pajak' }).click()
  const form = page.getByRole('dialog', { name: `Faktur pajak untuk ${first[0]}` })
  const choosing = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Pilih berkas' }).click()
  const scan = { name: 'pindai.pdf', mimeType: 'application/pdf', buffer: await aPdfWith('') }
  await (await choosing).setFiles(scan)
  await form.getByLabel('Nomor faktur pajak').fill('0400 2600 0123 45678')
  const why = form.getByLabel('Alasan tetap memasang PDF ini')
  await expect(why).toHaveCount(0)
  await form.getByRole('button', { name: 'Pasang' }).click()
  await expect(why).toBeFocused()
  await expect(form.getByRole('alert')).toContainText(
    'tidak ditemukan nomor faktur pajak 04002600012345678 dan NPWP Anda',
  )
  await expectAccessible(page)
  await why.fill('Hasil pindai tanpa teks')
  await form.getByRole('button', { name: 'Pasang' }).click()
  await expect(form).toHaveCount(0)
  const row = rows.filter({ hasText: first[0] ?? '' })
  await expect(row).toContainText('04002600012345678')
  await expect(row).toContainText('Alasan: Hasil pindai tanpa teks')
  await expectNoSidewaysScroll(page, 390)
})
