import type { Page } from '@playwright/test'
import { formatRupiah } from '#domain/format.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask, fillCart, NIRWASITA } from './filled-cart.ts'

test.use({ ownDatabase: true })

const BUYER = 'PT Husadamaya Karya Farma'

/** The seller sets the buyer's credit limit on the customer's page. */
async function setLimit(seller: Page, limit: string) {
  await seller.goto('/pusat-seller/langganan')
  await seller.getByRole('link', { name: BUYER }).click()
  await seller.getByRole('button', { name: 'Ubah ketentuan' }).click()
  const form = seller.getByRole('dialog', { name: 'Ubah ketentuan' })
  await form.getByLabel('Limit kredit tempo 1').fill(limit)
  await form.getByRole('button', { name: 'Simpan ketentuan' }).click()
  await expect(form).toHaveCount(0)
}

const terms = (seller: Page) => seller.getByRole('region', { name: 'Ketentuan' })
const payment = (page: Page) => page.getByRole('combobox', { name: /^Tipe pembayaran/ })

test('an order on credit keeps to the limit that the seller set, is due after shipping, and counts until its payment is recorded [ORDER-1] [SELLER-3] [PAY-1]', async ({
  page,
  anotherPage,
}) => {
  const seller = await anotherPage()
  await signIn(page, 'pembeli@contoh.id')
  await signIn(seller, 'penjual@contoh.id')

  await test.step('keeps to the limit that the seller set [ORDER-1, SELLER-3]', async () => {
    await setLimit(seller, '1.000')

    await fillCart(page, { [NIRWASITA]: 1 })
    await page.goto('/checkout')
    await expect(payment(page)).toHaveValue('transfer')
    await expect(page.getByText(/^Tempo 30 hari: /)).toBeVisible()
    await expectAccessible(page)

    await setLimit(seller, '500.000.000')
    await page.reload()
    await expect(page.getByText('sisa limit Rp 500.000.000,00')).toBeVisible()
    await expect(payment(page)).toHaveValue('tempo-30')
    // the limit is lowered while the page is open: the server decides
    await setLimit(seller, '2.000')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(page.getByRole('region', { name: 'Ringkasan pesanan' })).toContainText('melebihi limit kredit')
    await expect(payment(page)).toHaveValue('transfer')
  })

  await test.step('is due after shipping, and counts until its seller has recorded its payment, in parts and undone [SELLER-3, PAY-1]', async () => {
    await setLimit(seller, '500.000.000')
    await fillCart(page, { [NIRWASITA]: 1 })
    await page.goto('/checkout')
    await expect(payment(page)).toHaveValue('tempo-30')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(page.getByRole('heading', { name: 'Pesanan telah dibuat' })).toBeVisible()
    const number = (await page.getByRole('link', { name: /^SB-/ }).textContent()) ?? ''

    await seller.goto('/pusat-seller/pesanan')
    await seller.getByRole('link', { name: number }).click()
    await seller.getByRole('button', { name: 'Konfirmasi' }).click()
    await seller.getByRole('button', { name: 'Ya, konfirmasi' }).click()
    await seller.getByRole('button', { name: 'Kirim' }).click()
    await seller.getByLabel('Kurir').fill('Armada sendiri')
    await seller
      .getByRole('dialog')
      .getByRole('button', { name: /^(Kirim|Simpan|Catat)/ })
      .click()
    const agreed = seller.getByRole('region', { name: 'Keterangan' })
    await expect(agreed).toContainText(/Jatuh tempo\d{1,2} \w{3} \d{4}/)
    const { data: shown } = await ask(page, 'transaksi/daftar', { keyword: number, halaman: 1, per_halaman: 20 })
    const owed = formatRupiah(shown.transaksi[0]?.total ?? '')
    await seller.goto('/pusat-seller/langganan')
    await seller.getByRole('link', { name: BUYER }).click()
    await expect(terms(seller)).toContainText(`Kredit terpakai${owed}`)
    await expectAccessible(seller)

    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('region', { name: 'Keterangan' })).toContainText(/Jatuh tempo\d{1,2} \w{3} \d{4}/)
    await seller.goto('/pusat-seller/pesanan')
    await seller.getByRole('link', { name: number }).click()
    await seller.getByRole('button', { name: 'Catat pembayaran' }).click()
    const form = seller.getByRole('dialog', { name: 'Catat pembayaran' })
    await expect(form).toContainText(owed)
    await expectAccessible(seller)
    await form.getByLabel('Jumlah yang diterima').fill('1.000')
    await form.getByRole('button', { name: 'Catat pembayaran' }).click()
    await expect(form).toHaveCount(0)
    // the buyer's page hears of it on its own
    await expect(page.getByRole('region', { name: 'Pembayaran', exact: true })).toContainText('Dibayar sebagian')
    await seller.getByRole('button', { name: 'Batalkan', exact: true }).last().click()
    await seller.getByRole('dialog').getByLabel('Alasan').fill('Salah catat')
    await seller.getByRole('button', { name: 'Batalkan catatan' }).click()
    await expect(page.getByRole('region', { name: 'Pembayaran', exact: true })).toContainText('Belum dibayar')

    await seller.getByRole('button', { name: 'Catat pembayaran' }).click()
    await form.getByRole('button', { name: 'Catat pembayaran' }).click()
    await expect(seller.getByText('Pesanan lunas')).toBeVisible()
    await expect(seller.getByRole('button', { name: 'Catat pembayaran' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Perkembangan' })).toContainText('Pembayaran lunas')
    await expect(page.getByText('Lunas', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await seller.goto('/pusat-seller/langganan')
    await seller.getByRole('link', { name: BUYER }).click()
    await expect(terms(seller)).toContainText('Kredit terpakaiRp 0,00')
  })
})

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
