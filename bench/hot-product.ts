import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { takeStock } from '#server/areas/catalogue/public.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startApp } from '#test/servers/app-process.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { copyOfOffers } from './cached-database.ts'
import { loadAtOnce, loadByHand, type Measure, type Prepare } from './load.ts'
import { addressOf, type OrderedProduct, readyOrder } from './ordering.ts'
import { type Customers, pickBuyers } from './pick-buyers.ts'
import { headings, line, print } from './report.ts'
import { fillStock } from './stock-up.ts'
import { percent, printShares, shareWithStock, watchWaits } from './waits.ts'

// more than a process has connections
const AT_ONCE = 16
const CONNECTIONS = 8

/**
 * Orders of one product by many buyers at once, beside the same orders of a product each: where their transactions
 * wait, and how many changes a second the row of its stock takes on an otherwise idle machine.
 */
export async function printHotProduct(seconds: number): Promise<void> {
  const database = await copyOfOffers(1000)
  try {
    await printOrders(database.url, seconds)
    await printStockAlone(database.url, seconds)
  } finally {
    await database.drop()
  }
}

async function printOrders(databaseUrl: string, seconds: number): Promise<void> {
  const market = await findMarket(databaseUrl)
  const products = market.flatMap((shop) => shop.products)
  await fillStock(databaseUrl, products)
  const app = await startApp(databaseUrl, { TRUST_PROXY: '1', LOG_LEVEL: 'error', BUSY_AFTER_MS: '' })
  try {
    const many = await openShoppers(app.url, market)
    const ofOne = await openShoppers(app.url, market.slice(0, 1))
    const hot = market[0]?.products[0]

    print(`\nOrders, ${AT_ONCE} at once\n${headings}`)
    const measure = async (name: string, prepare: Prepare, workers: number, floor?: Measure) => {
      const watch = await watchWaits(databaseUrl)
      const measured = await loadAtOnce(watch.timed(prepare), workers, seconds)
      const samples = await watch.end()
      print(line({ name }, measured, floor))
      printShares(samples)
      if (measured.refused.size > 0) process.exitCode = 1
      return { measured, samples }
    }
    const spread = await measure('of many sellers', ordering(many, eachItsOwn), AT_ONCE)
    await measure('of one seller', ordering(ofOne, eachItsOwn), AT_ONCE, spread.measured)
    await measure(
      'of one product',
      ordering(ofOne, () => hot),
      AT_ONCE,
      spread.measured,
    )
    const alone = await measure(
      'of one product, one by one',
      ordering(ofOne, () => hot),
      1,
    )
    print(
      `the lock of its stock is held for ${percent(shareWithStock(alone.samples))} of a transaction that waits for nobody`,
    )
  } finally {
    await app.stop()
  }
}

/** A seller's products, and the buyers who may order them. */
interface Shop extends Customers {
  products: OrderedProduct[]
}

/** Sellers with the grown buyers who subscribe to them, those with most buyers first. */
async function findMarket(databaseUrl: string): Promise<Shop[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Shop>({
    text: `
      select (
          select json_agg(json_build_object(
            'produk_id', p.id, 'seller_id', p.seller_id, 'produk_jumlah_min_beli', p.min_purchase::text) order by p.id)
          from products p where p.seller_id = s.seller_id and p.status = 'published') as products,
        array_agg(u.email order by u.email) as buyers
      from subscriptions s
      join companies buyer on buyer.id = s.buyer_id and buyer.username like 'pabrik-ukur-%'
      join memberships m on m.company_id = buyer.id
      join users u on u.id = m.user_id
      where s.status = 'active'
      group by s.seller_id
      order by count(*) desc, s.seller_id`,
  })
  await client.end()
  return rows.filter(({ products }) => products?.length > 0)
}

interface Shopper {
  buyer: BenchBuyer
  products: OrderedProduct[]
  addressId: string | undefined
}

/** One after the other: a password costs a processor's time. */
async function openShoppers(url: string, market: readonly Shop[]): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  for (const { buyer: account, shop } of pickBuyers(market, AT_ONCE)) {
    const buyer = await signInAs(url, account)
    shoppers.push({ buyer, products: shop.products, addressId: await addressOf(buyer) })
  }
  return shoppers
}

function ordering(
  shoppers: readonly Shopper[],
  choose: (shopper: Shopper, worker: number) => OrderedProduct | undefined,
): Prepare {
  return (worker) => {
    const shopper = shoppers[worker]
    const product = shopper && choose(shopper, worker)
    if (!product) throw new Error(`nothing to order for buyer ${worker}`)
    return readyOrder(shopper.buyer, product, shopper.addressId)
  }
}

function eachItsOwn({ products }: Shopper, worker: number): OrderedProduct | undefined {
  return products[worker % products.length]
}

/** The shortest that a change of a stock can be: locked, taken and committed by the product's own statements. */
async function printStockAlone(databaseUrl: string, seconds: number): Promise<void> {
  const [shop] = await findMarket(databaseUrl)
  const ids = (shop?.products ?? []).map(({ produk_id }) => produk_id)
  print(`\nChanges of a stock alone, over ${CONNECTIONS} connections\n${headings}`)
  for (const waits of [true, false]) {
    await waitForDisk(databaseUrl, waits)
    const suffix = waits ? '' : ', no disk'
    const spread = await changing(databaseUrl, (worker) => ids[worker % ids.length] ?? 0, seconds)
    print(line({ name: `a row each${suffix}` }, spread, undefined))
    const hot = await changing(databaseUrl, () => ids[0] ?? 0, seconds)
    print(line({ name: `one row${suffix}` }, hot, spread))
    if (spread.refused.size + hot.refused.size > 0) process.exitCode = 1
  }
}

async function changing(databaseUrl: string, choose: (worker: number) => number, seconds: number): Promise<Measure> {
  const db = openDatabase({ url: databaseUrl, connections: CONNECTIONS })
  try {
    return await loadByHand((worker) => {
      const productId = choose(worker)
      const now = new Date()
      return async () => {
        const taken = [{ productId, units: '1', orderId: randomUUID() }]
        const locked = await db.transaction().execute((tx) => takeStock(tx, taken, now))
        if (!locked) throw new Error(`the stock of product ${productId} is used up`)
      }
    }, seconds)
  } finally {
    await db.destroy()
  }
}

/** Whether commits of this database wait until they are on the disk, for connections from now on. */
async function waitForDisk(databaseUrl: string, waits: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
  await client.query(`alter database ${name} set synchronous_commit = ${waits ? 'on' : 'off'}`)
  await client.end()
}
