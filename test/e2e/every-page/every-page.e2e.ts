import type { Page } from '@playwright/test'
import { matchRoutes } from 'react-router'
import { offices } from '#bench/screens/offices.ts'
import { pages } from '#bench/screens/pages.ts'
import { enter, openScreen, type Screen } from '#bench/screens/screen.ts'
import { settle } from '#bench/screens/settle.ts'
import { keyboardFaultsOf } from '#test/browser/keyboard.ts'
import { expect, test, violationsOf } from '#test/browser.ts'
import { pagePaths } from '#test/pages/pages.ts'
import { someoneNew } from '../visitor/registering.ts'

test.describe.configure({ mode: 'parallel' })

// all widths, as everybody who sees a page, with the stops of the keyboard: docs/testing.md
const isFullRun = process.env.TEST_WALK === 'whole'
const WIDTHS = isFullRun ? [360, 390, 768, 992, 1280, 1920] : [360]
const PAGES_A_TEST = isFullRun ? 13 : 50
const PATIENCE_MS = 10_000

/** Pages that only lead on to another, and those of what the demo has none of: second factors, proposed materials, orders just placed. */
const NOT_WALKED = [
  '/shop/cart',
  '/transaksi',
  '/loyalty-poin',
  '/bahan/dari-produk/:code',
  '/akun',
  '/masuk/langkah-kedua',
  '/checkout/selesai/:key',
  '/pusat-seller/nego/detail',
  '/admin',
  '/admin/bahan/usul/:proposalId',
]

const routes = pagePaths.map((path) => ({ path }))
const routeOf = ({ at }: Screen) => matchRoutes(routes, exampleOf(at))?.[0]?.route.path

test('every page of the route table is walked', () => {
  const walked = new Set(pages.map(routeOf))

  expect(pagePaths.filter((path) => !walked.has(path)).sort()).toEqual(NOT_WALKED.toSorted())
})

/** An address at the end of the way: what a link begins with goes on somehow. */
function exampleOf(at: Screen['at']): string {
  if (typeof at === 'string') return at.replace(/[?#].*/, '')
  const [link = ''] = at.link.split('?')
  return link.replace(/\[0-9\]\+?/g, '1').replace(/\/$/, '/1')
}

// a list without results is of the list's kind, what is opened on it is not
const kinds = pages.map((one) => `${routeOf(one)} ${/bagian=\w+/.exec(String(one.at))} ${one.act && one.name}`)

for (const who of ['visitor', 'buyer', 'newcomer', 'seller', 'administrator'] as const) {
  const chosen = isFullRun
    ? pages.filter(({ as }) => as.includes(who))
    : pages.filter(({ as }, index) => as[0] === who && kinds.indexOf(kinds[index] ?? '') === index)
  for (let from = 0; from < chosen.length; from += PAGES_A_TEST) {
    const some = chosen.slice(from, from + PAGES_A_TEST)
    test(`a ${who} meets no obstacle and nothing too wide, from ${some[0]?.name} to ${some.at(-1)?.name}`, async ({
      page,
    }) => {
      test.slow()
      if (who !== 'visitor') await enter(page, who, (await someoneNew(page.request)).email)
      const found: string[] = []
      for (const screen of some) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await openScreen(page, screen)
        await settle(page, screen)
        const byKey = isFullRun && isOffice(who) && offices.includes(screen) ? await keyboardFaultsOf(page) : []
        const faults = [...(await violationsOf(page)), ...byKey, ...(await tooWideAt(page, WIDTHS))]
        found.push(...faults.map((what) => `${screen.name}: ${what}`))
      }
      expect(found).toEqual([])
    })
  }
}

/** Whose pages are worked on the whole day. */
function isOffice(who: string): boolean {
  return who === 'seller' || who === 'administrator'
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
