import { setImmediate } from 'node:timers/promises'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { SalesFloor } from '#domain/catalogue/prices/price-floor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { changesOfPrice } from '#domain/imports/changes.ts'
import { dearerBeside } from '#domain/imports/dearer-prices.ts'
import { type JudgedPrice, judgePrice, type PriceFacts, type StandingPrice } from '#domain/imports/judge-price.ts'
import { type RowFault, readRow, shownIn } from '#domain/imports/read-row.ts'
import type { DecimalText } from '#domain/money.ts'
import {
  findBounds,
  findCustomers,
  findLists,
  findOwnOffers,
  findRulesOfProducts,
  lockOwnOffers,
  type OwnOffer,
  takeTurnListing,
} from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import type { CheckedFile, CheckedRow } from './check-rows.ts'
import { findProducts } from './find-products.ts'

// rows judged before others of the process have their turn
const AT_ONCE = 100

/** A row of a price list, with what it makes of the prices of its product. */
export type CheckedPrice = Omit<CheckedRow, keyof JudgedPrice> & JudgedPrice

type Asked = { read: Db | Tx } | { lock: Tx }

/**
 * What each row of a price list would do to the seller's prices as they stand; in a transaction, which then changes them,
 * these are locked until commit, lists before products as on the page of prices [SHOP-4].
 */
export async function checkPrices(
  db: Asked,
  seller: Seller,
  { rows, columns, style }: CheckedFile,
  today: BusinessDay,
): Promise<CheckedPrice[]> {
  if ('lock' in db) await takeTurnListing(db.lock, seller.companyId)
  const read = await inTurns(rows, (row) => ({ row, read: readRow(row.cells, columns, style) }))
  const own = await findProducts(
    'lock' in db ? db.lock : db.read,
    seller.companyId,
    read.map((one) => one.read),
  )
  const found = read.map((one) => ({ ...one, key: own.find(one.read) }))
  const facts = await factsOf(db, seller, [...new Set(found.flatMap(({ key }) => key?.id ?? []))], today)

  const met = new Map<string, number>()
  const judged: Judged[] = []
  for (const [place, { row, read: said, key }] of found.entries()) {
    if (place % AT_ONCE === 0) await setImmediate()
    const product = key && facts.products.get(key.id)
    const other = own.contradictionIn(said)
    const column = said.texts.sku ? 'sku' : said.texts.kode ? 'kode' : 'nama'
    const sentence = other?.sentence ?? (product ? null : 'Tidak ada produk Anda dengan kode atau nama ini.')
    if (sentence !== null)
      said.faults.push({ column: other?.column ?? column, shown: said.texts[other?.column ?? column] ?? '', sentence })
    const made: JudgedPrice = product
      ? judgePrice(said, { ...facts.shop, product })
      : { verdict: 'problem', faults: said.faults, after: null }
    const first = made.after && firstRow(met, made.after.price, key?.id ?? 0, row.number)
    if (first) {
      made.faults.push({ column: null, shown: '', sentence: `Sama dengan baris ${first}.` })
      Object.assign(made, { verdict: 'problem', after: null } satisfies Partial<JudgedPrice>)
    }
    const present = product?.offer ?? null
    const changes = made.after && made.verdict !== 'same' ? changesOfPrice(made.after) : []
    const otherName = own.calledOtherwise(said)
    const one: Judged = { product: product ?? null, row, read: said, present, otherName, changes, ...made }
    // a customer's price is measured by what stands; what is refused of it makes no list
    const dearer = made.after?.price.list ? dearerOf(one, today) : null
    if (product && made.after && dearer === null) stand(facts, product, made.after)
    judged.push(dearer === null ? one : refusedAs(one, dearer))
  }
  return refuseDearerLevels(judged, today)
}

/** A row with the product whose price it writes; null where that is not found. */
type Judged = CheckedPrice & { product: Product | null }

/**
 * The rows without those that make a level dearer than the one before it, as all of the file's prices would stand beside each
 * other. A level's other rows for the same quantity are refused with them: each was measured by the others.
 */
async function refuseDearerLevels(judged: readonly Judged[], today: BusinessDay): Promise<CheckedPrice[]> {
  const refused = new Map<string, string>()
  const measured = await inTurns(judged, (one) => {
    const key = levelsKey(one)
    const dearer = key === null ? null : dearerOf(one, today)
    if (key !== null && dearer !== null && !refused.has(key))
      refused.set(key, `Ditolak bersama baris ${one.row.number}: ${dearer}`)
    return { one, key, dearer }
  })
  return inTurns(measured, ({ one, key, dearer }) => {
    const sentence = dearer ?? (key === null ? undefined : refused.get(key))
    const { product: _product, ...row } = sentence === undefined ? one : refusedAs(one, sentence)
    return row
  })
}

/** By product and quantity: what the prices of its levels have in common; null for a row that writes none. */
function levelsKey({ product, verdict, after }: Judged): string | null {
  if (!product || !after || after.price.list || verdict === 'same') return null
  return `${product.offer.product.id} ${Number(after.price.from)}`
}

function dearerOf({ product, verdict, after }: Judged, today: BusinessDay): string | null {
  if (!product || !after || verdict === 'same') return null
  const { usual, before, prices } = product
  return dearerBeside(after.price, { usual, before, after: prices, today })
}

function refusedAs(one: Judged, sentence: string): Judged {
  const fault: RowFault = { column: 'harga_mulai', shown: shownIn(one.read, 'harga_mulai'), sentence }
  return { ...one, verdict: 'problem', faults: [fault], changes: [], after: null }
}

interface Product {
  offer: OwnOffer
  unit: string
  minPurchase: DecimalText
  usual: Map<number, DecimalText>
  /** Its prices by quantity, as they stand before the file. */
  before: readonly StandingPrice[]
  /** The same as the rows that are judged so far leave them. */
  prices: StandingPrice[]
  floor: SalesFloor | null
}

interface Facts {
  products: Map<number, Product>
  shop: Omit<PriceFacts, 'product' | 'lists'> & { lists: PriceFacts['lists'][number][] }
}

async function factsOf(db: Asked, seller: Seller, ids: readonly number[], today: BusinessDay): Promise<Facts> {
  const asked = 'lock' in db ? db.lock : db.read
  const { companyId } = seller
  const offers =
    'lock' in db
      ? await lockOwnOffers(db.lock, companyId, ids, today)
      : await findOwnOffers(asked, companyId, ids, today)
  const kept = await findLists(asked, companyId)
  const lists = kept.map(({ id, name, customer, customerId, prices, firstDay, lastDay }) => {
    return { id, name, customer: { id: customerId, name: customer }, prices, firstDay, lastDay }
  })
  const listOf = new Map(lists.map((list) => [list.id, list]))
  const rules = Map.groupBy(await findRulesOfProducts(asked, companyId, ids), ({ productId }) => productId)
  const bounds = await findBounds(asked, seller, ids)
  const products = offers.map((offer): [number, Product] => {
    const { price, priceAtLevel2, priceAtLevel3, minPurchase, unit } = offer.offer
    const amounts = [price, priceAtLevel2, priceAtLevel3].entries()
    const usual = new Map([...amounts].flatMap(([at, amount]) => (amount === null ? [] : [[at + 1, amount] as const])))
    const prices = (rules.get(offer.product.id) ?? []).map(({ listId, ...rule }): StandingPrice => {
      return { ...rule, list: (listId && listOf.get(listId)) || null }
    })
    const floor = bounds?.floors.get(offer.product.id) ?? null
    return [offer.product.id, { offer, unit, minPurchase: minPurchase ?? '0', usual, before: prices, prices, floor }]
  })
  const customers = await findCustomers(asked, companyId)
  const shop = { lists, customers, today, mayGrant: mayDo(seller, 'customers.grants') }
  return { products: new Map(products), shop }
}

/** In which row the same price was met before; null where it was not. */
function firstRow(met: Map<string, number>, price: StandingPrice, productId: number, row: number): number | null {
  const { level, list, from, firstDay } = price
  const of = list ? `${list.id ?? ''} ${list.customer.id} ${list.name} ${list.firstDay}` : `${level} ${firstDay}`
  const key = `${productId} ${Number(from)} ${of}`
  const first = met.get(key) ?? null
  if (first === null) met.set(key, row)
  return first
}

/** Later rows of the file find what this one makes. */
function stand({ shop }: Facts, product: Product, { before, price }: NonNullable<JudgedPrice['after']>): void {
  product.prices = [...product.prices.filter((one) => one !== before), price]
  const { list } = price
  if (!list) return
  if (!shop.lists.includes(list)) shop.lists.push(list)
  if (!before) list.prices++
}
