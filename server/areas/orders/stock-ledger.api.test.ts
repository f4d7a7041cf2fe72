import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { moveStocks } from '#server/areas/catalogue/stock/queries-ledger.ts'
import { aSale, placeFor, setStock, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { checkStocks } from './placing/check-stocks.ts'

const world = await openWorld()

const sound = { unequal: [], unheld: [] }

function movementsOf(productId: number) {
  return world.db
    .selectFrom('stock_movements')
    .select(['kind', 'on_hand', 'reserved', 'in_lots', 'lot_id'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute()
}

describe('the ledger of stocks', () => {
  it('says what an order holds, frees, ships and brings back; what may be sold is the sum [SHOP-5]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { stock: '200' })
    const first = await placeFor(buyer, addressId, product)
    await buyer.call('transaksi/batal', { transaksi_id: first.id, versi: 1, alasan: 'Salah jumlah' })
    const { id: transaksi_id } = await placeFor(buyer, addressId, product, '75')
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
    expect(await stockOf(world, product)).toBe(125)
    await buyer.call('transaksi/terima', { transaksi_id, versi: 3 })
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi: 4, alasan: 'Barang kembali' })

    const moved = await movementsOf(product.id)
    expect(moved.map((row) => [row.kind, Number(row.on_hand), Number(row.reserved)])).toEqual([
      ['opening', 200, 0],
      ['reservation', 0, 50],
      ['release', 0, -50],
      ['reservation', 0, 75],
      ['shipment', -75, -75],
      ['return', 75, 0],
    ])
    expect(await stockOf(world, product)).toBe(200)
    expect(await checkStocks(world.db)).toMatchObject(sound)
  })

  it('is only appended to, and no balance changes without it [SHOP-5]', async () => {
    const { product } = await aSale(world)
    await expect(sql`update stock_movements set on_hand = 1`.execute(world.db)).rejects.toThrow()
    await expect(sql`delete from stock_movements`.execute(world.db)).rejects.toThrow()
    await expect(sql`truncate stock_movements`.execute(world.db)).rejects.toThrow()
    const change = sql`update product_stocks set on_hand = on_hand + 1 where product_id = ${product.id}`
    await expect(change.execute(world.db)).rejects.toThrow('a stock changes only by a movement')
  })

  it('agrees with balances and orders after any acts, many at once [SHOP-5, ORDER-2]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('order', 'cancel', 'ship', 'count'), { maxLength: 12 }),
        async (acts) => {
          const { buyer, seller, product, addressId } = await aSale(world, { stock: '300' })
          const orders = [await placeFor(buyer, addressId, product), await placeFor(buyer, addressId, product)]
          await Promise.all(
            acts.map(async (act, index) => {
              const transaksi_id = orders[index % 2]?.id ?? ''
              if (act === 'order') await placeFor(buyer, addressId, product).catch(() => undefined)
              if (act === 'cancel') await buyer.call('transaksi/batal', { transaksi_id, versi: 1, alasan: 'Batal' })
              if (act === 'count') await setStock(world, product.id, String(index * 25))
              if (act !== 'ship') return
              await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
              await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
            }),
          )
          expect(await checkStocks(world.db)).toMatchObject(sound)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('tells of a stock that is not the sum of its movements, and of one that orders do not hold [SHOP-5]', async () => {
    const [one, two] = [await aSale(world), await aSale(world)]
    await world.db.transaction().execute(async (tx) => {
      await moveStocks(tx, [{ productId: two.product.id, kind: 'reservation', reserved: '5' }], new Date(0))
      await sql`alter table product_stocks disable trigger moved_only`.execute(tx)
      await sql`update product_stocks set on_hand = 1 where product_id = ${one.product.id}`.execute(tx)
      await sql`alter table product_stocks enable trigger moved_only`.execute(tx)
    })
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [one.product.id], unheld: [two.product.id] })
  })
})

describe('lots', () => {
  /** A product with two lots: 50 kg that expire first, 100 kg later, and 50 kg in no lot. */
  async function aProductInLots([soon, late] = ['2020-01-01', '2099-12-31']) {
    const sale = await aSale(world, { stock: '200' })
    const productId = sale.product.id
    await world.db.transaction().execute(async (tx) => {
      for (const [number, expires, units] of [
        ['LATE', late, '100'],
        ['SOON', soon, '50'],
      ] as const) {
        const { id: lotId } = await tx
          .insertInto('stock_lots')
          .values({ product_id: productId, number, expires_on: expires, created_at: new Date(0) })
          .returning('id')
          .executeTakeFirstOrThrow()
        await moveStocks(tx, [{ productId, kind: 'lot', lotId, inLots: units }], new Date(0))
      }
    })
    return sale
  }

  it('that have expired are no longer sold, though no job has run yet [SHOP-5, ORDER-2]', async () => {
    const { buyer, product, addressId } = await aProductInLots()
    expect(await stockOf(world, product)).toBe(200)
    await placeFor(buyer, addressId, product, '100')
    expect(await stockOf(world, product)).toBe(50)
    expect((await movementsOf(product.id)).slice(-2).map(({ kind }) => kind)).toEqual(['expiry', 'reservation'])
    expect((await checkStocks(world.db)).unequal).not.toContain(product.id)
  })

  it('go first where they expire first; what no lot holds goes last [SHOP-5]', async () => {
    const { buyer, seller, product, addressId } = await aProductInLots(['2090-06-30', '2099-12-31'])
    const { id: transaksi_id } = await placeFor(buyer, addressId, product, '175')
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })

    const shipped = (await movementsOf(product.id)).filter(({ kind }) => kind === 'shipment')
    expect(shipped.map((row) => [Number(row.on_hand), Number(row.in_lots)])).toEqual([
      [-50, -50],
      [-100, -100],
      [-25, 0],
    ])
    expect((await checkStocks(world.db)).unequal).not.toContain(product.id)
  })

  it('of which the rest does not hold what was ordered stop the shipment with a sentence that names what expired [SHOP-5] [SHIP-1]', async () => {
    const { buyer, seller, product, addressId } = await aProductInLots(['2090-06-30', '2099-12-31'])
    const { id: transaksi_id } = await placeFor(buyer, addressId, product, '175')
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    await world.db
      .updateTable('stock_lots')
      .set({ expires_on: '2020-01-01' })
      .where('product_id', '=', product.id)
      .where('number', '=', 'SOON')
      .execute()

    const parcel = { transaksi_id, versi: 2, kurir: 'JNE' }
    const baris = [{ posisi: 1, jumlah: '25', lot: 'SOON' }]
    const chosen = await seller.call('pusat-seller/pesanan/kirim', { ...parcel, baris })
    expect(chosen.text).toContain('Lot SOON sudah kedaluwarsa: hari terakhirnya 1 Jan 2020. Pilih lot lain.')
    const refused = await seller.call('pusat-seller/pesanan/kirim', parcel)
    expect(refused.text).toContain(
      `Stok ${product.name} yang dapat dikirim hanya 150 kg: lot SOON (50 kg, sampai 1 Jan 2020) sudah kedaluwarsa.`,
    )
  })
})
