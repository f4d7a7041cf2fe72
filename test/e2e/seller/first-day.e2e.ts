import type { Page } from '@playwright/test'
import { expect, signIn } from '#test/browser.ts'
import { enterOffice, test } from '../every-page/empty-site.ts'
import { someoneNew } from '../visitor/registering.ts'
import { applyAsSeller } from './applying.ts'

const main = (page: Page) => page.getByRole('main')
const suggested = ['Grade', 'Negara asal', 'Bentuk']
const field = (page: Page, name: string) =>
  page.getByRole(suggested.includes(name) ? 'combobox' : 'textbox', { name, exact: true })

test('from nothing, a shop comes in, has its material accepted, and sells to its first customer [SHOP-1, SHOP-2, MAT-5, ADM-1, ADM-2, ADM-3]', async ({
  page: office,
  anotherPage,
}) => {
  test.slow()
  await test.step('the administrator sets the second step up', () => enterOffice(office))

  const shop = await anotherPage()
  const applicant = await someoneNew(shop.request)
  await signIn(shop, applicant.email)
  await test.step('a company applies, and is approved', async () => {
    await applyAsSeller(shop)
    await office.goto('/admin/perusahaan')
    await office
      .getByRole('navigation', { name: 'Perusahaan' })
      .getByRole('link', { name: applicant.companyName })
      .click()
    await office.getByRole('radio', { name: 'Setujui' }).check()
    const read = office.getByRole('group', { name: 'Dokumen yang sudah dibaca' }).getByRole('checkbox')
    await expect(read).toHaveCount(3)
    for (const box of await read.all()) await box.check()
    await office.getByRole('button', { name: 'Setujui dan buka toko' }).click()
    await expect(office.getByRole('link', { name: 'Lihat toko' })).toBeVisible()
    await shop.getByRole('button', { name: 'Buka Pusat Seller' }).click()
    await expect(shop).toHaveURL(/\/pusat-seller$/)
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
    const buyer = await anotherPage()
    const { email, companyName } = await someoneNew(buyer.request)
    await buyer.goto('/produk?keyword=citric+acid')
    await expect(main(buyer).getByRole('link', { name: 'Asam Sitrat Perdana' }).first()).toBeVisible()
    await expect(main(buyer).getByText(/^Rp/)).toHaveCount(0)
    await signIn(buyer, email)
    await buyer.goto('/produk?keyword=citric+acid')
    await main(buyer).getByRole('link', { name: 'Asam Sitrat Perdana' }).first().click()
    await main(buyer).getByRole('button', { name: 'Ajukan langganan' }).first().click()
    await buyer.getByLabel('Rencana penggunaan').fill('Minuman serbuk, 200 kg sebulan')
    await buyer.getByRole('button', { name: 'Kirim pengajuan' }).click()
    await expect(buyer.getByText('Pengajuan langganan terkirim')).toBeVisible()

    await shop.goto('/pusat-seller/langganan')
    await shop.getByRole('link', { name: companyName }).click()
    await shop.getByRole('button', { name: 'Setujui', exact: true }).click()
    await shop.getByRole('dialog').getByRole('button', { name: 'Setujui langganan' }).click()
    await expect(
      main(buyer)
        .getByText(/Rp 18\.250,50/)
        .first(),
    ).toBeVisible()
  })
})
