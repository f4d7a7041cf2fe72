import pg from 'pg'
import { startApp } from '#test/servers/app-process.ts'
import { signInAs } from './buyer.ts'
import { copyOfOffers } from './cached-database.ts'
import { drawFacts } from './drawn-facts.ts'
import { print } from './report.ts'

const ROWS = 500
const TIMES = 5

/** A quick order of 500 rows, checked: by name, by CAS number and by the codes of sellers, mixed [ORDER-7]. */
export async function printQuickOrder(offers: number): Promise<void> {
  const database = await copyOfOffers(offers)
  const typed = await typedCodes(database.url)
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  try {
    const buyer = await signInAs(app.url, 'pembeli@contoh.id')
    const baris = Array.from({ length: ROWS }, (_, row) => ({
      kode: typed[row % typed.length] ?? '',
      jumlah: String(25 * (1 + (row % 40))),
    }))
    const taken: number[] = []
    let states: string[] = []
    for (let time = 0; time < TIMES; time++) {
      const start = performance.now()
      const answer = await buyer.call<{ baris: { status: string }[] }>('pesan-cepat/periksa', { baris })
      taken.push(performance.now() - start)
      states = answer.baris.map(({ status }) => status)
    }
    const of = (state: string) => states.filter((one) => one === state).length
    const [fastest = 0, slowest = 0] = [Math.min(...taken), Math.max(...taken)]
    print(
      `${ROWS} rows of ${offers} offers checked in ${fastest.toFixed(0)} to ${slowest.toFixed(0)} ms (limit: 3000 ms)`,
    )
    print(`of them right ${of('siap')}, to be chosen ${of('pilih')}, wrong ${of('salah')}`)
    if (slowest > 3000) process.exitCode = 1
  } finally {
    await app.stop()
    await database.drop()
  }
}

async function typedCodes(databaseUrl: string): Promise<string[]> {
  const { materials, offers } = await drawFacts(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const named = await client.query<{ name: string }>(
    `select name from products where status = 'published' order by md5(name) limit 200`,
  )
  await client.end()
  const words = offers.map(({ material, pack }) => `${material} ${pack}`)
  const texts = [
    materials.map(({ name, cas }) => cas ?? name),
    named.rows.map(({ name }) => name),
    words,
    ['tidak ada ini'],
  ]
  const longest = Math.max(...texts.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => texts.flatMap((list) => list[at % list.length] ?? [])).flat()
}
