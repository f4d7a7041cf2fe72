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

test('sends once, finds what was said, keeps what is attached, and says when who talks or the connection is not known [CHAT-1] [CHAT-9] [CHAT-11] [CHAT-12]', async ({
  page,
  context,
}) => {
  let lost = false
  const open = new Set<{ close: () => Promise<void> }>()
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (lost) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  await page.route(/\/live\//, (route) => route.abort())
  const attached = page.getByRole('region', { name: 'Berkas yang dilampirkan' })
  const closeRoom = async () => {
    await page.keyboard.press('Escape')
    await expect(attached).toBeHidden()
  }
  const openRoom = () => page.getByRole('button', { name: 'Chat seller' }).click()

  await test.step('asks who talks for the seller, and says when that cannot be known [CHAT-9]', async () => {
    await page.route('**/api/chat/sales', (route) => route.abort())
    await atProduct(page)
    await expect(page.getByRole('alert')).toContainText('Gagal mendapatkan sales')
    await page.unroute('**/api/chat/sales')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByText('Gagal mendapatkan sales')).toHaveCount(0)
  })

  await test.step('takes a second Enter for nothing while a message is on its way [CHAT-9]', async () => {
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
    await page.unroute('**/api/chat/pesan/kirim')
  })

  await test.step('finds what was said, and leads to its place [CHAT-1]', async () => {
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

  await test.step('keeps what is attached for the next time its room is open, while the page lives [CHAT-11]', async () => {
    await page.route('**/api/chat/berkas/unggah', () => undefined)
    await attach(page, PDF)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await closeRoom()
    await page.unroute('**/api/chat/berkas/unggah')
    for (const _ of ['uploaded again', 'uploaded before']) {
      await openRoom()
      await expect(attached).toContainText('siap dikirim')
      await closeRoom()
    }
    await openRoom()
    await attached.getByRole('button', { name: 'Buang lampiran' }).click()
  })

  await test.step('keeps what could not be uploaded without a network for the next time its room is open [CHAT-11]', async () => {
    await page.route('**/api/chat/berkas/unggah', (route) => route.abort())
    await attach(page, PDF)
    await expect(attached.getByRole('alert')).toContainText('Berkas belum terunggah.')
    await closeRoom()
    await page.unroute('**/api/chat/berkas/unggah')
    await openRoom()
    await expect(attached.getByRole('alert')).toContainText('Berkas belum terunggah.')
    await attached.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(attached).toContainText('siap dikirim')
  })

  await test.step('says that the connection is lost, for as long as it is [CHAT-12]', async () => {
    const line = page.getByText('Koneksi terputus. Pesan baru tampil begitu tersambung kembali.')
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
})

test('shows who is there and writes, brings a file, and gives the seller quick replies and what it knows of a customer [CHAT-1] [CHAT-11] [SELLER-1] [SELLER-3]', async ({
  page,
  anotherPage,
}) => {
  await atProduct(page)
  await write(page, 'Mohon CoA-nya')
  const seller = await anotherPage()
  await atSeller(seller)

  await test.step('shows who is there and who writes [CHAT-1]', async () => {
    await expect(page.getByRole('dialog').getByText(/^Aktif sekarang/)).toBeVisible()
    // shown for a moment: on a slow machine it may be over before it is looked at
    await expect(async () => {
      await bar(seller).pressSequentially('a')
      await expect(chatLog(page)).toContainText('sedang mengetik', { timeout: 3_000 })
    }).toPass()
  })

  await test.step('brings a file, and refuses what is none [CHAT-11]', async () => {
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

  await test.step('keeps quick replies [SELLER-1]', async () => {
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
  })

  await test.step('sees what there is with a customer, and hands it over [SELLER-1, SELLER-3]', async () => {
    const about = seller.getByRole('complementary', { name: 'Tentang pelanggan' })
    await expect(about.getByRole('link', { name: 'Lihat langganan' })).toBeVisible()
    const taken = about.getByRole('region', { name: 'Ditangani oleh' })
    await taken.getByLabel('Serahkan kepada').selectOption({ index: 1 })
    const name = await taken.getByLabel('Serahkan kepada').locator('option:checked').textContent()
    await taken.getByRole('button', { name: 'Serahkan' }).click()
    await expect(taken.getByRole('paragraph')).toHaveText(name ?? '')
  })
})

test('a seller begins a conversation where it sees the customer; the link of a notification leads the buyer there by way of signing in [SELLER-1, CHAT-1, CHAT-5]', async ({
  page,
  context,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/langganan?keyword=Husadamaya')
  await page.getByRole('main').getByRole('link', { name: 'PT Husadamaya Karya Farma' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Chat' }).click()
  await expect(page).toHaveURL(/chat\?room=/)
  await write(page, 'Lot baru sudah siap')
  await expect(chatLog(page)).toContainText('Lot baru sudah siap')
  await expect(chatLog(page).getByRole('img', { name: 'terkirim' }).last()).toBeVisible()
  const room = new URL(page.url()).searchParams.get('room')

  // as the link of a notification does, which may be opened days later
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await page.goto(`/notifikasi?chat=${room}`)
  await page.getByLabel('E-mail atau username').fill('pembeli@contoh.id')
  await page.getByLabel('Password', { exact: true }).fill('Contoh123')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()

  await expect(chatLog(page)).toContainText('Lot baru sudah siap')
  await expect(page).toHaveURL(/\/notifikasi$/)
})
