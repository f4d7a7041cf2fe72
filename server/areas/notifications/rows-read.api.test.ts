import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { hearStatements, planOf } from '#test/database/rows-read.ts'
import { openWorld } from '#test/world.ts'
import { notify, withdrawNotice } from './read-notifications.ts'

// The cost of a company's bell and jobs depends on what is new, not on all its notifications.
const MOST_ROWS = 200

const statements = hearStatements()
const world = await openWorld()
const client = new pg.Client({ connectionString: world.databaseUrl })
beforeAll(() => client.connect())
afterAll(() => client.end())

let seller: Person

/** A seller who has read three thousand notifications and gets one more. */
beforeEach(async () => {
  seller = await world.aSeller()
  await sql`
    insert into notifications (company_id, kind, step, subject_id, message, link, created_at)
    select ${seller.companyId}, (array['chat', 'nego', 'order'])[1 + n % 3], 'message', uuidv7(), 'Lama', '/', ${world.now()}::timestamptz + n * interval '1 second'
    from generate_series(1, 3000) n`.execute(world.db)
  await sql`analyze notifications`.execute(world.db)
  world.setClock(new Date(world.now().getTime() + 3600_000).toISOString())
  await seller.call('notifikasi/baca', seller.ids)
  world.setClock(new Date(world.now().getTime() + 1000).toISOString())
})

const notifySeller = () =>
  world.db.transaction().execute((tx) => {
    const news = { kind: 'nego', step: 'submit', message: 'Nego', link: '/pusat-seller/nego' } as const
    return notify(tx, [{ companyId: seller.companyId, ...news }], world.now())
  })

async function mostReadBy(work: () => Promise<unknown>, which?: RegExp): Promise<string[]> {
  const tooMany: string[] = []
  for (const one of await statements.during(work, which)) {
    const { rowsRead, top } = await planOf(client, one)
    if (rowsRead > MOST_ROWS) tooMany.push(`${one.name}: ${rowsRead} rows (${top.join(', ')})`)
  }
  return tooMany
}

it('reads what is new for the bell, not what is old [HEAD-8]', async () => {
  await notifySeller()
  const listed = () => seller.call('notifikasi/daftar', { company_id: seller.companyId })
  expect((await listed()).data.belum_dibaca).toBe(1)

  expect(await mostReadBy(listed)).toEqual([])
})

it('reads what is untold, and what is about one room, not all of the company [PUSH-2]', async () => {
  await notifySeller()
  expect(await mostReadBy(() => world.runJobs(), /^\s*update "notifications"/)).toEqual([])

  const about = { companyId: seller.companyId, kind: 'chat', subjectId: seller.userId } as const
  const withdraw = () => world.db.transaction().execute((tx) => withdrawNotice(tx, about))
  expect(await mostReadBy(withdraw, /^\s*delete/)).toEqual([])
})
