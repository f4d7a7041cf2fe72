import type { Seller } from '#domain/accounts/actor.ts'
import {
  changedBy,
  checkDays,
  type Days,
  daysWords,
  overlap,
  ruleName,
  ruleWords,
} from '#domain/catalogue/prices/price-rule.ts'
import { MOST } from '#domain/limits.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { customerPriced } from '../events.ts'
import { raiseVersions } from '../offers/queries-bulk.ts'
import { ownProducts } from '../offers/queries-editing.ts'
import {
  deleteList,
  findCustomers,
  findLevelPrices,
  findList,
  findListsOf,
  insertList,
  lockList,
  lockPriceLists,
  type StoredList,
  updateList,
} from './queries-price-lists.ts'
import { findRulesOf, insertChanges, insertRules, type StoredRule, updateAmounts } from './queries-price-rules.ts'

/** A requested price list. */
export interface RequestedList extends Days {
  /** Null: a new one. */
  id: string | null
  expectedVersion: number | null
  customerId: string
  name: string
  /** The first prices of a new list: those of another list, or of a level. */
  copyOf: string | null
  copyLevel: number | null
  /** How much the copied prices change. */
  percent: DecimalText | null
}

/**
 * Writes a customer's list of the seller's; one list at a time holds for a customer [SHOP-3]. @returns its id
 * @throws Refusal price_list_not_found | price_list_moved_on | price_customer_not_found | price_lists_overlap
 *   | price_days_reversed | price_rules_many | price_too_large
 */
export function savePriceList(deps: Deps, seller: Seller, requested: RequestedList): Promise<string> {
  return deps.db.transaction().execute((tx) => saveIn(tx, seller, requested, deps.now()))
}

async function saveIn(tx: Tx, seller: Seller, requested: RequestedList, now: Date): Promise<string> {
  checkDays(requested)
  await lockPriceLists(tx, seller.companyId)
  const before =
    requested.id === null
      ? null
      : await lockExpected(tx, seller, { id: requested.id, expectedVersion: requested.expectedVersion })
  const customerId = before?.customerId ?? requested.customerId
  const customer = (await findCustomers(tx, seller.companyId)).find(({ id }) => id === customerId)
  if (!customer && !before) throw new Refusal('price_customer_not_found', { field: 'customerId' })
  const others = (await findListsOf(tx, seller.companyId, customerId)).filter(({ id }) => id !== requested.id)
  const other = others.find((list) => overlap(list, requested))
  if (other) {
    throw new Refusal('price_lists_overlap', { field: 'firstDay', words: { name: other.name, days: daysWords(other) } })
  }

  const id = before?.id ?? (await insertList(tx, seller.companyId, { ...requested, customerId }))
  if (before) {
    await updateList(tx, id, requested)
    await markChanged(tx, seller, await findRulesOf(tx, seller.companyId, id))
  } else {
    await fill(tx, seller, { ...requested, id, customerId }, now)
  }
  const facts = { name: requested.name, days: daysWords(requested), customer: customer?.name ?? before?.customer }
  await announce(
    tx,
    seller,
    { id, name: requested.name, customerId },
    { before: before && { name: before.name, days: daysWords(before), customer: before.customer }, after: facts },
    now,
  )
  return id
}

async function fill(tx: Tx, seller: Seller, list: RequestedList & { id: string }, now: Date): Promise<void> {
  const copied = await copiedPrices(tx, seller, list)
  if (copied.length > MOST.listedPrices) {
    throw new Refusal('price_rules_many', { field: 'copyOf', words: { most: String(MOST.listedPrices) } })
  }
  const { percent } = list
  const rules = copied.map(({ productId, unit, from, amount }) => ({
    productId,
    unit,
    from,
    amount: percent === null ? amount : changedBy(amount, percent),
    level: null,
    listId: list.id,
    buyerId: list.customerId,
    firstDay: list.firstDay,
    lastDay: list.lastDay,
  }))
  await insertRules(tx, seller.companyId, rules)
  await saveChanges(
    tx,
    seller,
    rules.map((rule) => ({ ...rule, listName: list.name, before: null, after: ruleWords(rule) })),
    now,
  )
}

async function copiedPrices(tx: Tx, seller: Seller, { copyOf, copyLevel }: RequestedList) {
  if (copyOf !== null) {
    const copied = await findList(tx, seller.companyId, copyOf)
    if (!copied) throw new Refusal('price_list_not_found', { field: 'copyOf' })
    return findRulesOf(tx, seller.companyId, copied.id)
  }
  if (copyLevel === null) return []
  const prices = await findLevelPrices(tx, seller.companyId, copyLevel, MOST.listedPrices + 1)
  return prices.map((price) => ({ ...price, from: '0' }))
}

interface ExpectedList {
  id: string
  expectedVersion: number | null
}

/** Raises or lowers all prices of a list [SHOP-3]. @throws Refusal price_list_not_found | price_list_moved_on | price_too_large */
export function changeListByPercent(
  deps: Deps,
  seller: Seller,
  expected: ExpectedList,
  percent: DecimalText,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockPriceLists(tx, seller.companyId)
    const list = await lockExpected(tx, seller, expected)
    const rules = await findRulesOf(tx, seller.companyId, list.id)
    const changed = rules.map((rule) => ({ ...rule, amount: changedBy(rule.amount, percent) }))
    await updateAmounts(tx, changed)
    await updateList(tx, list.id, list)
    const sides = changed.map((rule, at) => ({ ...rule, before: ruleWords(rules[at] ?? rule), after: ruleWords(rule) }))
    await saveChanges(tx, seller, sides, deps.now())
    const after = { percent, products: changed.length }
    await announce(tx, seller, list, { before: null, after }, deps.now())
  })
}

/** Deletes a list; its customer pays the price of its level again. @throws Refusal price_list_not_found | price_list_moved_on */
export function removePriceList(deps: Deps, seller: Seller, expected: ExpectedList): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockPriceLists(tx, seller.companyId)
    const list = await lockExpected(tx, seller, expected)
    const rules = await findRulesOf(tx, seller.companyId, list.id)
    await deleteList(tx, list.id)
    await saveChanges(
      tx,
      seller,
      rules.map((rule) => ({ ...rule, before: ruleWords(rule), after: null })),
      deps.now(),
    )
    const before = { name: list.name, days: daysWords(list), customer: list.customer, products: rules.length }
    await announce(tx, seller, list, { before, after: null }, deps.now())
  })
}

async function lockExpected(tx: Tx, seller: Seller, { id, expectedVersion }: ExpectedList): Promise<StoredList> {
  const list = await lockList(tx, seller.companyId, id)
  if (!list) throw new Refusal('price_list_not_found', { field: 'id' })
  if (list.version !== expectedVersion) throw new Refusal('price_list_moved_on', { field: 'version' })
  return list
}

type RuleChange = Pick<StoredRule, 'productId' | 'unit' | 'from' | 'level' | 'listName'> & {
  before: string | null
  after: string | null
}

async function saveChanges(tx: Tx, seller: Seller, rules: readonly RuleChange[], now: Date): Promise<void> {
  const changes = rules.map((rule) => ({ ...rule, what: ruleName(rule, rule.unit) }))
  await insertChanges(tx, seller, changes, now)
  await markChanged(tx, seller, rules)
}

/** Raises the versions of the products, so that concurrent edits, an import too, find their prices changed [SHOP-4]. */
async function markChanged(tx: Tx, seller: Seller, rules: readonly { productId: number }[]): Promise<void> {
  const ids = [...new Set(rules.map(({ productId }) => productId))]
  await ownProducts(tx, seller.companyId).where('p.id', '=', anyOf(ids)).orderBy('p.id').forNoKeyUpdate('p').execute()
  await raiseVersions(tx, ids)
}

async function announce(
  tx: Tx,
  seller: Seller,
  { id, name, customerId }: { id: string; name: string; customerId: string },
  facts: { before: object | null; after: object | null },
  now: Date,
): Promise<void> {
  const { before, after } = facts
  const audited = { before: before && { ...before }, after: after && { ...after } }
  await audit(tx, seller, { act: 'price-list.change', thing: { id, name }, ...audited }, now)
  await customerPriced.emit(tx, { buyerId: customerId }, now)
}
