import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { aliveOnArrival, expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { PASSWORD, someoneNew } from '../visitor/registering.ts'

test.use({ ownDatabase: true })

// pembeli2's company and this seller have no subscription in the demo
const SELLER = '/seller/nirwasita-farmaka-cipta'
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const main = (page: Page) => page.getByRole('main')
const prices = (page: Page) => main(page).getByText(/^Rp/)

async function atSellersPage(page: Page) {
  await signIn(page, 'pembeli2@contoh.id')
  await page.goto(SELLER)
}

test('a buyer becomes a customer and is suspended: request, documents, terms, prices and history, each seen by the other side [REG-4] [SELLER-3] [ROLE-2] [ROLE-3] [ROLE-4] [ROLE-5]', async ({
  page,
  anotherPage,
}) => {
  await atSellersPage(page)
  const card = page.getByRole('article', { name: /Nirwasita/ })
  const seller = await anotherPage()

  await test.step('a buyer asks from the seller page and sees how far it is, on a product too [REG-4, ROLE-2]', async () => {
    await expect(main(page).getByText('Belum berlangganan')).toBeVisible()
    await expect(prices(page)).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Ajukan langganan' }).click()
    const form = page.getByRole('dialog', { name: 'Ajukan langganan' })

    await form.getByRole('button', { name: 'Kirim pengajuan' }).click()
    await expect(form.getByRole('alert')).toContainText('Rencana penggunaan harus diisi.')
    await form.getByLabel('Rencana penggunaan').fill('Minuman serbuk, 200 kg sebulan')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Kirim pengajuan' }).click()

    await expect(toast(page)).toContainText('Pengajuan langganan terkirim')
    await main(page).locator('a[href^="/produk/"]').first().click()
    const panel = main(page).getByRole('complementary', { name: 'Harga dan pemesanan' })
    await expect(panel).toContainText('Pengajuan langganan Anda sedang ditinjau seller.')
    await expect(panel.getByRole('button', { name: 'Ajukan langganan' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Lihat pengajuan langganan' }).click()
    await expect(page).toHaveURL('/akun/distributor')
    await expect(card).toContainText('diajukan')
    await expect(card).toContainText('Minuman serbuk, 200 kg sebulan')
    await expectAccessible(page)
  })

  await test.step('the seller asks for documents, the buyer answers, both live [REG-4, SELLER-3]', async () => {
    await signIn(seller, 'penjual@contoh.id')
    await seller.goto('/pusat-seller/langganan?status=diajukan')
    await seller.getByRole('link', { name: 'PT Segarnia Minuman Abadi' }).click()
    await seller.getByRole('button', { name: 'Minta dokumen' }).click()
    await seller.getByLabel('Dokumen yang diminta').fill('Nomor NIB')
    await seller.getByRole('button', { name: 'Kirim permintaan' }).click()

    await expect(card).toContainText('Nomor NIB')
    await card.getByRole('button', { name: 'Jawab permintaan' }).click()
    await page.getByLabel('Jawaban').fill('9120001234567')
    await page.getByRole('button', { name: 'Kirim jawaban' }).click()

    await expect(card).toContainText('diajukan')
    await expect(seller.getByRole('region', { name: 'Riwayat' })).toContainText('9120001234567')
  })

  await test.step('the seller approves with terms, and the price appears [SELLER-3, REG-4, ROLE-3]', async () => {
    await page.goto(SELLER)
    const list = aliveOnArrival(await page.context().newPage())
    await list.goto('/produk?seller=nirwasita-farmaka-cipta')
    await expect(main(list).getByRole('link', { name: 'Berlangganan untuk melihat harga' }).first()).toBeVisible()
    const product = aliveOnArrival(await page.context().newPage())
    await product.goto((await main(list).locator('a[href^="/produk/"]').first().getAttribute('href')) ?? '')
    const panel = main(product).getByRole('complementary', { name: 'Harga dan pemesanan' })
    await expect(panel.getByRole('link', { name: 'Berlangganan untuk melihat harga' })).toBeVisible()
    await signIn(seller, 'sales@contoh.id')
    await seller.goto('/pusat-seller')
    await seller.getByRole('link', { name: /^Langganan/ }).click()
    await seller
      .getByRole('table', { name: 'Daftar langganan' })
      .getByRole('link', { name: 'PT Segarnia Minuman Abadi' })
      .click()
    await seller.getByRole('button', { name: 'Setujui', exact: true }).click()
    const form = seller.getByRole('dialog', { name: 'Setujui langganan' })
    await form.getByLabel('Level harga').selectOption('2')
    await form.getByLabel('Sales').selectOption({ label: 'Sales Contoh' })
    await form.getByRole('button', { name: 'Tambah tempo' }).click()
    await form.getByLabel('Tempo 1 dalam hari').fill('0')
    await form.getByRole('button', { name: 'Setujui langganan' }).click()
    await expect(form.getByRole('alert')).toContainText('Tempo diisi dalam hari, dari 1 sampai 999.')
    await form.getByLabel('Tempo 1 dalam hari').fill('14')
    await form.getByLabel('Limit kredit tempo 1').fill('25.000.000')
    await expectAccessible(seller)
    await form.getByRole('button', { name: 'Setujui langganan' }).click()

    await expect(seller.getByRole('region', { name: 'Ketentuan' })).toContainText(
      'Tempo 14 hari · limit Rp 25.000.000,00',
    )
    await expectAccessible(seller)
    // what the buyer has open hears of it on its own: the page of the seller, the list, the product
    await expect(prices(page).first()).toBeVisible()
    await expect(prices(list).first()).toBeVisible()
    await expect(main(list).getByText('Berlangganan untuk melihat harga')).toHaveCount(0)
    await expect(panel).toContainText(/Rp [\d.]+,\d{2}/)
    await page.goto('/akun/distributor')
    await expect(card).toContainText('Transfer, Tempo 14 hari')
    await expect(card).toContainText('Sales Contoh')
    await list.close()
    await product.close()
  })

  await test.step('a suspension hides the price at once, and keeps the history [SELLER-3, ROLE-4]', async () => {
    await page.goto(SELLER)
    await expect(prices(page).first()).toBeVisible()
    await signIn(seller, 'penjual@contoh.id')
    await seller.goto('/pusat-seller/langganan?keyword=Segarnia')
    await seller.getByRole('link', { name: 'PT Segarnia Minuman Abadi' }).click()
    await seller.getByRole('button', { name: 'Tangguhkan' }).click()
    const question = seller.getByRole('dialog', { name: 'Tangguhkan langganan?' })
    await question.getByRole('button', { name: 'Tangguhkan langganan' }).click()
    await expect(question.getByRole('alert')).toContainText('Alasan harus diisi.')
    await question.getByLabel('Alasan').fill('Tagihan lewat tempo')
    await question.getByRole('button', { name: 'Tangguhkan langganan' }).click()

    await expect(seller.getByRole('button', { name: 'Aktifkan kembali' })).toBeVisible()
    await page.reload()
    await expect(prices(page)).toHaveCount(0)
    await page.goto('/akun/distributor')
    await expect(card).toContainText('Tagihan lewat tempo')
    await card.getByRole('button', { name: 'Riwayat' }).click()
    const history = page.getByRole('dialog', { name: 'Riwayat langganan' })
    await expect(history.getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page)
  })

  await test.step('offers to ask for a payment type where none is active [ROLE-5, REG-4]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/akun/distributor')
    const other = page.getByRole('article', { name: /Citrabumi/ })
    await expect(other).toContainText(
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
    )
    const ask = other.getByRole('button', { name: 'Minta tipe pembayaran' })
    await ask.click()
    await expect(toast(page)).toContainText('Permintaan terkirim ke seller')
    await expect(ask).toBeDisabled()
    await expectNoSidewaysScroll(page)
  })
})

test('a newcomer asks all sellers of what it makes by one text, sees what waits, and the prices of those that let it in by itself [UX-2] [ROLE-2] [SHOP-8]', async ({
  page,
  anotherPage,
  request,
}) => {
  const owner = await anotherPage()
  let presses = 0
  async function press(target: Locator) {
    presses += 1
    await target.click()
  }

  await test.step('the owner of a seller lets verified companies of a trade in [UX-2, SHOP-8]', async () => {
    await signIn(owner, 'penjual@contoh.id')
    await owner.goto('/pusat-seller/pengaturan')
    const section = owner.getByRole('region', { name: 'Penerimaan otomatis' })
    await section.getByLabel('Pharmaceutical').check()
    await section.getByLabel('Transfer').uncheck()
    await section.getByRole('button', { name: 'Simpan penerimaan' }).click()
    await expect(section.getByRole('alert')).toContainText('Pilih setidaknya satu tipe pembayaran.')
    await section.getByLabel('Transfer').check()
    await section.getByRole('button', { name: 'Simpan penerimaan' }).click()
    await expect(toast(owner)).toContainText('Penerimaan otomatis tersimpan')
    await expectAccessible(owner)
  })

  const { email } = await someoneNew(request)
  await signIn(page, email)
  const nirwasita = main(page).getByRole('checkbox', { name: /Nirwasita/ })

  await test.step('one text goes to all that are ticked, and nothing else is asked meanwhile [UX-2, HOME-6]', async () => {
    await page.goto('/daftar/selesai')
    await expect(nirwasita).toBeChecked()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Nirwasita' })).toContainText(
      'langsung terbuka setelah perusahaan Anda terverifikasi',
    )
    await expectAccessible(page)
    await press(main(page).getByRole('button', { name: 'Kirim ke 13 seller' }))
    await expect(main(page).getByRole('alert')).toContainText('Rencana penggunaan harus diisi.')
    await main(page).getByLabel('Rencana penggunaan').fill('Sirup obat batuk, 500 kg sebulan')
    await press(main(page).getByRole('button', { name: 'Kirim ke 13 seller' }))
    await expect(main(page).getByText('13 pengajuan terkirim')).toBeVisible()
    await expect(nirwasita).toBeDisabled()
    await expectNoSidewaysScroll(page)
  })

  await test.step('what waits stands on the desk and in the list of sellers [UX-2, HOME-9]', async () => {
    await page.goto('/')
    await expect(main(page).getByText('13 pengajuan menunggu jawaban seller')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/seller')
    await main(page).getByRole('link', { name: 'Langganan saya' }).click()
    await expect(page).toHaveURL('/seller?langganan=ya')
    await expect(main(page).getByRole('article')).toHaveCount(13)
    await expect(main(page).getByRole('article').first()).toContainText('Menunggu')
    await expectAccessible(page)
  })

  await test.step('once the company is verified, the price is there by itself [UX-2, ADM-2, ROLE-3]', async () => {
    await page.goto(SELLER)
    await expect(prices(page)).toHaveCount(0)
    await verify(request, await page.evaluate(() => localStorage.getItem('CompanyIDLogin')))
    await expect(prices(page).first()).toBeVisible()
    expect(presses).toBeLessThanOrEqual(12)
  })
})

/** An administrator verifies a company. */
async function verify(request: APIRequestContext, perusahaan_id: string | null) {
  const signedIn = await request.post('/api/session/login', {
    data: { identitas: 'admin@contoh.id', password: PASSWORD },
  })
  const { data } = await signedIn.json()
  const answer = await request.post('/api/admin/pembeli/periksa', {
    data: { perusahaan_id, versi: 0, keputusan: 'verifikasi' },
    headers: { authorization: `Bearer ${data.sessionId}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
