import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { lockBalances, moveStocks } from '#server/areas/catalogue/stock/queries-ledger.ts'
import type { Tx } from '#server/platform/database.ts'
import { aSale, checkoutOf, fillCart, setStock, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { checkStocks } from '../placing/check-stocks.ts'

const world = await openWorld({ connections: 12 })

/** A checkout that is sent while another act holds the stock of 200 units, which then does this to it and commits. */
async function orderBeside(act: (tx: Tx, productId: number) => Promise<unknown>, units = '50') {
  const { buyer, product, addressId } = await aSale(world, { stock: '500' })
  await fillCart(buyer, product, units)
  const checkout = await checkoutOf(buyer, addressId)
  await setStock(world, product.id, '200')
  const { answer, hadOrder } = await world.db.transaction().execute(async (tx) => {
    await lockBalances(tx, [product.id])
    const answer = buyer.call('checkout/buat', checkout)
    await expect.poll(() => waitingForStock()).toHaveLength(1)
    const [hadOrder] = await waitingForStock()
    await act(tx, product.id)
    return { answer, hadOrder }
  })
  return { answer: await answer, hadOrder, left: await stockOf(world, product), buyer }
}

/** Whether each of those who wait for the lock of a stock has already written its order. */
async function waitingForStock(): Promise<boolean[]> {
  const { rows } = await sql<{ hasOrder: boolean }>`
    select exists (
      select from pg_locks l
      where l.pid = a.pid and l.relation = 'orders'::regclass and l.mode = 'RowExclusiveLock') as "hasOrder"
    from pg_stat_activity a
    where a.datname = current_database() and a.wait_event_type = 'Lock' and a.query like '%product_stocks%'`.execute(
    world.db,
  )
  return rows.map(({ hasOrder }) => hasOrder)
}

const take = (units: string) => (tx: Tx, productId: number) =>
  moveStocks(tx, [{ productId, kind: 'correction', onHand: `-${units}` }], world.now())

describe('an order of what is there', () => {
  it('waits for the stock only when all else of it is done [ORDER-2]', async () => {
    const { answer, hadOrder, left } = await orderBeside(take('100'))

    expect(hadOrder).toBe(true)
    expect(answer.status).toBe(200)
    expect(left).toBe(50)
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  })

  it('is refused with what is left where another has taken the stock meanwhile, and takes nothing [ORDER-2]', async () => {
    const { answer, left } = await orderBeside(take('175'))

    expect(answer.refusal?.code).toBe('not_enough_stock')
    expect(answer.refusal?.status_message).toContain('25')
    expect(left).toBe(25)
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  })

  it('is refused where the product was withdrawn meanwhile [ORDER-2]', async () => {
    const { answer, left } = await orderBeside((tx, productId) =>
      tx.updateTable('products').set({ status: 'withdrawn' }).where('id', '=', productId).execute(),
    )

    expect(answer.refusal?.code).toBe('product_withdrawn')
    expect(left).toBe(200)
  })

  it('is written with what the product is called when its stock is taken [ORDER-3]', async () => {
    const { answer, buyer } = await orderBeside((tx, productId) =>
      tx.updateTable('products').set({ name: 'Asam Sitrat Baru' }).where('id', '=', productId).execute(),
    )

    const { data } = await buyer.call('transaksi/detail', {
      transaksi_id: answer.data.transaksi[0]?.transaksi_id ?? '',
    })
    expect(JSON.stringify(data)).toContain('Asam Sitrat Baru')
  })
})

it('an order of more than is there locks the stock before it asks for prices [ORDER-2, SHOP-6]', async () => {
  const { hadOrder } = await orderBeside(async () => {}, '250')

  expect(hadOrder).toBe(false)
})
