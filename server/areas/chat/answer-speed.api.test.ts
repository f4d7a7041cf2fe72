import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld()
const { aTalk, say } = talking(world)
const at = (time: string) => world.setClock(`2026-11-${time}:00+07:00`)
const days = { dari: '2026-11-16', sampai: '2026-11-20' }

it('tells how fast customers were answered, and who waited longer than a day [SHOP-9]', async () => {
  const { buyer, seller, key_room } = await aTalk()
  const other = await world.aBuyer()
  await world.subscribe(other, seller)
  const { data: room } = await other.call('chat/room/buka', { seller_id: seller.companyId })

  // one question of two messages, answered after 30 minutes
  at('16T09:00')
  await say(buyer, key_room, 'Ada stok?')
  at('16T09:10')
  await say(buyer, key_room, 'Halo?')
  at('16T09:30')
  await say(seller, key_room, 'Ada.')
  await say(seller, key_room, 'Berapa sak?')
  // answered after 25 hours
  at('17T08:00')
  await say(buyer, key_room, 'Sepuluh.')
  at('18T09:00')
  await say(seller, key_room, 'Siap.')
  // the last minute of the last day in Jakarta, never answered
  at('20T23:59')
  await say(other, room.key_room, 'Harga kalsium?')
  at('21T00:00')
  await say(buyer, key_room, 'Kapan dikirim?')

  at('21T10:00')
  const fresh = (await seller.call('pusat-seller/laporan/chat', days)).data
  expect(fresh).toMatchObject({ dijawab: 2, lambat: 1, median_menit: 765 })

  at('22T00:00')
  const { data } = await seller.call('pusat-seller/laporan/chat', days)
  const none = { dijawab: 0, lambat: 0, median_menit: null }
  expect(data).toEqual({
    dijawab: 2,
    lambat: 2,
    median_menit: 765,
    sebelumnya: none,
    daftar_lambat: [
      expect.objectContaining({ key_room, pembeli_nama: buyer.companyName, menit: 25 * 60 }),
      expect.objectContaining({ key_room: room.key_room, dijawab: null, menit: 24 * 60 + 1 }),
    ],
  })

  const second = await seller.call('pusat-seller/laporan/chat', { ...days, halaman: 2, per_halaman: 1 })
  expect(second.data.daftar_lambat.map((one) => one.key_room)).toEqual([room.key_room])
  const stranger = await world.aSeller()
  expect((await stranger.call('pusat-seller/laporan/chat', days)).data).toMatchObject({ ...none, daftar_lambat: [] })
  const turned = await seller.send('pusat-seller/laporan/chat', { dari: days.sampai, sampai: days.dari })
  const long = await seller.send('pusat-seller/laporan/chat', { dari: '2025-01-01', sampai: days.sampai })
  expect([turned, long].map(({ refusal }) => refusal?.field)).toEqual(['sampai', 'sampai'])
  world.setClock()
})
