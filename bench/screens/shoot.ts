import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '#test/chromium.ts'
import { print } from '../report.ts'
import { type Place, people, places, type Who } from './places.ts'

const PASSWORD = 'Contoh123'
const sizes = { '1280': { width: 1280, height: 800 }, '390': { width: 390, height: 844 } } as const
type Size = keyof typeof sizes

/** Takes a picture of every place, as everybody who gets there, at both sizes. @returns what could not be taken, and why */
export async function shoot(url: string, folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(await findChromium())
  const missed: string[] = []
  try {
    for (const who of Object.keys(people) as Who[]) {
      for (const size of Object.keys(sizes) as Size[]) {
        const context = await contextFor(browser, { url, who, size })
        for (const place of places.filter(({ as, name }) => as.includes(who) && isWanted(name))) {
          const file = `${place.name}.${who}.${size}.png`
          await take(context, place, join(folder, file)).catch((reason: unknown) => missed.push(`${file}: ${reason}`))
        }
        await context.close()
        print(`${who}, ${size} px`)
      }
    }
  } finally {
    await browser.close()
  }
  return missed
}

async function contextFor(browser: Browser, { url, who, size }: { url: string; who: Who; size: Size }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    isMobile: size === '390',
    hasTouch: size === '390',
  })
  const identitas = people[who]
  if (identitas !== null) {
    const page = await context.newPage()
    await page.goto('/masuk')
    await page.getByLabel('E-mail atau username').fill(identitas)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.waitForURL((address) => address.pathname !== '/masuk')
    await page.close()
  }
  return context
}

async function take(context: BrowserContext, { at, act }: Place, path: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    if (typeof at === 'string') await page.goto(at)
    else {
      await page.goto(at.on)
      const link = await page.locator(`main a[href^="${at.link}"]`).first().getAttribute('href')
      await page.goto(link ?? at.on)
    }
    await page.waitForLoadState('networkidle')
    await act?.(page)
    // pictures further down are loaded when they come near
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.screenshot({ path, fullPage: act === undefined, animations: 'disabled' })
  } finally {
    await page.close()
  }
}
