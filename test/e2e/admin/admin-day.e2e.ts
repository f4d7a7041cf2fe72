import type { Page } from '@playwright/test'
import { expect, violationsOf } from '#test/browser.ts'
import { enterOffice, test } from '../every-page/empty-site.ts'

const main = (page: Page) => page.getByRole('main')

test('from nothing, a day of the administrator: what is written is read, what is asked is answered, and all of it is in the audit [ADM-1, ADM-4, ADM-5, ADM-6, ADM-7]', async ({
  page: office,
  anotherPage,
}) => {
  test.slow()
  const reader = await anotherPage()
  const question = { nama: 'Sari', tipe_bisnis: 'Lainnya', email: 'sari@uji.contoh', pertanyaan: 'Ada asam sitrat?' }
  expect((await reader.request.post('/api/kontak/kirim', { data: question })).ok()).toBe(true)
  await enterOffice(office)

  await test.step('an article is written and read', async () => {
    await office.goto('/admin/konten/artikel/baru')
    for (const [name, value] of [
      ['Judul', 'Menyimpan bahan higroskopis'],
      ['Kategori', 'Mutu'],
      ['Penulis', 'Tim Penjaminan Mutu'],
      ['Isi', '## Mengapa\n\nKemasan yang terbuka menyerap air.'],
    ] as const)
      await office.getByRole('textbox', { name, exact: true }).fill(value)
    await office.getByRole('button', { name: 'Simpan draf' }).click()
    await office.getByRole('button', { name: 'Tayangkan' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click()
    await expect(office.getByRole('button', { name: 'Tayangkan perubahan' })).toBeVisible()
    await reader.goto('/artikel')
    await main(reader).getByRole('link', { name: 'Menyimpan bahan higroskopis' }).first().click()
    await expect(reader.getByText('Kemasan yang terbuka menyerap air.')).toBeVisible()
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
    expect(await violationsOf(office)).toEqual([])
    const checked = await reader.request.post('/api/promo/cek', { data: { kode_promo: 'PERDANA' } })
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
    expect(await violationsOf(office)).toEqual([])
  })

  await test.step('what a category contains is said, and read', async () => {
    await office.goto('/admin/konten/kategori')
    await office.getByRole('button', { name: 'Ubah teks Natural' }).click()
    const category = office.getByRole('dialog')
    await category.getByLabel('Teks di beranda').fill('Ekstrak dan rempah dari petani.')
    await category.getByRole('button', { name: 'Simpan' }).click()
    await expect(main(office).getByText('Ekstrak dan rempah dari petani.')).toBeVisible()
    expect(await violationsOf(office)).toEqual([])
    await reader.goto('/')
    await expect(reader.getByText('Ekstrak dan rempah dari petani.')).toBeVisible()
  })

  await test.step('nothing failed, and the audit is whole and names each act', async () => {
    await office.getByRole('link', { name: 'Sistem' }).click()
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
      'Mengaktifkan verifikasi dua langkah',
    ])
      await expect(office.getByRole('row').filter({ hasText: act }).first()).toBeVisible()
  })
})
