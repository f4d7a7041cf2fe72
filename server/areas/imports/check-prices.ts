import { setImmediate } from 'node:timers/promises'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { SalesFloor } from '#domain/catalogue/prices/price-floor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { changesOfPrice } from '#domain/imports/changes.ts'
import { dearerBeside } from '#domain/imports/dearer-prices.ts'
import { type RowFault, readRow, shownIn } from '#domain/imports/read-row.ts'
import {
  type CurrentPrice,
  type PriceFacts,
  type ValidatedPrice,
  validatePrice,
} from '#domain/imports/validate-price.ts'
import type { DecimalText } from '#domain/money.ts'
import {
  findBounds,
  findCustomers,
  findLists,
  findOwnOffers,
  findRulesOfProducts,
  lockOwnOffers,
  lockPriceLists,
  type OwnOffer,
} from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import type { CheckedFile, CheckedRow } from './check-rows.ts'
import { findProducts } from './find-products.ts'

// rows validated before the event loop is yielded
const AT_ONCE = 100

/** A row of a price list, with what it makes of the prices of its product. */
export type CheckedPrice = Omit<CheckedRow, keyof ValidatedPrice> & ValidatedPrice

type Access = { read: Db | Tx } | { lock: Tx }

/**
 * Validates each row of a price list against the seller's present prices; in a transaction, which then changes them,
 * these are locked until commit, lists before products as on the page of prices [SHOP-4].
 */
export async function checkPrices(
  db: Access,
  seller: Seller,
  { rows, columns, style }: CheckedFile,
  today: BusinessDay,
): Promise<CheckedPrice[]> {
  if ('lock' in db) await lockPriceLists(db.lock, seller.companyId)
  const read = await mapInSlices(rows, (row) => ({ row, read: readRow(row.cells, columns, style) }))
  const own = await findProducts(
    'lock' in db ? db.lock : db.read,
    seller.companyId,
    read.map((one) => one.read),
  )
  const found = read.map((one) => ({ ...one, key: own.find(one.read) }))
  const facts = await factsOf(db, seller, [...new Set(found.flatMap(({ key }) => key?.id ?? []))], today)

  const met = new Map<string, number>()
  const checked: CheckedOfProduct[] = []
  for (const [index, { row, read: parsed, key }] of found.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    const product = key && facts.products.get(key.id)
    const other = own.contradictionIn(parsed)
    const column = parsed.texts.sku ? 'sku' : parsed.texts.kode ? 'kode' : 'nama'
    const sentence = other?.sentence ?? (product ? null : 'Tidak ada produk Anda dengan kode atau nama ini.')
    if (sentence !== null)
      parsed.faults.push({
        column: other?.column ?? column,
        shown: parsed.texts[other?.column ?? column] ?? '',
        sentence,
      })
    const made: ValidatedPrice = product
      ? validatePrice(parsed, { ...facts.shop, product })
      : { verdict: 'problem', faults: parsed.faults, after: null }
    const first = made.after && firstRow(met, made.after.price, key?.id ?? 0, row.number)
    if (first) {
      made.faults.push({ column: null, shown: '', sentence: `Sama dengan baris ${first}.` })
      Object.assign(made, { verdict: 'problem', after: null } satisfies Partial<ValidatedPrice>)
    }
    const present = product?.offer ?? null
    const changes = made.after && made.verdict !== 'same' ? changesOfPrice(made.after) : []
    const otherName = own.calledOtherwise(parsed)
    const one: CheckedOfProduct = { product: product ?? null, row, read: parsed, present, otherName, changes, ...made }
    // a customer's price is measured by what stands; what is refused of it makes no list
    const dearer = made.after?.price.list ? dearerOf(one, today) : null
    if (product && made.after && dearer === null) stand(facts, product, made.after)
    checked.push(dearer === null ? one : refusedAs(one, dearer))
  }
  return refuseDearerLevels(checked, today)
}

/** A row with the product whose price it writes; null where that is not found. */
type CheckedOfProduct = CheckedPrice & { product: Product | null }

/**
 * The rows without those that make a level dearer than the one before it, as all of the file's prices would stand beside each
 * other. A level's other rows for the same quantity are refused with them: each was measured by the others.
 */
async function refuseDearerLevels(checked: readonly CheckedOfProduct[], today: BusinessDay): Promise<CheckedPrice[]> {
  const refused = new Map<string, string>()
  const measured = await mapInSlices(checked, (one) => {
    const key = levelsKey(one)
    const dearer = key === null ? null : dearerOf(one, today)
    if (key !== null && dearer !== null && !refused.has(key))
      refused.set(key, `Ditolak bersama baris ${one.row.number}: ${dearer}`)
    return { one, key, dearer }
  })
  return mapInSlices(measured, ({ one, key, dearer }) => {
    const sentence = dearer ?? (key === null ? undefined : refused.get(key))
    const { product: _product, ...row } = sentence === undefined ? one : refusedAs(one, sentence)
    return row
  })
}

/** By product and quantity: what the prices of its levels have in common; null for a row that writes none. */
function levelsKey({ product, verdict, after }: CheckedOfProduct): string | null {
  if (!product || !after || after.price.list || verdict === 'same') return null
  return `${product.offer.product.id} ${Number(after.price.from)}`
}

function dearerOf({ product, verdict, after }: CheckedOfProduct, today: BusinessDay): string | null {
  if (!product || !after || verdict === 'same') return null
  const { usual, before, prices } = product
  return dearerBeside(after.price, { usual, before, after: prices, today })
}

function refusedAs(one: CheckedOfProduct, sentence: string): CheckedOfProduct {
  const fault: RowFault = { column: 'harga_mulai', shown: shownIn(one.read, 'harga_mulai'), sentence }
  return { ...one, verdict: 'problem', faults: [fault], changes: [], after: null }
}

interface Product {
  offer: OwnOffer
  unit: string
  minPurchase: DecimalText
  usual: Map<number, DecimalText>
  /** Its prices by quantity, as they stand before the file. */
  before: readonly CurrentPrice[]
  /** The prices as the rows validated so far leave them. */
  prices: CurrentPrice[]
  floor: SalesFloor | null
}

interface Facts {
  products: Map<number, Product>
  shop: Omit<PriceFacts, 'product' | 'lists'> & { lists: PriceFacts['lists'][number][] }
}

async function factsOf(db: Access, seller: Seller, ids: readonly number[], today: BusinessDay): Promise<Facts> {
  const handle = 'lock' in db ? db.lock : db.read
  const { companyId } = seller
  const offers =
    'lock' in db
      ? await lockOwnOffers(db.lock, companyId, ids, today)
      : await findOwnOffers(handle, companyId, ids, today)
  const stored = await findLists(handle, companyId)
  const lists = stored.map(({ id, name, customer, customerId, prices, firstDay, lastDay }) => {
    return { id, name, customer: { id: customerId, name: customer }, prices, firstDay, lastDay }
  })
  const listOf = new Map(lists.map((list) => [list.id, list]))
  const rules = Map.groupBy(await findRulesOfProducts(handle, companyId, ids), ({ productId }) => productId)
  const bounds = await findBounds(handle, seller, ids)
  const products = offers.map((offer): [number, Product] => {
    const { price, priceAtLevel2, priceAtLevel3, minPurchase, unit } = offer.offer
    const amounts = [price, priceAtLevel2, priceAtLevel3].entries()
    const usual = new Map([...amounts].flatMap(([at, amount]) => (amount === null ? [] : [[at + 1, amount] as const])))
    const prices = (rules.get(offer.product.id) ?? []).map(({ listId, ...rule }): CurrentPrice => {
      return { ...rule, list: (listId && listOf.get(listId)) || null }
    })
    const floor = bounds?.floors.get(offer.product.id) ?? null
    return [offer.product.id, { offer, unit, minPurchase: minPurchase ?? '0', usual, before: prices, prices, floor }]
  })
  const customers = await findCustomers(handle, companyId)
  const shop = { lists, customers, today, mayGrant: mayDo(seller, 'customers.grants') }
  return { products: new Map(products), shop }
}

/** In which row the same price was met before; null where it was not. */
function firstRow(met: Map<string, number>, price: CurrentPrice, productId: number, row: number): number | null {
  const { level, list, from, firstDay } = price
  const of = list ? `${list.id ?? ''} ${list.customer.id} ${list.name} ${list.firstDay}` : `${level} ${firstDay}`
  const key = `${productId} ${Number(from)} ${of}`
  const first = met.get(key) ?? null
  if (first === null) met.set(key, row)
  return first
}

/** Later rows of the file find what this one makes. */
function stand({ shop }: Facts, product: Product, { before, price }: NonNullable<ValidatedPrice['after']>): void {
  product.prices = [...product.prices.filter((one) => one !== before), price]
  const { list } = price
  if (!list) return
  if (!shop.lists.includes(list)) shop.lists.push(list)
  if (!before) list.prices++
}
