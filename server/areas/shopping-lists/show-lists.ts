import type { Buyer } from '#domain/accounts/actor.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import { MOST } from '#domain/limits.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import {
  orderableAmounts,
  type PricedLine,
  type SellerLines,
  sortBySeller,
  wishedLine,
} from '#server/areas/cart/public.ts'
import type { Deps } from '#server/deps.ts'
import { findLines, findList, findLists, type ListedList } from './queries.ts'

export interface ShownLists {
  lists: ListedList[]
  /** Of those who changed them last, by user id. */
  names: ReadonlyMap<string, string>
}

/** The company's lists by name, with the drafts that wait [ORDER-7]. */
export async function showLists({ db }: Deps, { companyId }: Buyer): Promise<ShownLists> {
  const lists = await findLists(db, companyId)
  return { lists, names: await findUserNames(db, [...new Set(lists.map(({ changedBy }) => changedBy))]) }
}

export interface ShownList {
  list: ListedList
  names: ReadonlyMap<string, string>
  /** A page of them in the list's order, each with its seller. */
  lines: ShownLine[]
  page: number
  pages: number
  /** What all its products that can be ordered now come to. */
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
  const asked = lines.map((line) => wishedLine(buyer, line, now()))
  const sellers = await sortBySeller(db, buyer.companyId, asked, now())
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
