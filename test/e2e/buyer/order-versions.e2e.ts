import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { ask, buyerWithCart, fillCart, NIRWASITA } from './filled-cart.ts'

test.use({ ownDatabase: true })

const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })

/** Orders what is in the cart. */
async function order(page: Page): Promise<{ number: string; id: string }> {
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^(Buat pesanan|Ajukan untuk disetujui)$/ }).click()
  const link = page.getByRole('link', { name: /^SB-/ })
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  return { number: (await link.textContent()) ?? '', id }
}

/** Cancels it elsewhere, as its buyer. */
async function cancel(page: Page, transaksi_id: string) {
  const { data } = await ask(page, 'transaksi/detail', { transaksi_id })
  await ask(page, 'transaksi/batal', { transaksi_id, versi: data.versi, alasan: 'Salah jumlah' })
}

test('an approval sends the version its dialog was opened on, whatever comes behind it [ORDER-4, ROLE-10]', async ({
  page: rina,
  anotherPage,
}) => {
  await signIn(rina, 'rina@contoh.id')
  await fillCart(rina, { [NIRWASITA]: 4 })
  const { id } = await order(rina)
  const owner = await anotherPage()
  await signIn(owner, 'pembeli@contoh.id')
  await owner.goto(`/transaksi/daftar-transaksi/${id}`)
  await owner.getByRole('button', { name: 'Setujui' }).click()
  const question = owner.getByRole('alertdialog', { name: 'Setujui pesanan ini?' })
  await expect(question).toBeVisible()

  await cancel(rina, id)
  await expect(owner.getByText('dibatalkan', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Ya, setujui' }).click()

  await expect(toast(owner)).toContainText('Pesanan ini sudah berubah. Statusnya sekarang dibatalkan.')
  await expect(question).toBeHidden()
})

test('a confirmation from a row sends the version its dialog was opened on [ORDER-4, SELLER-5]', async ({
  page,
  anotherPage,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  const { number, id } = await order(page)
  const seller = await anotherPage()
  await signIn(seller, 'sales@contoh.id')
  await seller.goto(`/pusat-seller/pesanan?keyword=${number}`)
  await seller.getByRole('button', { name: `Tindakan untuk ${number}` }).click()
  await seller.getByRole('menuitem', { name: 'Konfirmasi pesanan' }).click()
  const question = seller.getByRole('alertdialog', { name: 'Konfirmasi pesanan ini?' })
  await expect(question).toBeVisible()

  await cancel(page, id)
  await expect(seller.getByRole('row', { name: number, includeHidden: true })).toContainText('dibatalkan')
  await question.getByRole('button', { name: 'Ya, konfirmasi' }).click()

  await expect(toast(seller)).toContainText('Pesanan ini sudah berubah. Statusnya sekarang dibatalkan.')
  await expect(question).toBeHidden()
})

/** A confirmed order of two lines, with a shipment that a seller has started to fill in, and a colleague of theirs. */
async function aShipmentBegun(page: Page, anotherPage: () => Promise<Page>) {
  await buyerWithCart(page, { [NIRWASITA]: 2 })
  const { id } = await order(page)
  const seller = await anotherPage()
  await signIn(seller, 'sales@contoh.id')
  const { data } = await ask(seller, 'pusat-seller/pesanan/detail', { transaksi_id: id })
  await ask(seller, 'pusat-seller/pesanan/konfirmasi', { transaksi_id: id, versi: data.versi })
  await seller.goto(`/pusat-seller/pesanan/${id}`)
  await seller.getByRole('button', { name: 'Kirim', exact: true }).click()
  const dialog = seller.getByRole('dialog', { name: 'Kirim pesanan' })
  await dialog.getByLabel('Kurir').fill('Wahana')
  await dialog.getByLabel('Nomor resi').fill('RESI-7')
  const colleague = await anotherPage()
  await signIn(colleague, 'penjual@contoh.id')
  return { id, seller, dialog, colleague }
}

/** Sends the first lines of what is left of an order. */
async function ship(page: Page, transaksi_id: string, most = Number.POSITIVE_INFINITY) {
  const { data: form } = await ask(page, 'pusat-seller/pesanan/kirim/isian', { transaksi_id })
  const baris = form.baris.slice(0, most).map(({ posisi, sisa }) => ({ posisi, jumlah: sisa }))
  await ask(page, 'pusat-seller/pesanan/kirim', { transaksi_id, versi: form.versi, kurir: 'JNE', baris })
}

test('a shipment keeps what was typed while a colleague sends a part [ORDER-4, SHIP-1]', async ({
  page,
  anotherPage,
}) => {
  const { id, seller, dialog, colleague } = await aShipmentBegun(page, anotherPage)
  const amount = dialog.getByLabel(/^Jumlah /)
  const send = dialog.getByRole('button', { name: 'Catat pengiriman' })

  await ship(colleague, id, 1)
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
  await expect(seller.getByText('RESI-7')).toBeVisible()
})

test('a shipment of which a colleague sends all meanwhile closes, and says why [ORDER-4, SHIP-1]', async ({
  page,
  anotherPage,
}) => {
  const { id, seller, dialog, colleague } = await aShipmentBegun(page, anotherPage)

  await ship(colleague, id)
  await dialog.getByRole('button', { name: 'Catat pengiriman' }).click()

  await expect(dialog).toBeHidden()
  await expect(toast(seller)).toContainText('dikirim')
})

test('a row is closed to a person who may not confirm it, and says why [ORDER-4, ROLE-10]', async ({
  page,
  anotherPage,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  const { number } = await order(page)
  const owner = await anotherPage()
  await signIn(owner, 'penjual@contoh.id')
  const company_id = (await ask(owner, 'session/profil', {})).data.perusahaan?.company_id ?? ''
  const { data: members } = await ask(owner, 'anggota/daftar', { company_id })
  const anggota_id = members.find(({ email }) => email === 'sales@contoh.id')?.anggota_id ?? ''
  await ask(owner, 'anggota/ubah', { company_id, anggota_id, peran: 'warehouse' })
  const warehouse = await anotherPage()
  await signIn(warehouse, 'sales@contoh.id')
  await warehouse.goto(`/pusat-seller/pesanan?keyword=${number}`)

  await warehouse.getByRole('button', { name: `Tindakan untuk ${number}` }).click()

  const confirm = warehouse.getByRole('menuitem', { name: 'Konfirmasi pesanan' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm).toContainText('Peran Anda tidak mengizinkan tindakan ini.')
  await ask(owner, 'anggota/ubah', { company_id, anggota_id, peran: 'sales' })
})

test('says what an order and its bill become without a part, and at the field what cannot be taken off [SHIP-1]', async ({
  page,
  anotherPage,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 2 })
  const { id: transaksi_id } = await order(page)
  const { data } = await ask(page, 'transaksi/detail', { transaksi_id })
  const seller = await anotherPage()
  await signIn(seller, 'sales@contoh.id')
  await ask(seller, 'pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: data.versi })
  const computed: string[] = []
  seller.on('request', (request) => request.url().endsWith('/batal-sisa/hitung') && computed.push(request.url()))
  await seller.goto(`/pusat-seller/pesanan/${transaksi_id}`)
  await seller.getByRole('button', { name: 'Kurangi', exact: true }).click()
  const question = seller.getByRole('dialog', { name: 'Kurangi pesanan?' })
  const [field, other] = [question.getByLabel(/^Jumlah/).first(), question.getByLabel(/^Jumlah/).last()]
  const line = question.getByRole('listitem').first()
  const [rest = '', otherRest = ''] = data.produk.map(({ jumlah_sisa }) => jumlah_sisa)

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
