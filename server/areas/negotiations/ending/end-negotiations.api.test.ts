import { beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '#server/platform/database.ts'
import type { Person } from '#test/actor.ts'
import { aCounterOffer, anAgreement, aProposal, MORNING, proposal, view } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'
import { endNegotiationsOfPair } from './end-negotiations.ts'

const world = await openWorld({ connections: 4 })

beforeEach(() => world.setClock(MORNING))

/** Suspends a subscription as its area does. */
async function suspendIn(tx: Tx, buyer: Person, seller: Person) {
  const pair = { buyerId: buyer.companyId, sellerId: seller.companyId }
  await tx
    .updateTable('subscriptions')
    .set({ status: 'suspended' })
    .where('buyer_id', '=', pair.buyerId)
    .where('seller_id', '=', pair.sellerId)
    .execute()
  await endNegotiationsOfPair(tx, pair, world.deps.now())
}

async function messagesTo(person: Person) {
  const { data } = await person.call('notifikasi/nego/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ message }) => message)
}

describe('a suspended subscription', () => {
  it('ends what runs between the two, and both are notified; they can still read it [NEGO-9] [HEAD-8]', async () => {
    for (const begin of [aProposal, aCounterOffer, anAgreement]) {
      const { buyer, seller, product, nego_id } = await begin(world)

      await world.db.transaction().execute((tx) => suspendIn(tx, buyer, seller))

      const { status, penawaran } = await view(buyer, nego_id)
      expect(status).toBe('dibatalkan')
      expect(penawaran.at(-1)).toMatchObject({
        pihak: 'sistem',
        jenis: 'sistem',
        catatan: 'Langganan tidak aktif lagi.',
      })
      const expectedMessage = `Nego ${product.name} diakhiri oleh sistem: Langganan tidak aktif lagi.`
      expect(await messagesTo(buyer)).toContain(expectedMessage)
      expect(await messagesTo(seller)).toContain(expectedMessage)
      expect((await seller.call('pusat-seller/nego/detail', { nego_id })).data.status).toBe('dibatalkan')
    }
  })

  it('leaves those of others alone [NEGO-9]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)
    const other = await aProposal(world)
    await world.db.transaction().execute((tx) => suspendIn(tx, other.buyer, other.seller))
    expect((await view(buyer, nego_id)).status).toBe('menunggu_respon')
    expect(await messagesTo(seller)).toHaveLength(1)
  })

  it('while a negotiation is submitted leaves none running [NEGO-9] [NEGO-14]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, seller } = await aProposal(world)
      const other = await world.aProduct({ seller })
      const [submitted] = await Promise.all([
        buyer.call('negosiasi/submit', proposal(buyer, other)),
        world.db.transaction().execute((tx) => suspendIn(tx, buyer, seller)),
      ])
      if (submitted.ok) expect((await view(buyer, submitted.data.nego_id)).status).toBe('dibatalkan')
      else expect(submitted.refusal?.code).toBe('not_subscribed')
    }
  })
})
