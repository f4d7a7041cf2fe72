import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { pageLead } from '#test/clock.ts'
import { runDateAhead } from '#test/runner/run-date-ahead.ts'
import { buyerWithCart, NIRWASITA } from '../buyer/filled-cart.ts'

test.use({ ownDatabase: true, serviceWorkers: 'allow' })

/** The worker of this page answers for its next one. */
async function workerIsThere(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Expects that the offline page's content has been stored. */
function expectStored(page: Page, text: string) {
  return expect
    .poll(() =>
      page.evaluate(async () => {
        const stored = await caches.match('/terakhir-dilihat.json')
        return stored ? await stored.text() : ''
      }),
    )
    .toContain(text)
}

/** A page of the worker's, which has no code of ours to wait for. */
async function gotoOffline(page: Page) {
  // its clock would be the computer's
  for (const worker of page.context().serviceWorkers()) await worker.evaluate(runDateAhead, pageLead())
  await page.context().setOffline(true)
  await page.evaluate(() => window.location.assign('/seller'))
  await expect(page.getByRole('heading', { name: 'Halaman ini belum dapat dibuka' })).toBeVisible()
}

test('can be installed, and shows without a network the cart and what was seen last, no price, and nothing of it to another person or after signing out [SESS-4, ROLE-4, PUSH-2]', async ({
  page,
  context,
}) => {
  await test.step('takes any other worker of the site away [PUSH-2]', async () => {
    await page.goto('/healthz')
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?lain', { scope: '/assets/' })))
    await page.goto('/tentang-kami')
    await workerIsThere(page)
    const workers = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL.replace(/^.*\//, '')),
      )
    await expect.poll(workers).toEqual(['sw.js'])
  })

  await test.step('its manifest names it, and pictures that are there', async () => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await page.request.get(address ?? '')).json()
    expect(manifest).toMatchObject({ name: 'Sentra Bahan', start_url: '/', display: 'standalone' })
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(true)
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
    }
  })

  await test.step('shows without a network the cart and what was seen last, and no price [ROLE-4]', async () => {
    await buyerWithCart(page, { [NIRWASITA]: 1 })
    await page.goto('/keranjang')
    const line = page.getByRole('main').locator('a[href^="/produk/"]').last()
    const name = (await line.textContent()) ?? ''
    await line.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStored(page, '"path":"/produk/')
    await expectStored(page, '"cart"')
    await gotoOffline(page)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keranjang Anda' })).toBeVisible()
    await expect(page.getByText(/Rp\s?\d/)).toHaveCount(0)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL('/seller')
  })

  await test.step('keeps nothing of one person for another in the same browser [SESS-4]', async () => {
    await signIn(page, 'penjual@contoh.id')
    await page.goto('/pusat-seller')
    await expect(page.getByRole('main')).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/terakhir-dilihat.json'))?.text()))
      .not.toContain('"path":"/produk/')
    await gotoOffline(page)
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('shows nothing of it after signing out [SESS-4]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto(`/seller/${NIRWASITA}`)
    await expectStored(page, `"/seller/${NIRWASITA}"`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Menu akun/ })
      .click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await page.getByRole('button', { name: 'Ya, keluar' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expectStored(page, 'visitor')
    await gotoOffline(page)
    await expect(page.getByRole('listitem')).toHaveCount(0)
  })
})
