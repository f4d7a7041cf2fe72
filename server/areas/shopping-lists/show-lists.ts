import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { type PricedLine, type SellerLines, sortBySeller, wishedLine } from '#server/areas/cart/public.ts'
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
  /** In the list's order, each with its seller. */
  lines: { line: PricedLine; seller: SellerLines }[]
}

/** A list with the prices of today, and what cannot be ordered now [ORDER-7]. @throws Refusal list_not_found */
export async function showList({ db, now }: Deps, buyer: Buyer, id: string): Promise<ShownList> {
  const list = await findList(db, buyer.companyId, id)
  if (!list) throw new Refusal('list_not_found', { field: 'daftar_id' })
  const lines = await findLines(db, id)
  const asked = lines.map((line) => wishedLine(buyer, line, now()))
  const sellers = await sortBySeller(db, buyer.companyId, asked, now())
  const priced = new Map(
    sellers.flatMap((seller) => seller.lines.map((line) => [line.productId, { line, seller }] as const)),
  )
  return {
    list,
    names: await findUserNames(db, [list.changedBy]),
    lines: lines.flatMap(({ productId }) => priced.get(productId) ?? []),
  }
}
