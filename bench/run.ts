import { parseArgs } from 'node:util'
import { ensureWebBuild } from '#server/platform/web/build-web.ts'
import { type AppProcess, startApp } from '#test/app-process.ts'
import { FIRST_LOAD_LIMIT_KB, firstLoadKilobytes } from '#test/first-load.ts'
import { printAnnouncements } from './announcements.ts'
import { printChat } from './chat.ts'
import { printExport } from './export.ts'
import { printHotProduct } from './hot-product.ts'
import { printImport } from './importing.ts'
import { copyOfOffers, provideBenchCluster } from './kept-database.ts'
import { measureSize, type SizeMeasured } from './measure-size.ts'
import { printPageWeight } from './page-weight.ts'
import { printPapers } from './papers.ts'
import { printPlans } from './plans.ts'
import { printProcesses } from './processes.ts'
import { printQuickOrder } from './quick-order.ts'
import { print, printGrowth } from './report.ts'

// npm run bench [-- part of a name ...]: requests per second and latency of the product, beside this machine's floor in
// the same run. Refusals in a measure make the run exit with code 1.
//   --offers 1000,100000   at these sizes, from the smallest (docs/operations.md); 1000, the demo itself, without it
//   --seconds 2            for each measure; 5 without it
//   --processes 2          instead, by so many processes behind one listener beside one, and where the time goes
//   --plans                instead, what PostgreSQL reads for each statement of the catalogue
// npm run bench -- page-weight: only what the list page of a signed-in buyer weighs.
// npm run bench -- chat: only conversations, beside an echo of Socket.IO; here PostgreSQL waits for its disk.
// npm run bench -- hot-product: only orders of one product by many at once, and what its stock's row takes; likewise.
// npm run bench -- announcements: only what announcing costs who writes, and how late listeners are; likewise.
// npm run bench -- import: only a file of 10,000 products, while lists are read.
// npm run bench -- export: only exports of 50,000 orders: time, and memory that must not grow with them.
// npm run bench -- papers: only what papers of orders weigh and take, and placing while 200 are issued at once.
// npm run bench -- quick-order: only 500 rows of codes and names, checked.
// npm run bench -- first-load: only how much JavaScript the product page loads, which a busy machine measures as well.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    offers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    processes: { type: 'string' },
    plans: { type: 'boolean', default: false },
  },
})
const sizes = values.offers
  .split(',')
  .map(Number)
  .sort((one, other) => one - other)
if (sizes.some((size) => !Number.isSafeInteger(size) || size < 1))
  throw new Error(`--offers ${values.offers} is no size`)

const isChat = positionals.join() === 'chat'
const isHotProduct = positionals.join() === 'hot-product'
const isAnnouncements = positionals.join() === 'announcements'
const stop = await provideBenchCluster({ waitsForDisk: isChat || isHotProduct || isAnnouncements })
try {
  if (values.plans) for (const size of sizes) await printPlans(size)
  else if (values.processes) await compareProcesses(Number(values.processes))
  else if (positionals.join() === 'first-load') await printFirstLoad()
  else if (positionals.join() === 'page-weight') await weigh()
  else if (isChat) await talk()
  else if (isAnnouncements) await printAnnouncements(Number(values.seconds))
  else if (isHotProduct) await orderOneProduct()
  else if (positionals.join() === 'import') await takeIn()
  else if (positionals.join() === 'export') await takeOut()
  else if (positionals.join() === 'papers') await printPapers()
  else if (positionals.join() === 'quick-order') for (const size of sizes) await checkRows(size)
  else await measure()
} finally {
  await stop()
}

async function measure(): Promise<void> {
  await ensureWebBuild()
  const measured: SizeMeasured[] = []
  for (const size of sizes) measured.push(await measureSize(size, Number(values.seconds), isWanted))
  printGrowth(measured)
  if (positionals.length === 0) await printFirstLoad()
}

async function compareProcesses(count: number): Promise<void> {
  await ensureWebBuild()
  for (const size of sizes) await printProcesses(size, count, Number(values.seconds), positionals)
}

async function weigh(): Promise<void> {
  await ensureWebBuild()
  await printPageWeight()
}

async function takeIn(): Promise<void> {
  await ensureWebBuild()
  await printImport(Number(values.seconds))
}

async function takeOut(): Promise<void> {
  await ensureWebBuild()
  await printExport()
}

async function checkRows(size: number): Promise<void> {
  await ensureWebBuild()
  await printQuickOrder(size)
}

async function orderOneProduct(): Promise<void> {
  await ensureWebBuild()
  await printHotProduct(Number(values.seconds))
}

async function talk(): Promise<void> {
  await ensureWebBuild()
  await printChat(Number(values.seconds))
}

function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.some((part) => name.includes(part.toLowerCase()))
}

async function printFirstLoad(): Promise<void> {
  await ensureWebBuild()
  const database = await copyOfOffers(1000)
  const app = await startApp(database.url)
  try {
    const script = await firstLoadKilobytes(app.url, await aProductPath(app))
    print(`first-load JavaScript of the product page ${script.toFixed(1)} kB gzip (limit: ${FIRST_LOAD_LIMIT_KB} kB)`)
  } finally {
    await app.stop()
    await database.drop()
  }
}

async function aProductPath({ url }: AppProcess): Promise<string> {
  const html = await (await fetch(`${url}/produk`)).text()
  return /href="(\/produk\/[a-z0-9]+-[a-z0-9-]+)"/.exec(html)?.[1] ?? '/produk'
}
