import { expect, test, violationsOf } from '#test/browser.ts'
import { signIn } from '#test/scenes/sign-in.ts'
import { someoneNew } from '../visitor/registering.ts'
import { fillBankAndDocuments, sendApplication } from './applying.ts'

test('a newcomer applies, corrects what an administrator asks for, and enters the shop that approval has opened [SHOP-1, ADM-2, ADMIN-1]', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  await page.goto('/daftar-seller')
  await expect(page.getByRole('link', { name: 'Daftarkan perusahaan' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const { email, companyName } = await someoneNew(request)
  await signIn(page, email)
  await page.goto('/daftar-seller')
  const next = page.getByRole('button', { name: 'Simpan dan lanjutkan' })
  await page.getByRole('textbox', { name: 'NIB', exact: true }).fill('123')
  await page.getByRole('textbox', { name: 'NPWP' }).fill('0012 3456 7890 1234')
  await page.getByRole('textbox', { name: 'Kurs toko untuk 1 US$' }).fill('16250')
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: 'NIB terdiri dari 13 angka.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'NIB', exact: true }).fill('9012 3456 7890 1')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Izin', exact: true })).toBeVisible()
  await next.click()
  await fillBankAndDocuments(page)
  expect(await violationsOf(page)).toEqual([])
  await sendApplication(page)

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@contoh.id')
  await office.goto('/admin/perusahaan')
  await office.getByRole('navigation', { name: 'Perusahaan' }).getByRole('link', { name: companyName }).click()
  const shown = office.getByRole('region', { name: companyName })
  await shown.getByRole('button', { name: 'NIB' }).click()
  await expect(shown.getByTitle('Dokumen NIB')).toBeVisible()
  expect(await violationsOf(office)).toEqual([])
  await shown.getByRole('radio', { name: 'Minta perbaikan' }).check()
  await shown.getByRole('button', { name: 'Kirim permintaan perbaikan' }).click()
  await expect(shown.getByText('Pilih setidaknya satu alasan.')).toBeVisible()
  await shown.getByRole('button', { name: 'Tidak terbaca' }).click()
  await shown.getByRole('textbox', { name: 'Catatan' }).fill('Mohon pindai ulang NIB')
  await shown.getByRole('button', { name: 'Kirim permintaan perbaikan' }).click()
  await expect(shown.getByText('Perbaikan diminta')).toBeVisible()

  await expect(page.getByText('Tidak terbaca. Mohon pindai ulang NIB.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
  await expect(page.getByText('Kami sedang memeriksa pendaftaran Anda')).toBeVisible()

  await office.goto('/admin/perusahaan')
  await office.getByRole('navigation', { name: 'Perusahaan' }).getByRole('link', { name: companyName }).click()
  // nothing is chosen beforehand, and nothing is approved that is not marked as read
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

  await page.getByRole('button', { name: 'Buka Pusat Seller' }).click()
  await expect(page).toHaveURL(/\/pusat-seller$/)
  const steps = page.getByRole('region', { name: 'Langkah pertama toko Anda' })
  await expect(steps.getByRole('link', { name: 'Tambah produk pertama' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await office.context().close()
})
