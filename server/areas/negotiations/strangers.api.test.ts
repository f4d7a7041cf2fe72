import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contract } from '#domain/contract.ts'
import type { Caller, Person } from '#test/actor.ts'
import { aCounterOffer, aTrade, proposal, view } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const { buyer, seller, product, nego_id } = await aCounterOffer(world)
const elsewhere = await aTrade(world)
const calls = Object.values(contract.negotiations)
const act = { nego_id, versi: 2 }

/** The body of each call about one negotiation. */
const bodies: Record<string, object> = {
  'nego/detail': { nego_id },
  'nego/setuju': act,
  'nego/lagi': { ...act, harga: '91000.00' },
  'nego/ubah': { ...act, harga: '91000.00' },
  'nego/jawab': { ...act, catatan: 'Sirup' },
  'nego/tarik': act,
  'nego/tolak': act,
  'nego/selesai': act,
  'nego/batal': act,
  'nego/ajukan-ulang': { nego_id, kunci: randomUUID() },
  'pusat-seller/nego/detail': { nego_id },
  'pusat-seller/nego/setuju': act,
  'pusat-seller/nego/tawar': { ...act, harga: '96000.00' },
  'pusat-seller/nego/minta-info': { ...act, catatan: 'Untuk apa?' },
  'pusat-seller/nego/tolak': { ...act, alasan: 'Tidak' },
}

it('asks every call that names a negotiation', () => {
  const naming = calls.filter(({ body }) => 'id' in body.shape).map(({ path }) => path as string)
  expect(naming.sort()).toEqual(Object.keys(bodies).sort())
})

describe.each(Object.keys(bodies))('%s', (path) => {
  it("finds no stranger's negotiation and changes nothing [NEGO-9] [ROLE-9]", async () => {
    const before = await view(buyer, nego_id)
    const stranger = path.startsWith('pusat-seller/') ? elsewhere.seller : elsewhere.buyer

    const answer = await stranger.send(path, bodies[path])
    const unknown = await stranger.send(path, { ...bodies[path], nego_id: randomUUID() })

    expect([answer.status, answer.refusal?.code]).toEqual([404, 'nego_not_found'])
    expect(answer.body).toEqual(unknown.body)
    expect(await withoutClock()).toEqual(strip(before))
  })

  it('is refused to a visitor and to the wrong side [ROLE-1] [ROLE-9]', async () => {
    const before = await view(buyer, nego_id)
    const wrongSide: Person = path.startsWith('pusat-seller/') ? buyer : seller
    const outsiders: [Caller, string][] = [
      [world.aVisitor(), 'sign_in_needed'],
      [wrongSide, path.startsWith('pusat-seller/') ? 'sellers_only' : 'buyers_only'],
    ]
    for (const [outsider, code] of outsiders) {
      expect((await outsider.send(path, bodies[path])).refusal?.code).toBe(code)
    }
    expect(await withoutClock()).toEqual(strip(before))
  })
})

describe('a stranger', () => {
  it('reads none of it in lists, notifications or status [ROLE-9] [NEGO-9]', async () => {
    const all = { halaman: 1, per_halaman: 60 }
    const { ids, companyId } = elsewhere.buyer

    expect((await elsewhere.buyer.call('nego/daftar', all)).data).toMatchObject({ nego: [], total: 0 })
    expect((await elsewhere.seller.call('pusat-seller/nego/daftar', all)).data).toMatchObject({ nego: [], total: 0 })
    expect((await elsewhere.buyer.call('notifikasi/nego/daftar', { company_id: companyId })).data.notifikasi).toEqual(
      [],
    )
    const status = await elsewhere.buyer.call('produk/nego/status', { company_id: companyId, produk_id: product.id })
    expect(status.data).toMatchObject({ nego_ongoing: false, nego_id: null, sisa_hari_ini: 2 })
    const submitted = await elsewhere.buyer.call('negosiasi/submit', proposal(elsewhere.buyer, product))
    expect(submitted.refusal?.code).toBe('not_subscribed')
    const asOther = await elsewhere.buyer.call('negosiasi/submit', {
      ...proposal(buyer, product),
      user_id: ids.user_id,
    })
    expect(asOther.refusal?.code).toBe('not_yours')
  })
})

async function withoutClock() {
  return strip(await view(buyer, nego_id))
}

function strip({ waktu_server: _, ...rest }: Awaited<ReturnType<typeof view>>) {
  return rest
}
