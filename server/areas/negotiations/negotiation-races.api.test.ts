import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import {
  aCounterOffer,
  anAgreement,
  aProposal,
  aTrade,
  LAST_SECOND,
  MIDNIGHT,
  MORNING,
  proposal,
  propose,
  view,
} from '#test/scenes/negotiating.ts'
import { cartOf, checkoutOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { expireOverdue } from './ending/expire-overdue.ts'

const world = await openWorld({ connections: 12 })

beforeEach(() => world.setClock(MORNING))

interface Answered {
  ok: boolean
  status: number
  refusal: { code: string } | undefined
}

/** Signing in takes longer than any race: who has done so starts with the others. */
async function signedIn(person: Person | Promise<Person>): Promise<Person> {
  await (await person).call('session/profil', {})
  return person
}

function codes(answers: readonly Answered[]): string[] {
  return answers.map((answer) => answer.refusal?.code ?? 'ok').sort()
}

describe('of acts at the same time exactly one takes effect', () => {
  it('when the buyer agrees and declines [NEGO-14]', async () => {
    const { buyer, nego_id } = await aCounterOffer(world)
    const mate = await signedIn(world.aColleague(buyer, 'purchaser'))
    const act = { nego_id, versi: 2 }

    const answers = await Promise.all([buyer.call('nego/setuju', act), mate.call('nego/tolak', act)])

    expect(codes(answers)).toEqual(['nego_moved_on', 'ok'])
    const shown = await view(buyer, nego_id)
    expect(shown.penawaran).toHaveLength(3)
    const message = answers.find(({ ok }) => !ok)?.refusal?.status_message
    expect(message).toBe(`Penawaran sudah diperbarui. Status sekarang: ${shown.status_nama}.`)
  })

  it('when the buyer withdraws and the seller agrees [NEGO-14]', async () => {
    const { buyer, seller } = await aTrade(world)
    await signedIn(seller)
    for (let round = 0; round < 10; round += 1) {
      const act = { nego_id: await propose(buyer, await world.aProduct({ seller })), versi: 1 }

      const answers = await Promise.all([buyer.call('nego/tarik', act), seller.call('pusat-seller/nego/setuju', act)])

      expect(codes(answers)).toEqual(['nego_moved_on', 'ok'])
      expect((await view(buyer, act.nego_id)).penawaran).toHaveLength(2)
    }
  })

  it('when ten of the staff of the seller answer [NEGO-14] [SELLER-4]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)
    const staff = await Promise.all(Array.from({ length: 10 }, () => signedIn(world.aColleague(seller, 'sales'))))

    const answers = await Promise.all(
      staff.map((one, index) =>
        one.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: `${91_000 + index * 500}.00` }),
      ),
    )

    expect(codes(answers)).toEqual([...Array(9).fill('nego_moved_on'), 'ok'])
    expect(await view(buyer, nego_id)).toMatchObject({ status: 'penawaran_balik', versi: 2 })
  })

  it('when the buyer changes what the seller agrees to: it never agrees to what it has not seen [NEGO-14]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)

    const [changed, agreed] = await Promise.all([
      buyer.call('nego/ubah', { nego_id, versi: 1, harga: '10000.00' }),
      seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 }),
    ])

    expect(codes([changed, agreed])).toEqual(['nego_moved_on', 'ok'])
    expect((await view(buyer, nego_id)).harga_terakhir).toBe(changed.ok ? '10000.00' : '90000.00')
  })

  it('when the buyer finishes ten times [NEGO-14] [NEGO-12]', async () => {
    const { buyer, nego_id } = await anAgreement(world)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call('nego/selesai', { nego_id, versi: 2 })),
    )

    expect(codes(answers)).toEqual([...Array(9).fill('nego_moved_on'), 'ok'])
    expect(await cartOf(buyer)).toMatchObject([{ produk_total_satuan: '100' }])
  })

  it('when the buyer finishes as the day ends [NEGO-14] [NEGO-10]', async () => {
    for (let round = 0; round < 8; round += 1) {
      world.setClock(MORNING)
      const { buyer, nego_id } = await anAgreement(world)
      world.setClock(LAST_SECOND)

      // the buyer's act has come in before the end; the sweep of another node begins after it
      const [finished] = await Promise.all([
        buyer.call('nego/selesai', { nego_id, versi: 2 }),
        expireOverdue({ ...world.deps, now: () => new Date(MIDNIGHT) }),
      ])

      const { penawaran, status } = await view(buyer, nego_id)
      expect(penawaran).toHaveLength(3)
      expect(status).toBe(finished.ok ? 'masuk_keranjang' : 'kedaluwarsa')
      expect(await cartOf(buyer)).toHaveLength(finished.ok ? 1 : 0)
      if (!finished.ok) expect(finished.refusal?.code).toBe('nego_expired')
    }
  })

  it('when two nodes sweep the same end of a day [NEGO-10]', async () => {
    const { buyer, nego_id } = await aProposal(world)
    world.setClock(MIDNIGHT)

    await Promise.all([1, 2, 3, 4].map(() => expireOverdue(world.deps)))

    expect((await view(buyer, nego_id)).penawaran).toHaveLength(2)
  })
})

describe('submissions at the same time', () => {
  it('with one key are one negotiation, ten times over [NEGO-4]', async () => {
    const { buyer, product } = await aTrade(world)
    const body = proposal(buyer, product)

    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call('negosiasi/submit', body)))

    expect(codes(answers)).toEqual(Array(10).fill('ok'))
    expect(new Set(answers.map(({ data }) => data.nego_id)).size).toBe(1)
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data.sisa_hari_ini).toBe(1)
  })

  it('for the last of the day are one [NEGO-8]', async () => {
    const { buyer, product } = await aTrade(world)
    const mate = await signedIn(world.aColleague(buyer, 'purchaser'))
    await buyer.call('nego/tarik', { nego_id: await propose(buyer, product), versi: 1 })

    const answers = await Promise.all(
      [buyer, mate, buyer, mate].map((one) => one.call('negosiasi/submit', proposal(one, product))),
    )

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data).toMatchObject({ nego_ongoing: true, sisa_hari_ini: 0 })
  })

  it('of deals, which end at once, are never more than two a day [NEGO-8]', async () => {
    const { buyer, product } = await aTrade(world)

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buyer.call('negosiasi/submit', proposal(buyer, product, { deal_nego: true }))),
    )

    expect(codes(answers)).toEqual([...Array(6).fill('nego_daily_limit'), 'ok', 'ok'])
    expect(await cartOf(buyer)).toHaveLength(1)
  })

  it('with one key about two products are one, and the other is refused [NEGO-4]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const other = await world.aProduct({ seller })
    const body = proposal(buyer, product)

    const answers = await Promise.all([
      buyer.call('negosiasi/submit', body),
      buyer.call('negosiasi/submit', { ...body, produk_id: other.id }),
    ])

    expect(codes(answers)).toEqual(['nego_key_reused', 'ok'])
  })
})

describe('an agreed price', () => {
  it('is used by one order, however often it is placed [NEGO-12] [ORDER-2]', async () => {
    const { buyer, nego_id } = await anAgreement(world)
    const addressId = await world.anAddress(buyer)
    await buyer.call('nego/selesai', { nego_id, versi: 2 })
    const checkouts = await Promise.all([1, 2, 3].map(() => checkoutOf(buyer, addressId)))

    const answers = await Promise.all(checkouts.map((checkout) => buyer.call('checkout/buat', checkout)))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is either ordered or replaced, never both, and nobody locks anybody out [NEGO-12] [NEGO-14]', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { buyer, product, nego_id } = await anAgreement(world)
      const addressId = await world.anAddress(buyer)
      await buyer.call('nego/selesai', { nego_id, versi: 2 })
      const checkout = await checkoutOf(buyer, addressId)

      const [placed, deal] = await Promise.all([
        buyer.call('checkout/buat', checkout),
        buyer.call('negosiasi/submit', proposal(buyer, product, { deal_nego: true, harga_nego: '85000.00' })),
      ])

      expect(deal.ok).toBe(true)
      const { status, transaksi_id } = await view(buyer, nego_id)
      expect([placed.ok, status, transaksi_id !== null]).toEqual(
        placed.ok ? [true, 'masuk_keranjang', true] : [false, 'diganti', false],
      )
      if (!placed.ok) expect(placed.refusal?.code).toBe('price_changed')
    }
  })
})
