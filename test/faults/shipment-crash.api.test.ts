import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import { post } from '#test/post.ts'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { type ApiProcess, startApi } from '#test/servers/api-process.ts'
import { openWorld } from '#test/world.ts'
import { untilAlone } from './until-alone.ts'

const world = await openWorld()
const ORDERS = 6

/** Confirmed orders of 100 kg each, of one product. */
async function someOrders() {
  const { seller, buyer, product, addressId } = await aSale(world, { stock: '2000' })
  const ids: string[] = []
  for (let n = 0; n < ORDERS; n++) {
    const { id } = await placeFor(buyer, addressId, product, '100')
    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: id, versi: 1 })
    ids.push(id)
  }
  return { seller, ids }
}

it('killed while half of many orders is shipped, the server has lost and half done no shipment [SHIP-1, SHOP-5, DOC-1]', async () => {
  const { seller, ids } = await someOrders()
  const api = await startApi(world.databaseUrl)
  const bearer = await signIn(api, seller.email)

  const answered = new Set<string>()
  await Promise.all(
    ids.map(async (id) => {
      const shipmentId = await send(api, id, bearer).catch(() => undefined)
      if (shipmentId) answered.add(shipmentId)
      if (answered.size >= 2) api.process.kill('SIGKILL')
    }),
  )
  if (api.process.exitCode === null && api.process.signalCode === null) await once(api.process, 'exit')
  await untilAlone(world.db)

  expect(answered.size).toBeGreaterThanOrEqual(2)
  expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  const { rows } = await sql<{ id: string; whole: boolean }>`
    select s.id, o.parts_sent = 1 and o.version = 3 and l.units_shipped = 50 and s.total_amount > 0
      and (select count(*) from shipment_lines where shipment_id = s.id) = 1
      and (select sum(on_hand) from stock_movements where order_id = o.id) = -50
      and (select array_agg(kind order by kind) from trade_papers where shipment_id = s.id) = array['delivery_note', 'invoice']
      and exists (select from order_events where order_id = o.id and event = 'ship')
      and exists (select from notifications where company_id = o.buyer_id and link like '%' || o.id and step = 'shipPart') as whole
    from shipments s join orders o on o.id = s.order_id join order_lines l on l.order_id = o.id
    where o.seller_id = ${seller.companyId}`.execute(world.db)
  expect(rows.filter(({ whole }) => !whole)).toEqual([])
  const stored = new Set(rows.map(({ id }) => id))
  for (const id of answered) expect(stored).toContain(id)
  const numbers = await sql<{ place: number }>`
    select place from trade_papers where seller_id = ${seller.companyId} and kind = 'invoice' order by place`.execute(
    world.db,
  )
  expect(numbers.rows.map(({ place }) => place)).toEqual(Array.from(stored, (_, index) => index + 1))
  const untouched = await sql<{ orders: number }>`
    select count(*)::int as orders from orders o join order_lines l on l.order_id = o.id
    where o.seller_id = ${seller.companyId} and o.version = 2 and o.parts_sent = 0 and l.units_shipped = 0`.execute(
    world.db,
  )
  expect(untouched.rows[0]?.orders).toBe(ORDERS - stored.size)
})

interface Wire {
  data?: { sessionId?: string; kiriman_id?: string }
}

async function ask(api: ApiProcess, path: string, body: object, bearer?: string): Promise<Wire> {
  const answer = await post(api.url, path, body, bearer)
  return answer.json() as Promise<Wire> // the envelope, as far as it is read here
}

async function signIn(api: ApiProcess, identitas: string): Promise<string> {
  return (await ask(api, 'session/login', { identitas, password: 'Contoh123' })).data?.sessionId ?? ''
}

async function send(api: ApiProcess, transaksi_id: string, bearer: string): Promise<string | undefined> {
  const body = { transaksi_id, versi: 2, kurir: 'Armada sendiri', baris: [{ posisi: 1, jumlah: '50' }] }
  return (await ask(api, 'pusat-seller/pesanan/kirim', body, bearer)).data?.kiriman_id
}
