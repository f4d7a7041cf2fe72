import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createAdministrator } from '#server/areas/members/create-administrator.ts'
import { openDatabase } from '#server/platform/database.ts'
import { test as base, expect, expectAccessible, signIn, signInAtForm } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'
import { aPdf } from '#test/form.ts'
import { codeOf } from '#test/scenes/authenticator.ts'
import { PASSWORD } from '#test/scenes/sign-in.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { cloneDatabase } from '#test/servers/postgres.ts'
import { someoneNew } from '../visitor/registering.ts'

const EMAIL = 'pengelola@uji.contoh'

/** A new site outside the demo: the only account is the administrator whom the command line has made. */
const test = base.extend<{ site: AppProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
    async ({}, use) => {
      const database = await cloneDatabase()
      const db = openDatabase({ url: database.url, connections: 1 })
      const deps = { db, now: journeyNow }
      await createAdministrator(deps, { email: EMAIL, name: 'Pengelola', password: PASSWORD })
      await db.destroy()
      const site = await startApp(database.url, { DEMO: 'off' })
      await use(site)
      await site.stop()
      await database.drop()
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

const main = (page: Page) => page.getByRole('main')
const suggested = ['Grade', 'Negara asal', 'Bentuk']
const field = (page: Page, name: string) =>
  page.getByRole(suggested.includes(name) ? 'combobox' : 'textbox', { name, exact: true })

test('from nothing, an administrator sets the second step up, a company applies, corrects its documents and is approved, has its material accepted, and sells to its first customer; what the administrator writes is read, what is asked is answered, and all of it is in the audit [ADM-1, ADM-2, ADM-3, ADM-4, ADM-5, ADM-6, ADM-7, ADMIN-1, MAT-5, SHOP-1, SHOP-2]', async ({
  page: office,
  anotherPage,
}) => {
  test.slow()
  const [shop, buyer] = [await anotherPage(), await anotherPage()]
  const question = { nama: 'Sari', tipe_bisnis: 'Lainnya', email: 'sari@uji.contoh', pertanyaan: 'Ada asam sitrat?' }
  expect((await buyer.request.post('/api/kontak/kirim', { data: question })).ok()).toBe(true)

  await test.step('an administrator sets the second step up, is asked for it, and gets nowhere before [ADM-1]', async () => {
    await signInAtForm(office, EMAIL)
    await office.goto('/produk')
    await expect(office.getByRole('heading', { level: 1, name: 'Siapkan verifikasi dua langkah' })).toBeVisible()
    await office.getByRole('button', { name: 'Tampilkan kode QR' }).click()
    await expect(office.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
    await expectAccessible(office)
    const secret = ((await office.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
    await office.getByRole('textbox', { name: 'Kode 6 angka' }).first().pressSequentially(codeOf(secret, journeyNow()))
    await office.getByRole('button', { name: 'Aktifkan' }).click()
    await expect(office.getByRole('heading', { name: 'Simpan kode pemulihan' })).toBeFocused()
    const recoveryCode = (await office.getByRole('listitem').first().textContent()) ?? ''
    await office.getByRole('button', { name: 'Sudah saya simpan' }).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Daftar Produk' })).toBeVisible()

    await signInAtForm(shop, EMAIL)
    await expect(shop.getByRole('heading', { level: 1, name: 'Verifikasi dua langkah' })).toBeVisible()
    await expect(shop.getByRole('textbox', { name: 'Kode 6 angka' }).first()).toBeFocused()
    await shop.getByRole('button', { name: 'Gunakan kode pemulihan' }).click()
    await shop.getByRole('textbox', { name: 'Kode pemulihan' }).fill('AAAA-AAAA-AAAA-AAAA')
    await shop.getByRole('button', { name: 'Verifikasi' }).click()
    await expect(shop.getByText('Kode salah atau sudah dipakai.')).toBeVisible()
    await shop.getByRole('textbox', { name: 'Kode pemulihan' }).fill(recoveryCode)
    await shop.getByRole('button', { name: 'Verifikasi' }).click()
    await expect(shop).toHaveURL(/\/admin\/perusahaan/)
  })

  const applicant = await someoneNew(shop.request)
  const shown = office.getByRole('region', { name: applicant.companyName })
  const openApplication = async () => {
    await office.goto('/admin/perusahaan')
    await office
      .getByRole('navigation', { name: 'Perusahaan' })
      .getByRole('link', { name: applicant.companyName })
      .click()
  }

  await test.step('a company applies [SHOP-1]', async () => {
    await buyer.goto('/daftar-seller')
    await expect(buyer.getByRole('link', { name: 'Daftarkan perusahaan' })).toBeVisible()
    await signIn(shop, applicant.email)
    await shop.goto('/daftar-seller')
    const next = shop.getByRole('button', { name: 'Simpan dan lanjutkan' })
    await field(shop, 'NIB').fill('123')
    await shop.getByRole('textbox', { name: 'NPWP' }).fill('0012 3456 7890 1234')
    await shop.getByRole('textbox', { name: 'Kurs toko untuk 1 US$' }).fill('16250')
    await next.click()
    await expect(shop.getByRole('alert').filter({ hasText: 'NIB terdiri dari 13 angka.' })).toBeVisible()
    await field(shop, 'NIB').fill('9012 3456 7890 1')
    await next.click()
    await expect(shop.getByRole('heading', { name: 'Izin', exact: true })).toBeVisible()
    await next.click()
    await field(shop, 'Bank').fill('Bank Contoh')
    await shop.getByRole('textbox', { name: 'Nomor rekening' }).fill('1234567890')
    await next.click()
    for (const label of ['NPWP', 'NIB', 'Akta']) {
      const chooser = shop.waitForEvent('filechooser')
      await shop.getByRole('button', { name: `Unggah ${label}` }).click()
      await (await chooser).setFiles({ name: `${label}.pdf`, mimeType: 'application/pdf', buffer: aPdf.content })
      await expect(shop.getByRole('link', { name: `${label}.pdf` })).toBeVisible()
    }
    await expectAccessible(shop)
    await shop.getByRole('link', { name: 'Lanjutkan' }).click()
    await shop.getByRole('button', { name: 'Kirim pendaftaran' }).click()
    await expect(shop.getByText('Kami sedang memeriksa pendaftaran Anda')).toBeVisible()
  })

  await test.step('it corrects what the administrator asks for [ADM-2, ADMIN-1]', async () => {
    await openApplication()
    await shown.getByRole('button', { name: 'NIB' }).click()
    await expect(shown.getByTitle('Dokumen NIB')).toBeVisible()
    await expectAccessible(office)
    await shown.getByRole('radio', { name: 'Minta perbaikan' }).check()
    await shown.getByRole('button', { name: 'Kirim permintaan perbaikan' }).click()
    await expect(shown.getByText('Pilih setidaknya satu alasan.')).toBeVisible()
    await shown.getByRole('button', { name: 'Tidak terbaca' }).click()
    await shown.getByRole('textbox', { name: 'Catatan' }).fill('Mohon pindai ulang NIB')
    await shown.getByRole('button', { name: 'Kirim permintaan perbaikan' }).click()
    await expect(shown.getByText('Perbaikan diminta')).toBeVisible()

    await expect(shop.getByText('Tidak terbaca. Mohon pindai ulang NIB.').first()).toBeVisible()
    await shop.getByRole('button', { name: 'Kirim pendaftaran' }).click()
    await expect(shop.getByText('Kami sedang memeriksa pendaftaran Anda')).toBeVisible()
  })

  await test.step('it is approved, once every document is marked as read, and enters its shop [ADM-2]', async () => {
    await openApplication()
    await shown.getByRole('button', { name: 'Kirim keputusan' }).click()
    await expect(shown.getByText('Pilih salah satu keputusan.')).toBeVisible()
    await shown.getByRole('radio', { name: 'Setujui' }).check()
    await shown.getByRole('button', { name: 'Setujui dan buka toko' }).click()
    await expect(shown.getByText('Baca dan tandai setiap dokumen sebelum menyetujui.')).toBeVisible()
    const read = shown.getByRole('group', { name: 'Dokumen yang sudah dibaca' }).getByRole('checkbox')
    await expect(read).toHaveCount(3)
    for (const box of await read.all()) await box.check()
    await shown.getByRole('button', { name: 'Setujui dan buka toko' }).click()
    await expect(shown.getByRole('link', { name: 'Lihat toko' })).toBeVisible()

    await shop.getByRole('button', { name: 'Buka Pusat Seller' }).click()
    await expect(shop).toHaveURL(/\/pusat-seller$/)
    const steps = shop.getByRole('region', { name: 'Langkah pertama toko Anda' })
    await expect(steps.getByRole('link', { name: 'Tambah produk pertama' })).toBeVisible()
    await expectAccessible(shop)
  })

  await test.step('its material is proposed, and accepted', async () => {
    await shop.goto('/pusat-seller/produk/baru')
    await shop.getByRole('combobox', { name: 'Bahan', exact: true }).fill('Asam Sitrat')
    await expect(shop.getByText('Tidak ada bahan dengan nama atau nomor itu.')).toBeVisible()
    await shop.keyboard.press('Escape')
    await shop.getByRole('button', { name: 'Usulkan bahan baru' }).click()
    const facts = shop.getByRole('dialog', { name: 'Usulkan bahan baru' })
    await expect(facts.getByLabel('Nama Indonesia')).toHaveValue('Asam Sitrat')
    await facts.getByRole('button', { name: 'Kirim usul' }).click()
    await expect(facts.getByText('Pilih salah satu kategori.')).toBeVisible()
    await facts.getByLabel('Nama Inggris').fill('Citric Acid')
    await facts.getByLabel('Kategori').selectOption({ index: 1 })
    await facts.getByLabel('Nomor CAS').fill('77-92-9')
    await facts.getByRole('button', { name: 'Kirim usul' }).click()
    await expect(shop.getByText('Usul terkirim.')).toBeVisible()

    await office.goto('/admin/bahan')
    await main(office).getByRole('link', { name: 'Asam Sitrat' }).click()
    await office.getByRole('button', { name: 'Terima', exact: true }).click()
    await office.getByRole('button', { name: 'Terima usul' }).click()
    await expect(office.getByText('Usul diterima, seller diberi tahu')).toBeVisible()
  })

  await test.step('it sells its first product', async () => {
    await shop.goto('/pusat-seller/produk/baru')
    await shop.getByRole('combobox', { name: 'Bahan', exact: true }).fill('77-92-9')
    await shop.getByRole('option', { name: /CAS 77-92-9/ }).click()
    for (const [name, value] of [
      ['Nama produk', 'Asam Sitrat Perdana'],
      ['Grade', 'FCC'],
      ['Negara asal', 'Tiongkok'],
      ['Bentuk', 'kristal'],
      ['Isi per kemasan', '25'],
      ['Minimum pembelian', '50'],
      ['Stok', '1000'],
      ['Harga daftar (level 1)', '18250,5'],
    ] as const)
      await field(shop, name).fill(value)
    await shop.getByRole('combobox', { name: 'Jenis kemasan' }).selectOption('sak kertas')
    await shop.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(shop.getByRole('link', { name: 'Lihat di katalog' })).toBeVisible()
  })

  await test.step('a stranger finds it, subscribes and sees its price', async () => {
    const customer = await someoneNew(buyer.request)
    await buyer.goto('/produk?keyword=citric+acid')
    await expect(main(buyer).getByRole('link', { name: 'Asam Sitrat Perdana' }).first()).toBeVisible()
    await expect(main(buyer).getByText(/^Rp/)).toHaveCount(0)
    await signIn(buyer, customer.email)
    await buyer.goto('/produk?keyword=citric+acid')
    await main(buyer).getByRole('link', { name: 'Asam Sitrat Perdana' }).first().click()
    await main(buyer).getByRole('button', { name: 'Ajukan langganan' }).first().click()
    await buyer.getByLabel('Rencana penggunaan').fill('Minuman serbuk, 200 kg sebulan')
    await buyer.getByRole('button', { name: 'Kirim pengajuan' }).click()
    await expect(buyer.getByText('Pengajuan langganan terkirim')).toBeVisible()

    await shop.goto('/pusat-seller/langganan')
    await shop.getByRole('link', { name: customer.companyName }).click()
    await shop.getByRole('button', { name: 'Setujui', exact: true }).click()
    await shop.getByRole('dialog').getByRole('button', { name: 'Setujui langganan' }).click()
    await expect(
      main(buyer)
        .getByText(/Rp 18\.250,50/)
        .first(),
    ).toBeVisible()
  })

  await test.step('an article is read as it will look, its picture too, saved and published, each by one request, and read [ADM-4]', async () => {
    await office.goto('/admin/konten/artikel/baru')
    for (const [name, value] of [
      ['Judul', 'Menyimpan bahan higroskopis'],
      ['Kategori', 'Mutu'],
      ['Penulis', 'Tim Penjaminan Mutu'],
      ['Isi', '## Mengapa\n\nKemasan yang terbuka menyerap air.'],
    ] as const)
      await office.getByRole('textbox', { name, exact: true }).fill(value)
    const chosen = office.waitForEvent('filechooser')
    await office.getByRole('button', { name: 'Tambah gambar' }).click()
    const content = await sharp({ create: { width: 80, height: 45, channels: 3, background: '#0e6b5e' } })
      .png()
      .toBuffer()
    await (await chosen).setFiles({ name: 'lot.png', mimeType: 'image/png', buffer: content })
    await office.getByRole('textbox', { name: 'Teks alternatif' }).fill('Contoh satu lot')
    await office.getByRole('button', { name: 'Unggah dan pasang' }).click()
    await expect(office.getByRole('textbox', { name: 'Isi' })).toHaveValue(/air\.\n\n!\[Contoh satu lot\]/)
    await office.getByRole('button', { name: 'Pratinjau' }).click()
    await expect(office.getByRole('region', { name: 'Pratinjau' })).toBeFocused()
    // no reader may see it yet, and its room is known before it arrives
    const picture = office.getByRole('img', { name: 'Contoh satu lot' })
    await expect(picture).toHaveAttribute('width', '80')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
    await office.getByRole('button', { name: 'Kembali menulis' }).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Tulis artikel' })).toBeFocused()
    await office.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(office).toHaveURL(/\/admin\/konten\/artikel\/\d+$/)

    const sent: string[] = []
    office.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await office.getByRole('button', { name: 'Tayangkan' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click()
    await expect(office.getByRole('button', { name: 'Tayangkan perubahan' })).toBeVisible()
    await expect(office.getByRole('dialog')).toHaveCount(0)
    expect(sent).toContain('/api/admin/artikel/tayangkan')
    expect(sent).not.toContain('/api/admin/artikel/simpan')

    await buyer.goto('/artikel')
    await main(buyer).getByRole('link', { name: 'Menyimpan bahan higroskopis' }).first().click()
    await expect(buyer.getByText('Kemasan yang terbuka menyerap air.')).toBeVisible()
  })

  await test.step('a promo code is made, and counts at once', async () => {
    await office.goto('/admin/promo')
    await office.getByRole('button', { name: 'Kode promo baru' }).click()
    const promotionCode = office.getByRole('dialog')
    for (const [name, value] of [
      ['Kode promo', 'PERDANA'],
      ['Nama', 'Voucher perdana'],
      ['Nilai voucher', '50000'],
      ['Nilai barang minimal', '500000'],
      ['Voucher berlaku', '30'],
    ] as const)
      await promotionCode.getByLabel(name).fill(value)
    await promotionCode.getByRole('button', { name: 'Simpan' }).click()
    await expect(office.getByText('Kode promo tersimpan')).toBeVisible()
    const checked = await buyer.request.post('/api/promo/cek', { data: { kode_promo: 'PERDANA' } })
    expect(checked.ok(), await checked.text()).toBe(true)
  })

  await test.step('a question is answered', async () => {
    await office.getByRole('link', { name: 'Pesan' }).click()
    const inquiry = office.getByRole('article', { name: 'Pesan dari Sari' })
    await inquiry.getByRole('button', { name: 'Jawab' }).click()
    await office.getByRole('dialog').getByLabel('Jawaban').fill('Ada, mulai 25 kg.')
    await office.getByRole('dialog').getByRole('button', { name: 'Kirim jawaban' }).click()
    await expect(inquiry.getByText('Dijawab lewat e-mail')).toBeVisible()
  })

  await test.step('holidays are added', async () => {
    await office.getByRole('link', { name: 'Hari libur' }).click()
    await office.getByRole('link', { name: /^2027/ }).click()
    await office.getByRole('button', { name: 'Tambah hari libur' }).click()
    const days = office.getByRole('dialog')
    await days.getByLabel('Hari', { exact: true }).fill('2027-02-06 Imlek')
    await days.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(days.getByText('Baris 1: tulis tanggal lalu keterangannya.')).toBeVisible()
    await days.getByLabel('Hari', { exact: true }).fill('06/02/2027 Tahun Baru Imlek')
    await days.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(main(office).getByText('Tahun Baru Imlek')).toBeVisible()
  })

  await test.step('what a category contains is said, and read', async () => {
    await office.goto('/admin/konten/kategori')
    await office.getByRole('button', { name: 'Ubah teks Natural' }).click()
    const category = office.getByRole('dialog')
    await category.getByLabel('Teks di beranda').fill('Ekstrak dan rempah dari petani.')
    await category.getByRole('button', { name: 'Simpan' }).click()
    await expect(main(office).getByText('Ekstrak dan rempah dari petani.')).toBeVisible()
    await buyer.goto('/')
    await expect(buyer.getByText('Ekstrak dan rempah dari petani.')).toBeVisible()
  })

  await test.step('nothing failed, and the audit is whole, names each act, is searched and tells what an act changed [ADM-6, ADM-7]', async () => {
    await office.getByRole('link', { name: 'Sistem' }).click()
    await expect(office.getByText('PostgreSQL')).toBeVisible()
    await expect(office.getByText('Tidak ada pekerjaan yang gagal')).toBeVisible()
    await office.getByRole('button', { name: 'Periksa sekarang' }).click()
    await expect(async () => {
      await office.reload()
      await expect(office.getByText(/catatan utuh/)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await office.getByRole('link', { name: 'Audit' }).click()
    for (const act of [
      'Memeriksa log audit',
      'Menulis teks kategori',
      'Menambahkan hari libur',
      'Menjawab pesan kontak',
      'Menulis kode promo',
      'Menayangkan artikel',
      'Menulis artikel',
    ])
      await expect(office.getByRole('row').filter({ hasText: act }).first()).toBeVisible()

    const apply = office.getByRole('button', { name: 'Terapkan' })
    const first = office.getByRole('row').nth(1)
    for (const act of ['Mengaktifkan verifikasi dua langkah', 'Menyetujui langganan']) {
      await office.getByRole('combobox', { name: 'Tindakan' }).selectOption(act)
      await apply.click()
      await expect(first).toContainText(act)
    }
    await expect(office).toHaveURL(/tindakan=langganan\.setujui/)
    await first.getByText(/\d+ perubahan/).press('Enter')
    await expect(first.getByRole('rowheader', { name: 'Tipe pembayaran' })).toBeVisible()
    await office.getByRole('searchbox', { name: 'Cari audit' }).fill('tidak ada yang begini')
    await apply.click()
    await expect(office.getByText('Tidak ada catatan yang cocok')).toBeVisible()
    await office.getByRole('textbox', { name: 'Dari tanggal' }).fill('kemarin')
    await apply.click()
    await expect(office.getByRole('alert')).toHaveText('Tulis tanggal seperti 31/12/2026.')
    await expect(office.getByRole('textbox', { name: 'Dari tanggal' })).toBeFocused()
  })
})
