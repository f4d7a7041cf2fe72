import { setImmediate } from 'node:timers/promises'
import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { StandingList, StandingPrice } from '#domain/imports/judge-price.ts'
import {
  findRulesOfProducts,
  makeList,
  type PriceWrite,
  savePrices,
  tellCustomers,
} from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { AppliedFile, Applying } from './apply-rows.ts'
import { type CheckedPrice, checkPrices } from './check-prices.ts'
import { ImportStopped } from './import-stopped.ts'
import { saveProgress } from './queries.ts'
import type { PriceImage, RowResult } from './queries-rows.ts'
import { resultOf, unlessMoved } from './row-results.ts'

// written before others of the process have their turn; a product is never parted
const AT_ONCE = 500

type Fitting = CheckedPrice & { after: NonNullable<CheckedPrice['after']> }

/** Writes the rows of a price list that fit, in the import's transaction, telling outside of it how far it is [SHOP-4]. */
export async function writePrices(tx: Tx, db: Db, seller: Seller, file: AppliedFile, { now, signal }: Applying) {
  const keptOf = new Map(file.rows.map((row) => [row.number, row]))
  const found = await checkPrices({ lock: tx }, seller, file, businessDay(now))
  const checked = found.map((row) => unlessMoved(row, keptOf.get(row.row.number)))
  const results = new Map(checked.map((row) => [row.row.number, resultOf(row)]))
  const fitting = checked.flatMap((row) => (row.after && row.verdict !== 'same' ? [{ ...row, after: row.after }] : []))
  const made = await makeLists(tx, seller, fitting, now)
  const rules = await findRulesOfProducts(tx, seller.companyId, [...new Set(fitting.map(productIdOf))])
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]))
  const customers = new Set<string>()
  let done = file.rows.length - fitting.length
  for (const part of partsOf(fitting)) {
    signal.throwIfAborted()
    const writes = part.map((row): PriceWrite => {
      const { before, price } = row.after
      const product = { id: productIdOf(row), unit: row.present?.offer.unit ?? '' }
      return {
        product,
        before: ruleOf.get(before?.id ?? '') ?? null,
        after: { ...price, list: listOf(price.list, made) },
      }
    })
    for (const buyerId of await savePrices(tx, seller, writes, now)) customers.add(buyerId)
    for (const row of part) results.set(row.row.number, appliedResult(row, made))
    done += part.length
    if (await saveProgress(db, file.id, done)) throw new ImportStopped()
    await setImmediate()
  }
  // once each, however many parts name them
  await tellCustomers(tx, customers, now)
  // no stock follows from prices
  return { checked, results: [...results.values()], changes: [] }
}

function productIdOf({ present }: Pick<CheckedPrice, 'present'>): number {
  return present?.product.id ?? 0
}

/** Those lists that the file makes, with their ids. */
async function makeLists(
  tx: Tx,
  seller: Seller,
  rows: readonly Fitting[],
  now: Date,
): Promise<Map<StandingList, string>> {
  const made = new Map<StandingList, string>()
  const lists = new Set(rows.flatMap(({ after }) => after.price.list ?? []))
  for (const list of lists) if (list.id === null) made.set(list, await makeList(tx, seller, list, now))
  return made
}

function listOf(list: StandingPrice['list'], made: ReadonlyMap<StandingList, string>) {
  return list && { id: list.id ?? made.get(list) ?? '', name: list.name, customerId: list.customer.id }
}

/** All rows of a product together, in parts of about the same size. */
function* partsOf(rows: readonly Fitting[]): Generator<Fitting[]> {
  let part: Fitting[] = []
  for (const ofProduct of Map.groupBy(rows, productIdOf).values()) {
    part.push(...ofProduct)
    if (part.length < AT_ONCE) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** What it did, with what it takes to undo it. */
function appliedResult(row: Fitting, made: ReadonlyMap<StandingList, string>): RowResult {
  const { before: was, price } = row.after
  const { level, from, amount, firstDay, list } = price
  const before: PriceImage = {
    was: was && { amount: was.amount, firstDay: was.firstDay, lastDay: was.lastDay },
    is: { level, from, amount, firstDay, listId: listOf(list, made)?.id ?? null },
    madeList: list !== null && list.id === null,
  }
  return { ...resultOf(row), seenVersion: (row.present?.product.version ?? 0) + 1, before }
}
