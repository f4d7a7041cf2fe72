import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database.ts'
import { openDiskStore } from '#server/platform/files/open-file-store.ts'
import { openPush } from '#server/platform/push/open-push.ts'
import { builtWeb } from '#server/platform/web/web-source.ts'
import { copyOfOffers } from './cached-database.ts'
import { print } from './report.ts'

const PAGES = 40

/**
 * Prints the weight of a signed-in buyer's list page: elements, kilobytes by part, and this process' own time for one.
 */
export async function printPageWeight(): Promise<void> {
  const database = await copyOfOffers(1000)
  const db = openDatabase({ url: database.url, connections: 10 })
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'error', DATABASE_URL: database.url, DEMO: 'on' }
  const config = readConfig(settings)
  const { http } = await buildApp(
    {
      db,
      databaseAddress: () => database.url,
      config,
      now: () => new Date(),
      mailer: { send: async () => undefined, close: async () => undefined },
      pusher: openPush(config),
      files: openDiskStore('data/files'),
    },
    await builtWeb(),
  )
  try {
    const payload = { identitas: 'pembeli@contoh.id', password: 'Contoh123' }
    const signedIn = await http.inject({ method: 'POST', url: '/api/session/login', payload })
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const ask = async () => (await http.inject({ method: 'GET', url: '/produk', headers: { cookie } })).body
    for (let page = 0; page < PAGES; page++) await ask()

    const before = process.cpuUsage()
    for (let page = 0; page < PAGES; page++) await ask()
    const { user, system } = process.cpuUsage(before)

    const html = await ask()
    const scripts = [...html.matchAll(/<script\b.*?<\/script>/gs)].join('')
    const classes = [...html.matchAll(/ class="[^"]*"/g)].join('')
    const tags = html.replaceAll(/<script\b.*?<\/script>/gs, '').match(/<[a-z]/g)?.length
    print(`list page, signed in: ${tags} tags, ${kilobytes(html)} kB (${kilobytes(scripts)} in scripts,`)
    print(`${kilobytes(classes)} of classes), ${((user + system) / 1000 / PAGES).toFixed(1)} ms of processor time`)
  } finally {
    await http.close()
    await db.destroy()
    await database.drop()
  }
}

function kilobytes(text: string): string {
  return (Buffer.byteLength(text) / 1000).toFixed(1)
}
