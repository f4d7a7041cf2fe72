import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { formatRupiah } from '#domain/format.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { ask, callerAt } from './filled-cart.ts'
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

test('is answered, changed, agreed to, cancelled, submitted once more and declined, each seen by the other side [NEGO-9] [NEGO-14] [SELLER-4]', async ({
  app,
  page,
  anotherPage,
}) => {
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product, 80)
  const seller = await atInbox(await anotherPage())
  await seller.page.goto(`${INBOX}?nego_id=${negotiationId}`)
  await page.goto(detailPath(negotiationId))
  const main = page.getByRole('main')
  const priceOf = (percent: number) => formatRupiah(`${share(product, percent)}.00`)

  await test.step('asks for information and is answered, at the cost of no attempt [NEGO-9, SELLER-4]', async () => {
    await seller.panel.getByRole('button', { name: 'Minta info' }).click()
    await seller.page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
    await expect(seller.page.getByRole('alert')).toHaveText('Pertanyaan harus diisi.')
    await seller.page.getByLabel('Pertanyaan').fill('Untuk pabrik yang mana?')
    await seller.page.getByRole('button', { name: 'Kirim pertanyaan' }).click()

    await expect(main).toContainText('perlu info tambahan')
    await page.getByLabel('Jawaban Anda').fill('Pabrik Bekasi.')
    await page.getByRole('button', { name: 'Kirim jawaban' }).click()

    await expect(seller.panel).toContainText('“Pabrik Bekasi.”')
    await expect(page.getByRole('img', { name: 'Sisa percobaan: 2 dari 3' })).toBeVisible()
  })

  await test.step('keeps the counter-price being typed when the buyer changes the offer [SELLER-4, NEGO-14]', async () => {
    const counter = seller.panel.getByLabel('Harga tawaran balik')
    await counter.fill(share(product, 95))
    const { versi } = await sellersView(seller.page, negotiationId)
    await ask(page, 'nego/ubah', { nego_id: negotiationId, versi, harga: share(product, 82) })

    await expect(seller.panel).toContainText('Penawaran sudah diperbarui')
    await expect(counter).toBeFocused()
    await expect(counter).toHaveValue(shown(share(product, 95)))
    await expect(seller.panel.getByRole('button', { name: 'Tawar balik' })).toBeDisabled()
    await seller.panel.getByRole('button', { name: 'Lanjutkan' }).click()
    await seller.panel.getByRole('button', { name: 'Tawar balik' }).click()
    await expect(seller.panel).toContainText('penawaran balik')
  })

  await test.step('shows once more what is agreed to, and takes Enter for yes [NEGO-9]', async () => {
    await page.getByRole('button', { name: 'Setuju', exact: true }).click()
    const question = page.getByRole('dialog', { name: `Setujui ${priceOf(95)}?` })
    const about = [product.produk_nama, 'Kuantitas', priceOf(95), 'Total']
    for (const words of about) await expect(question).toContainText(words)
    await expect(question.getByRole('button', { name: 'Ya, setuju' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(main).toContainText('harga disepakati')
  })

  await test.step('ends after agreement with Batalkan Nego, and may be submitted once more [NEGO-9]', async () => {
    await page.getByRole('button', { name: 'Batalkan Nego' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, batalkan' }).click()
    await expect(main).toContainText('dibatalkan')
    await expect(page.getByText('Pembeli membatalkan nego')).toBeVisible()
    await page.getByRole('button', { name: 'Ajukan ulang' }).click()
    await page.getByRole('button', { name: 'Ya, ajukan' }).click()
    await expect(page).not.toHaveURL(detailPath(negotiationId))
    await expect(main).toContainText('menunggu respon')
  })

  const nego_id = new URL(page.url()).searchParams.get('nego_id') ?? ''

  await test.step('tells the slower of two that the offer has moved on, and shows the new state [NEGO-14]', async () => {
    await page.getByRole('button', { name: 'Tarik nego' }).click()
    const withdraw = page.getByRole('alertdialog', { name: 'Tarik nego ini?' })
    await expect(withdraw).toBeVisible()

    const owner = await callerAt(app, 'penjual@contoh.id')
    await owner('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: share(product, 90) })
    await withdraw.getByRole('button', { name: 'Ya, tarik' }).click()

    await expect(page.getByRole('status').filter({ hasText: 'Penawaran sudah diperbarui' })).toBeVisible()
    await expect(withdraw).toBeHidden()
    await expect(page.getByText('Seller menawar balik. Setujui, atau tawar lagi.')).toBeVisible()
  })

  await test.step('is declined with a reason, which the buyer reads [SELLER-4, NEGO-9]', async () => {
    await ask(page, 'nego/lagi', { nego_id, versi: 2, harga: share(product, 85) })
    await seller.page.goto(`${INBOX}?nego_id=${nego_id}`)
    await seller.panel.getByRole('button', { name: 'Tolak' }).click()
    await seller.page.getByLabel('Alasan').fill('Stok sedang terbatas')
    await seller.page.getByRole('button', { name: 'Tolak tawaran' }).click()
    await expect(main).toContainText('ditolak seller')
    await expect(page.getByText('“Stok sedang terbatas”')).toBeVisible()
  })
})

test('gives the seller an inbox by keys and on a phone, and prices agreed with sales to mark and to close [SELLER-4] [NEGO-13]', async ({
  page,
}) => {
  const dealt = await aBuyer(page)
  const orderId = await aDealOrder(page, dealt)
  const product = await aFreshProduct(page)
  await anOffer(page, product)
  const other = await aFreshProduct(page)
  await anOffer(page, other)
  const { row, panel } = await atInbox(page)

  await test.step('moves through the inbox by keys, but not while somebody types [SELLER-4]', async () => {
    const selected = page.getByRole('row').and(page.locator('[aria-current]'))
    const before = (await selected.textContent()) ?? ''
    await page.keyboard.press('j')
    await expect(selected).not.toHaveText(before)
    await expect(selected.getByRole('link')).toBeFocused()
    await page.keyboard.press('k')
    await expect(selected.getByRole('link')).toBeFocused()

    const search = page.getByRole('searchbox', { name: 'Cari nego' })
    await search.click()
    await page.keyboard.type('jts')
    await expect(search).toHaveValue('jts')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('shows list, then detail, then list again on a narrow screen [SELLER-4]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(INBOX)
    await expect(panel).toBeHidden()
    await expectAccessible(page)

    await row(product.produk_nama).getByRole('link').click()
    await expect(panel).toContainText(product.produk_nama)
    await expect(page.getByRole('table')).toBeHidden()
    await expectAccessible(page)

    await page.goBack()
    await expect(page.getByRole('table')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('marks a price agreed with sales on the order, before the seller confirms it [NEGO-13]', async () => {
    await page.goto(`/pusat-seller/pesanan/${orderId}`)
    const line = page
      .getByRole('table', { name: 'Produk yang dipesan' })
      .getByRole('row')
      .filter({ hasText: dealt.produk_nama })
    await expect(line).toContainText('harga kesepakatan')
    await expect(line).toContainText(formatRupiah(dealt.produk_harga_satuan))
    await expect(page.getByRole('button', { name: 'Konfirmasi', exact: true })).toBeEnabled()
  })

  await test.step('lets the seller close prices agreed with sales [NEGO-13, SELLER-4]', async () => {
    await page.goto('/pusat-seller/nego/pengaturan')
    await expectAccessible(page)
    await page.getByText('Tidak diterima', { exact: true }).click()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Pengaturan tersimpan' })).toBeVisible()

    const { modal } = await openModal(page, await aBuyer(page))
    await expect(modal.getByRole('radio', { name: /Sudah sepakat harga/ })).toBeDisabled()
  })
})

test('shows the company its negotiations in a list, in the cart and in the bell, and nobody else [NEGO-9] [HEAD-2] [CART-6] [CART-7] [HEAD-8] [ROUTE-5]', async ({
  app,
  page,
}) => {
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

  await test.step('lists the negotiations of the company, by filters in the address [NEGO-9, HEAD-2]', async () => {
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

  await test.step('reloads the cart when the seller approves [CART-6, CART-7]', async () => {
    await page.goto('/keranjang')
    const line = page.getByRole('listitem', { name: product.produk_nama })
    await expect(line).toContainText('Nego ke-1: menunggu respon')
    const seller = await callerAt(app, 'penjual@contoh.id')
    await seller('pusat-seller/nego/setuju', { nego_id: negotiationId, versi: 1 })
    await expect(line).toContainText('Nego ke-1: harga disepakati')
  })

  await test.step('lists nego notifications in the bell; opening them marks them read [HEAD-8]', async () => {
    const bell = page.getByRole('button', { name: /^Pemberitahuan/ })
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

  await test.step('is not found by other companies, nor where the address makes no sense [ROUTE-5]', async () => {
    await signIn(page, 'pembeli2@contoh.id')
    for (const path of [detailPath(negotiationId), '/transaksi/nego/detail/?nego_id=x', '/transaksi/nego/detail/']) {
      expect((await page.request.get(path)).status(), path).toBe(404)
    }
  })
})
