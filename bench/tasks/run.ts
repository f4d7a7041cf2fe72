import { chromium } from 'playwright-core'
import { commandWords } from '#server/command-words.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { aliveOnArrival } from '#test/browser/alive-on-arrival.ts'
import { findChromium } from '#test/browser/chromium.ts'
import { beginJourneys } from '#test/clock.ts'
import { callerAt } from '#test/e2e/buyer/filled-cart.ts'
import { signIn } from '#test/scenes/sign-in.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { cloneDatabase, ensureTemplate, provideCluster } from '#test/servers/postgres.ts'
import { columns, print } from '../report.ts'
import { buyerTasks } from './buyer-tasks.ts'
import { type Effort, Hand } from './hand.ts'
import { sellerTasks } from './seller-tasks.ts'
import type { Task } from './task.ts'

const tasks: readonly Task[] = [...buyerTasks, ...sellerTasks]
const PATIENCE_MS = 20_000
const NAME_WIDTH = 54

const { positionals: requested } = commandWords(
  `npm run tasks [-- PART ...]

How many presses, written fields and seconds the most frequent tasks of a day take, in the demo and a browser 1280 px wide, beside
what they may take, and the longest that the server took over one of their pages or calls. A task that takes more or that cannot be
done makes the run exit with code 1. PART is of their names.`,
  { allowPositionals: true },
)

beginJourneys()
const stop = await provideCluster()
try {
  await Promise.all([ensureTemplate('demo'), ensureBuild()])
  const database = await cloneDatabase('demo')
  const app = await startApp(database.url)
  try {
    await performAll(app)
  } finally {
    await app.stop()
    await database.drop()
  }
} finally {
  await stop()
}

async function performAll(app: AppProcess): Promise<void> {
  print('task'.padEnd(NAME_WIDTH) + columns(['presses', 'may be', 'fields', 'may be', 's', 'ms']))
  for (const task of tasks) {
    if (requested.length > 0 && !requested.some((word) => task.name.includes(word))) continue
    const effort = await perform(task, app).catch((reason: unknown) => String(reason))
    print(task.name.padEnd(NAME_WIDTH) + (typeof effort === 'string' ? `not done: ${effort}` : line(task, effort)))
    if (typeof effort === 'string' || isMore(task, effort)) process.exitCode = 1
  }
}

/** A browser of its own for each, so that a task finds nothing that the one before has left. */
async function perform(task: Task, app: AppProcess): Promise<Effort> {
  const prepared = (await task.prepare?.((account) => callerAt(app, account))) ?? ''
  const browser = await chromium.launch(await findChromium())
  try {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 1280, height: 800 },
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
    })
    const page = aliveOnArrival(await context.newPage())
    page.setDefaultTimeout(PATIENCE_MS)
    if (task.as) await signIn(page, task.as)
    else await page.goto('/healthz')
    await page.evaluate(() => localStorage.setItem('OpenSurveyIdentification', 'false'))
    const hand = new Hand(page)
    await task.perform(hand, prepared)
    return hand.effort()
  } finally {
    await browser.close()
  }
}

function line({ atMost }: Task, { presses, fields, seconds, slowestMs }: Effort): string {
  return columns([
    String(presses),
    String(atMost.presses),
    String(fields),
    String(atMost.fields),
    seconds.toFixed(1),
    slowestMs.toFixed(0),
  ])
}

function isMore({ atMost }: Task, { presses, fields }: Effort): boolean {
  return presses > atMost.presses || fields > atMost.fields
}
