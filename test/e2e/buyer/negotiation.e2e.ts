import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { formatRupiah } from '#domain/format.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask } from './filled-cart.ts'
import {
  aBuyer,
  aDealOrder,
  aFreshProduct,
  anOffer,
  atInbox,
  detailPath,
  INBOX,
  openModal,
  sellersView,
  share,
  shown,
} from './negotiating.ts'

// these submit negotiations, of which there are few a day
test.use({ ownDatabase: true })

test('goes back and forth under the eyes of both, until it is in the cart [NEGO-9, NEGO-12, SELLER-4]', async ({
  page,
  anotherPage,
}) => {
  const seller = await atInbox(await anotherPage())
  const product = await aBuyer(page)
  const { modal, send } = await openModal(page, product)
  await modal.getByLabel('Harga Nego').fill(share(product, 80))
  await modal.getByLabel('Catatan').fill('Rutin tiap bulan')
  await send.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
  await expect(modal).toBeHidden()

  // the inbox shows it on its own; T jumps to the counter-price, filled with the suggestion
  await expect(seller.row(product.produk_nama)).toContainText('menunggu respon')
  await seller.row(product.produk_nama).getByRole('link').click()
  await expect(seller.panel).toContainText('“Rutin tiap bulan”')
  await seller.page.keyboard.press('Escape')
  await seller.page.getByRole('heading', { name: 'Nego masuk' }).click()
  await seller.page.keyboard.press('t')
  const counter = seller.panel.getByLabel('Harga tawaran balik')
  await expect(counter).toBeFocused()
  const negotiationId = new URL(seller.page.url()).searchParams.get('nego_id') ?? ''
  const { saran_harga } = await sellersView(seller.page, negotiationId)
  expect((await counter.inputValue()).replaceAll('.', '')).toBe(saran_harga.replace('.', ',').replace(/,0+$/, ''))

  await page.goto(detailPath(negotiationId))
  const agree = page.getByRole('button', { name: 'Setuju', exact: true })
  await expect(page.getByRole('main')).toContainText('menunggu respon')
  await expect(page.getByRole('img', { name: 'Sisa percobaan: 2 dari 3' })).toBeVisible()
  await expect(agree).toBeDisabled()
  await expect(page.getByText('Setuju, Nego Lagi: Menunggu respon seller.')).toBeVisible()
  await expectAccessible(page)

  await counter.fill(share(product, 90))
  await counter.press('Enter')
  await expect(page.getByRole('main')).toContainText('penawaran balik')
  await expect(page.getByRole('listitem').filter({ hasText: 'Seller menawar balik' })).toContainText(
    formatRupiah(`${share(product, 90)}.00`),
  )

  await page.getByRole('button', { name: 'Nego Lagi' }).click()
  const again = page.getByRole('dialog', { name: 'Nego Lagi' })
  await again.getByLabel('Harga Nego').fill(share(product, 91))
  await expect(again.getByRole('alert')).toContainText('Pilih Setuju.')
  await again.getByLabel('Harga Nego').fill(share(product, 85))
  await again.getByRole('button', { name: 'Kirim Nego' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi' })
  await expect(confirmation).toContainText(formatRupiah(`${share(product, 85)}.00`))
  await expect(page.getByRole('img', { name: 'Sisa percobaan: 1 dari 3', includeHidden: true })).toHaveCount(0)
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('img', { name: 'Sisa percobaan: 1 dari 3' })).toBeVisible()

  await expect(
    seller.panel.getByRole('button', { name: `Setuju ${formatRupiah(`${share(product, 85)}.00`)}` }),
  ).toBeVisible()
  await expectAccessible(seller.page)
  await seller.page.keyboard.press('s')
  await expect(seller.page.getByRole('button', { name: 'Ya, setuju' })).toBeFocused()
  await seller.page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toContainText('harga disepakati')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('masuk keranjang')
  await expect(seller.panel).toContainText('masuk keranjang')
  await page.getByRole('link', { name: 'Buka keranjang' }).click()
  await expect(page.getByRole('listitem', { name: product.produk_nama })).toContainText(
    formatRupiah(`${share(product, 85)}.00`),
  )
})

test('ends after agreement with Batalkan Nego, and may be submitted once more [NEGO-9]', async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await ask(seller, 'pusat-seller/nego/setuju', { nego_id: negotiationId, versi: 1 })
  await page.goto(detailPath(negotiationId))

  await page.getByRole('button', { name: 'Batalkan Nego' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, batalkan' }).click()

  await expect(page.getByRole('main')).toContainText('dibatalkan')
  await expect(page.getByText('Pembeli membatalkan nego')).toBeVisible()
  await page.getByRole('button', { name: 'Ajukan ulang' }).click()
  await page.getByRole('button', { name: 'Ya, ajukan' }).click()
  await expect(page).not.toHaveURL(detailPath(negotiationId))
  await expect(page.getByRole('main')).toContainText('menunggu respon')
})

test('shows once more what is agreed to, and takes Enter for yes [NEGO-9]', async ({ page, anotherPage }) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product, 80)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await ask(seller, 'pusat-seller/nego/tawar', { nego_id: negotiationId, versi: 1, harga: share(product, 90) })
  await page.goto(detailPath(negotiationId))

  await page.getByRole('button', { name: 'Setuju', exact: true }).click()
  const price = formatRupiah(`${share(product, 90)}.00`)
  const question = page.getByRole('dialog', { name: `Setujui ${price}?` })
  for (const words of [product.produk_nama, 'Kuantitas', price, 'Total']) await expect(question).toContainText(words)
  await expect(question.getByRole('button', { name: 'Ya, setuju' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toContainText('harga disepakati')
})

test('tells the slower of two that the offer has moved on, and shows the new state [NEGO-14]', async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product, 80)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await page.goto(detailPath(negotiationId))
  await page.getByRole('button', { name: 'Tarik nego' }).click()
  const withdraw = page.getByRole('alertdialog', { name: 'Tarik nego ini?' })
  await expect(withdraw).toBeVisible()

  await ask(seller, 'pusat-seller/nego/tawar', { nego_id: negotiationId, versi: 1, harga: share(product, 90) })
  await withdraw.getByRole('button', { name: 'Ya, tarik' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Penawaran sudah diperbarui' })).toBeVisible()
  await expect(withdraw).toBeHidden()
  await expect(page.getByText('Seller menawar balik. Setujui, atau tawar lagi.')).toBeVisible()
})

test('asks for information and is answered, at the cost of no attempt [NEGO-9, SELLER-4]', async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product)
  const seller = await atInbox(await anotherPage())
  await seller.page.goto(`${INBOX}?nego_id=${negotiationId}`)
  await page.goto(detailPath(negotiationId))

  await seller.panel.getByRole('button', { name: 'Minta info' }).click()
  await seller.page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
  await expect(seller.page.getByRole('alert')).toHaveText('Pertanyaan harus diisi.')
  await seller.page.getByLabel('Pertanyaan').fill('Untuk pabrik yang mana?')
  await seller.page.getByRole('button', { name: 'Kirim pertanyaan' }).click()

  await expect(page.getByRole('main')).toContainText('perlu info tambahan')
  await page.getByLabel('Jawaban Anda').fill('Pabrik Bekasi.')
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()

  await expect(seller.panel).toContainText('“Pabrik Bekasi.”')
  await expect(page.getByRole('img', { name: 'Sisa percobaan: 2 dari 3' })).toBeVisible()
})

test('keeps the counter-price being typed when the buyer changes the offer [SELLER-4, NEGO-14]', async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product, 80)
  const seller = await atInbox(await anotherPage())
  await seller.page.goto(`${INBOX}?nego_id=${negotiationId}`)
  const counter = seller.panel.getByLabel('Harga tawaran balik')
  await counter.fill(share(product, 95))

  await ask(page, 'nego/ubah', { nego_id: negotiationId, versi: 1, harga: share(product, 82) })

  await expect(seller.panel).toContainText('Penawaran sudah diperbarui')
  await expect(counter).toBeFocused()
  await expect(counter).toHaveValue(shown(share(product, 95)))
  await expect(seller.panel.getByRole('button', { name: 'Tawar balik' })).toBeDisabled()
  await seller.panel.getByRole('button', { name: 'Lanjutkan' }).click()
  await seller.panel.getByRole('button', { name: 'Tawar balik' }).click()
  await expect(seller.panel).toContainText('penawaran balik')
})

test('is declined with a reason, which the buyer reads [SELLER-4, NEGO-9]', async ({ page, anotherPage }) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product)
  const seller = await atInbox(await anotherPage())
  await seller.page.goto(`${INBOX}?nego_id=${negotiationId}`)
  await page.goto(detailPath(negotiationId))

  await seller.panel.getByRole('button', { name: 'Tolak' }).click()
  await seller.page.getByLabel('Alasan').fill('Stok sedang terbatas')
  await seller.page.getByRole('button', { name: 'Tolak tawaran' }).click()

  await expect(page.getByRole('main')).toContainText('ditolak seller')
  await expect(page.getByText('“Stok sedang terbatas”')).toBeVisible()
})

test('moves through the inbox by keys, but not while somebody types [SELLER-4]', async ({ page, anotherPage }) => {
  const first = await aBuyer(page)
  await anOffer(page, first)
  await anOffer(page, await aFreshProduct(page))
  const seller = await atInbox(await anotherPage())
  const selected = seller.page.getByRole('row').and(seller.page.locator('[aria-current]'))
  const before = (await selected.textContent()) ?? ''

  await seller.page.keyboard.press('j')
  await expect(selected).not.toHaveText(before)
  await expect(selected.getByRole('link')).toBeFocused()
  await seller.page.keyboard.press('k')
  await expect(selected.getByRole('link')).toBeFocused()

  const search = seller.page.getByRole('searchbox', { name: 'Cari nego' })
  await search.click()
  await seller.page.keyboard.type('jts')
  await expect(search).toHaveValue('jts')
  await expect(seller.page.getByRole('dialog')).toBeHidden()
})

test('shows list, then detail, then list again on a narrow screen [SELLER-4] @mobile-only', async ({
  page,
  anotherPage,
}) => {
  const buyer = await anotherPage()
  const product = await aBuyer(buyer)
  await anOffer(buyer, product)
  const seller = await atInbox(page)
  await expect(seller.panel).toBeHidden()
  await expectAccessible(page)

  await seller.row(product.produk_nama).getByRole('link').click()
  await expect(seller.panel).toContainText(product.produk_nama)
  await expect(page.getByRole('table')).toBeHidden()
  await expectAccessible(page)

  await page.goBack()
  await expect(page.getByRole('table')).toBeVisible()
})

test('lists the negotiations of the company, by filters in the address [NEGO-9, HEAD-2]', async ({ page }) => {
  const product = await aBuyer(page)
  await anOffer(page, product)
  await page.goto('/transaksi/nego')
  const row = page.getByRole('table').getByRole('row').filter({ hasText: product.produk_nama })

  await expect(row).toContainText('menunggu respon')
  await expect(row.getByRole('timer')).toContainText(/jam|menit/)
  await expect(row).toContainText('−10 %')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Berakhir' }).click()
  await expect(page).toHaveURL('/transaksi/nego?tampil=berakhir')
  await expect(row).toBeHidden()
  await page.goto(`/transaksi/nego?status=menunggu_respon&keyword=${encodeURIComponent(product.produk_nama)}`)
  await expect(row).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('menunggu_respon')
})

test('reloads the cart when the seller approves [CART-6, CART-7]', async ({ page, anotherPage }) => {
  const product = await aBuyer(page)
  const { data: me } = await ask(page, 'session/profil', {})
  const leastPacks = minimumPacks(product.produk_jumlah_min_beli, product.produk_berat)
  await ask(page, 'produk/keranjang/tambah', {
    company_id: me.perusahaan?.company_id ?? '',
    user_id: me.user_id ?? '',
    produk_id: product.produk_id,
    seller_id: product.seller_id,
    kuantitas_satuan: unitsOf(leastPacks, product.produk_berat),
  })
  const negotiationId = await anOffer(page, product)
  await page.goto('/keranjang')
  const line = page.getByRole('listitem', { name: product.produk_nama })
  await expect(line).toContainText('Nego ke-1: menunggu respon')
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')

  await ask(seller, 'pusat-seller/nego/setuju', { nego_id: negotiationId, versi: 1 })

  await expect(line).toContainText('Nego ke-1: harga disepakati')
})

test('lists nego notifications in the bell; opening them marks them read [HEAD-8]', async ({ page, anotherPage }) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product)
  await page.goto('/')
  const bell = page.getByRole('button', { name: /^Pemberitahuan/ })
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')

  await ask(seller, 'pusat-seller/nego/setuju', { nego_id: negotiationId, versi: 1 })

  await expect(bell).toHaveAccessibleName(/, \d/)
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Pemberitahuan' })
  await list.getByRole('tab', { name: 'Nego' }).click()
  const entry = list.getByRole('link').filter({ hasText: product.produk_nama })
  await expect(entry).toContainText('menyetujui harga')
  await expect(entry).toContainText(product.seller_nama)
  await expect(entry).toContainText(/\d{1,2} \w{3} \d{4}, \d\d\.\d\d WIB/)
  await expect(bell).toHaveAccessibleName('Pemberitahuan')
  await entry.click()
  await expect(page).toHaveURL(detailPath(negotiationId))
  await page.reload()
  await expect(bell).toHaveAccessibleName('Pemberitahuan')
})

test('is not found by other companies, nor where the address makes no sense [ROUTE-5]', async ({
  page,
  anotherPage,
}) => {
  const negotiationId = await anOffer(page, await aBuyer(page))
  const stranger = await anotherPage()
  await signIn(stranger, 'pembeli2@contoh.id')

  for (const path of [detailPath(negotiationId), '/transaksi/nego/detail/?nego_id=x', '/transaksi/nego/detail/']) {
    const response = await stranger.goto(path)
    expect(response?.status(), path).toBe(404)
  }
})

test('lets the seller close prices agreed with sales [NEGO-13, SELLER-4]', async ({ page, anotherPage }) => {
  const product = await aBuyer(page)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await seller.goto('/pusat-seller/nego/pengaturan')
  await expectAccessible(seller)
  await seller.getByText('Tidak diterima', { exact: true }).click()
  await seller.getByRole('button', { name: 'Simpan' }).click()
  await expect(seller.getByRole('status').filter({ hasText: 'Pengaturan tersimpan' })).toBeVisible()

  const { modal } = await openModal(page, product)

  await expect(modal.getByRole('radio', { name: /Sudah sepakat harga/ })).toBeDisabled()
  await ask(seller, 'pusat-seller/nego/pengaturan/ubah', { kesepakatan: 'langsung', balas_otomatis: false })
})

test('marks a price agreed with sales on the order, before the seller confirms it [NEGO-13]', async ({
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const orderId = await aDealOrder(page, product)
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')

  await seller.goto(`/pusat-seller/pesanan/${orderId}`)

  const line = seller
    .getByRole('table', { name: 'Produk yang dipesan' })
    .getByRole('row')
    .filter({ hasText: product.produk_nama })
  await expect(line).toContainText('harga kesepakatan')
  await expect(line).toContainText(formatRupiah(product.produk_harga_satuan))
  await expect(seller.getByRole('button', { name: 'Konfirmasi', exact: true })).toBeEnabled()
})
