import { expect, it } from 'vitest'
import { aTrade, MIDNIGHT, MORNING, propose } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

it('counts negotiations won, lost and lost without an answer, as the list of each does [SHOP-9]', async () => {
  world.setClock(MORNING)
  const { seller, buyer } = await aTrade(world)
  const begin = async () => {
    const nego_id = await propose(buyer, await world.aProduct({ seller }))
    return { nego_id, versi: 1 }
  }
  await seller.call('pusat-seller/nego/setuju', await begin())
  await seller.call('pusat-seller/nego/tolak', { ...(await begin()), alasan: 'Belum bisa' })
  await seller.call('pusat-seller/nego/tawar', { ...(await begin()), harga: '95000.00' })
  await begin()
  const period = { dari: '2026-11-20', sampai: '2026-11-20' }
  expect((await seller.call('pusat-seller/laporan/nego', period)).data).toMatchObject({ menang: 1, kalah: 1 })

  // the agreed one too has expired by then, unless it was finished
  world.setClock(MIDNIGHT)
  const { data } = await seller.call('pusat-seller/laporan/nego', period)

  const none = { menang: 0, kalah: 0, tak_dijawab: 0 }
  expect(data).toEqual({ menang: 0, kalah: 4, tak_dijawab: 1, sebelumnya: none })
  for (const hasil of ['menang', 'kalah', 'tak_dijawab'] as const) {
    const list = await seller.call('pusat-seller/nego/daftar', { hasil, ...period })
    expect(list.data.total, hasil).toBe(data[hasil])
  }
  const next = { dari: '2026-11-21', sampai: '2026-11-21' }
  expect((await seller.call('pusat-seller/laporan/nego', next)).data).toMatchObject({
    kalah: 0,
    sebelumnya: { kalah: 4, tak_dijawab: 1 },
  })
  expect((await (await world.aSeller()).call('pusat-seller/laporan/nego', period)).data).toMatchObject(none)
  world.setClock()
})
