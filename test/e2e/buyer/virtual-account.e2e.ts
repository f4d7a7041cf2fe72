import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

test('a bill is paid by a virtual account, which the page of the order hears of by itself [PAY-3]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/akun/tagihan')
  await page.getByRole('button', { name: 'Bayar dengan virtual account' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Bayar dengan virtual account' })
  await expectAccessible(page)
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByRole('button', { name: 'Buat virtual account' }).click()
  await expect(dialog).toContainText('Pilih setidaknya satu tagihan.')
  await dialog.getByRole('checkbox').first().check()
  await expect(dialog).toContainText(/Nomor 8808( \d{4}){3} sudah menunggu pembayaran ini/)
  await dialog.getByRole('button', { name: 'Pakai nomor ini' }).click()
  await expect(dialog).toHaveCount(0)

  const waiting = page.getByRole('region', { name: 'Virtual account menunggu pembayaran' })
  await expect(waiting).toContainText(/8808( \d{4}){3}/)
  await expectAccessible(page)
  await waiting.getByRole('link', { name: /^SB-/ }).first().click()
  const account = page.getByRole('region', { name: 'Virtual account', exact: true })
  await expect(account).toContainText('Belum dibayar')
  await expect(account).toContainText('Jumlah tepat')

  const bank = await page.context().newPage()
  await bank.goto('/penyedia-uji')
  await bank
    .getByRole('button', { name: /^Bayar/ })
    .first()
    .click()
  await expect(bank.getByText('Pembayaran dicatat')).toBeVisible()
  await expect(account).toContainText('Sudah dibayar')
  await expect(page.getByRole('region', { name: 'Pembayaran', exact: true })).toContainText(
    'Pembayaran virtual account',
  )
  await bank
    .getByRole('button', { name: /^Kirim lagi/ })
    .first()
    .click()
  await expect(bank.getByText('Kabar ini sudah diterima, jadi tidak dicatat lagi')).toBeVisible()
  await expectAccessible(bank)
})
