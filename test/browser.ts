import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { aliveOnArrival, isAlive } from './browser/alive-on-arrival.ts'
import { launched } from './browser/launched.ts'
import { pageLead } from './clock.ts'
import { runDateAhead } from './runner/run-date-ahead.ts'
import { type Account, PASSWORD } from './scenes/sign-in.ts'
import type { Site } from './servers/app-cluster.ts'
import { Sites } from './servers/sites.ts'

export { aliveOnArrival } from './browser/alive-on-arrival.ts'
export { type Account, type NewAccount, signIn } from './scenes/sign-in.ts'
export { expect }

type ForTest = {
  /**
   * Whether the file has a database of its own: one that changes what others read. The others share the demo's, by an
   * application for each worker.
   */
  ownDatabase: boolean
  /** Additional settings of that application. */
  settings: Record<string, string>
  /** Whether the conversations of the demo are there. */
  conversations: boolean
  /** How many processes serve it; more than one stand behind a balancer that alternates every request. */
  processes: number
  app: Site
  /** A page for a second person: with its own cookies and storage, watched like `page`. */
  anotherPage: () => Promise<Page>
}

type ForWorker = {
  sites: Sites
}

/**
 * A journey: the built application on its own database with the demo catalogue, and a page that fails the test when its
 * code throws or writes to console.error.
 */
export const test = base.extend<ForTest, ForWorker>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await launched(() => playwright.chromium.launch())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 0 },
  ],

  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
    async ({}, use) => {
      const sites = new Sites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  ownDatabase: [false, { option: true }],
  settings: [{}, { option: true }],
  conversations: [true, { option: true }],
  processes: [Number(process.env.TEST_PROCESSES ?? 1), { option: true }],

  app: [
    async ({ sites, ownDatabase, settings, conversations, processes }, use, { file }) => {
      await use(await sites.of(ownDatabase ? file : undefined, { settings, conversations, processes }))
    },
    { timeout: 180_000 },
  ],

  baseURL: async ({ app }, use) => use(app.url),

  context: async ({ context }, use) => {
    const complaints = await watch(context)
    await use(context)
    expect(complaints, 'errors in the page').toEqual([])
  },

  page: async ({ page }, use) => use(aliveOnArrival(page)),

  anotherPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = []
    await use(async () => {
      const context = await browser.newContext()
      opened.push({ context, complaints: await watch(context) })
      return aliveOnArrival(await context.newPage())
    })
    for (const { context } of opened) await context.close()
    const complaints = opened.flatMap((one) => one.complaints)
    expect(complaints, 'errors in another page').toEqual([])
  },
})

/** Signs in through /masuk as a person would; ends where the application leads. */
export async function signInAtForm(page: Page, account: Account, password = PASSWORD) {
  await page.goto('/masuk')
  await page.getByLabel('E-mail atau username').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/masuk')
  await isAlive(page)
}

/** The page breaks none of axe's rules, once nothing is on its way by which it is dimmed. */
export async function expectAccessible(page: Page) {
  expect(await violationsOf(page), 'what axe found').toEqual([])
}

/** Which of axe's rules the page breaks, or what is `within` it, and where, once nothing is still working, fading in or out. */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  await expect(page.getByRole('button', { name: 'proses berjalan . . .' })).toHaveCount(0)
  await page.waitForFunction(isStill, null, { polling: 50 })
  // without a page of its own for the sum, which only frames from elsewhere need, and without what is in order
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}

/** What has just opened is transparent until the next frame, which a busy machine draws late. */
function isStill(): boolean {
  if (document.querySelector('[data-starting-style], [data-ending-style]')) return false
  const endless = (one: Animation) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
  return document.getAnimations().every((one) => endless(one) || one.playState !== 'running')
}

/** Toasts stay for one or two seconds [API-6], and a busy machine may look only after that; all other timers run as written. */
function holdToasts() {
  const start = window.setTimeout.bind(window)
  const isToast = (ms?: number) => (ms === 1000 || ms === 2000) && new Error().stack?.includes('/toast-viewport-')
  const hold = (act: TimerHandler, ms?: number, ...given: unknown[]) => start(act, isToast(ms) ? 5000 : ms, ...given)
  Object.assign(window, { setTimeout: hold })
}

async function watch(context: BrowserContext): Promise<string[]> {
  await context.addInitScript(runDateAhead, pageLead())
  await context.addInitScript(holdToasts)
  const complaints: string[] = []
  context.on('weberror', (trouble) => complaints.push(trouble.error().stack ?? String(trouble.error())))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    // the browser's own note of a status such as 404 or 422, which may be what the test is about
    if (message.text().startsWith('Failed to load resource')) return
    // and of a live connection under way when a test takes the network away
    if (/^WebSocket connection to .*ERR_INTERNET_DISCONNECTED/.test(message.text())) return
    // the router's, of code that a server out of reach does not give
    if (/^Error loading route module|Failed to fetch dynamically imported module/.test(message.text())) return
    complaints.push(`console.error: ${message.text()}`)
  })
  return complaints
}
