import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { together } from '#domain/cart/together.ts'
import { MOST } from '#domain/limits.ts'
import { listsChanged } from '#domain/live.ts'
import { isMore } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { nextRepeat } from '#domain/shopping-lists/repeat.ts'
import { productsToOrder } from '#server/areas/catalogue/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import {
  countLists,
  deleteLines,
  deleteList,
  findLines,
  insertList,
  type Line,
  type List,
  lockList,
  type PlacedLine,
  putLines,
  updateList,
} from './queries.ts'

// what a column of quantities holds
const MOST_UNITS = '999999999999.999'

/** Starts a list with these products [ORDER-7]. @throws Refusal list_name_taken | lists_full | product_not_found | units_too_many */
export function createList(
  { db, now }: Deps,
  buyer: Buyer,
  { name, lines }: { name: string; lines: readonly Line[] },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockCompany(tx, buyer.companyId)
    await checkName(tx, buyer, name, null)
    const id = await insertList(tx, buyer, name, now())
    await putRequested(tx, id, noted(lines), [])
    await publish(tx, listsChanged(buyer.companyId))
    return id
  })
}

interface Saved {
  id: string
  expectedVersion: number
  name: string
  lines: readonly Line[]
}

/**
 * Writes what changes of a list, unless a colleague has changed it since it was read; products without a quantity are
 * removed [ORDER-7].
 * @throws Refusal list_not_found | moved_on | list_name_taken | list_full | product_not_found | units_too_many
 */
export function saveList({ db, now }: Deps, buyer: Buyer, { id, expectedVersion, name, lines }: Saved): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // names are kept unique by one writer at a time, which locks the company before any list
    await lockCompany(tx, buyer.companyId)
    await lockExpected(tx, buyer, id, expectedVersion)
    await checkName(tx, buyer, name, id)
    const there = await findLines(tx, id)
    const requested = noted(lines)
    const remaining = new Set(requested.map(({ productId }) => productId))
    const out = lines.map(({ productId }) => productId).filter((productId) => !remaining.has(productId))
    if (out.length > 0) await deleteLines(tx, id, out)
    const gone = new Set(out)
    await putRequested(
      tx,
      id,
      requested,
      there.filter(({ productId }) => !gone.has(productId)),
    )
    await updateList(tx, buyer, id, { name }, now())
    await publish(tx, listsChanged(buyer.companyId))
  })
}

/**
 * Adds products to a list, also concurrently; for those already there the quantity is replaced [ORDER-7].
 * @returns how many it holds. @throws Refusal list_not_found | list_full | product_not_found | units_too_many
 */
export function addToList(
  { db, now }: Deps,
  buyer: Buyer,
  { id, lines }: { id: string; lines: readonly Line[] },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockOwn(tx, buyer, id)
    const inList = await putRequested(tx, id, noted(lines), await findLines(tx, id))
    await updateList(tx, buyer, id, {}, now())
    await publish(tx, listsChanged(buyer.companyId))
    return inList
  })
}

/** Plans the drafts of a list, or pauses them; from tomorrow on [ORDER-7]. @throws Refusal list_not_found | moved_on */
export function repeatList(
  { db, now }: Deps,
  buyer: Buyer,
  { id, expectedVersion, day, paused }: { id: string; expectedVersion: number; day: number | null; paused: boolean },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockExpected(tx, buyer, id, expectedVersion)
    const nextDay = day === null || paused ? null : nextRepeat(day, businessDay(now()))
    await updateList(tx, buyer, id, { repeatDay: day, paused: day !== null && paused, nextDay }, now())
    await publish(tx, listsChanged(buyer.companyId))
  })
}

/** @throws Refusal list_not_found | moved_on */
export function removeList(
  { db }: Deps,
  buyer: Buyer,
  { id, expectedVersion }: { id: string; expectedVersion: number },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockExpected(tx, buyer, id, expectedVersion)
    await deleteList(tx, buyer.companyId, id)
    await publish(tx, listsChanged(buyer.companyId))
  })
}

async function lockExpected(tx: Tx, buyer: Buyer, id: string, expectedVersion: number): Promise<void> {
  const { version } = await lockOwn(tx, buyer, id)
  if (version !== expectedVersion) throw new Refusal('moved_on')
}

/** The company's list, locked. @throws Refusal list_not_found */
async function lockOwn(tx: Tx, buyer: Buyer, id: string): Promise<List> {
  const list = await lockList(tx, buyer.companyId, id)
  if (!list) throw new Refusal('list_not_found', { field: 'id' })
  return list
}

async function checkName(tx: Tx, buyer: Buyer, name: string, except: string | null): Promise<void> {
  const { all, named } = await countLists(tx, buyer.companyId, { name, except })
  if (named > 0) throw new Refusal('list_name_taken', { field: 'name' })
  if (except === null && all >= MOST.shoppingLists) throw new Refusal('lists_full', { field: 'name' })
}

/** Puts lines into a list beside those that it holds. @returns how many it holds then. @throws Refusal list_full | product_not_found */
async function putRequested(
  tx: Tx,
  id: string,
  requested: readonly Line[],
  there: readonly PlacedLine[],
): Promise<number> {
  await checkKnown(tx, requested, there)
  const all = new Set([...there, ...requested].map(({ productId }) => productId))
  if (all.size > MOST.listLines) throw new Refusal('list_full', { field: 'lines' })
  await putLines(tx, id, requested, (there.at(-1)?.position ?? -1) + 1)
  return all.size
}

/** Checks that new products are on sale; withdrawn ones may stay in a list, and drafts are shown in none. */
async function checkKnown(tx: Tx, lines: readonly Line[], there: readonly Line[]): Promise<void> {
  const inList = new Set(there.map(({ productId }) => productId))
  const ids = [...new Set(lines.map(({ productId }) => productId))].filter((id) => !inList.has(id))
  const known = await productsToOrder(tx, ids)
  if (!ids.every((id) => known.get(id)?.published)) throw new Refusal('product_not_found', { field: 'lines' })
}

/** Each product once with the sum of its quantities, without those of zero. @throws Refusal units_too_many */
function noted(lines: readonly Line[]): Line[] {
  const requested = together(lines).filter(({ units }) => isMore(units, '0'))
  if (requested.some(({ units }) => isMore(units, MOST_UNITS))) throw new Refusal('units_too_many', { field: 'lines' })
  return requested
}
