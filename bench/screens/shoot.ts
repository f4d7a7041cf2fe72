import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { aRegistration } from '#server/areas/accounts/testing.ts'
import { aliveOnArrival } from '#test/browser/alive-on-arrival.ts'
import { findChromium } from '#test/browser/chromium.ts'
import { print } from '../report.ts'
import { answers } from './answers.ts'
import { openings } from './openings.ts'
import { pages } from './pages.ts'
import { accounts, enter, openScreen, type Screen, type Who } from './screen.ts'
import { settle } from './settle.ts'

const PATIENCE_MS = 20_000
const sizes = {
  '1280': { viewport: { width: 1280, height: 800 } },
  '390': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>
type Size = keyof typeof sizes
const notAt = { '1280': 'narrow', '390': 'wide' } as const

interface Studio {
  url: string
  /** The time of the server's and the pages' clocks on every picture. */
  time: Date
  /** Sets the server's clock back to that time. */
  resetClock: () => Promise<void>
  /** Where the pictures go. */
  folder: string
  isSelected: (name: string) => boolean
}

/** Takes a picture of every place, as everybody who gets there, at both sizes. @returns what could not be taken, and why */
export async function shoot(studio: Studio): Promise<string[]> {
  await mkdir(studio.folder, { recursive: true })
  const browser = await chromium.launch(await findChromium())
  const missed: string[] = []
  try {
    for (const who of ['visitor', 'buyer', 'newcomer', 'seller', 'administrator'] as const) {
      const storageState = await stateOf(browser, studio.url, who)
      for (const size of Object.keys(sizes) as Size[]) {
        const screens = [...pages, ...openings, ...answers].filter(
          ({ as, name, only }) => as.includes(who) && only !== notAt[size] && studio.isSelected(name),
        )
        for (const screen of screens) {
          const file = `${screen.name}.${who}.${size}.png`
          await studio.resetClock()
          const context = await newContext(browser, { baseURL: studio.url, storageState, ...sizes[size] })
          await take(context, { screen, time: studio.time, path: join(studio.folder, file) }).catch(
            (reason: unknown) => {
              const [why = ''] = String(reason).split('\n')
              missed.push(`${file}: ${why}`)
            },
          )
          await context.close()
        }
        print(`${who}, ${size} px`)
      }
    }
  } finally {
    await browser.close()
  }
  return missed
}

function newContext(browser: Browser, options: BrowserContextOptions) {
  return browser.newContext({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
}

/** Signs in once for all pictures. @returns cookies and storage, as the browser then has them */
async function stateOf(browser: Browser, baseURL: string, who: Who) {
  const context = await newContext(browser, { baseURL })
  try {
    if (who === 'newcomer') {
      const data = aRegistration({ email: accounts.newcomer, nama_perusahaan: 'PT Pendatang Baru' })
      await context.request.post('/api/session/daftar', { data })
    }
    if (who !== 'visitor') await enter(await context.newPage(), who)
    return await context.storageState()
  } finally {
    await context.close()
  }
}

async function take(context: BrowserContext, { screen, time, path }: { screen: Screen; time: Date; path: string }) {
  const page = aliveOnArrival(await context.newPage())
  page.setDefaultTimeout(PATIENCE_MS)
  await page.clock.setFixedTime(time)
  await openScreen(page, screen)
  await settle(page, screen)
  await levelCodes(page)
  await page.screenshot({ path, fullPage: screen.whole ?? screen.act === undefined, animations: 'disabled' })
}

/** Numbers of orders and codes of vouchers are drawn by chance; all pictures show the same. */
async function levelCodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      text.textContent = (text.textContent ?? '').replace(/\bSB-[\dA-Z]{4,6}-[\dA-Z]{4,6}\b/g, 'SB-260301-CONTOH')
    }
  })
}
