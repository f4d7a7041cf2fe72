import { aliveOnArrival, expect, expectAccessible, signIn, signInAtForm, test } from '#test/browser.ts'
import { someoneNew } from '../visitor/registering.ts'
import { buyerWithCart } from './filled-cart.ts'

test.use({ ownDatabase: true })

test('shows a buyer what waits, each number leading to its list, follows what happens, and sells again what was bought before [HOME-9] [ORDER-4] [CART-2]', async ({
  page,
  context,
}) => {
  await buyerWithCart(page, {})
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meja kerja')
  await expectAccessible(page)
  const waiting = page.getByRole('region', { name: 'Menunggu Anda' })
  const approvals = waiting.getByRole('link', { name: /pesanan menunggu persetujuan Anda/ })
  const before = Number.parseInt((await approvals.textContent()) ?? '', 10)
  expect(before).toBeGreaterThan(0)

  const list = aliveOnArrival(await context.newPage())
  await list.goto((await approvals.getAttribute('href')) ?? '')
  await expect(list.getByText(`${before} pesanan`, { exact: true })).toBeVisible()
  const rows = list.locator('main a[href*="/daftar-transaksi/"]')
  await list.goto((await rows.first().getAttribute('href')) ?? '')
  await list.getByRole('button', { name: 'Setujui', exact: true }).click()
  await list.getByRole('button', { name: 'Ya, setujui' }).click()

  await expect(approvals).toHaveText(new RegExp(`^${before - 1}pesanan`))

  await test.step('puts what was bought before into the cart with one press and a quantity [HOME-9, CART-2]', async () => {
    const bought = page.getByRole('list', { name: 'Beli lagi' }).getByRole('article').first()
    await expect(bought).toContainText('Rp')
    await bought.getByRole('button', { name: 'Keranjang' }).click()
    await page.getByRole('dialog', { name: 'Kuantitas Pesanan' }).getByRole('button', { name: 'Tambahkan' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Keranjang, 1' })).toBeVisible()
  })
})

test('shows a newcomer the one step that comes first, without noughts and empty lists [HOME-9, HEAD-7, ORDER-8]', async ({
  page,
}) => {
  const { email, companyName } = await someoneNew(page.request)
  await signIn(page, email)
  // the survey another time
  await page.evaluate(() => localStorage.setItem('OpenSurveyIdentification', 'false'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meja kerja')
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
  await main.getByRole('link', { name: 'Cari seller' }).click()
  await expect(page).toHaveURL('/seller')

  await page.goto('/akun/belanja')
  await expect(main.getByText('Belum ada pesanan')).toHaveCount(1)
  await expect(main.getByText('Rp 0,00')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Cari produk' })).toBeVisible()
})

test('leads a seller who wanted no page to its centre, where a figure leads to its list [SELLER-5, ROUTE-11]', async ({
  page,
}) => {
  await signInAtForm(page, 'penjual@contoh.id')
  await expect(page).toHaveURL('/pusat-seller')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /nego berjalan/ })).toBeVisible()
  await expectAccessible(page)

  const waiting = main.getByRole('link', { name: /nego menunggu jawaban Anda/ })
  const count = Number.parseInt((await waiting.textContent()) ?? '', 10)
  await waiting.click()
  await expect(page).toHaveURL('/pusat-seller/nego?tampil=menunggu')
  await expect(page.getByText(`${count} nego`, { exact: true })).toBeVisible()
})
