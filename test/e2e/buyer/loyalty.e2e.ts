import type { Page } from '@playwright/test'
import { formatQuantity } from '#domain/format.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask, callerAt, fillCart, NIRWASITA } from './filled-cart.ts'
import { redeem } from './redeeming.ts'

test.use({ ownDatabase: true })

const balance = (page: Page) => page.getByRole('region', { name: 'Saldo poin' })
const vouchers = (page: Page) => page.getByRole('region', { name: 'Voucher perusahaan' })
const history = (page: Page) => page.getByRole('table', { name: 'Riwayat poin' })
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

async function openPoints(page: Page) {
  await page.getByRole('button', { name: /^Menu akun/ }).click()
  await page.getByRole('menuitem', { name: /^Loyalty Poin/ }).click()
  await expect(page).toHaveURL('/akun/loyalty-poin')
}

test('the owner finds the points by way of signing in, redeems them for a voucher, once though the answer got lost, and pays with it [REG-5] [ORDER-1] [ROUTE-3]', async ({
  page,
}) => {
  await test.step('leads a visitor to sign in and back to the points [ROUTE-3]', async () => {
    await page.goto('/loyalty-poin')
    await expect(page).toHaveURL(/\/masuk\?/)
    await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
    await page.getByLabel('Password', { exact: true }).fill('Contoh123')
    await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page).toHaveURL('/akun/loyalty-poin')
    await expect(balance(page)).toBeVisible()
  })
  // where no page has read the points yet
  await page.goto('/')
  const profile = (await ask(page, 'session/profil', {})).data
  const response = await ask(page, 'poin/saldo', { company_id: profile.perusahaan?.company_id ?? '' })
  const points = response.data[0]?.total_point ?? 0
  await test.step('says so when the points cannot be read, and reads them the next time [REG-5]', async () => {
    await page.route('**/api/poin/saldo', (route) => route.abort())
    await page.getByRole('button', { name: /^Menu akun/ }).click()
    await expect(page.getByRole('menuitem', { name: /^Loyalty Poin/ })).toContainText('Gagal mengambil informasi poin')
    await page.unroute('**/api/poin/saldo')
    await page.keyboard.press('Escape')
  })
  await page.getByRole('button', { name: /^Menu akun/ }).click()
  await expect(
    page.getByRole('menuitem', { name: `Loyalty Poin ${formatQuantity(String(points))} poin` }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await openPoints(page)
  await expect(balance(page)).toContainText(`${formatQuantity(String(points))} poin`)
  await expect(history(page)).toContainText(/Pesanan SB-\d{6}-\w{6} selesai/)
  await expect(history(page)).toContainText('Ditukar dengan Voucher Rp 50.000')
  await expectAccessible(page)

  const before = await vouchers(page).getByRole('listitem').count()
  // the server carries it out, but the answer is lost
  await page.route(
    '**/api/poin/tukar',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await redeem(page)
  await expect(toast(page)).toContainText('Kami belum menerima jawaban dari server.')
  await redeem(page)
  await expect(toast(page)).toContainText(/Poin ditukar dengan voucher SB-/)
  await expect(balance(page)).toContainText(`${formatQuantity(String(points - 1_000))} poin`)
  await expect(vouchers(page).getByRole('listitem')).toHaveCount(before + 1)

  await fillCart(page, { [NIRWASITA]: 3 })
  await page.goto('/checkout')
  const summary = page.getByRole('region', { name: 'Ringkasan pesanan' })
  await page
    .getByRole('radio', { name: /^Voucher Rp 50.000/ })
    .first()
    .check()
  await expect(summary).toContainText('−Rp 50.000,00')
  await expect(summary).toContainText(/\+[\d.]+ poin setelah pesanan selesai/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await page.getByRole('link', { name: /^SB-/ }).click()
  await expect(page.getByRole('region', { name: 'Rincian pembayaran' })).toContainText('−Rp 50.000,00')
  await page.goto('/akun/loyalty-poin')
  await expect(vouchers(page)).toContainText('terpakai')
})

test('colleagues see the points as they change, and why they cannot redeem them [REG-5] [ORDER-6] [ROLE-10]', async ({
  app,
  page,
}) => {
  await signIn(page, 'rina@contoh.id')
  await page.goto('/')
  await openPoints(page)
  await expect(balance(page)).toContainText('poin')
  await expect(page.getByRole('button', { name: /^Tukar/ })).toHaveCount(0)
  await expect(page.getByText('Hanya pemilik perusahaan yang dapat menukar poin.')).toHaveCount(1)
  await expectAccessible(page)

  await test.step('changes of the points are seen as they happen [REG-5, ORDER-6]', async () => {
    const shown = await balance(page).textContent()
    const owner = await callerAt(app, 'pembeli@contoh.id')
    const profile = (await owner('session/profil', {})).data
    const ids = { company_id: profile.perusahaan?.company_id ?? '', user_id: profile.user_id ?? '' }
    const { data: rewards } = await owner('poin/hadiah', { company_id: ids.company_id })
    await owner('poin/tukar', { ...ids, hadiah_id: rewards[0]?.hadiah_id ?? '', kunci: crypto.randomUUID() })
    await expect(balance(page)).not.toHaveText(shown ?? '')
  })
})
