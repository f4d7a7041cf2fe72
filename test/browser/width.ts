import { expect, type Page } from '@playwright/test'

/** The page does not scroll sideways: as it is, or after its window has got a width in pixels. */
export async function expectNoSidewaysScroll(page: Page, width?: number) {
  if (width !== undefined) await page.setViewportSize({ width, height: 800 })
  // what scrolls by itself is laid out anew a little later; clientWidth, since a phone's innerWidth grows with what sticks out
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, width === undefined ? 'the width' : `${width} px`).toBeLessThanOrEqual(0)
}
