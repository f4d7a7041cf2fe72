import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { atProduct, atSeller, bar, chatLog, write } from './chatting.ts'

// what is said here would be unread in other journeys, and it begins with the first word
test.use({ ownDatabase: true, conversations: false })

const PDF = {
  name: 'CoA-uji.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF'),
}

async function attach(page: Page, file: typeof PDF) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Lampirkan berkas' }).click()
  await (await chooser).setFiles(file)
}

test('shows who is there and who writes, brings a file, and refuses what is none [CHAT-1, CHAT-11]', async ({
  page,
  anotherPage,
}) => {
  await atProduct(page)
  await write(page, 'Mohon CoA-nya')
  const seller = await anotherPage()
  await atSeller(seller)
  await expect(page.getByRole('dialog').getByText(/^Aktif sekarang/)).toBeVisible()
  // shown for a moment: on a slow machine it may be over before it is looked at
  await expect(async () => {
    await bar(seller).pressSequentially('a')
    await expect(chatLog(page)).toContainText('sedang mengetik', { timeout: 3_000 })
  }).toPass()
  await bar(seller).fill('Ini')

  await attach(seller, { name: 'lagu.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') })
  const attached = seller.getByRole('region', { name: 'Berkas yang dilampirkan' })
  await expect(attached.getByRole('alert')).toContainText('PDF, JPEG, atau PNG')
  await expect(attached.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
  await attached.getByRole('button', { name: 'Buang lampiran' }).click()
  await expect(bar(seller)).toBeFocused()
  await seller.route('**/api/chat/berkas/unggah', () => undefined)
  await attach(seller, PDF)
  await bar(seller).press('Enter')
  await expect(seller.getByText('Tunggu sampai berkas terunggah, atau buang lampirannya.')).toBeVisible()
  await attached.getByRole('button', { name: 'Batalkan unggahan' }).click()
  await expect(attached).toHaveCount(0)
  await expect(bar(seller)).toHaveValue('Ini')
  await seller.unroute('**/api/chat/berkas/unggah')
  await attach(seller, PDF)
  await expect(attached).toContainText('siap dikirim')
  await expectAccessible(seller)
  await bar(seller).press('Enter')

  await expect(chatLog(page)).toContainText('CoA-uji.pdf')
  const file = page.waitForEvent('download')
  await chatLog(page).getByRole('link', { name: 'Unduh CoA-uji.pdf' }).click()
  expect((await file).suggestedFilename()).toBe('CoA-uji.pdf')
})

test('says that the connection is lost, for as long as it is [CHAT-12]', async ({ page, context }) => {
  let lost = false
  const open = new Set<{ close: () => Promise<void> }>()
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (lost) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  await page.route(/\/live\//, (route) => route.abort())
  await atProduct(page)
  const line = page.getByText('Koneksi terputus. Pesan baru tampil begitu tersambung kembali.')
  await write(page, 'Halo')
  await expect(chatLog(page).getByRole('img', { name: 'terkirim' })).toBeVisible()
  await expect(line).toHaveCount(0)

  const strip = page.getByText('Anda sedang offline', { exact: true })
  await context.setOffline(true)
  await expect(strip).toBeVisible()

  lost = true
  for (const socket of open) await socket.close()
  await expect(line).toBeVisible()
  // said once, and over nothing of the conversation
  await expect(strip).toBeHidden()
  await context.setOffline(false)
  await expectAccessible(page)

  lost = false
  await expect(line).toHaveCount(0, { timeout: 30_000 })
})

test('takes a second Enter for nothing while a message is on its way [CHAT-9]', async ({ page }) => {
  await atProduct(page)
  const sent = Promise.withResolvers<void>()
  await page.route('**/api/chat/pesan/kirim', async (route) => {
    await sent.promise
    await route.continue()
  })
  await write(page, 'Satu kali saja')
  await bar(page).press('Enter')
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByText('Pesan tidak boleh kosong !')).toHaveCount(0)
  sent.resolve()
  await expect(chatLog(page).getByRole('img', { name: 'terkirim' }).last()).toBeVisible()
  await expect(chatLog(page).getByText('Satu kali saja')).toHaveCount(1)
})

test('keeps what is attached for the next time its room is open, while the page lives [CHAT-11]', async ({ page }) => {
  await atProduct(page)
  await page.route('**/api/chat/berkas/unggah', () => undefined)
  await attach(page, PDF)
  await expect(page.getByRole('progressbar')).toBeVisible()
  const attached = page.getByRole('region', { name: 'Berkas yang dilampirkan' })
  await page.keyboard.press('Escape')
  await expect(attached).toBeHidden()
  await page.unroute('**/api/chat/berkas/unggah')

  for (const _ of ['uploaded again', 'uploaded before']) {
    await page.getByRole('button', { name: 'Chat seller' }).click()
    await expect(attached).toContainText('siap dikirim')
    await page.keyboard.press('Escape')
    await expect(attached).toBeHidden()
  }
})

test('keeps what could not be uploaded without a network for the next time its room is open [CHAT-11]', async ({
  page,
}) => {
  await atProduct(page)
  await page.route('**/api/chat/berkas/unggah', (route) => route.abort())
  await attach(page, PDF)
  const attached = page.getByRole('region', { name: 'Berkas yang dilampirkan' })
  await expect(attached.getByRole('alert')).toContainText('Berkas belum terunggah.')
  await page.keyboard.press('Escape')
  await expect(attached).toBeHidden()
  await page.unroute('**/api/chat/berkas/unggah')

  await page.getByRole('button', { name: 'Chat seller' }).click()

  await expect(attached.getByRole('alert')).toContainText('Berkas belum terunggah.')
  await attached.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(attached).toContainText('siap dikirim')
})

test('asks who talks for the seller, and says when that cannot be known [CHAT-9]', async ({ page }) => {
  await page.route('**/api/chat/sales', (route) => route.abort())
  await atProduct(page)
  await expect(page.getByRole('alert')).toContainText('Gagal mendapatkan sales')
  await page.unroute('**/api/chat/sales')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Gagal mendapatkan sales')).toHaveCount(0)
})

test('finds what was said, and leads to its place [CHAT-1]', async ({ page }) => {
  await atProduct(page)
  for (const text of ['lot pertama RPS-07', 'yang kedua', 'yang ketiga']) await write(page, text)
  await expect(chatLog(page)).toContainText('yang ketiga')

  await page.getByRole('button', { name: 'Cari di percakapan' }).click()
  await page.getByRole('searchbox', { name: 'Kata yang dicari' }).fill('rps-07')
  const found = page.getByRole('list', { name: 'Pesan yang ditemukan' })
  await expect(found.getByRole('button').first()).toContainText('RPS-07')
  await expectAccessible(page)
  await found.getByRole('button').first().click()

  await expect(chatLog(page).getByText('lot pertama RPS-07').first()).toBeInViewport()
  await expect(chatLog(page)).toBeFocused()
  await page.getByRole('button', { name: 'Cari di percakapan' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cari di percakapan' })).toBeFocused()
  await expect(bar(page)).toBeVisible()
})

test('a seller begins a conversation where it sees the customer; the link of a notification leads the buyer there by way of signing in [SELLER-1, CHAT-1, CHAT-5]', async ({
  page,
  anotherPage,
}) => {
  const seller = await anotherPage()
  await signIn(seller, 'penjual@contoh.id')
  await seller.goto('/pusat-seller/langganan?keyword=Husadamaya')
  await seller.getByRole('main').getByRole('link', { name: 'PT Husadamaya Karya Farma' }).first().click()
  await seller.getByRole('main').getByRole('link', { name: 'Chat' }).click()
  await expect(seller).toHaveURL(/chat\?room=/)
  await write(seller, 'Lot baru sudah siap')
  await expect(chatLog(seller)).toContainText('Lot baru sudah siap')

  // as the link of a notification does, which may be opened days later
  await page.goto(`/notifikasi?chat=${new URL(seller.url()).searchParams.get('room')}`)
  await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
  await page.getByLabel('Password', { exact: true }).fill('Contoh123')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()

  await expect(chatLog(page)).toContainText('Lot baru sudah siap')
  await expect(page).toHaveURL(/\/notifikasi$/)
})

test('a seller keeps quick replies, hands a customer over, and sees what there is with it [SELLER-1, SELLER-3]', async ({
  page,
  anotherPage,
}) => {
  await atProduct(page)
  await write(page, 'Halo')
  const seller = await anotherPage()
  await atSeller(seller)
  const about = seller.getByRole('complementary', { name: 'Tentang pelanggan' })
  await expect(about.getByRole('link', { name: 'Lihat langganan' })).toBeVisible()

  await bar(seller).fill('Selamat siang.')
  await seller.getByRole('button', { name: 'Balasan cepat' }).click()
  await seller.getByRole('menuitem', { name: 'Buat balasan cepat' }).click()
  const dialog = seller.getByRole('dialog', { name: 'Balasan cepat' })
  await dialog.getByLabel('Judul').fill('Jam kirim')
  await dialog.getByLabel('Isi balasan').fill('Pesanan sebelum 14.00 dikirim hari itu.')
  await dialog.getByRole('button', { name: 'Simpan balasan' }).click()
  await expect(dialog.getByRole('list', { name: 'Balasan yang disimpan' })).toContainText('Jam kirim')
  await expect(dialog.getByText('0/2000')).toBeVisible()
  await expectAccessible(seller)
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await seller.getByRole('button', { name: 'Balasan cepat' }).click()
  await seller.getByRole('menuitem', { name: /Jam kirim/ }).click()
  await expect(bar(seller)).toHaveValue('Selamat siang.\nPesanan sebelum 14.00 dikirim hari itu.')

  const taken = about.getByRole('region', { name: 'Ditangani oleh' })
  await taken.getByLabel('Serahkan kepada').selectOption({ index: 1 })
  const name = await taken.getByLabel('Serahkan kepada').locator('option:checked').textContent()
  await taken.getByRole('button', { name: 'Serahkan' }).click()
  await expect(taken.getByRole('paragraph')).toHaveText(name ?? '')
})
