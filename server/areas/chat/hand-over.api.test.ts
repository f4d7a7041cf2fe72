import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { countWaiting } from '#test/database/waiting.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld({ connections: 6 })
const { aTalk, say, said } = talking(world)

/** A conversation, and two sales people of its seller. */
async function aTalkOfThree() {
  const talk = await aTalk()
  const [one, other] = [await world.aColleague(talk.seller, 'sales'), await world.aColleague(talk.seller, 'sales')]
  const give = (who: Person, to: Person) =>
    who.call('pusat-seller/chat/serahkan', { key_room: talk.key_room, penerima_id: to.userId })
  const salesOf = async () => {
    const body = { company_id: talk.buyer.companyId, seller_id: talk.seller.companyId }
    return (await talk.buyer.call('chat/sales', body)).data.sales_id
  }
  const remove = (who: Person) =>
    talk.seller.call('anggota/hapus', { company_id: talk.seller.companyId, anggota_id: who.userId })
  return { ...talk, one, other, give, salesOf, remove }
}

describe('a customer who is handed over', () => {
  it('to two people at once is looked after by one of them, and written to meanwhile without a loss [SELLER-3] [CHAT-12]', async () => {
    const { buyer, seller, key_room, one, other, give, salesOf } = await aTalkOfThree()

    const [first, second, ...written] = await Promise.all([
      give(seller, one),
      give(seller, other),
      ...['Satu', 'Dua', 'Tiga'].map((text) => say(buyer, key_room, text)),
    ])

    expect([first.ok, second.ok, ...written.map(({ ok }) => ok)]).toEqual([true, true, true, true, true])
    expect([one.userId, other.userId]).toContain(await salesOf())
    expect(await said(seller, key_room)).toHaveLength(3)
  })

  it('to somebody who is removed at the same time stays with nobody who has gone [SELLER-3] [ROLE-10]', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, one, give, salesOf, remove } = await aTalkOfThree()

      const [handedOver, removed] = await Promise.all([give(seller, one), remove(one)])

      expect(removed.ok).toBe(true)
      expect(handedOver.refusal?.code ?? 'sales_person_unknown').toBe('sales_person_unknown')
      // without a sales person: the owner
      expect(await salesOf()).toBe(seller.userId)
    }
  })

  it('to somebody who was removed already is refused with the field that names them [SELLER-3]', async () => {
    const { seller, one, give, salesOf, remove } = await aTalkOfThree()
    await remove(one)

    expect((await give(seller, one)).refusal).toMatchObject({ code: 'sales_person_unknown', field: 'penerima_id' })
    expect(await salesOf()).toBe(seller.userId)
  })

  it('by a sales person who is removed while it waits stays where they were [ROLE-10]', async () => {
    const { one, other, give, salesOf, seller } = await aTalkOfThree()
    expect((await give(seller, one)).ok).toBe(true)
    expect((await one.call('chat/room/belum-dibaca', { company_id: one.companyId })).ok).toBe(true)

    const { body } = await world.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('memberships').where('user_id', '=', one.userId).execute()
      const body = give(one, other)
      await expect.poll(() => countWaiting(world.db)).toBe(1)
      return { body }
    })

    expect((await body).refusal?.code).toBe('not_allowed')
    expect(await salesOf()).not.toBe(other.userId)
  })
})
