import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { anOrder } from '../scenes/ordering.ts'
import { openWorld } from '../world.ts'
import { readWhole } from './found-by-index.ts'
import { hearStatements } from './rows-read.ts'

// What is asked every minute, or after every act, is found by an index.

const statements = hearStatements()
const world = await openWorld({ connections: 4, settings: { PAYMENT_TEST: 'on' } })

/** Browsers of many companies: of next to none the planner reads all. */
async function manyBrowsers(userId: string): Promise<void> {
  await sql`
    with made as (
      insert into companies (kind, name, username, created_at)
      select 'buyer', 'PT ' || n, 'pt-' || n, now() from generate_series(1, 400) n returning id
    ), signed_in as (
      insert into sessions (user_id, company_id, refresh_hash, created_at, last_used_at, expires_at)
      select ${userId}, id, uuid_send(gen_random_uuid()), now(), now(), now() + interval '10 years'
      from made, generate_series(1, 5) returning id
    )
    insert into push_subscriptions (session_id, endpoint, public_key, secret, registered_at)
    select id, 'https://push.example/' || id, '', '', now() from signed_in`.execute(world.db)
  await sql`analyze companies, sessions, push_subscriptions`.execute(world.db)
}

it('finds by an index which virtual accounts are over, and the browsers of whom something is told [PAY-3, PUSH-2]', async () => {
  const { buyer } = await anOrder(world)
  await manyBrowsers(buyer.userId)
  const heard = await statements.during(async () => {
    await world.runJobs('payments/expire')
    await world.runJobs()
  }, /^\s*(\/\*.*?\*\/)?\s*(select|with|update)\b/)
  const polled = heard.filter(({ text }) => /"virtual_accounts"|"push_subscriptions"/.test(text))

  expect(polled.map(({ text }) => /"(virtual_accounts|push_subscriptions)"/.exec(text)?.[1])).toEqual(
    expect.arrayContaining(['virtual_accounts', 'push_subscriptions']),
  )
  for (const one of polled) expect([one.text, await readWhole(world.db, one)]).toEqual([one.text, []])
})
