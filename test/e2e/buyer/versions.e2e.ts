import type { Page } from '@playwright/test'
import { formatRupiah } from '#domain/format.ts'
import { expect, signIn, test } from '#test/browser.ts'
import { type Ask, ask, callerAt, fillCart, NIRWASITA, orderCart } from './filled-cart.ts'
import { aBuyer, anOffer, atInbox, detailPath, INBOX, share, shown } from './negotiating.ts'

// the last one moves the application's clock
test.use({ ownDatabase: true })

const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

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
  app,
  page,
}) => {
  const product = await aBuyer(page)
  const nego_id = await anOffer(page, product, 80)
  const seller = await callerAt(app, 'penjual@contoh.id')
  const counter = (versi: number, percent: number) =>
    seller('pusat-seller/nego/tawar', { nego_id, versi, harga: share(product, percent) })
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

/** Cancels it elsewhere, as its buyer. */
async function cancel(buyer: Ask, transaksi_id: string) {
  const { data } = await buyer('transaksi/detail', { transaksi_id })
  await buyer('transaksi/batal', { transaksi_id, versi: data.versi, alasan: 'Salah jumlah' })
}

/** Sends the first lines of what is left of an order. */
async function ship(seller: Ask, transaksi_id: string, most = Number.POSITIVE_INFINITY) {
  const { data: form } = await seller('pusat-seller/pesanan/kirim/isian', { transaksi_id })
  const baris = form.baris.slice(0, most).map(({ posisi, sisa }) => ({ posisi, jumlah: sisa }))
  await seller('pusat-seller/pesanan/kirim', { transaksi_id, versi: form.versi, kurir: 'JNE', baris })
}

test('an approval and a confirmation send the version their dialog was opened on; a row is closed to a person who may not confirm [ORDER-4] [ROLE-10] [SELLER-5]', async ({
  app,
  page,
}) => {
  const buyer = await callerAt(app, 'pembeli@contoh.id')

  await test.step('an approval sends the version its dialog was opened on, whatever comes behind it [ORDER-4, ROLE-10]', async () => {
    const rina = await callerAt(app, 'rina@contoh.id')
    await fillCart(rina, { [NIRWASITA]: 4 })
    const { transaksi_id: id } = await orderCart(rina)
    await signIn(page, 'pembeli@contoh.id')
    await page.goto(`/transaksi/daftar-transaksi/${id}`)
    await page.getByRole('button', { name: 'Setujui' }).click()
    const question = page.getByRole('alertdialog', { name: 'Setujui pesanan ini?' })
    await expect(question).toBeVisible()

    await cancel(rina, id)
    await expect(page.getByText('dibatalkan', { exact: true })).toBeVisible()
    await question.getByRole('button', { name: 'Ya, setujui' }).click()

    await expect(toast(page)).toContainText('Pesanan ini sudah berubah. Statusnya sekarang dibatalkan.')
    await expect(question).toBeHidden()
  })

  await test.step('a confirmation from a row sends the version its dialog was opened on [ORDER-4, SELLER-5]', async () => {
    await fillCart(buyer, { [NIRWASITA]: 1 })
    const { transaksi_id: id, nomor: number } = await orderCart(buyer)
    await signIn(page, 'sales@contoh.id')
    await page.goto(`/pusat-seller/pesanan?keyword=${number}`)
    await page.getByRole('button', { name: `Tindakan untuk ${number}` }).click()
    await page.getByRole('menuitem', { name: 'Konfirmasi pesanan' }).click()
    const question = page.getByRole('alertdialog', { name: 'Konfirmasi pesanan ini?' })
    await expect(question).toBeVisible()

    await cancel(buyer, id)
    await expect(page.getByRole('row', { name: number, includeHidden: true })).toContainText('dibatalkan')
    await question.getByRole('button', { name: 'Ya, konfirmasi' }).click()

    await expect(toast(page)).toContainText('Pesanan ini sudah berubah. Statusnya sekarang dibatalkan.')
    await expect(question).toBeHidden()
  })

  await test.step('a row is closed to a person who may not confirm it, and says why [ORDER-4, ROLE-10]', async () => {
    await fillCart(buyer, { [NIRWASITA]: 1 })
    const { nomor: number } = await orderCart(buyer)
    const owner = await callerAt(app, 'penjual@contoh.id')
    const company_id = (await owner('session/profil', {})).data.perusahaan?.company_id ?? ''
    const { data: members } = await owner('anggota/daftar', { company_id })
    const anggota_id = members.find(({ email }) => email === 'sales@contoh.id')?.anggota_id ?? ''
    await owner('anggota/ubah', { company_id, anggota_id, peran: 'warehouse' })
    await signIn(page, 'sales@contoh.id')
    await page.goto(`/pusat-seller/pesanan?keyword=${number}`)

    await page.getByRole('button', { name: `Tindakan untuk ${number}` }).click()

    const confirm = page.getByRole('menuitem', { name: 'Konfirmasi pesanan' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(confirm).toContainText('Peran Anda tidak mengizinkan tindakan ini.')
    await owner('anggota/ubah', { company_id, anggota_id, peran: 'sales' })
  })
})

test('a shipment keeps what was typed while colleagues ship, or closes and says why; a part is taken off with what comes of it [ORDER-4] [SHIP-1]', async ({
  app,
  page,
}) => {
  const buyer = await callerAt(app, 'pembeli@contoh.id')
  const colleague = await callerAt(app, 'penjual@contoh.id')
  await signIn(page, 'sales@contoh.id')
  const dialog = page.getByRole('dialog', { name: 'Kirim pesanan' })
  const send = dialog.getByRole('button', { name: 'Catat pengiriman' })
  /** A confirmed order of two lines. */
  async function aConfirmedOrder() {
    await fillCart(buyer, { [NIRWASITA]: 2 })
    const { transaksi_id } = await orderCart(buyer)
    const { data } = await buyer('transaksi/detail', { transaksi_id })
    await colleague('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: data.versi })
    await page.goto(`/pusat-seller/pesanan/${transaksi_id}`)
    return { transaksi_id, lines: data.produk }
  }
  async function beginShipment() {
    await page.getByRole('button', { name: 'Kirim', exact: true }).click()
    await dialog.getByLabel('Kurir').fill('Wahana')
    await dialog.getByLabel('Nomor resi').fill('RESI-7')
  }

  await test.step('a shipment keeps what was typed while a colleague sends a part [ORDER-4, SHIP-1]', async () => {
    const { transaksi_id } = await aConfirmedOrder()
    await beginShipment()
    const amount = dialog.getByLabel(/^Jumlah /)

    await ship(colleague, transaksi_id, 1)
    await send.click()

    await expect(dialog.getByRole('alert')).toContainText('Pesanan ini sudah berubah.')
    await expect(dialog.getByLabel('Nomor resi')).toHaveValue('RESI-7')
    await expect(amount).toHaveCount(1)
    const left = await amount.inputValue()
    await amount.fill('9.999.999')
    await send.click()
    await expect(dialog.getByText('Yang belum dikirim')).toBeVisible()
    await expect(dialog.getByText('Pesanan ini sudah berubah.')).toBeHidden()
    await amount.fill(left)
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('RESI-7')).toBeVisible()
  })

  await test.step('a shipment of which a colleague sends all meanwhile closes, and says why [ORDER-4, SHIP-1]', async () => {
    const { transaksi_id } = await aConfirmedOrder()
    await beginShipment()

    await ship(colleague, transaksi_id)
    await send.click()

    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText('dikirim')
  })

  await test.step('says what an order and its bill become without a part, and at the field what cannot be taken off [SHIP-1]', async () => {
    const computed: string[] = []
    page.on('request', (request) => request.url().endsWith('/batal-sisa/hitung') && computed.push(request.url()))
    const { lines } = await aConfirmedOrder()
    await page.getByRole('button', { name: 'Kurangi', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Kurangi pesanan?' })
    const [field, other] = [question.getByLabel(/^Jumlah/).first(), question.getByLabel(/^Jumlah/).last()]
    const line = question.getByRole('listitem').first()
    const [rest = '', otherRest = ''] = lines.map(({ jumlah_sisa }) => jumlah_sisa)

    await field.fill(`${Number(rest) + 1}`)
    await expect(question.getByRole('alert')).toContainText(/^Yang belum dikirim/)
    await expect(line).not.toContainText('menjadi')
    await field.fill('1')
    await expect(question.getByRole('alert')).toContainText(/^Isi kelipatan/)
    await expect(line).not.toContainText('menjadi')
    expect(computed).toEqual([])

    await field.fill(rest)
    await expect(question).toContainText('menjadi 0 kg yang akan dikirim')
    await expect(question.getByRole('status')).toHaveText(/^Tagihan sekarang Rp [\d.,]+, menjadi Rp [\d.,]+$/)
    await other.fill(otherRest)
    await expect(question).toContainText('Gunakan ‘Batalkan’.')
  })
})

const card = (page: Page) => page.getByRole('article', { name: /Nirwasita/, includeHidden: true })
const dayAfter = new Date('2026-03-03T09:00:00+07:00')
const request = { penggunaan: 'Minuman serbuk', catatan: null }

/** Requests a subscription for pembeli2@, who has none in the demo. @returns acts of each side, outside its page */
async function aRequest(app: { url: string }) {
  const buyer = await callerAt(app, 'pembeli2@contoh.id')
  const seller = await callerAt(app, 'penjual@contoh.id')
  const { data } = await buyer('seller/detail', { seller_username: 'nirwasita-farmaka-cipta' })
  const { langganan_id } = (await buyer('langganan/ajukan', { seller_id: data.seller_id, ...request })).data
  const expected = async () => {
    const { versi } = (await buyer('langganan/detail', { langganan_id })).data
    return { langganan_id, versi }
  }
  return {
    address: `/pusat-seller/langganan/${langganan_id}`,
    request: () => buyer('langganan/ajukan', { seller_id: data.seller_id, ...request }),
    withdraw: async () => buyer('langganan/tarik', await expected()),
    decline: async () =>
      seller('pusat-seller/langganan/tolak', { ...(await expected()), alasan: 'Stok sedang terbatas' }),
    askDocuments: async () =>
      seller('pusat-seller/langganan/minta-dokumen', { ...(await expected()), catatan: 'Nomor NIB' }),
  }
}

test('sends the version its dialog was opened on, and shows how things stand when an act is refused [REG-4] [SELLER-3]', async ({
  app,
  page,
}) => {
  await test.step("sends the version its dialog was opened on, whatever comes behind the seller's [SELLER-3]", async () => {
    const { address, withdraw } = await aRequest(app)
    await signIn(page, 'penjual@contoh.id')
    await page.goto(address)
    await page.getByRole('button', { name: 'Tolak', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Tolak pengajuan?' })
    await question.getByLabel('Alasan').fill('Stok sedang terbatas')

    await withdraw()
    await expect(page.getByRole('main', { includeHidden: true }).getByText('berakhir').first()).toBeVisible()
    await question.getByRole('button', { name: 'Tolak pengajuan' }).click()

    await expect(toast(page)).toContainText('Langganan sudah berubah menjadi berakhir.')
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'Tolak', exact: true })).toBeHidden()
  })

  await test.step("sends the version its dialog was opened on, whatever comes behind the buyer's [REG-4]", async () => {
    const { askDocuments, decline } = await aRequest(app)
    await signIn(page, 'pembeli2@contoh.id')
    await page.goto('/akun/distributor')
    await card(page).getByRole('button', { name: 'Tarik pengajuan' }).click()
    const question = page.getByRole('alertdialog', { name: 'Tarik pengajuan ini?' })
    await expect(question).toBeVisible()
    await askDocuments()
    await expect(card(page)).toContainText('perlu dokumen')
    await question.getByRole('button', { name: 'Ya, tarik' }).click()
    await expect(toast(page)).toContainText('Langganan sudah berubah menjadi perlu dokumen.')
    await expect(question).toBeHidden()

    await card(page).getByRole('button', { name: 'Jawab permintaan' }).click()
    const form = page.getByRole('dialog', { name: 'Jawab permintaan seller' })
    await form.getByLabel('Jawaban').fill('9120001234567')
    await decline()
    await expect(card(page)).toContainText('ditolak')
    await form.getByRole('button', { name: 'Kirim jawaban' }).click()
    await expect(toast(page)).toContainText('Langganan sudah berubah menjadi ditolak.')
    await expect(form).toBeHidden()
  })

  await test.step('shows how things stand when an act is refused, though nothing was heard of it [REG-4]', async () => {
    // one company asks another three times a day
    await app.setClock(dayAfter)
    await page.routeWebSocket(/\/live\//, () => undefined)
    const { request, withdraw } = await aRequest(app)
    await signIn(page, 'pembeli2@contoh.id')
    await withdraw()
    await page.goto('/akun/distributor')
    await card(page).getByRole('button', { name: 'Ajukan lagi' }).click()
    const form = page.getByRole('dialog', { name: 'Ajukan langganan' })
    await form.getByLabel('Rencana penggunaan').fill('Minuman serbuk')

    await request()
    await expect(card(page)).toContainText('berakhir')
    // its documents come late, and what is under the pointer moves with them
    await expect(form.getByText('Perusahaan Anda belum memiliki dokumen')).toBeVisible()
    const refused = page.waitForResponse('**/api/langganan/ajukan')
    await form.getByRole('button', { name: 'Kirim pengajuan' }).click()
    expect((await refused).status()).toBe(422)

    await expect(toast(page)).toContainText('Langganan berstatus diajukan tidak dapat diajukan.')
    await expect(card(page)).toContainText('Tarik pengajuan')
    await expect(card(page)).not.toContainText('Ajukan lagi')
  })
})
