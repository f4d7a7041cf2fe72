import { expect, it } from 'vitest'
import { aSoldProduct, handIn, notificationsOf } from '#test/scenes/documenting.ts'
import { openWorld } from '#test/world.ts'
import { notifyExpiry } from './notify-expiry.ts'

const world = await openWorld()
const notifyNow = () => notifyExpiry(world.deps)

it('tells a seller once, 30 days before the last day of a document, or as soon as there are fewer [DOC-2]', async () => {
  const { seller, product } = await aSoldProduct(world)
  await handIn(seller, product, { berlaku_sampai: '2026-12-31' })
  await handIn(seller, product, { jenis: 'tds' })

  for (const [at, notices] of [
    ['2026-11-30T23:59:59+07:00', 0],
    ['2026-12-01T00:00:00+07:00', 1],
    ['2026-12-02T07:00:00+07:00', 1],
  ] as const) {
    world.setClock(at)
    await notifyNow()
    expect(await notificationsOf(seller)).toHaveLength(notices)
  }
  expect(await notificationsOf(seller)).toEqual([
    `CoA untuk ${product.name} berlaku 30 hari lagi. Unggah penggantinya.`,
  ])

  // the one that replaces it has its own last day
  await handIn(seller, product, { berlaku_sampai: '2026-12-02' })
  await notifyNow()
  expect((await notificationsOf(seller))[0]).toBe(
    `CoA untuk ${product.name} berlaku sampai hari ini. Unggah penggantinya.`,
  )
  world.setClock()
})

it('tells each seller of all of a day at once, the first to expire by name, and of none replaced or not on sale [DOC-2]', async () => {
  world.setClock('2026-05-01T07:00:00+07:00')
  const [{ seller, product }, another, hidden] = [
    await aSoldProduct(world),
    await aSoldProduct(world),
    await aSoldProduct(world),
  ]
  await handIn(seller, product, { jenis: 'coa', berlaku_sampai: '2026-05-20' })
  await handIn(seller, product, { jenis: 'halal', berlaku_sampai: '2026-05-11' })
  await handIn(another.seller, another.product, { berlaku_sampai: '2026-05-03' })
  await handIn(another.seller, another.product, { berlaku_sampai: '2027-05-03' })
  await handIn(hidden.seller, hidden.product, { berlaku_sampai: '2026-05-03' })
  await hidden.seller.call('pusat-seller/produk/tarik', { produk_id: hidden.product.id })

  await notifyNow()

  expect(await notificationsOf(seller)).toEqual([
    `2 dokumen berlaku paling lama 30 hari lagi; Halal untuk ${product.name} berlaku 10 hari lagi. Unggah penggantinya.`,
  ])
  expect([await notificationsOf(another.seller), await notificationsOf(hidden.seller)]).toEqual([[], []])
  world.setClock()
})
