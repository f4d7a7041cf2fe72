import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const seller = await world.aSeller()
const few = await world.aProduct({ seller, name: 'Asam' })
const many = await world.aProduct({ seller, name: 'Basa' })

type Act = WireBodyOf<CallAt<'pusat-seller/produk/sekaligus/terapkan'>>['tindakan']

async function apply(tindakan: Act, who: Person = seller) {
  const { data } = await who.call('pusat-seller/produk/daftar', {})
  const produk = data.produk.map(({ produk_id, versi }) => ({ produk_id, versi }))
  const body = { kunci: randomUUID(), tindakan, pilihan: { jenis: 'produk' as const, produk } }
  return who.send('pusat-seller/produk/sekaligus/terapkan', body)
}

async function leadTimes() {
  const { data } = await seller.call('pusat-seller/stok/daftar', {})
  return data.produk.map(({ hari_tunggu, terbanyak_melebihi }) => [hari_tunggu, terbanyak_melebihi])
}

it('orders beyond the stock are taken for many products at once, and as before when that is undone [SHOP-6, SHOP-2]', async () => {
  await seller.call('pusat-seller/stok/melebihi', { produk_id: few.id, hari_tunggu: 3, terbanyak_melebihi: '100' })
  const before = await leadTimes()

  expect((await apply({ jenis: 'melebihi_stok', hari_tunggu: 10 })).data).toMatchObject({ berubah: 2, ditolak: [] })
  expect(await leadTimes()).toEqual([
    [10, '100'],
    [10, null],
  ])
  const last = (await seller.call('pusat-seller/produk/sekaligus/terakhir', {})).data.tindakan
  expect(last).toMatchObject({ jenis: 'melebihi_stok', keterangan: '10', berubah: 2 })
  await seller.call('pusat-seller/produk/sekaligus/urungkan', { tindakan_id: last?.tindakan_id ?? 0 })
  expect(await leadTimes()).toEqual(before)

  await apply({ jenis: 'melebihi_stok', hari_tunggu: null })
  expect(await leadTimes()).toEqual([
    [null, null],
    [null, null],
  ])
  expect(many.id).not.toBe(few.id)
})

it('who may not change stocks does not do so for many, and no wait is longer than allowed [SHOP-6] [ROLE-10]', async () => {
  const before = await leadTimes()
  const sales = await world.aColleague(seller, 'sales')
  expect((await apply({ jenis: 'melebihi_stok', hari_tunggu: 5 }, sales)).refusal).toMatchObject({
    code: 'not_allowed',
  })
  for (const hari_tunggu of [0, 91, 1.5])
    expect((await apply({ jenis: 'melebihi_stok', hari_tunggu })).status).toBe(400)
  expect(await leadTimes()).toEqual(before)
})
