import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { fillCart, NIRWASITA } from './filled-cart.ts'
import { redeem } from './redeeming.ts'

// of its own: the points that the other journeys spend are counted
test.use({ ownDatabase: true })

test('points become a voucher in the checkout, which is chosen at once where it takes more off [ORDER-1]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await fillCart(page, { [NIRWASITA]: 3 })
  await page.goto('/checkout')
  const summary = page.getByRole('region', { name: 'Ringkasan pesanan' })
  // the best of those that there are is chosen
  await expect(summary).toContainText('−Rp 100.000,00')
  await page.getByRole('radio', { name: 'Tanpa voucher', exact: true }).check()
  await expect(summary).not.toContainText('Potongan voucher')

  await redeem(page)

  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toContainText(/Poin ditukar dengan voucher SB-/)
  await expect(summary).toContainText('−Rp 50.000,00')
  await expectAccessible(page)
})
