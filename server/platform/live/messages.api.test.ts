import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { CompanyId } from '#domain/ids.ts'
import { type Announcement, cartChanged } from '#domain/live.ts'
import { openDatabase } from '#server/platform/database.ts'
import { hear } from '#test/hear.ts'
import { listenLive } from '#test/live-ear.ts'
import { startApi } from '#test/servers/api-process.ts'
import { type MessageServer, noMessageServer, startMessageServer } from '#test/servers/message-server.ts'
import { openWorld } from '#test/world.ts'
import { openListener } from './open-listener.ts'
import { openMessages } from './open-messages.ts'
import { publish, publishToVisitors } from './publish.ts'
import { actingIn, announcementsAreHeard } from './testing.ts'

const server = await startMessageServer()
if (server) {
  afterAll(server.kill)
  await describeCarried(server)
} else it.skip(`announcements by a message server [OPS-1]: ${noMessageServer}`, () => undefined)

async function describeCarried({ url, kill, start }: MessageServer): Promise<void> {
  const settings = { ANNOUNCEMENTS_URL: url }
  const world = await openWorld({ settings, connections: 2 })
  const [here, there] = await Promise.all([
    startApi(world.databaseUrl, settings),
    startApi(world.databaseUrl, settings),
  ])
  afterAll(() => {
    for (const { process } of [here, there]) process.kill()
  })
  const { announce, signIn } = actingIn(world)
  beforeEach(start)

  describe('by a message server', () => {
    announcementsAreHeard(world, [here, there])

    it('it is the server that carries them: the database is told of none but what visitors see [OPS-1]', async () => {
      const byDatabase = await hear(world.databaseUrl)
      const byBoth = await world.hear()
      await announce(cartChanged('by-server' as CompanyId))
      await world.db.transaction().execute(publishToVisitors)

      const catalogue = { topics: [], change: { name: 'catalogue' } }
      expect(await byDatabase.next()).toEqual(catalogue)
      await expect.poll(() => byBoth.all).toHaveLength(2)
      expect(byBoth.all).toEqual(expect.arrayContaining([catalogue, cartChanged('by-server' as CompanyId)]))
    })

    it('what is done without it is heard as well, such as by programs beside the site [OPS-1]', async () => {
      const heard = await world.hear()
      const db = openDatabase({ url: world.databaseUrl, connections: 1 })
      await db.transaction().execute((tx) => publish(tx, cartChanged('beside' as CompanyId)))
      await db.destroy()
      expect(await heard.next()).toEqual(cartChanged('beside' as CompanyId))
    })

    it('a commit that the database refuses announces nothing [OPS-1]', async () => {
      const heard = await world.hear()
      await sql`create table pairs (id int primary key, other int references pairs deferrable initially deferred)`.execute(
        world.db,
      )
      const refused = world.db.transaction().execute(async (tx) => {
        await publish(tx, cartChanged('refused' as CompanyId))
        await sql`insert into pairs values (1, 2)`.execute(tx)
      })
      await expect(refused).rejects.toThrow('pairs_other_fkey')
      await announce(cartChanged('next' as CompanyId))
      expect(await heard.next()).toEqual(cartChanged('next' as CompanyId))
    })
  })

  // processes are started, killed and missed, and a busy machine is slow at each
  const patience = { timeout: 180_000 }

  describe('a message server that is killed', patience, () => {
    it('is missed by nobody: the database carries them until it is back, then browsers ask again [OPS-1]', async () => {
      const buyer = await world.aBuyer()
      const browser = await listenLive(there.url, await signIn(there, buyer))

      await kill()
      await announce(cartChanged(buyer.companyId))
      await browser.next('change')
      expect((await fetch(`${there.url}/readyz`)).status).toBe(200)
      const late = await startApi(world.databaseUrl, settings)
      onTestFinished(() => void late.process.kill())
      const onLate = await listenLive(late.url, await signIn(late, buyer))

      await start()
      await Promise.all([browser.next('resync'), onLate.next('resync')])
      await announce(cartChanged(buyer.companyId))
      await Promise.all([browser.next('change'), onLate.next('change')])
    })

    it('loses nothing for good of what is announced meanwhile: it is heard, or all is asked again after it [OPS-1]', async () => {
      const db = openDatabase({ url: world.databaseUrl, connections: 4 })
      const warnings: string[] = []
      const messages = await openMessages({ url, db, warn: (sentence) => warnings.push(sentence) })
      const events: string[] = []
      const onAnnouncement = ({ topics }: Announcement) => events.push(`heard ${topics[0]}`)
      const ears = [
        await messages.hear({ onAnnouncement, onGap: () => events.push('gap') }),
        (await openListener({ url: world.databaseUrl, onAnnouncement, onLoss() {}, onGap() {}, warn() {} })).close,
      ]
      onTestFinished(async () => {
        await Promise.all([...ears.map((close) => close()), messages.close()])
        await db.destroy()
      })
      let isDone = false
      const writing = [1, 2, 3, 4].map(async (worker) => {
        for (let count = 1; !isDone; count++) {
          const id = `${worker}-${count}`
          await db.transaction().execute((tx) => publish(tx, cartChanged(id as CompanyId)))
          events.push(`wrote company:${id}`)
        }
      })
      const heardSince = (from: number) => events.slice(from).filter((event) => event.startsWith('heard')).length
      await expect.poll(() => heardSince(0)).toBeGreaterThan(100)
      await kill()
      const killedAt = events.length
      await expect.poll(() => heardSince(killedAt)).toBeGreaterThan(100)
      await start()
      await expect.poll(() => events).toContain('gap')
      await expect.poll(() => warnings).toHaveLength(2)
      isDone = true
      await Promise.all(writing)

      const unheard = () => {
        const heardOf = new Set(events.filter((event) => event.startsWith('heard')))
        const written = events.slice(events.lastIndexOf('gap')).filter((event) => event.startsWith('wrote'))
        return written.filter((event) => !heardOf.has(event.replace('wrote', 'heard')))
      }
      await expect.poll(unheard).toEqual([])
      expect(warnings).toEqual([expect.stringContaining('was lost'), expect.stringContaining('is there again')])
    })
  })

  it('a process killed before it could tell: who hears its silence asks again [OPS-1]', patience, async () => {
    const buyer = await world.aBuyer()
    const browser = await listenLive(there.url, await signIn(there, buyer))
    const killed = await startApi(world.databaseUrl, settings)
    const ended = once(killed.process, 'exit')
    killed.process.kill('SIGKILL')
    await ended
    await browser.next('resync')
  })
}

it('nothing of it is loaded by a process that has no message server [OPS-1]', { timeout: 120_000 }, async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve(name, context, next) {
      const found = next(name, context)
      if (/@redis/.test(found.url)) loaded.push(found.url)
      return found
    } })
    await import(${JSON.stringify(new URL('../../process.ts', import.meta.url))})
    console.log(JSON.stringify(loaded))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(JSON.parse(stdout)).toEqual([])
})
