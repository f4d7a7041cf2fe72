import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { cartChanged } from '#domain/live.ts'
import { hashPassword } from '#server/areas/accounts/public.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database.ts'
import { aFolder, start } from '#server/platform/embedded-postgres/testing.ts'
import { publish } from '#server/platform/live/publish.ts'
import { testsBegin } from '#test/clock.ts'
import { writeCompany, writeUser } from '#test/factories.ts'
import { listenLive } from '#test/live-ear.ts'
import { post } from '#test/post.ts'
import { startApi } from '#test/servers/api-process.ts'
import { aForwarder } from '#test/servers/forwarder.ts'

const PASSWORD = 'Contoh123'

async function aBuyer(url: string) {
  const db = openDatabase({ url, connections: 1 })
  const company = await writeCompany(db, 'buyer', { number: 1, now: testsBegin }, {})
  const passwordHash = await hashPassword(PASSWORD)
  const user = await writeUser(db, {
    companyId: company.companyId,
    role: 'owner',
    number: 1,
    passwordHash,
    joinedAt: testsBegin,
  })
  await db.destroy()
  return { companyId: company.companyId, email: user.email }
}

// a database is created, stopped and started, and a node beside it
const patience = { timeout: 90_000 }

it(
  'a database that is stopped and started again: nodes go on, and browsers ask again for what they missed',
  patience,
  async () => {
    const dataDir = aFolder()
    const first = await start({ dataDir })
    await migrate(first.url)
    const buyer = await aBuyer(first.url)
    const forwarder = await aForwarder()
    const node = await startApi(forwarder.proxyOf(first.url))
    onTestFinished(async () => {
      node.process.kill()
      await once(node.process, 'exit')
    })
    const signedIn = await post(node.url, 'session/login', { identitas: buyer.email, password: PASSWORD })
    const { data } = (await signedIn.json()) as { data: { sessionId: string } } // or listening fails
    const browser = await listenLive(node.url, data.sessionId)

    await first.stop()
    expect((await fetch(`${node.url}/readyz`)).status).toBe(503)
    const second = await start({ dataDir })
    forwarder.proxyOf(second.url)
    await browser.next('resync')

    const db = openDatabase({ url: second.url, connections: 1 })
    await db.transaction().execute((tx) => publish(tx, cartChanged(buyer.companyId)))
    await db.destroy()
    await browser.next('change')
    expect(browser.changes).toEqual([{ name: 'cart' }])
    expect((await fetch(`${node.url}/readyz`)).status).toBe(200)
  },
)
