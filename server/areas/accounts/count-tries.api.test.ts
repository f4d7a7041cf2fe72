import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Tx } from '#server/platform/database.ts'
import { hearStatements } from '#test/database/rows-read.ts'
import { openWorld } from '#test/world.ts'
import { countTry, giveTryBack } from './count-tries.ts'
import { forgetSignInFailures } from './queries.ts'

const statements = hearStatements()
const world = await openWorld({ connections: 6 })

const key = (name: string) => ({ key: name, times: 1 })
const UP = ['a', 'b', 'c'].map(key)
const DOWN = UP.toReversed()

/** Two acts that begin while another holds the middle one of three keys, and then both go on. */
async function beside(...acts: readonly ((tx: Tx) => Promise<unknown>)[]) {
  await sql`delete from sign_in_failures`.execute(world.db)
  const rows = DOWN.map(({ key }) => ({ key, failures: 1, last_at: world.now() }))
  await world.db.insertInto('sign_in_failures').values(rows).execute()
  const begun = await world.db.transaction().execute(async (tx) => {
    await sql`select from sign_in_failures where key = 'b' for update`.execute(tx)
    const begun = acts.map((act) => world.db.transaction().execute(act))
    await expect.poll(() => waiting()).toBe(acts.length)
    return begun
  })
  return (await Promise.allSettled(begun)).map(({ status }) => status)
}

async function waiting(): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%sign_in_failures%'`.execute(
    world.db,
  )
  return rows[0]?.waiting
}

it.each([
  ['two tries', (tx: Tx) => countTry(tx, UP, world.now()), (tx: Tx) => countTry(tx, DOWN, world.now())],
  ['a try and a success', (tx: Tx) => countTry(tx, DOWN, world.now()), (tx: Tx) => forgetSignInFailures(tx, UP)],
  ['a try and one given back', (tx: Tx) => countTry(tx, DOWN, world.now()), (tx: Tx) => giveTryBack(tx, UP)],
])('lets %s at once on the same networks both end [SESS-7]', async (_what, one, other) => {
  expect(await beside(one, other)).toEqual(['fulfilled', 'fulfilled'])
})

it('counts a sign-in from an IPv6 network by three statements, however many networks lie around it [SESS-7]', async () => {
  const { email } = await world.aBuyer()
  const payload = { identitas: email, password: 'Contoh123' }
  const signIn = () =>
    world.http.inject({ method: 'POST', url: '/api/session/login', payload, remoteAddress: '2001:db8:7:7::1' })

  const heard = await statements.during(async () => expect((await signIn()).statusCode).toBe(200), /sign_in_failures/)

  expect(heard).toHaveLength(3)
})
