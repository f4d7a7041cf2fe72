import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { commandWords } from '#server/command-words.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { findChromium } from '#test/browser/chromium.ts'
import { startApp } from '#test/servers/app-process.ts'
import { cloneDatabase, ensureTemplate, provideCluster } from '#test/servers/postgres.ts'
import { print } from './report.ts'

const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = {
  home: async () => '/',
  list: async () => '/produk',
  material: async () => '/bahan/kalsium-karbonat',
  product: (url: string) => firstLink(url, '/produk', /href="(\/produk\/[a-z0-9]+-[a-z0-9-]+)"/),
  article: (url: string) => firstLink(url, '/artikel', /href="(\/artikel\/(?!post-)[a-z0-9-]+)"/),
}

const { positionals: requested } = commandWords(
  `npm run bench:web [-- PAGE ...]

What Lighthouse thinks of the main pages, as a visitor on a phone, in points of 100, with what it would have otherwise; the
median of three runs, after one that the server warms up by. PAGE: ${Object.keys(pages).join(', ')}.`,
  { allowPositionals: true },
  ({ positionals }) => positionals.filter((name) => !(name in pages)).map((name) => `There is no page '${name}'.`)[0],
)

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

const stop = await provideCluster()
try {
  await Promise.all([ensureTemplate('demo'), ensureBuild()])
  const database = await cloneDatabase('demo')
  const app = await startApp(database.url)
  try {
    print('| page | performance | accessibility | best practices | seo | LCP | TBT | CLS |')
    print('|---|---|---|---|---|---|---|---|')
    for (const [name, addressOf] of Object.entries(pages)) {
      if (requested.length > 0 && !requested.includes(name)) continue
      const path = await addressOf(app.url)
      if (path !== null) await auditPage(name, app.url + path)
    }
  } finally {
    await app.stop()
    await database.drop()
  }
} finally {
  await stop()
}

async function auditPage(name: string, address: string): Promise<void> {
  await visit(address)
  const runs: Result['lhr'][] = []
  while (runs.length < RUNS) runs.push((await visit(address)).lhr)
  show(name, computeMedianRun(runs))
}

/** One run, in a browser of its own. */
async function visit(address: string): Promise<Result> {
  const { executablePath, args, env } = await findChromium()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless=new'],
    envVars: { ...process.env, ...env },
  })
  try {
    const onlyCategories = [...categories]
    const result = await lighthouse(address, { port: chrome.port, onlyCategories, logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse has not answered for ${address}`)
    return result
  } finally {
    chrome.kill()
  }
}

function show(name: string, lhr: Result['lhr']): void {
  const points = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
  const measures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  const shown = measures.map((id) => lhr.audits[id]?.displayValue ?? '')
  print(`| ${[name, ...points, ...shown].join(' | ')} |`)
  const refs = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
  for (const { id, weight } of refs) {
    const audit = lhr.audits[id]
    if (weight > 0 && audit && (audit.score ?? 1) < 0.9) print(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`)
  }
}

/** Null where there is no such page. */
async function firstLink(url: string, list: string, link: RegExp): Promise<string | null> {
  const html = await (await fetch(url + list)).text()
  return link.exec(html)?.[1] ?? null
}
