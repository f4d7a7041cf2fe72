import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, signInAtForm, test } from '#test/browser.ts'
import { atProduct, atSeller, bar, chatLog, write } from './chatting.ts'
import { ask } from './filled-cart.ts'

// what is said here would be unread in other journeys, and it begins with the first word
test.use({ ownDatabase: true, conversations: false })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Daftar Chat' })
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Chat/ })

test('what is written without a network goes out once, in order, for the same person alone [CHAT-12] [SESS-4]', async ({
  page,
  context,
  request,
}) => {
  const send = '**/api/chat/pesan/kirim'
  const waiting = chatLog(page).getByText('menunggu', { exact: true })
  const openRoom = async () => {
    await opener(page).click()
    await dialog(page).getByRole('list', { name: 'Percakapan' }).getByRole('button').first().click()
  }

  await test.step('waits through a reload and goes out once, in order, though another tab sends it too [CHAT-12]', async () => {
    await atProduct(page)
    await page.route(send, (route) => route.abort())
    for (const text of ['antre satu', 'antre dua', 'antre tiga']) await write(page, text)
    await expect(chatLog(page).getByText('menunggu')).toHaveCount(3)
    await page.reload()
    await page.unroute(send)
    // another tab shows and sends the same queue
    const tab = await context.newPage()
    await tab.goto('/')

    await openRoom()
    await expect(chatLog(page).getByText('antre tiga')).toBeVisible()
    await expect(chatLog(page).getByText('menunggu')).toHaveCount(0)
    expect((await chatLog(page).textContent())?.match(/antre (?:satu|dua|tiga)/g)).toEqual([
      'antre satu',
      'antre dua',
      'antre tiga',
    ])
    await tab.close()
  })

  await test.step('stays for the same person when the session ends elsewhere [CHAT-12, SESS-4]', async () => {
    await page.route(send, (route) => route.abort())
    await write(page, 'masih menunggu')
    await expect(waiting).toBeVisible()
    const sessionId = await page.evaluate(() => localStorage.getItem('SessionID'))
    // not by this browser, which would send its cookie
    await request.post('/api/logout', { data: { session_id: sessionId } })
    await page.unroute(send)
    await expect(page).toHaveURL(/\/masuk\?.*sesi=berakhir/)

    await signInAtForm(page, 'pembeli@contoh.id')
    await openRoom()
    await expect(chatLog(page).getByText('masih menunggu')).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  await test.step('goes when the session is left [CHAT-12, SESS-4]', async () => {
    await page.route(send, (route) => route.abort())
    await write(page, 'tidak jadi')
    await expect(waiting).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Menu akun/ }).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await page.getByRole('button', { name: 'Ya, keluar' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('pesan-menunggu')
  })
})

test('says so where there is no conversation or none to begin; on a phone shows the list or the room, with a way back [CHAT-2] [CHAT-4] [ROLE-7]', async ({
  page,
}) => {
  await test.step('says so where there is no conversation, and offers none with a seller without subscription [CHAT-4, ROLE-7]', async () => {
    await signIn(page, 'pembeli2@contoh.id')
    await page.goto('/produk')
    await opener(page).click()
    const notice = page.getByRole('alertdialog', { name: 'Perhatian !' })
    await expect(notice).toContainText('Belum ada chat dengan seller mana pun.')
    await notice.getByRole('button', { name: 'Tutup' }).click()
    const { data } = await ask(page, 'produk/daftar', { per_halaman: 60 })
    const closed = data.produk.find((product) => !product.seller_lang)
    await page.goto(`/produk/${closed?.produk_id}`)
    await expect(page.getByRole('complementary', { name: 'Harga dan pemesanan' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat seller' })).toHaveCount(0)
  })

  await test.step('on a phone shows the list or the room, with a way back [CHAT-2]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await atProduct(page)
    await write(page, 'Dari ponsel')
    await expect(chatLog(page)).toContainText('Dari ponsel')
    const list = dialog(page).getByRole('list', { name: 'Percakapan' })
    await expect(list).toBeHidden()
    await expectAccessible(page)

    await dialog(page).getByRole('button', { name: 'kembali' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expectAccessible(page)
    await list.getByRole('button').first().click()
    await expect(chatLog(page)).toContainText('Dari ponsel')

    await page.goBack()
    await expect(list).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Harga dan pemesanan' })).toBeVisible()
  })
})

// the last one: it ends the subscription
test('a buyer writes about a product; each side sees at once what is said, unread and read, until the subscription ends [CHAT-1] [CHAT-3] [CHAT-5] [CHAT-6] [CHAT-7] [CHAT-8] [CHAT-9] [DETAIL-4] [ROLE-7]', async ({
  page,
  anotherPage,
}) => {
  const name = await atProduct(page)
  const seller = await anotherPage()

  await test.step('writes about the product at hand, and nothing empty [CHAT-1, CHAT-3, CHAT-7, CHAT-9, DETAIL-4]', async () => {
    const strip = page.getByRole('region', { name: 'Produk yang Anda bahas' })
    await expect(strip).toContainText(name)
    await strip.getByRole('button', { name: 'Tutup pratinjau produk' }).click()
    await expect(strip).toHaveCount(0)
    await bar(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Pesan tidak boleh kosong !')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Chat seller' }).click()
    await expect(strip).toBeVisible()

    await write(page, 'Apakah 500 kg siap? Lihat contoh.id <b>tebal</b>')
    await expect(strip).toHaveCount(0)
    await expect(bar(page)).toHaveValue('')
    await expect(chatLog(page)).toContainText('Hari ini')
    await expect(chatLog(page)).toContainText('Apakah 500 kg siap? Lihat contoh.id <b>tebal</b>')
    await expect(chatLog(page).getByRole('link', { name: 'contoh.id' })).toHaveAttribute('rel', /noopener/)
    await expect(chatLog(page).getByRole('link', { name: 'Detail Produk' }).last()).toBeInViewport()
    await expect(chatLog(page).getByRole('img', { name: 'terkirim' }).last()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the seller sees it at once and answers, and both see it read [CHAT-1, CHAT-6]', async () => {
    await atSeller(seller)
    await expect(chatLog(seller)).toContainText('Apakah 500 kg siap?')
    await expect(chatLog(page).getByRole('img', { name: 'dibaca' }).last()).toBeVisible()
    await expectAccessible(seller)
    await write(seller, 'Siap, dikirim besok.')
    await expect(chatLog(page)).toContainText('Siap, dikirim besok.')
  })

  await test.step('counts what is unread in the header and in the title of the tab, until the room is opened [CHAT-6, CHAT-8]', async () => {
    await page.goto('/produk')
    await write(seller, 'Ada yang baru')
    await expect(opener(page)).toHaveAccessibleName('Chat, 1')
    await expect(page).toHaveTitle(/^\(1\) /)
    await opener(page).click()
    const row = dialog(page).getByRole('list', { name: 'Percakapan' }).getByRole('button').first()
    await expect(row).toContainText('1 belum dibaca')
    await row.click()
    await expect(chatLog(page)).toContainText('Ada yang baru')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toHaveAccessibleName('Chat')
    await expect(page).not.toHaveTitle(/^\(/)
  })

  await test.step('an ended subscription closes the bar with the reason; what was said stays [ROLE-7, CHAT-5]', async () => {
    await opener(page).click()
    await dialog(page).getByRole('list', { name: 'Percakapan' }).getByRole('button').first().click()
    await expect(bar(page)).toBeVisible()
    await seller.goto('/pusat-seller/langganan?keyword=Husadamaya')
    await seller.getByRole('main').getByRole('link', { name: 'PT Husadamaya Karya Farma' }).first().click()
    await seller.getByRole('button', { name: 'Tangguhkan' }).click()
    const question = seller.getByRole('dialog', { name: 'Tangguhkan langganan?' })
    await question.getByRole('textbox').fill('Menunggu dokumen.')
    await question.getByRole('button', { name: 'Tangguhkan langganan' }).click()

    await expect(
      dialog(page).getByText('Langganan sudah tidak aktif. Percakapan ini hanya dapat dibaca.'),
    ).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(chatLog(page)).toContainText('Ada yang baru')
  })
})
