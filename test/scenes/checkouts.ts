import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import { post } from '../post.ts'
import type { World } from '../world.ts'
import { cartOf, checkoutOf, fillCart, type PlaceBody } from './ordering.ts'

const PRODUCTS = 10
const BUYERS = 5
const STOCK = 1000

export interface Checkout {
  email: string
  body: PlaceBody
}

/** Fifty checkouts of one cart line each: five companies that want the same ten products. */
export async function fiftyCheckouts(world: World) {
  const seller = await world.aSeller()
  const products = []
  for (let n = 0; n < PRODUCTS; n++) products.push(await world.aProduct({ seller, stock: String(STOCK) }))
  const checkouts: Checkout[] = []
  for (let n = 0; n < BUYERS; n++) {
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const addressId = await world.anAddress(buyer)
    for (const product of products) await fillCart(buyer, product, n % 2 ? '50' : '75')
    const whole = await checkoutOf(buyer, addressId)
    for (const line of await cartOf(buyer)) {
      const selection = { company_id: buyer.companyId, cart_id: [line.cart_id], alamat_id: addressId }
      const { data: quote } = await buyer.call('checkout/rincian', selection)
      checkouts.push({
        email: buyer.email,
        body: { ...whole, ...selection, kunci: crypto.randomUUID(), total: quote.total },
      })
    }
  }
  return { seller, checkouts }
}

/** @returns the number of the order */
export async function place(api: { url: string }, { email, body }: Checkout, bearers: ReadonlyMap<string, string>) {
  const answer = await ask(api, 'checkout/buat', body, bearers.get(email))
  return answer.data?.transaksi?.[0]?.nomor
}

interface Wire {
  data?: { sessionId?: string; transaksi?: { nomor: string }[] }
}

async function ask(api: { url: string }, path: string, body: object, bearer?: string): Promise<Wire> {
  const answer = await post(api.url, path, body, bearer)
  return answer.json() as Promise<Wire> // the envelope, as far as it is read here
}

/** Each person presses the button again, with the same key. @returns the orders' numbers by key, 'refused' where there is none */
export async function placeAgain(
  api: { url: string },
  checkouts: readonly Checkout[],
  bearers: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const again = new Map<string, string>()
  for (const checkout of checkouts) {
    again.set(checkout.body.kunci, (await place(api, checkout, bearers)) ?? 'refused')
  }
  return again
}

export async function signInAll(api: { url: string }, checkouts: readonly Checkout[]): Promise<Map<string, string>> {
  const bearers = new Map<string, string>()
  for (const email of new Set(checkouts.map((checkout) => checkout.email))) {
    const { data } = await ask(api, 'session/login', { identitas: email, password: 'Contoh123' })
    bearers.set(email, data?.sessionId ?? '')
  }
  return bearers
}

/** The seller's orders by checkout key, and whether each is complete. */
export async function wholeOrdersOf({ db }: World, sellerId: string): Promise<Map<string, string>> {
  const found = await sql<{ key: string; number: string; whole: boolean }>`
    select o.checkout_key as key, o.number,
      o.total_amount = o.goods_amount + o.shipping_amount + o.tax_amount
      and o.goods_amount = (select sum(amount) from order_lines l where l.order_id = o.id)
      and o.tax_amount = o.shipping_tax + (select sum(tax) from order_lines l where l.order_id = o.id)
      and exists (select from order_events e where e.order_id = o.id and e.event = 'place')
      and exists (select from notifications n where n.company_id = o.seller_id and n.link like '%' || o.id) as whole
    from orders o where o.seller_id = ${sellerId}`.execute(db)
  expect(found.rows.filter((order) => !order.whole)).toEqual([])
  return new Map(found.rows.map((order) => [order.key, order.number]))
}

/** All units are in stock or ordered, and exactly the ordered cart lines are gone. */
export async function expectBalanced({ db }: World, sellerId: string, orders: number): Promise<void> {
  expect(await checkStocks(db)).toMatchObject({ unequal: [], unheld: [] })
  const found = await sql<{ kept: string; ordered: number; waiting: number }>`
    select s.units + coalesce(sum(l.units), 0) as kept, count(l.units)::int as ordered,
      (select count(*)::int from cart_lines c where c.product_id = p.id) as waiting
    from products p
    join product_stocks s on s.product_id = p.id
    left join order_lines l on l.product_id = p.id
    where p.seller_id = ${sellerId}
    group by p.id, s.units`.execute(db)
  expect(found.rows.map((row) => Number(row.kept))).toEqual(Array(PRODUCTS).fill(STOCK))
  expect(found.rows.map((row) => row.ordered + row.waiting)).toEqual(Array(PRODUCTS).fill(BUYERS))
  expect(found.rows.reduce((sum, row) => sum + row.ordered, 0)).toBe(orders)
}
