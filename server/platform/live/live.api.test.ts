import { once } from 'node:events'
import { get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { listenLive } from '#test/live-ear.ts'
import { startApi } from '#test/servers/api-process.ts'
import { openWorld } from '#test/world.ts'
import { actingIn, announcementsAreHeard } from './testing.ts'

const world = await openWorld()

const [here, there] = await Promise.all([startApi(world.databaseUrl), startApi(world.databaseUrl)])
afterAll(async () => {
  for (const { process } of [here, there]) process.kill()
})

const { signIn } = actingIn(world)

it.each(['h2c', 'websocket', 'TLS/1.2, h2c'])(
  'a request outside of /live/ that offers %j is answered as any other',
  async (upgrade) => {
    const request = get(`${here.url}/healthz`, { headers: { connection: 'Upgrade', upgrade } })
    const [answer] = await once(request, 'response')
    expect(answer.resume().statusCode).toBe(200)
  },
)

announcementsAreHeard(world, [here, there])

it('a bearer that has expired is refused [SESS-3]', async () => {
  const buyer = await world.aBuyer()
  const bearer = await signIn(here, buyer)
  await sql`update session_bearers set expires_at = ${world.now()} where session_id in
    (select id from sessions where user_id = ${buyer.userId})`.execute(world.db)

  await expect(listenLive(here.url, bearer)).rejects.toMatchObject({ data: { code: 'session_expired' } })
})
