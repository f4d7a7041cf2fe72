import type { Page } from '@playwright/test'
import { expect, test } from '#test/browser.ts'

/** Holds back what matches until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('keeps the chosen order of the list while that is on its way [CARD-3]', async ({ page }) => {
  await page.goto('/produk')
  const order = page.getByLabel('Urutkan')
  const release = await hold(page, /\/produk\.data/)

  await order.selectOption('Terbaru')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(order).toHaveValue('terbaru')
  release()

  await expect(page).toHaveURL('/produk?urut=terbaru')
  await expect(order).toHaveValue('terbaru')
})
