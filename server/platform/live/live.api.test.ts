import { once } from 'node:events'
import { get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { CompanyId } from '#domain/ids.ts'
import { type Announcement, cartChanged, notificationsChanged } from '#domain/live.ts'
import { type ApiProcess, startApi } from '#test/api-process.ts'
import { listenLive } from '#test/live-ear.ts'
import { openWorld } from '#test/world.ts'
import { publish } from './publish.ts'

const world = await openWorld()

const [here, there] = await Promise.all([startApi(world.databaseUrl), startApi(world.databaseUrl)])
afterAll(async () => {
  for (const { process } of [here, there]) process.kill()
})

function announce(announcement: Announcement): Promise<void> {
  return world.db.transaction().execute((tx) => publish(tx, announcement))
}

async function post(node: ApiProcess, path: string, body: object, bearer?: string) {
  const answer = await fetch(`${node.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { data?: { sessionId?: string } } } // as far as it is read
}

/** @returns the bearer */
async function signIn(node: ApiProcess, { email }: { email: string }): Promise<string> {
  const { body } = await post(node, 'session/login', { identitas: email, password: 'Contoh123' })
  return body.data?.sessionId ?? ''
}

it.each(['h2c', 'websocket', 'TLS/1.2, h2c'])(
  'a request outside of /live/ that offers %j is answered as any other',
  async (upgrade) => {
    const request = get(`${here.url}/healthz`, { headers: { connection: 'Upgrade', upgrade } })
    const [answer] = await once(request, 'response')
    expect(answer.resume().statusCode).toBe(200)
  },
)

describe('what is announced', () => {
  it('is heard after the transaction has committed, and never when it rolls back', async () => {
    const heard = await world.hear()
    const rolledBack = world.db.transaction().execute(async (tx) => {
      await publish(tx, cartChanged('rolled-back' as CompanyId))
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')

    await announce(cartChanged('committed' as CompanyId))

    expect(await heard.next()).toEqual(cartChanged('committed' as CompanyId))
    expect(heard.all).toHaveLength(1)
  })

  it('reaches thousands of companies, though a notification of PostgreSQL holds less than 8000 bytes', async () => {
    const heard = await world.hear()
    const companies = Array.from({ length: 3_000 }, () => crypto.randomUUID() as CompanyId)

    await announce(notificationsChanged(companies))
    await announce(cartChanged('last' as CompanyId))

    const topics: string[] = []
    for (let one = await heard.next(); one.change.name !== 'cart'; one = await heard.next()) topics.push(...one.topics)
    expect(topics).toEqual(companies.map((id) => `company:${id}`))
  })
})

describe('two nodes on one database', () => {
  it('bring an act on one to the browser on the other, and to no stranger', async () => {
    const [buyer, stranger] = [await world.aBuyer(), await world.aBuyer()]
    const [acting, watching] = [await signIn(here, buyer), await signIn(there, buyer)]
    const browser = await listenLive(there.url, watching)
    const strangers = await listenLive(there.url, await signIn(there, stranger))

    const read = await post(here, 'notifikasi/baca', buyer.ids, acting)
    await browser.next('change')
    await announce(cartChanged(stranger.companyId))
    await strangers.next('change')

    expect(read.status).toBe(200)
    expect(browser.changes).toEqual([{ name: 'notifications' }])
    expect(strangers.changes).toEqual([{ name: 'cart' }])
  })

  it('cut a session off on both when it is signed out on one; the other sessions of the user stay [SESS-4]', async () => {
    const buyer = await world.aBuyer()
    const [ending, staying] = [await signIn(here, buyer), await signIn(there, buyer)]
    const ended = [await listenLive(here.url, ending), await listenLive(there.url, ending)]
    const other = await listenLive(there.url, staying)

    await post(here, 'logout', { session_id: ending })
    await Promise.all(ended.map((ear) => ear.next('disconnect')))
    await announce(cartChanged(buyer.companyId))
    await other.next('change')

    await expect(listenLive(there.url, ending)).rejects.toMatchObject({ data: { code: 'session_over' } })
  })

  it('let their browsers ask again after their connections to the database were lost, and go on', async () => {
    const buyer = await world.aBuyer()
    const ears = [
      await listenLive(here.url, await signIn(here, buyer)),
      await listenLive(there.url, await signIn(there, buyer)),
    ]
    const ended = await listenLive(there.url, await signIn(there, await world.aBuyer()))

    await world.db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'sentra-bahan live'`.execute(tx)
      // nobody hears of what happens before they are back
      await sql`update sessions set ended_at = ${world.now()} where user_id <> ${buyer.userId}`.execute(tx)
    })
    await Promise.all([...ears.map((ear) => ear.next('resync')), ended.next('disconnect')])
    await announce(cartChanged(buyer.companyId))

    await Promise.all(ears.map((ear) => ear.next('change')))
  })
})

it('a bearer that has expired is refused [SESS-3]', async () => {
  const buyer = await world.aBuyer()
  const bearer = await signIn(here, buyer)
  await sql`update session_bearers set expires_at = ${world.now()} where session_id in
    (select id from sessions where user_id = ${buyer.userId})`.execute(world.db)

  await expect(listenLive(here.url, bearer)).rejects.toMatchObject({ data: { code: 'session_expired' } })
})
