import { formatRupiah } from '#domain/format.ts'
import { expect, signIn, test } from '#test/browser.ts'
import { ask } from './filled-cart.ts'
import { aBuyer, anOffer, atInbox, detailPath, INBOX, share, shown } from './negotiating.ts'

// these submit negotiations, of which there are few a day
test.use({ ownDatabase: true })

test("sends the version its dialog was opened on, whatever comes behind the seller's [NEGO-14]", async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const nego_id = await anOffer(page, product, 80)
  const seller = await atInbox(await anotherPage())
  await seller.page.goto(`${INBOX}?nego_id=${nego_id}`)
  const offered = (percent: number) => formatRupiah(`${share(product, percent)}.00`)
  const refused = seller.page.getByRole('status').filter({ hasText: 'Penawaran sudah diperbarui. Status sekarang' })
  /** The buyer changes the offer, and the page behind the dialog shows it. */
  async function moveOn(versi: number, percent: number) {
    await ask(page, 'nego/ubah', { nego_id, versi, harga: share(product, percent) })
    await expect(
      seller.page.getByRole('button', { name: `Setuju ${offered(percent)}`, includeHidden: true }),
    ).toBeVisible()
  }

  await seller.panel.getByRole('button', { name: `Setuju ${offered(80)}` }).click()
  const agree = seller.page.getByRole('dialog', { name: `Setujui ${offered(80)}?` })
  await expect(agree).toBeVisible()
  await moveOn(1, 81)
  await expect(agree).toContainText('Penawaran sudah diperbarui')
  await agree.getByRole('button', { name: 'Ya, setuju' }).click()
  await expect(refused).toHaveCount(1)
  await expect(agree).toBeHidden()
  await expect(refused).toHaveCount(0)

  await seller.panel.getByRole('button', { name: 'Minta info' }).click()
  await seller.page.getByLabel('Pertanyaan').fill('Untuk pabrik yang mana?')
  await moveOn(2, 82)
  await seller.page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
  await expect(refused).toHaveCount(1)
  await seller.panel.getByRole('button', { name: 'Minta info' }).click()
  await expect(seller.page.getByLabel('Pertanyaan')).toHaveValue('Untuk pabrik yang mana?')
  await seller.page.keyboard.press('Escape')

  await seller.panel.getByRole('button', { name: 'Tolak' }).click()
  await seller.page.getByLabel('Alasan').fill('Stok sedang terbatas')
  await moveOn(3, 83)
  await seller.page.getByRole('button', { name: 'Tolak tawaran' }).click()
  await expect(seller.page.getByRole('dialog')).toBeHidden()
  await expect(seller.panel).toContainText('menunggu respon')
})

test("sends the version its dialog was opened on, whatever comes behind the buyer's [NEGO-14]", async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const nego_id = await anOffer(page, product, 80)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  const counter = (versi: number, percent: number) =>
    ask(seller, 'pusat-seller/nego/tawar', { nego_id, versi, harga: share(product, percent) })
  const main = page.getByRole('main', { includeHidden: true })
  await counter(1, 95)
  await page.goto(detailPath(nego_id))

  await page.getByRole('button', { name: 'Nego Lagi' }).click()
  const again = page.getByRole('dialog', { name: 'Nego Lagi' })
  await again.getByLabel('Harga Nego').fill(share(product, 85))
  await ask(page, 'nego/lagi', { nego_id, versi: 2, harga: share(product, 82) })
  await counter(3, 93)
  await expect(again).toContainText('Penawaran sudah diperbarui')
  await expect(again).toContainText(formatRupiah(`${share(product, 93)}.00`))
  await expect(again.getByLabel('Harga Nego')).toHaveValue(shown(share(product, 85)))
  await expect(again.getByRole('button', { name: 'Kirim Nego' })).toBeDisabled()
  await again.getByRole('button', { name: 'Lanjutkan' }).click()
  await again.getByRole('button', { name: 'Kirim Nego' }).click()
  await page.getByRole('alertdialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Ya' }).click()
  await expect(again).toBeHidden()

  await counter(5, 90)
  await page.getByRole('button', { name: 'Tolak' }).click()
  await expect(page.getByRole('dialog', { name: 'Tolak tawaran seller?' })).toBeVisible()
  await ask(page, 'nego/setuju', { nego_id, versi: 6 })
  await expect(main).toContainText('harga disepakati')
  await page.getByRole('button', { name: 'Tolak tawaran' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(main).toContainText('harga disepakati')

  await page.getByRole('button', { name: 'Batalkan Nego' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Batalkan nego?' })).toBeVisible()
  await ask(page, 'nego/selesai', { nego_id, versi: 7 })
  await expect(main).toContainText('masuk keranjang')
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(main).toContainText('masuk keranjang')
})
