import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

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
