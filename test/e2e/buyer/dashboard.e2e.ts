import { expect, expectAccessible, signIn, signInAtForm, test } from '#test/browser.ts'
import { someoneNew } from '../visitor/registering.ts'
import { buyerWithCart } from './filled-cart.ts'

test.use({ ownDatabase: true })

test('shows a buyer the day as one list with its acts, follows what happens, and sells again what was bought before [UX-3, HOME-9] [ORDER-4] [ORDER-7]', async ({
  page,
}) => {
  await buyerWithCart(page, {})
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hari ini')
  await expectAccessible(page)
  const tasks = page.getByRole('list', { name: 'Hari ini' })

  await test.step('approves a colleague’s order in its row with two presses [UX-3, ROLE-10]', async () => {
    const order = tasks.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Setujui' }) })
    const before = await order.count()
    expect(before).toBeGreaterThan(0)
    await expect(order.first()).toContainText('Di atas batas Rina Pembelian Rp 2.000.000,00 per pesanan.')
    await order.first().getByRole('button', { name: 'Setujui' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, setujui' }).click()
    await expect(order).toHaveCount(before - 1)
  })

  await test.step('puts what was bought before into the cart as it was ordered last [HOME-9, ORDER-7]', async () => {
    const bought = page.getByRole('table', { name: 'Beli lagi' })
    await expect(bought).toContainText('Rp')
    await bought.getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Masukkan 1 produk ke keranjang' }).click()
    await expect(page).toHaveURL('/keranjang')
  })
})

test('shows a newcomer the one step that comes first, without noughts and empty lists [HOME-9, HEAD-7, ORDER-8]', async ({
  page,
}) => {
  const { email, companyName } = await someoneNew(page.request)
  await signIn(page, email)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hari ini')
  await expectAccessible(page)
  const main = page.getByRole('main')
  await expect(main.getByText(companyName)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Pesanan terbaru' })).toHaveCount(0)
  await expect(main.getByRole('list', { name: 'Perlu perhatian' })).toContainText('Dokumen perusahaan belum lengkap')
  await page.getByRole('banner').getByRole('button', { name: 'Keranjang' }).click()
  const cart = page.getByRole('dialog', { name: 'Keranjang' })
  await expect(cart.getByRole('link', { name: 'Cari produk' })).toBeVisible()
  await expect(cart.getByText('Total')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Pilih seller' }).click()
  await expect(page).toHaveURL('/akun/distributor/ajukan')

  await page.goto('/akun/belanja')
  await expect(main.getByText('Belum ada pesanan')).toHaveCount(1)
  await expect(main.getByText('Rp 0,00')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Cari produk' })).toBeVisible()
})

test('leads a seller who wanted no page to the day’s work, confirmed in its row, and its figures to their lists [UX-3, SELLER-5, ROUTE-11]', async ({
  page,
}) => {
  await signInAtForm(page, 'penjual@contoh.id')
  await expect(page).toHaveURL('/pusat-seller')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hari ini')
  const tasks = page.getByRole('list', { name: 'Hari ini' })
  await expectAccessible(page)

  const order = tasks.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Konfirmasi' }) })
  const before = await order.count()
  expect(before).toBeGreaterThan(0)
  await order.first().getByRole('button', { name: 'Konfirmasi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, konfirmasi' }).click()
  await expect(order).toHaveCount(before - 1)

  await page
    .getByRole('list', { name: 'Angka' })
    .getByRole('link', { name: /stoknya habis|piutang/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pusat-seller\/(laporan|piutang)/)
  await page.goto('/pusat-seller/laporan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laporan')
  await expect(page.getByRole('heading', { name: 'Penjualan per minggu' })).toBeVisible()
  await expectAccessible(page)
})
