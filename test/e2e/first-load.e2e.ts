import type { Page } from '@playwright/test'
import { type Account, expect, signIn, test } from '#test/browser.ts'

// what other journeys do would be heard, and rightly asked for again
test.use({ database: 'first-load' })

/** The calls that the page makes by itself after loading, until it is complete and listens for changes. */
async function callsAfterLoading(page: Page, address: string): Promise<string[]> {
  // requests of the page before this one do not count
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  const note = (url: string) => {
    const [, call] = url.split('/api/')
    if (call) calls.push(call)
  }
  page.on('request', (request) => note(request.url()))
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return calls.sort()
}

/** For a member: also until the page has heard whether it missed anything since it was made. */
async function callsOfMember(page: Page, address: string): Promise<string[]> {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('joined')))
  const calls = await callsAfterLoading(page, address)
  await joined
  await page.waitForLoadState('networkidle')
  return calls
}

const bell = ['notifikasi/daftar']

test.describe('what the server has rendered is not asked for again at the first load', () => {
  for (const address of ['/produk', '/seller']) {
    test(`${address}, to a visitor`, async ({ page }) => {
      expect(await callsAfterLoading(page, address)).toEqual([])
    })
  }

  test('a product, to a visitor', async ({ page }) => {
    await page.goto('/produk')
    const address = await page.locator('main a[href^="/produk/"]').first().getAttribute('href')

    expect(await callsAfterLoading(page, address ?? '')).toEqual([])
  })

  const pages: { who: Account; address: string; byDesign: string[] }[] = [
    { who: 'pembeli@contoh.id', address: '/keranjang', byDesign: bell },
    { who: 'pembeli@contoh.id', address: '/transaksi/daftar-transaksi', byDesign: bell },
    { who: 'pembeli@contoh.id', address: '/akun/distributor', byDesign: bell },
    { who: 'penjual@contoh.id', address: '/pusat-seller', byDesign: bell },
    { who: 'penjual@contoh.id', address: '/pusat-seller/pesanan', byDesign: bell },
    { who: 'penjual@contoh.id', address: '/pusat-seller/nego', byDesign: bell },
    { who: 'penjual@contoh.id', address: '/pusat-seller/produk', byDesign: bell },
  ]
  for (const { who, address, byDesign } of pages) {
    test(`${address}, to ${who}`, async ({ page }) => {
      await signIn(page, who)

      expect(await callsOfMember(page, address)).toEqual(byDesign)
    })
  }

  test('an order, to its buyer', async ({ page }) => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/transaksi/daftar-transaksi')
    const address = await page.locator('main a[href*="/daftar-transaksi/"]').first().getAttribute('href')

    expect(await callsOfMember(page, address ?? '')).toEqual(bell)
  })
})
