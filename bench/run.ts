import { commandWords } from '#server/command-words.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { FIRST_LOAD_LIMIT_KB, firstLoadKilobytes } from '#test/browser/first-load.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { printAgainst } from './against.ts'
import { printAnnouncements } from './announcements.ts'
import { copyOfOffers, provideBenchCluster } from './cached-database.ts'
import { printChat } from './chat.ts'
import { printComparison } from './compare.ts'
import { printExport } from './export.ts'
import { printHalts } from './halts.ts'
import { printHotProduct } from './hot-product.ts'
import { printImport } from './importing.ts'
import { measureSize, type SizeMeasured } from './measure-size.ts'
import { printOrderDocuments } from './order-documents.ts'
import { printPageWeight } from './page-weight.ts'
import { printPlans } from './plans.ts'
import { printQuickOrder } from './quick-order.ts'
import { print, printBySize } from './report.ts'

const { values, positionals } = commandWords(
  `npm run bench [-- [PART ...] [--offers 1000,100000] [--seconds 5] [--plans]]
       npm run bench -- --against REV|--processes COUNT [--rounds 3] [--seconds 5] [PART ...]

Requests per second and latency of the product, beside this machine's floor in the same run. Refusals in a measure make the
run exit with code 1. PART is of the names of measures.
  --offers       at these sizes, from the smallest (docs/operations.md); 1000, the demo itself, without it
  --seconds      for each measure; 5 without it
  --against REV  instead, the hot paths, start-up and memory beside those of a commit, alternately in one run
  --processes 2  instead, by so many processes behind one listener beside one, likewise
  --rounds       of these two; 3 without it
  --plans        instead, what PostgreSQL reads for each statement of the catalogue
Alone, as the only PART:
  page-weight      what the list page of a signed-in buyer weighs
  chat             conversations, beside an echo of Socket.IO; here PostgreSQL waits for its disk
  hot-product      orders of one product by many at once, and what its stock's row takes; likewise
  announcements    what announcing costs who writes, and how late listeners are; likewise
  import           a file of 10,000 products, while lists are read
  export           exports of 50,000 orders: time, and memory that must not grow with them
  halts            how long the thread that answers is held by calls of the most rows they may have
  order-documents  what papers of orders weigh and take, and placing while 200 are issued at once
  quick-order      500 rows of codes and names, checked
  first-load       how much JavaScript the product page loads, which a busy machine measures as well`,
  {
    allowPositionals: true,
    options: {
      offers: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      against: { type: 'string' },
      processes: { type: 'string' },
      plans: { type: 'boolean', default: false },
    },
  },
  ({ values: { offers, seconds, rounds, processes = '1' } }) => {
    if (!offers.split(',').every(isCount)) return `--offers ${offers} is no size.`
    return [seconds, rounds, processes].every(isCount) ? undefined : 'A count is a whole number above 0.'
  },
)
const sizes = values.offers
  .split(',')
  .map(Number)
  .sort((one, other) => one - other)

const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const alone: Record<string, () => Promise<void>> = {
  'page-weight': printPageWeight,
  chat: () => printChat(seconds),
  'hot-product': () => printHotProduct(seconds),
  announcements: () => printAnnouncements(seconds),
  import: () => printImport(seconds),
  export: printExport,
  halts: printHalts,
  'order-documents': printOrderDocuments,
  'quick-order': () => forEachSize(printQuickOrder),
  'first-load': printFirstLoad,
}
const word = positionals.join()
const stop = await provideBenchCluster({ waitsForDisk: ['chat', 'hot-product', 'announcements'].includes(word) })
try {
  await ensureBuild()
  if (values.plans) await forEachSize(printPlans)
  else if (values.against) await printAgainst(values.against, { rounds, seconds, isSelected })
  else if (values.processes) await forEachSize(compareProcesses)
  else await (alone[word] ?? measure)()
} finally {
  await stop()
}

async function forEachSize(print: (size: number) => Promise<unknown>): Promise<void> {
  for (const size of sizes) await print(size)
}

async function measure(): Promise<void> {
  const measured: SizeMeasured[] = []
  await forEachSize(async (size) => measured.push(await measureSize(size, seconds, isSelected)))
  printBySize(measured)
  if (positionals.length === 0) await printFirstLoad()
}

/** By one process and by a cluster behind its listener. */
async function compareProcesses(offers: number): Promise<void> {
  const usual = ['list', 'detail', 'cart', 'place order, 8 at once', 'list page, signed in']
  const isChosen = (name: string) => (positionals.length === 0 ? usual.includes(name) : isSelected(name))
  const sideOf = async (count: string) => {
    const database = await copyOfOffers(offers)
    return { name: `by ${count}`, database, settings: { WEB_CONCURRENCY: count } }
  }
  print(`${offers} offers`)
  await printComparison([await sideOf('1'), await sideOf(values.processes ?? '2')], { rounds, seconds, isChosen })
}

function isSelected(name: string): boolean {
  return positionals.length === 0 || positionals.some((word) => name.includes(word.toLowerCase()))
}

async function printFirstLoad(): Promise<void> {
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
