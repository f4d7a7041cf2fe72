import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

const bell = async (person: Person) => (await person.call('notifikasi/daftar', { company_id: person.companyId })).data

describe('the bell', () => {
  it('counts what the member has not read; colleagues read for themselves [ORDER-4]', async () => {
    const { buyer, seller, product, addressId } = await anOrder(world)
    const mate = await world.aColleague(seller, 'sales')
    await placeFor(buyer, addressId, product)
    expect(await bell(seller)).toMatchObject({ belum_dibaca: 2, notifikasi: [{ dibaca: false }, { dibaca: false }] })

    await seller.call('notifikasi/baca', seller.ids)

    expect(await bell(seller)).toMatchObject({ belum_dibaca: 0, notifikasi: [{ dibaca: true }, { dibaca: true }] })
    expect((await bell(mate)).belum_dibaca).toBe(2)
  })

  it('is silent about what was told before somebody joined [HEAD-8]', async () => {
    const { buyer, seller, product, addressId } = await anOrder(world)
    world.setClock('2026-03-02T09:00:01+07:00')
    const mate = await world.aColleague(seller, 'sales')
    expect(await bell(mate)).toMatchObject({ belum_dibaca: 0, notifikasi: [{ dibaca: true }] })

    await placeFor(buyer, addressId, product)
    expect((await bell(mate)).belum_dibaca).toBe(1)
  })

  it('tells a company nothing of others, and is for signed-in users only [ROLE-8] [ROLE-9]', async () => {
    const { seller } = await anOrder(world)
    const stranger = await world.aSeller()

    expect(await bell(stranger)).toEqual({ notifikasi: [], belum_dibaca: 0 })
    const response = await stranger.call('notifikasi/daftar', { company_id: seller.companyId })
    expect(response.refusal?.code).toBe('not_yours')
    expect((await world.aVisitor().send('notifikasi/daftar', { company_id: seller.companyId })).status).toBe(401)
  })
})

it('forgets what was told in a month half a year after it began, and no later month', async () => {
  world.setClock('2026-03-02T09:00:00+07:00')
  const { seller } = await anOrder(world)
  expect((await bell(seller)).notifikasi).toHaveLength(1)
  // ids are of the database's own clock, which no test sets
  await sql`update notifications set id = first_id_at(created_at) where company_id = ${seller.companyId}`.execute(
    world.db,
  )

  // 180 days after March began
  world.setClock('2026-08-27T23:59:59+07:00')
  await world.runJobs('notifications/tidy')
  expect((await bell(seller)).notifikasi).toHaveLength(1)

  world.setClock('2026-08-28T00:00:00+07:00')
  await world.runJobs('notifications/tidy')
  expect((await bell(seller)).notifikasi).toEqual([])
})
