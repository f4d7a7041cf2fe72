import { commandWords } from '#server/command-words.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { FIRST_LOAD_LIMIT_KB, firstLoadKilobytes } from '#test/browser/first-load.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { printAnnouncements } from './announcements.ts'
import { copyOfOffers, provideBenchCluster } from './cached-database.ts'
import { printChat } from './chat.ts'
import { printExport } from './export.ts'
import { printHalts } from './halts.ts'
import { printHotProduct } from './hot-product.ts'
import { printImport } from './importing.ts'
import { measureSize, type SizeMeasured } from './measure-size.ts'
import { printOrderDocuments } from './order-documents.ts'
import { printPageWeight } from './page-weight.ts'
import { printPlans } from './plans.ts'
import { printProcesses } from './processes.ts'
import { printQuickOrder } from './quick-order.ts'
import { print, printBySize } from './report.ts'

const { values, positionals } = commandWords(
  `npm run bench [-- [PART ...] [--offers 1000,100000] [--seconds 5] [--processes COUNT] [--plans]]

Requests per second and latency of the product, beside this machine's floor in the same run. Refusals in a measure make the
run exit with code 1. PART is of the names of measures.
  --offers       at these sizes, from the smallest (docs/operations.md); 1000, the demo itself, without it
  --seconds      for each measure; 5 without it
  --processes 2  instead, by so many processes behind one listener beside one, and where the time goes
  --plans        instead, what PostgreSQL reads for each statement of the catalogue
Alone, as the only PART:
  page-weight    what the list page of a signed-in buyer weighs
  chat           conversations, beside an echo of Socket.IO; here PostgreSQL waits for its disk
  hot-product    orders of one product by many at once, and what its stock's row takes; likewise
  announcements  what announcing costs who writes, and how late listeners are; likewise
  import         a file of 10,000 products, while lists are read
  export         exports of 50,000 orders: time, and memory that must not grow with them
  halts          how long the thread that answers is held by calls of the most rows they may have
  papers         what papers of orders weigh and take, and placing while 200 are issued at once
  quick-order    500 rows of codes and names, checked
  first-load     how much JavaScript the product page loads, which a busy machine measures as well`,
  {
    allowPositionals: true,
    options: {
      offers: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '5' },
      processes: { type: 'string' },
      plans: { type: 'boolean', default: false },
    },
  },
  ({ values: { offers, seconds, processes = '1' } }) => {
    if (!offers.split(',').every(isCount)) return `--offers ${offers} is no size.`
    return isCount(seconds) && isCount(processes) ? undefined : 'A count is a whole number above 0.'
  },
)
const sizes = values.offers
  .split(',')
  .map(Number)
  .sort((one, other) => one - other)

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
  else if (positionals.join() === 'halts') await printHalts()
  else if (positionals.join() === 'papers') await printOrderDocuments()
  else if (positionals.join() === 'quick-order') for (const size of sizes) await checkRows(size)
  else await measure()
} finally {
  await stop()
}

async function measure(): Promise<void> {
  await ensureBuild()
  const measured: SizeMeasured[] = []
  for (const size of sizes) measured.push(await measureSize(size, Number(values.seconds), isSelected))
  printBySize(measured)
  if (positionals.length === 0) await printFirstLoad()
}

async function compareProcesses(count: number): Promise<void> {
  await ensureBuild()
  for (const size of sizes) await printProcesses(size, count, Number(values.seconds), positionals)
}

async function weigh(): Promise<void> {
  await ensureBuild()
  await printPageWeight()
}

async function takeIn(): Promise<void> {
  await ensureBuild()
  await printImport(Number(values.seconds))
}

async function takeOut(): Promise<void> {
  await ensureBuild()
  await printExport()
}

async function checkRows(size: number): Promise<void> {
  await ensureBuild()
  await printQuickOrder(size)
}

async function orderOneProduct(): Promise<void> {
  await ensureBuild()
  await printHotProduct(Number(values.seconds))
}

async function talk(): Promise<void> {
  await ensureBuild()
  await printChat(Number(values.seconds))
}

function isSelected(name: string): boolean {
  return positionals.length === 0 || positionals.some((word) => name.includes(word.toLowerCase()))
}

async function printFirstLoad(): Promise<void> {
  await ensureBuild()
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

function isCount(text: string): boolean {
  return /^[1-9]\d*$/.test(text)
}
