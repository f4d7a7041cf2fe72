import type { BrowserContext, Page } from '@playwright/test'
import { FIRST_LOAD_LIMIT_KB, firstLoadKilobytes, LIST_FIRST_LOAD_LIMIT_KB } from '#test/browser/first-load.ts'
import { aliveOnArrival, expect, signIn, test } from '#test/browser.ts'

// what other journeys do would be heard, and rightly requested again
test.use({ ownDatabase: true })

/** The calls that a page makes by itself after loading in a tab of its own, until it rests. */
async function callsAfterLoading(context: BrowserContext, address: string, until?: (tab: Page) => Promise<unknown>) {
  const tab = aliveOnArrival(await context.newPage())
  const calls: string[] = []
  tab.on('request', (request) => {
    const [, call] = request.url().split('/api/')
    if (call) calls.push(call)
  })
  const settled = until?.(tab)
  await tab.goto(address)
  await settled
  await tab.waitForLoadState('networkidle')
  await tab.close()
  return calls.sort()
}

/** For a member: also until the page has its bell, and has heard whether it missed anything since it was made. */
function callsOfMember(context: BrowserContext, address: string) {
  return callsAfterLoading(context, address, async (tab) => {
    const notified = tab.waitForResponse('**/api/notifikasi/daftar')
    const socket = await tab.waitForEvent('websocket')
    await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('joined'))
    await notified
  })
}

const bell = ['notifikasi/daftar']
// of a buyer, whose header shows conversations too; a seller's page brings the count
const header = ['chat/room/belum-dibaca', ...bell]

test('what the server has rendered is not requested again at the first load, to a visitor, a buyer or a seller, and a list and a product do not load more JavaScript at first than they used to', async ({
  page,
  context,
}) => {
  await page.goto('/produk')
  const product = (await page.locator('main a[href^="/produk/"]').first().getAttribute('href')) ?? ''

  await test.step('a list and a product load no more JavaScript than they used to', async () => {
    const { origin, pathname } = new URL(product, page.url())
    const ofList = await firstLoadKilobytes(origin, '/produk')
    const ofProduct = await firstLoadKilobytes(origin, pathname)
    // none at all would mean that a page no longer names its scripts in this way
    expect(Math.min(ofList, ofProduct)).toBeGreaterThan(100)
    expect(ofList).toBeLessThan(LIST_FIRST_LOAD_LIMIT_KB)
    expect(ofProduct).toBeLessThan(FIRST_LOAD_LIMIT_KB)
  })

  await test.step('nothing is requested again by a visitor', async () => {
    for (const address of ['/produk', '/bahan/kalsium-karbonat', '/seller', product])
      expect(await callsAfterLoading(context, address), address).toEqual([])
  })

  await test.step('nothing but the header is requested by a buyer', async () => {
    await signIn(page, 'pembeli@contoh.id')
    const orders = await page.request.get('/transaksi/daftar-transaksi')
    const [, order = ''] = /href="(\/transaksi\/daftar-transaksi\/[^"]+)"/.exec(await orders.text()) ?? []
    // what is a company's own on cards, and testimonials, come after the page
    const cards = ['chat/room/belum-dibaca', 'nego/berlaku', ...bell, 'rak/daftar', 'testimoni-pelanggan']
    expect(await callsOfMember(context, '/')).toEqual(cards)
    for (const address of ['/keranjang', '/transaksi/daftar-transaksi', '/akun/distributor', order])
      expect(await callsOfMember(context, address), address).toEqual(header)
  })

  await test.step('nothing but the bell is requested by a seller', async () => {
    await signIn(page, 'penjual@contoh.id')
    const center = ['', '/pesanan', '/nego', '/produk'].map((part) => `/pusat-seller${part}`)
    for (const address of center) expect(await callsOfMember(context, address), address).toEqual(bell)
  })
})
