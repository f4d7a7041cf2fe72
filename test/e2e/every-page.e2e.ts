import type { Page } from '@playwright/test'
import { pages } from '#bench/screens/pages.ts'
import { enter, openPlace } from '#bench/screens/place.ts'
import { settle } from '#bench/screens/settle.ts'
import { expect, test, violationsOf } from '#test/browser.ts'
import { someoneNew } from './registering.ts'

test.describe.configure({ mode: 'parallel' })

const WIDTHS = [360, 390, 768, 992, 1280, 1920]
const PAGES_A_TEST = 13
const PATIENCE_MS = 10_000

for (const who of ['visitor', 'buyer', 'newcomer', 'seller', 'administrator'] as const) {
  const seen = pages.filter(({ as }) => as.includes(who))
  for (let from = 0; from < seen.length; from += PAGES_A_TEST) {
    const some = seen.slice(from, from + PAGES_A_TEST)
    test(`a ${who} meets no obstacle and nothing too wide, from ${some[0]?.name} to ${some.at(-1)?.name}`, async ({
      page,
    }) => {
      if (who !== 'visitor') await enter(page, who, (await someoneNew(page.request)).email)
      const found: string[] = []
      for (const place of some) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await openPlace(page, place)
        await settle(page, place)
        const told = [...(await violationsOf(page)), ...(await tooWideAt(page, WIDTHS))]
        found.push(...told.map((what) => `${place.name}: ${what}`))
      }
      expect(found).toEqual([])
    })
  }
}

/** What makes the page wider than its window, at each width. */
async function tooWideAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // what scrolls by itself is laid out anew a little later
    const fits = page.waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      null,
      { timeout: PATIENCE_MS },
    )
    await fits.catch(() => found.push(`too wide at ${width} px`))
  }
  return found
}
