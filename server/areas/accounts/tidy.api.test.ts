import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aRegistration } from './testing.ts'

const world = await openWorld()

/** Counts the rows that accounts leave behind. */
async function countRows() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from password_resets) as codes,
      (select count(*)::int from sign_in_failures) as failures,
      (select count(*)::int from session_bearers) as bearers,
      (select count(*)::int from email_verifications) as links,
      (select count(*)::int from sessions) as sessions`.execute(world.db)
  return rows[0]
}

async function countRowsAt(instant: string) {
  world.setClock(instant)
  await world.runJobs('accounts/tidy')
  return countRows()
}

it('forgets codes, failed sign-ins and bearers after two days, links after thirty, sessions after sixty [SESS-6] [RESET-6]', async () => {
  const owner = world.aVisitor()
  const registration = aRegistration()
  const { email } = registration
  await owner.call('session/daftar', registration)
  await owner.call('session/login', { identitas: email, password: 'Keliru123' })
  await owner.call('External/insertOTP', { tujuan: email, kode: '', username: '', tipe: 'password' })
  const all = { codes: 1, failures: 1, bearers: 1, links: 1, sessions: 1 }

  expect(await countRowsAt('2026-03-04T09:00:00+07:00')).toEqual(all)
  // the bearer was valid for a quarter of an hour
  expect(await countRowsAt('2026-03-04T09:15:00+07:00')).toEqual({ ...all, codes: 0, failures: 0 })
  expect(await countRowsAt('2026-03-04T09:15:01+07:00')).toEqual({ ...all, codes: 0, failures: 0, bearers: 0 })
  expect(await countRowsAt('2026-04-01T09:00:00+07:00')).toMatchObject({ links: 1, sessions: 1 })
  expect(await countRowsAt('2026-04-01T09:00:01+07:00')).toMatchObject({ links: 0, sessions: 1 })
  // networks it was used from count until then, even if the session ended long before
  expect(await countRowsAt('2026-05-01T09:00:00+07:00')).toMatchObject({ sessions: 1 })
  expect(await countRowsAt('2026-05-01T09:00:01+07:00')).toMatchObject({ sessions: 0 })
})

it('leaves signed-in users alone [SESS-6]', async () => {
  world.setClock()
  const buyer = await world.aBuyer()
  const before = await buyer.call('session/profil', {})
  await world.runJobs('accounts/tidy')
  expect((await countRows())?.sessions).toBe(1)
  expect((await buyer.call('session/profil', {})).data).toEqual(before.data)
})
