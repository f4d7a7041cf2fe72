import type { Page } from '@playwright/test'
import { lineAmount, sumOf } from '#domain/cart/amounts.ts'
import { formatRupiah } from '#domain/format.ts'
import { expectInSight } from '#test/browser/in-sight.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { formatDay } from '#web/lib/dates.ts'
import { ask, buyerWithCart, type Filled, fillCart, NIRWASITA, RASAKARSA } from './filled-cart.ts'

test.use({ ownDatabase: true })

const amountOf = (...lines: Filled[]) => formatRupiah(sumOf(lines.map((line) => lineAmount(line.units, line.price))))
const summary = (page: Page) => page.getByRole('region', { name: 'Ringkasan pesanan' })
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const state = (page: Page) => page.getByRole('main')

/** Places the orders of a filled cart. @returns their numbers in the order of the confirmation */
async function placeOrders(page: Page): Promise<string[]> {
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await expect(page.getByRole('heading', { name: /telah dibuat$/ })).toBeVisible()
  return page.getByRole('link', { name: /^SB-/ }).allTextContents()
}

test('orders from each seller with every amount, an address, a PO number and a wanted day, and keeps what was typed [ORDER-1]', async ({
  page,
}) => {
  const { [NIRWASITA]: [one] = [], [RASAKARSA]: [other] = [] } = await buyerWithCart(page, {
    [NIRWASITA]: 1,
    [RASAKARSA]: 1,
  })
  if (!one || !other) throw new Error('two products wanted')
  await page.goto('/keranjang')
  await page.getByRole('button', { name: 'Checkout (2)' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  const order = page.getByRole('region', { name: /^PT Nirwasita/ })
  const payment = order.getByRole('combobox', { name: /^Tipe pembayaran/ })
  const forAll = page.getByRole('region', { name: 'Untuk semua pesanan' })
  const day = forAll.getByRole('textbox', { name: /Tanggal kirim diminta/ })

  await test.step('shows every amount by seller', async () => {
    await order.getByRole('button', { name: /^PT Nirwasita/ }).click()
    for (const words of ['Barang', 'Ongkos kirim', 'DPP nilai lain', 'PPN', 'Total', amountOf(one)]) {
      await expect(order.getByText(words).first()).toBeVisible()
    }
    await expect(summary(page)).toContainText(amountOf(one, other))
    await expectAccessible(page)
  })

  await test.step('takes a new delivery address, marks what is wrong with it and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Tambah alamat' }).click()
    const form = page.getByRole('dialog', { name: 'Tambah alamat pengiriman' })
    await form.getByLabel('Nama alamat').fill('Gudang Cikupa')
    await form.getByLabel('Kode pos').fill('12')
    await form.getByRole('button', { name: 'Simpan alamat' }).click()
    await expect(form.getByText('Kode pos terdiri dari 5 angka.')).toBeVisible()
    await expect(form.getByText('Pilih salah satu provinsi.')).toBeVisible()
    await expectAccessible(page)

    await form.getByLabel('Nama penerima').fill('Sari')
    await form.getByLabel('Nomor telepon').fill('0812 3456 7890')
    await form.getByLabel('Alamat', { exact: true }).fill('Jl. Industri 5')
    await form.getByLabel('Kota atau kabupaten').fill('Tangerang')
    await form.getByLabel('Provinsi').selectOption('Banten')
    await form.getByLabel('Kode pos').fill('15710')
    await page.route('**/api/alamat/tambah', (route) => route.abort(), { times: 1 })
    await form.getByRole('button', { name: 'Simpan alamat' }).click()
    await expect(toast(page)).toContainText('Alamat belum tersimpan. Periksa koneksi Anda, lalu coba lagi.')
    await expect(form.getByLabel('Nama penerima')).toHaveValue('Sari')

    await form.getByRole('button', { name: 'Simpan alamat' }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /Gudang Cikupa/ })).toBeChecked()
    await expect(state(page)).toContainText(/ke Banten/)
  })

  await test.step('says what is wrong with the wanted day', async () => {
    await forAll.getByRole('textbox', { name: /Nomor PO Anda/ }).fill('PO/2026/0042 🙂')
    await day.fill('32/1/2027')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(forAll.getByText(/^Tanggal ini tidak ada/)).toBeVisible()
    await expect(day).toBeFocused()
    await expectInSight(forAll.getByText(/^Tanggal ini tidak ada/))
    await day.fill('1 Jan 2001')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(forAll.getByText('Tanggal kirim yang diminta sudah lewat.')).toBeVisible()
    await expectAccessible(page)
    await forAll.getByRole('button', { name: 'Buka kalender' }).click()
    await page.getByRole('button', { name: 'Senin, 9 Maret 2026' }).click()
    await expect(day).toHaveValue('09/03/2026')
  })

  await test.step('keeps payment, note, PO number and day through a reload', async () => {
    await payment.selectOption('transfer')
    await forAll.getByRole('textbox', { name: /Catatan untuk seller/ }).fill('Mohon dikirim pagi.')
    await expect(forAll).toContainText('19/200')
    await page.reload()
    await expect(payment).toHaveValue('transfer')
    await expect(forAll.getByRole('textbox', { name: /Catatan untuk seller/ })).toHaveValue('Mohon dikirim pagi.')
    await expect(forAll.getByRole('textbox', { name: /Nomor PO Anda/ })).toHaveValue('PO/2026/0042 🙂')
    await expect(day).toHaveValue('09/03/2026')
    await expect(summary(page)).toContainText(amountOf(one, other))
  })

  await test.step('places one order a seller', async () => {
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(page.getByRole('heading', { name: '2 pesanan telah dibuat' })).toBeFocused()
    await expect(page.getByRole('link', { name: /^SB-/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Keranjang', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/produk')
    await page.goBack()
    await expect(page.getByRole('heading', { name: '2 pesanan telah dibuat' })).toBeVisible()
  })

  await test.step('shows PO number and day on the order, and finds it by the number', async () => {
    await page.goto('/transaksi/daftar-transaksi?keyword=2026/0042')
    await page.getByRole('link', { name: /^SB-/ }).first().click()
    const terms = page.getByRole('region', { name: 'Keterangan' })
    await expect(terms).toContainText('PO/2026/0042 🙂')
    await expect(terms).toContainText(formatDay('2026-03-09'))
  })
})

test('shows the orders of five sellers in 900 px, and enters once what holds for all [UX-6]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  const { data } = await ask(page, 'produk/daftar', { langganan: true, urut: 'nama', per_halaman: 60 })
  const payable = data.produk.filter((product) => product.seller_pembayaran && product.produk_tersedia)
  const sellers = [...new Set(payable.map((product) => product.seller_username))].slice(0, 5)
  await fillCart(page, Object.fromEntries(sellers.map((seller) => [seller, 1])))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/checkout')

  const orders = page.getByRole('region', { name: 'Pesanan per seller' }).getByRole('region')
  await expect(orders).toHaveCount(5)
  await expectInSight(orders.last().getByText(/^DPP/))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('textbox', { name: /Nomor PO Anda/ }).fill('PO/5')
  await orders.first().getByRole('button').first().click()
  await orders
    .first()
    .getByRole('textbox', { name: /Nomor PO Anda/ })
    .fill('PO/5-A')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await expect(page.getByRole('heading', { name: '5 pesanan telah dibuat' })).toBeVisible()
  const found = async (keyword: string) =>
    (await ask(page, 'transaksi/daftar', { keyword, halaman: 1, per_halaman: 20 })).data.transaksi.length
  expect([await found('PO/5'), await found('PO/5-A')]).toEqual([5, 1])
})

test('orders once what is still so: asks when address or total changed, and for an answer that got lost [ORDER-1] [ORDER-2] [ORDER-3] [REG-3]', async ({
  page,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  const { perusahaan, user_id } = (await ask(page, 'session/profil', {})).data
  const own = { company_id: perusahaan?.company_id ?? '', user_id: user_id ?? '' }
  const place = page.getByRole('button', { name: 'Buat pesanan' })
  /** The server carries the order out, but the answer is lost. */
  const loseAnswer = () =>
    page.route(
      '**/api/checkout/buat',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )

  await test.step('goes to the address that a colleague has deleted meanwhile, and offers those there are [ORDER-1, REG-3]', async () => {
    const { data: gone } = await ask(page, 'alamat/tambah', {
      company_id: own.company_id,
      label: 'Gudang Lama',
      penerima: 'Budi',
      telepon: '0812 3456 7890',
      alamat: 'Jl. Uji 1',
      kota: 'Bekasi',
      provinsi: 'Jawa Barat',
      kode_pos: '17111',
    })
    await page.goto('/checkout')
    const addresses = page.getByRole('region', { name: 'Alamat pengiriman' })
    await addresses.getByRole('button', { name: /^Ganti/ }).click()
    await addresses.getByRole('radio', { name: /^Gudang Lama/ }).check()
    await page.getByRole('textbox', { name: /Nomor PO Anda/ }).fill('PO-77')
    await expect(place).toBeEnabled()
    await ask(page, 'alamat/hapus', { company_id: own.company_id, alamat_id: gone.alamat_id })
    await place.click()

    await expect(addresses.getByRole('alert')).toHaveText('Alamat pengiriman tidak ditemukan.')
    await expect(addresses.getByRole('radio', { name: /^Gudang Lama/ })).toBeHidden()
    await expect(addresses.getByRole('radio', { checked: true })).toBeFocused()
    await expect(addresses.getByRole('radio', { checked: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await expect(page.getByRole('textbox', { name: /Nomor PO Anda/ })).toHaveValue('PO-77')
    await place.click()
    await expect(page.getByRole('heading', { name: /telah dibuat$/ })).toBeVisible()
  })

  await test.step('asks the server what became of a request whose answer got lost [ORDER-2]', async () => {
    await fillCart(page, { [NIRWASITA]: 1 })
    await page.goto('/checkout')
    await loseAnswer()
    await place.click()
    await expect(page.getByRole('heading', { name: 'Pesanan telah dibuat' })).toBeVisible()
  })

  await test.step('never orders twice when the answer got lost and the server cannot be asked [ORDER-2]', async () => {
    await page.getByRole('link', { name: 'Lihat Daftar Transaksi' }).click()
    const all = page.getByRole('link', { name: /^Semua \d/ })
    const before = Number((await all.textContent())?.replace(/\D/g, ''))
    await fillCart(page, { [NIRWASITA]: 1 })
    await page.goto('/checkout')
    await loseAnswer()
    await page.route('**/api/checkout/hasil', (route) => route.abort())
    await place.click()
    await expect(summary(page)).toContainText('Kami belum menerima jawaban dari server.')
    await place.click()
    await expect(page.getByRole('heading', { name: 'Pesanan telah dibuat' })).toBeVisible()
    await page.getByRole('link', { name: 'Lihat Daftar Transaksi' }).click()
    await expect(all).toHaveText(`Semua ${before + 1}`)
    await page.unroute('**/api/checkout/hasil')
  })

  await test.step('asks again when the total is no longer the one that was shown [ORDER-3]', async () => {
    const { [NIRWASITA]: [line] = [] } = await fillCart(page, { [NIRWASITA]: 1 })
    if (!line) throw new Error('a product wanted')
    const { data: cart } = await ask(page, 'keranjang/daftar', { company_id: own.company_id })
    const cart_id = cart.seller[0]?.produk[0]?.cart_id ?? ''
    await page.goto('/checkout')
    await expect(summary(page)).toContainText(amountOf(line))
    const ordered = { ...line, units: String(Number(line.units) + Number(line.packWeight)) }
    await ask(page, 'keranjang/ubah', { ...own, cart_id, kuantitas_satuan: ordered.units })
    await place.click()
    const question = page.getByRole('dialog', { name: 'Harga atau biaya telah berubah' })
    await expect(question).toContainText(`Jumlah ${line.name}`)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Pesan dengan total baru' }).click()

    await expect(page.getByRole('heading', { name: 'Pesanan telah dibuat' })).toBeVisible()
    await page.getByRole('link', { name: /^SB-/ }).click()
    await expect(page.getByRole('table', { name: 'Produk yang dipesan' })).toContainText(amountOf(ordered))
  })
})

test('goes from order over confirmation and two shipments to their receipt, each step on the timeline [ORDER-4, ORDER-5, SELLER-5, SHIP-1]', async ({
  page,
  anotherPage,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 2 })
  const [number = ''] = await placeOrders(page)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await seller.goto('/pusat-seller')
  await seller.getByRole('link', { name: number }).click()
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText(number)
  // only the step that is due
  await expect(seller.getByRole('button', { name: /^(Kirim|Sudah diterima)/ })).toHaveCount(0)
  await seller.getByRole('button', { name: 'Konfirmasi' }).click()
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Ya, konfirmasi' }).click()
  await expect(state(seller).getByText('diproses', { exact: true })).toBeVisible()

  await seller.getByRole('button', { name: 'Kirim' }).click()
  const shipping = seller.getByRole('dialog', { name: 'Kirim pesanan' })
  await shipping.getByRole('button', { name: 'Catat pengiriman' }).click()
  await expect(shipping.getByText('Kurir harus diisi.')).toBeVisible()
  await shipping.getByLabel('Kurir').fill('Indah Logistik')
  await shipping.getByLabel('Nomor resi (opsional)').fill('ILG-778')
  const quantity = shipping.getByRole('textbox', { name: /^Jumlah / }).first()
  await quantity.fill('999999')
  await shipping.getByRole('button', { name: 'Catat pengiriman' }).click()
  await expect(shipping.getByText(/^Yang belum dikirim/)).toBeVisible()
  await quantity.fill('0,5')
  await expect(shipping.getByText(/^Isi kelipatan/)).toBeVisible()
  await quantity.fill('0')
  await expectAccessible(seller)
  await shipping.getByRole('button', { name: 'Catat pengiriman' }).click()
  await expect(state(seller).getByText('dikirim sebagian', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: number }).click()
  const first = page.getByRole('region', { name: 'Kiriman 1' })
  await expect(first).toContainText('ILG-778')
  await first.getByRole('button', { name: 'Konfirmasi terima' }).click()
  const receipt = page.getByRole('dialog', { name: 'Kiriman 1 sudah diterima?' })
  const received = receipt.getByRole('textbox', { name: /^Jumlah / }).first()
  const sent = await received.inputValue()
  await received.fill('0')
  await expect(receipt.getByLabel('Mengapa kurang')).toBeVisible()
  await received.fill(sent)
  await receipt.getByRole('button', { name: 'Ya, sudah diterima' }).click()
  await expect(first.getByText('diterima', { exact: true })).toBeVisible()

  await seller.getByRole('button', { name: 'Kirim sisa' }).click()
  await shipping.getByLabel('Kurir').fill('Armada sendiri')
  await shipping.getByRole('button', { name: 'Catat pengiriman' }).click()
  await expect(state(seller).getByText('dikirim', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Konfirmasi penerimaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, sudah diterima' }).click()
  await expect(state(page).getByText('selesai', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Perkembangan' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
  await expectAccessible(page)
})

test('is cancelled with a reason that both sides read, unless the seller was faster [ORDER-4] [ORDER-5] [SELLER-5]', async ({
  page,
  anotherPage,
}) => {
  await buyerWithCart(page, { [NIRWASITA]: 1 })
  const [number = ''] = await placeOrders(page)
  await page.getByRole('link', { name: number }).click()
  const question = page.getByRole('dialog', { name: 'Batalkan pesanan?' })
  const seller = await anotherPage()
  await signIn(seller, 'sales@contoh.id')

  await test.step('tells the slower of two that the order has moved on, and shows where to [ORDER-4]', async () => {
    await page.getByRole('button', { name: 'Batalkan' }).click()
    await seller.goto('/pusat-seller/pesanan?status=menunggu_konfirmasi')
    await seller.getByRole('button', { name: `Tindakan untuk ${number}` }).click()
    await seller.getByRole('menuitem', { name: 'Konfirmasi pesanan' }).click()
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Ya, konfirmasi' }).click()
    await expect(seller.getByRole('alertdialog')).toHaveCount(0)
    await expect(seller.getByRole('link', { name: number })).toHaveCount(0)

    await question.getByLabel('Alasan pembatalan').fill('Salah jumlah')
    await question.getByRole('button', { name: 'Batalkan pesanan' }).click()

    await expect(toast(page)).toContainText('Pesanan ini sudah berubah. Statusnya sekarang diproses.')
    await expect(state(page).getByText('diproses', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Minta pembatalan' })).toBeVisible()
  })

  await test.step('cancels with a reason that both sides read [ORDER-5, SELLER-5]', async () => {
    await fillCart(page, { [NIRWASITA]: 1 })
    const [other = ''] = await placeOrders(page)
    await page.getByRole('link', { name: other }).click()
    await page.getByRole('button', { name: 'Batalkan' }).click()
    await question.getByRole('button', { name: 'Batalkan pesanan' }).click()
    await expect(question.getByText('Alasan harus diisi.')).toBeVisible()
    await question.getByLabel('Alasan pembatalan').fill('Salah pilih kemasan')
    await question.getByRole('button', { name: 'Batalkan pesanan' }).click()

    await expect(state(page).getByText('dibatalkan', { exact: true })).toBeVisible()
    await seller.goto(`/pusat-seller/pesanan?keyword=${other}`)
    await seller.getByRole('link', { name: other }).click()
    await expect(seller.getByRole('region', { name: 'Perkembangan' })).toContainText('Salah pilih kemasan')
  })
})

test("finds orders by state, words and days, all in the address, orders again, and shows nobody a stranger's [ORDER-5] [ROUTE-3]", async ({
  page,
  request,
}) => {
  const { [NIRWASITA]: [line] = [] } = await buyerWithCart(page, { [NIRWASITA]: 1 })
  if (!line) throw new Error('a product wanted')
  const [number = ''] = await placeOrders(page)
  const address = (await page.getByRole('link', { name: number }).getAttribute('href')) ?? ''
  await page.goto('/transaksi')

  await test.step('finds orders by state, words and days, all in the address [ORDER-5]', async () => {
    await expect(page).toHaveURL('/transaksi/daftar-transaksi')
    await page.getByRole('link', { name: /^Menunggu konfirmasi \d/ }).click()
    await expect(page).toHaveURL('/transaksi/daftar-transaksi?status=menunggu_konfirmasi')
    // shown too, not only in the address
    await expect(page.getByRole('link', { name: /^Menunggu konfirmasi \d/ })).toHaveAttribute(
      'aria-current',
      /true|page/,
    )
    await page.getByRole('searchbox', { name: 'Cari pesanan' }).fill(number)
    await page.getByRole('searchbox', { name: 'Cari pesanan' }).press('Enter')
    await expect(page).toHaveURL(`/transaksi/daftar-transaksi?status=menunggu_konfirmasi&keyword=${number}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)

    await page.getByLabel('Sampai tanggal').fill('31/02/2020')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page.getByText('Tulis tanggal seperti 31/12/2026.')).toBeVisible()
    await expect(page.getByLabel('Sampai tanggal')).toBeFocused()
    await page.getByLabel('Sampai tanggal').fill('31/01/2020')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page.getByText('Tidak ada pesanan yang cocok')).toBeVisible()
    await page.getByRole('link', { name: 'Hapus filter' }).first().click()
    await expect(page).toHaveURL('/transaksi/daftar-transaksi?status=menunggu_konfirmasi')
  })

  await test.step('orders again [ORDER-5]', async () => {
    await page.getByRole('button', { name: `Tindakan untuk ${number}` }).click()
    await page.getByRole('menuitem', { name: 'Pesan lagi' }).click()
    await expect(page).toHaveURL('/keranjang')
    await expect(page.getByRole('listitem', { name: line.name })).toBeVisible()
  })

  await test.step("leads a visitor to sign in, and shows nobody a stranger's order [ROUTE-3, ORDER-5]", async () => {
    expect((await page.request.get(address)).status()).toBe(200)
    expect((await request.get(address)).url()).toContain(`/masuk?lanjut=${encodeURIComponent(address)}`)
    await signIn(page, 'pembeli2@contoh.id')
    expect((await page.request.get(address)).status()).toBe(404)
  })
})
