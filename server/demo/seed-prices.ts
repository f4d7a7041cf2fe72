import { sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay, daysAfter } from '#domain/business-day.ts'
import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { type DecimalText, decimal } from '#domain/money.ts'
import { savePriceList } from '#server/areas/catalogue/prices/save-price-list.ts'
import { savePriceRule } from '#server/areas/catalogue/prices/save-price-rule.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli, sellerOfPenjual } from './accounts.ts'
import { buyerOf, findOwners } from './demo-actors.ts'

/** A price in percent of what a level costs. */
interface Rule {
  percent: number
  /** From so many times the minimum purchase; 0: whatever the quantity. */
  times: number
  /** Counted in days from the first start. */
  beginsIn: number
}

// every tier can be bought
const MOST_TIMES = 10

const tiers: readonly Rule[] = [
  { percent: 97, times: 4, beginsIn: -20 },
  { percent: 94, times: MOST_TIMES, beginsIn: -20 },
]

/** Indexes from the end of penjual@'s products by name that have no negotiation. */
const ofLevels: Readonly<Record<number, readonly Rule[]>> = {
  1: tiers,
  2: tiers,
  3: [{ percent: 103, times: 0, beginsIn: 14 }],
}

/** pembeli@'s own list. */
const ofPembeli: Readonly<Record<number, readonly Rule[]>> = {
  2: [
    { percent: 93, times: 0, beginsIn: 0 },
    { percent: 90, times: 6, beginsIn: 0 },
  ],
  4: [{ percent: 95, times: 0, beginsIn: 0 }],
}

/** Prices of penjual@'s by quantity, one that begins later, and a list of pembeli@'s own [SHOP-3]. */
export async function seedPrices(given: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deps = given as Deps // these use cases use only the database and the clock
  const { sellers } = await findOwners(deps)
  const seller = sellers.get(sellerOfPenjual)
  if (!seller) throw new Error(`${sellerOfPenjual} has no owner`)
  for (const [fromEnd, rules] of Object.entries(ofLevels)) {
    for (const level of await levelsOf(deps, seller, Number(fromEnd))) {
      for (const rule of rules) await write(deps, seller, { fromEnd: Number(fromEnd), level, listId: null }, rule)
    }
  }
  const listId = await makeList(deps, seller, await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli))
  for (const [fromEnd, rules] of Object.entries(ofPembeli)) {
    for (const rule of rules) await write(deps, seller, { fromEnd: Number(fromEnd), level: null, listId }, rule)
  }
}

function makeList(deps: Deps, seller: Seller, buyer: Buyer): Promise<string> {
  return savePriceList(deps, seller, {
    id: null,
    expectedVersion: null,
    customerId: buyer.companyId,
    name: 'Kontrak tahunan',
    firstDay: businessDay(deps.now()),
    lastDay: daysAfter(businessDay(deps.now()), 364),
    copyOf: null,
    copyLevel: null,
    percent: null,
  })
}

interface Where {
  fromEnd: number
  level: number | null
  listId: string | null
}

async function write(deps: Deps, seller: Seller, { fromEnd, level, listId }: Where, rule: Rule): Promise<void> {
  const product = await findProduct(deps, seller, fromEnd)
  const usual = product.prices[level ?? 1] ?? product.prices[1] ?? '0'
  const packs = minimumPacks(product.minPurchase, product.packWeight) * rule.times
  await savePriceRule(deps, seller, {
    ruleId: null,
    productId: product.id,
    expectedVersion: product.version,
    level,
    listId,
    from: unitsOf(packs, product.packWeight),
    amount: decimal(usual).times(rule.percent).dividedBy(100, 0).text(2),
    firstDay: daysAfter(businessDay(deps.now()), rule.beginsIn),
    lastDay: null,
  })
}

async function levelsOf(deps: Deps, seller: Seller, fromEnd: number): Promise<number[]> {
  return Object.keys((await findProduct(deps, seller, fromEnd)).prices).map(Number)
}

interface Found {
  id: number
  version: number
  packWeight: DecimalText
  minPurchase: DecimalText
  /** By level. */
  prices: Record<number, DecimalText>
}

async function findProduct(deps: Deps, { companyId }: Seller, fromEnd: number): Promise<Found> {
  const { rows } = await sql<Found>`
    select p.id, p.version, p.pack_weight as "packWeight", p.min_purchase as "minPurchase",
      (select jsonb_object_agg(price.level, price.amount::text) from product_prices price where price.product_id = p.id) as prices
    from products p
    join product_stocks stock on stock.product_id = p.id
    where p.seller_id = ${companyId} and p.status = 'published' and stock.units >= p.min_purchase * ${MOST_TIMES}
      and not exists (select from negotiations nego where nego.product_id = p.id)
    order by lower(p.name) desc, p.id offset ${fromEnd - 1} limit 1`.execute(deps.db)
  const [found] = rows
  if (!found) throw new Error(`penjual@ has no product ${fromEnd}`)
  return found
}
