import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { noteAvailabilityLater } from '#server/areas/catalogue/public.ts'
import type { Person } from '#test/actor.ts'
import type { SentFile } from '#test/form.ts'
import { aSale, placeFor, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { applyRows } from './apply-rows.ts'
import { aCsv, offerOf, statusOf, uploaded } from './testing.ts'
import { undoRows } from './undo-rows.ts'

const world = await openWorld({ connections: 6 })
const attempt = { id: '', failures: 0, signal: new AbortController().signal }

/** A shop with two products on sale, the first of which is ordered while an import of both goes on. */
async function aBusyShop() {
  const sale = await aSale(world, { sku: 'A', name: 'Asam Sitrat' })
  const other = await world.aProduct({ seller: sale.seller, sku: 'B', name: 'Asam Laktat' })
  return { ...sale, other }
}

/** Does something when the import has written all but its stocks: somebody holds that of this product. */
async function meanwhile(
  lockedBy: { id: number },
  run: () => Promise<void>,
  isWritten: () => Promise<boolean>,
  act: () => Promise<unknown>,
) {
  const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = world.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await tx.selectFrom('product_stocks').select('units').where('product_id', '=', lockedBy.id).forUpdate().execute()
    locked.resolve()
    await free.promise
  })
  await locked.promise
  const running = run()
  try {
    await expect.poll(isWritten, { timeout: 20_000, interval: 20 }).toBe(true)
    await act()
  } finally {
    free.resolve()
    await holding
  }
  await running
}

async function applyMeanwhile(seller: Person, lockedBy: { id: number }, file: SentFile, act: () => Promise<unknown>) {
  const { impor_id } = await uploaded(seller, 'produk', file)
  await seller.call('pusat-seller/impor/terapkan', { impor_id })
  const run = () => applyRows(world.deps, { importId: impor_id, userId: seller.userId }, attempt)
  await meanwhile(lockedBy, run, async () => (await statusOf(seller, impor_id)).selesai === 2, act)
  return impor_id
}

const availabilityOf = async (seller: Person, keyword: string) =>
  (await seller.call('pusat-seller/produk/daftar', { keyword })).data.produk[0]?.produk_tersedia

const noteLater = () => world.db.transaction().execute(noteAvailabilityLater)

describe('an order beside an import of its product', () => {
  it('goes through while the import is applied, and counts beside the stock of the file [SHOP-4, SHOP-5]', async () => {
    const { seller, buyer, addressId, product, other } = await aBusyShop()
    const file = aCsv('SKU;Harga;Stok', 'A;110000;4000', 'B;120000;3000')
    const orderIds: string[] = []

    const impor_id = await applyMeanwhile(seller, other, file, async () => {
      orderIds.push((await placeFor(buyer, addressId, product, '100')).id)
    })

    expect(orderIds).toHaveLength(1)
    expect(await statusOf(seller, impor_id)).toMatchObject({ status: 'diterapkan', berubah: 2, bermasalah: 0 })
    expect([await stockOf(world, product), await stockOf(world, other)]).toEqual([3900, 3000])
    expect((await offerOf(seller, product.id)).harga).toBe('110000.00')
    const { data } = await seller.call('pusat-seller/stok/gerakan', { produk_id: product.id, per_halaman: 2 })
    expect(data.gerakan.map(({ alasan }) => alasan)).toEqual(['Impor produk.csv', null])
  })

  it('that takes more than the file leaves makes its row a problem, and the others are applied [SHOP-4, SHOP-5]', async () => {
    const { seller, buyer, addressId, product, other } = await aBusyShop()
    const file = aCsv('SKU;Harga;Stok', 'A;110000;50', 'B;120000;3000')

    const impor_id = await applyMeanwhile(seller, other, file, () => placeFor(buyer, addressId, product, '100'))

    expect(await statusOf(seller, impor_id)).toMatchObject({ status: 'diterapkan', berubah: 1, bermasalah: 1 })
    expect([await stockOf(world, product), await stockOf(world, other)]).toEqual([4900, 3000])
    expect((await offerOf(seller, product.id)).harga).toBe('100000.00')
    const { data } = await seller.call('pusat-seller/impor/masalah', { impor_id })
    expect(data.masalah).toMatchObject([{ sku: 'A', alasan: expect.stringContaining('berubah sesudah berkas') }])
  })

  it('of all that is left does not wait either: that it is sold out is noted after the import [SHOP-4, ORDER-2]', async () => {
    const { seller, buyer, addressId, product, other } = await aBusyShop()
    const file = aCsv('SKU;Harga;Stok', 'A;110000;', 'B;120000;3000')

    await applyMeanwhile(seller, other, file, async () => {
      await placeFor(buyer, addressId, product, '4975')
      // its row is still locked: it is noted again
      await noteLater()
    })

    expect(await stockOf(world, product)).toBe(25)
    await noteLater()
    expect([await availabilityOf(seller, 'Sitrat'), await availabilityOf(seller, 'Laktat')]).toEqual([false, true])
    expect(await world.db.selectFrom('availability_to_note').select('id').execute()).toEqual([])
  })

  it('goes through while an import is taken back [SHOP-4]', async () => {
    const { seller, buyer, addressId, product, other } = await aBusyShop()
    const file = aCsv('SKU;Harga;Stok', 'A;110000;4000', 'B;120000;3000')
    const impor_id = await applyMeanwhile(seller, other, file, async () => undefined)
    await seller.call('pusat-seller/impor/batalkan', { impor_id })
    const run = () => undoRows(world.deps, { importId: impor_id, userId: seller.userId }, attempt)

    const isWritten = async () => (await statusOf(seller, impor_id)).selesai === 2
    await meanwhile(other, run, isWritten, () => placeFor(buyer, addressId, product, '100'))

    expect(await statusOf(seller, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 0 })
    expect([await stockOf(world, product), await stockOf(world, other)]).toEqual([4900, 5000])
  })
})

it('a smaller minimum purchase in a file makes available what is there [SHOP-4]', async () => {
  const { seller, product } = await aSale(world, { sku: 'A', name: 'Gula Uji', stock: '25' })
  expect(await availabilityOf(seller, 'Gula')).toBe(false)

  const { impor_id } = await uploaded(seller, 'produk', aCsv('SKU;MOQ', 'A;25'))
  await seller.call('pusat-seller/impor/terapkan', { impor_id })
  await world.runJobs()

  expect(await availabilityOf(seller, 'Gula')).toBe(true)
  expect(await stockOf(world, product)).toBe(25)
})
