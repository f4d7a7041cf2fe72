import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CompanyId } from '#domain/ids.ts'
import { type Announcement, cartChanged, notificationsChanged } from '#domain/live.ts'
import { listenLive } from '#test/live-ear.ts'
import type { ApiProcess } from '#test/servers/api-process.ts'
import type { World } from '#test/world.ts'
import { publish } from './publish.ts'

/** The acts of a test of announcements on the nodes of a world. */
export function actingIn(world: World) {
  async function post(node: ApiProcess, path: string, body: object, bearer?: string) {
    const answer = await fetch(`${node.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { data?: { sessionId?: string } } } // as far as it is read
  }
  return {
    announce: (announcement: Announcement): Promise<void> =>
      world.db.transaction().execute((tx) => publish(tx, announcement)),
    post,
    /** @returns the bearer */
    async signIn(node: ApiProcess, { email }: { email: string }): Promise<string> {
      const { body } = await post(node, 'session/login', { identitas: email, password: 'Contoh123' })
      return body.data?.sessionId ?? ''
    },
  }
}

/** The promises of announcements, whatever carries them: tests for a world and two nodes on its database. */
export function announcementsAreHeard(world: World, [here, there]: readonly [ApiProcess, ApiProcess]): void {
  const { announce, post, signIn } = actingIn(world)

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
      for (let one = await heard.next(); one.change.name !== 'cart'; one = await heard.next())
        topics.push(...one.topics)
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
        // announcements before they are back are missed
        await sql`update sessions set ended_at = ${world.now()} where user_id <> ${buyer.userId}`.execute(tx)
      })
      await Promise.all([...ears.map((ear) => ear.next('resync')), ended.next('disconnect')])
      await announce(cartChanged(buyer.companyId))

      await Promise.all(ears.map((ear) => ear.next('change')))
    })
  })
}
