import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Person } from '../actor.ts'
import type { Product, ProductWishes } from '../product-factories.ts'
import type { World } from '../world.ts'

export type Proposal = WireBodyOf<typeof contract.negotiations.submit>

export const MORNING = '2026-11-20T09:00:00+07:00'
export const LAST_SECOND = '2026-11-20T23:59:59+07:00'
export const MIDNIGHT = '2026-11-21T00:00:00+07:00'

/**
 * A seller, a subscribed buyer, and a product at Rp 100,000 a kg: 25 kg sacks, negotiable from 100 kg, with a lowest
 * price of Rp 80,000 and a percentage of 50.
 */
export async function aTrade(world: World, wishes: ProductWishes = {}) {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  await world.subscribe(buyer, seller)
  const product = await world.aProduct({ seller, ...wishes })
  return { seller, buyer, product }
}

/** The form's body for 100 kg at Rp 90,000 a kg, unless wished otherwise. */
export function proposal(buyer: Person, product: Product, wishes: Partial<Proposal> = {}): Proposal {
  return {
    ...buyer.ids,
    produk_id: product.id,
    produk_harga: product.price,
    qty_satuan_nego: '100',
    harga_nego: '90000.00',
    catatan_nego: null,
    kurs_nego: '16000.00',
    kunci: randomUUID(),
    ...wishes,
  }
}

/** Submits it. @returns nego_id */
export async function propose(buyer: Person, product: Product, wishes: Partial<Proposal> = {}): Promise<string> {
  const { data } = await buyer.call('negosiasi/submit', proposal(buyer, product, wishes))
  return data.nego_id
}

/** A negotiation that waits for its seller, in version 1. */
export async function aProposal(world: World, wishes: ProductWishes = {}) {
  const trade = await aTrade(world, wishes)
  return { ...trade, nego_id: await propose(trade.buyer, trade.product) }
}

/** A negotiation whose seller has countered with Rp 95,000, in version 2. */
export async function aCounterOffer(world: World) {
  const offered = await aProposal(world)
  const { nego_id, seller } = offered
  const answer = await seller.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: '95000.00' })
  if (!answer.ok) throw new Error(answer.text)
  return offered
}

/** A negotiation whose seller has agreed to Rp 90,000 for 100 kg, in version 2. */
export async function anAgreement(world: World) {
  const offered = await aProposal(world)
  const { nego_id, seller } = offered
  const answer = await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })
  if (!answer.ok) throw new Error(answer.text)
  return offered
}

/** The negotiation as the buyer sees it now. */
export async function view(buyer: Person, nego_id: string) {
  return (await buyer.call('nego/detail', { nego_id })).data
}
