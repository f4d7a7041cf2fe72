import pg from 'pg'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { copyOfOffers } from './cached-database.ts'
import { writePastOrders } from './fill/past-orders.ts'
import { forgetHighest, highestMegabytes } from './memory.ts'
import { print } from './report.ts'

const ORDERS = 50_000
const ACCOUNT = 'pembeli@contoh.id'
// a tenth of the orders
const FIRST_DAY_OF_TENTH = new Date(Date.now() - 73 * 86_400_000).toISOString().slice(0, 10)

const files = [
  { words: 'orders, CSV', format: 'csv', isi: 'pesanan' },
  { words: 'orders, XLSX', format: 'xlsx', isi: 'pesanan' },
  { words: 'products of orders, XLSX', format: 'xlsx', isi: 'produk' },
]

/**
 * Exports of a tenth and of all of 50,000 orders: how long each takes, and how much memory the process holds meanwhile,
 * which must not grow with the orders [ORDER-8].
 */
export async function printExport(): Promise<void> {
  const database = await copyOfOffers(1000)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await writePastOrders(client, ORDERS, new Date(), { series: 'EKSPOR', buyer: ACCOUNT })
  await client.query('analyze')
  await client.end()
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  try {
    const buyer = await signInAs(app.url, ACCOUNT)
    print(
      `${'export'.padEnd(28)}${'orders'.padStart(8)}${'s'.padStart(8)}${'MB'.padStart(8)}${'memory MB'.padStart(11)}`,
    )
    for (const { words, ...file } of files) {
      await printOne(app, buyer, { words, orders: ORDERS / 10, params: { ...file, dari: FIRST_DAY_OF_TENTH } })
      await printOne(app, buyer, { words, orders: ORDERS, params: file })
    }
  } finally {
    await app.stop()
    await database.drop()
  }
}

interface ExportRequest {
  words: string
  orders: number
  params: Record<string, string>
}

async function printOne(
  app: AppProcess,
  { bearer }: BenchBuyer,
  { words, orders, params }: ExportRequest,
): Promise<void> {
  await forgetHighest(app)
  const begun = performance.now()
  const address = `${app.url}/api/transaksi/ekspor?${new URLSearchParams(params)}`
  const answer = await fetch(address, { headers: { authorization: bearer } })
  if (!answer.ok || !answer.body) throw new Error(`${words}: ${await answer.text()}`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  const figures = [
    String(orders).padStart(8),
    ((performance.now() - begun) / 1000).toFixed(1).padStart(8),
    (bytes / 1e6).toFixed(1).padStart(8),
    String(await highestMegabytes(app)).padStart(11),
  ]
  print(words.padEnd(28) + figures.join(''))
}
