import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureWebBuild } from '#server/platform/web/build-web.ts'
import { startApp } from '#test/app-process.ts'
import { findChromium } from '#test/chromium.ts'
import { cloneDatabase, ensureTemplate, provideCluster } from '#test/postgres.ts'
import { print } from './report.ts'

// npm run bench:web [-- part of a name ...]: what Lighthouse thinks of the main pages, as a visitor on a phone, in points of
// 100, with what it would have otherwise.
const wanted = process.argv.slice(2)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = {
  home: async () => '/',
  list: async () => '/produk',
  material: async () => '/bahan/kalsium-karbonat',
  product: (url: string) => firstLink(url, '/produk', /href="(\/produk\/[a-z0-9]+-[a-z0-9-]+)"/),
  article: (url: string) => firstLink(url, '/artikel', /href="(\/artikel\/(?!post-)[a-z0-9-]+)"/),
}

const stop = await provideCluster()
try {
  await Promise.all([ensureTemplate('demo'), ensureWebBuild()])
  const database = await cloneDatabase('demo')
  const app = await startApp(database.url)
  try {
    print('| page | performance | accessibility | best practices | seo | LCP | TBT | CLS |')
    print('|---|---|---|---|---|---|---|---|')
    for (const [name, addressOf] of Object.entries(pages)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const path = await addressOf(app.url)
      if (path !== null) await judge(name, app.url + path)
    }
  } finally {
    await app.stop()
    await database.drop()
  }
} finally {
  await stop()
}

async function judge(name: string, address: string): Promise<void> {
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
    const { lhr } = result
    const points = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
    const measures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    const shown = measures.map((id) => lhr.audits[id]?.displayValue ?? '')
    print(`| ${[name, ...points, ...shown].join(' | ')} |`)
    const refs = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    for (const { id, weight } of refs) {
      const audit = lhr.audits[id]
      if (weight > 0 && audit && (audit.score ?? 1) < 0.9) print(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`)
    }
  } finally {
    chrome.kill()
  }
}

/** Null where there is no such page. */
async function firstLink(url: string, list: string, link: RegExp): Promise<string | null> {
  const html = await (await fetch(url + list)).text()
  return link.exec(html)?.[1] ?? null
}
