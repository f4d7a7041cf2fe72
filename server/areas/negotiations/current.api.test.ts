import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anAgreement, aProposal, MIDNIGHT, MORNING } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

const current = async (buyer: Person) => (await buyer.call('nego/berlaku', {})).data

it('tells of what is asked, without the offer, and of an agreed price until 24:00 [CARD-1, NEGO-10]', async () => {
  world.setClock(MORNING)
  const proposal = await aProposal(world)
  const agreed = await anAgreement(world)

  expect(await current(proposal.buyer)).toEqual([
    { produk_id: proposal.product.id, nego_id: proposal.nego_id, status_nama: 'menunggu respon', harga: null },
  ])
  expect(await current(agreed.buyer)).toMatchObject([{ status_nama: 'harga disepakati', harga: '90000.00' }])
  await agreed.buyer.call('nego/selesai', { nego_id: agreed.nego_id, versi: 2 })
  expect(await current(agreed.buyer)).toMatchObject([{ status_nama: 'masuk keranjang', harga: '90000.00' }])

  world.setClock(MIDNIGHT)
  expect([await current(proposal.buyer), await current(agreed.buyer)]).toEqual([[], []])
})

it('tells nothing of another company, nor of a seller one is no longer subscribed to [CARD-1, ROLE-4]', async () => {
  world.setClock(MORNING)
  const { buyer, seller, nego_id } = await anAgreement(world)
  await buyer.call('nego/selesai', { nego_id, versi: 2 })
  const colleague = await world.aColleague(buyer, 'approver')

  expect(await current(await world.aBuyer())).toEqual([])
  expect((await seller.call('nego/berlaku', {})).refusal?.code).toBe('buyers_only')
  expect((await world.aVisitor().call('nego/berlaku', {})).status).toBe(401)
  expect(await current(colleague)).toHaveLength(1)
  await world.db.updateTable('subscriptions').set({ status: 'suspended' }).execute()
  expect(await current(buyer)).toEqual([])
})
