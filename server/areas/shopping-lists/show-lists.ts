import type { Buyer } from '#domain/accounts/actor.ts'
import { lineAmount, sumOf } from '#domain/cart/amounts.ts'
import { productCode } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ListLine, ListSummary, ShoppingList } from '#domain/shopping-lists/contract.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import {
  orderableAmounts,
  type PricedLine,
  type SellerLines,
  sortBySeller,
  wishedLine,
} from '#server/areas/cart/public.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { findLines, findList, findLists, type ListedList } from './queries.ts'

interface ShownLists {
  lists: ListedList[]
  /** Of those who changed them last, by user id. */
  names: ReadonlyMap<string, string>
}

/** The company's lists by name, with the drafts that wait [ORDER-7]. */
export async function showLists({ db }: Deps, { companyId }: Buyer): Promise<ShownLists> {
  const lists = await findLists(db, companyId)
  return { lists, names: await findUserNames(db, [...new Set(lists.map(({ changedBy }) => changedBy))]) }
}

interface ShownList {
  list: ListedList
  names: ReadonlyMap<string, string>
  /** A page of them in the list's order, each with its seller. */
  lines: ShownLine[]
  page: number
  pages: number
  /** The total of its products that can be ordered now. */
  total: DecimalText
  /** How many of its products are not in the total, since they cannot be ordered now. */
  notCounted: number
}

interface ShownLine {
  line: PricedLine
  seller: SellerLines
}

/**
 * A list with the prices of today, and what cannot be ordered now, a page of it; its last one where it has no such page
 * [ORDER-7]. @throws Refusal list_not_found
 */
export async function showList({ db, now }: Deps, buyer: Buyer, id: string, page: number): Promise<ShownList> {
  const list = await findList(db, buyer.companyId, id)
  if (!list) throw new Refusal('list_not_found', { field: 'id' })
  const lines = await findLines(db, id)
  const wished = lines.map((line) => wishedLine(buyer, line, now()))
  const sellers = await sortBySeller(db, buyer.companyId, wished, now())
  const priced = new Map(
    sellers.flatMap((seller) => seller.lines.map((line) => [line.productId, { line, seller }] as const)),
  )
  const shown = lines.flatMap(({ productId }) => priced.get(productId) ?? [])
  const pages = Math.max(1, Math.ceil(shown.length / MOST.listLinesShown))
  const first = (Math.min(page, pages) - 1) * MOST.listLinesShown
  const amounts = sellers.flatMap(orderableAmounts)
  return {
    list,
    names: await findUserNames(db, [list.changedBy]),
    lines: shown.slice(first, first + MOST.listLinesShown),
    page: Math.min(page, pages),
    pages,
    total: sumOf(amounts),
    notCounted: shown.length - amounts.length,
  }
}

/** The company's lists [ORDER-7]. */
export function listsView({ lists, names }: ShownLists): { lists: ListSummary[] } {
  return { lists: lists.map((list) => summaryView(list, names)) }
}

/** One list with a page of its lines. */
export function listView({ list, names, lines, ...shown }: ShownList): ShoppingList {
  return { ...summaryView(list, names), lines: lines.map(lineView), ...shown }
}

function summaryView(list: ListedList, names: ReadonlyMap<string, string>): ListSummary {
  const { id, name, version, products, repeatDay, paused, nextDay, changedBy, changedAt, draftId, draftDay } = list
  return {
    id,
    name,
    version,
    products,
    repeatDay,
    paused,
    nextDay,
    changedBy: names.get(changedBy) ?? '',
    changedAt: changedAt.toISOString(),
    draft: draftId !== null && draftDay !== null ? { id: draftId, day: draftDay } : null,
  }
}

function lineView({ line, seller }: ShownList['lines'][number]): ListLine {
  const { product, productId, units, unitPrice } = line
  return {
    productId,
    code: productCode(productId),
    name: product.name,
    picture: pictureUrl(productId, product),
    unit: product.unit,
    packLabel: product.packLabel,
    packWeight: quantityText(product.packWeight),
    minPurchase: quantityText(product.minPurchase),
    sellerName: seller.seller.name,
    units: quantityText(units),
    price: unitPrice,
    subtotal: unitPrice === null ? null : lineAmount(units, unitPrice),
    obstacle: (seller.obstacle ?? line.obstacle)?.sentence ?? null,
  }
}
