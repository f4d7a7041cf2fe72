import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { beyondWords, boundOfLevels, isBeyond } from '#domain/catalogue/prices/price-floor.ts'
import {
  checkRule,
  daysWords,
  isForSameTerms,
  overlap,
  type PriceRule,
  ruleName,
  ruleWords,
} from '#domain/catalogue/prices/price-rule.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { MOST } from '#domain/limits.ts'
import { isSame } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { customerPriced, productsChanged } from '../events.ts'
import { lockPriced } from '../offers/queries-editing.ts'
import { askOwnerForPrice } from './ask-owner-for-price.ts'
import { countListed, findList, lockPriceLists } from './queries-price-lists.ts'
import {
  deleteRule,
  findRule,
  findRules,
  insertChanges,
  insertRules,
  type PriceChange,
  raiseVersion,
  type StoredRule,
} from './queries-price-rules.ts'
import { ownPrices } from './queries-price-writing.ts'
import { findBounds } from './sales-floors.ts'

interface RuleTarget {
  productId: number
  /** The product's expected version; null: any. */
  expectedVersion: number | null
  /** The rule that is replaced or deleted. */
  ruleId: string | null
}

/** A requested price rule; one in a list holds on the list's days. */
export interface RequestedRule extends RuleTarget, PriceRule {
  listId: string | null
}

/**
 * Writes a price of the seller's product from a quantity on, of a level or in the list of a customer [SHOP-3]; one below
 * what sales may give waits for the owner instead [SHOP-7]. @returns whether it waits
 * @throws Refusal product_not_found | product_moved_on | price_rule_not_found | price_list_not_found | price_level_needed
 *   | price_level_missing | not_allowed | price_rules_overlap | price_rule_twice | price_rules_many |
 *   price_request_waits | draft_prices_of_owner and those of `checkRule`
 */
export function savePriceRule(deps: Deps, seller: Seller, requested: RequestedRule): Promise<boolean> {
  return deps.db.transaction().execute((tx) => saveRuleIn(tx, seller, requested, deps.now()))
}

/** Deletes one. @throws Refusal product_not_found | product_moved_on | price_rule_not_found | not_allowed */
export function removePriceRule(deps: Deps, seller: Seller, target: RuleTarget & { ruleId: string }): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const { product, before } = await lockExpected(tx, seller, { ...target, listId: null })
    await deleteRule(tx, target.ruleId)
    await announce(tx, seller, product, { before, after: null }, deps.now())
  })
}

/** Saves a price rule within the caller's transaction. */
export async function saveRuleIn(tx: Tx, seller: Seller, requested: RequestedRule, now: Date): Promise<boolean> {
  const { product, before } = await lockExpected(tx, seller, requested)
  const list = requested.listId === null ? null : await findList(tx, seller.companyId, requested.listId)
  if (list === undefined) throw new Refusal('price_list_not_found', { field: 'daftar_id' })
  if (!list && requested.level === null) throw new Refusal('price_level_needed', { field: 'level' })
  const level = list ? null : requested.level
  const days = list ?? requested
  const after: StoredRule = {
    id: '',
    productId: product.id,
    level,
    from: requested.from,
    amount: requested.amount,
    listId: list?.id ?? null,
    listName: list?.name ?? null,
    buyerId: list?.customerId ?? null,
    customer: list?.customer ?? null,
    unit: product.unit,
    firstDay: days.firstDay,
    lastDay: days.lastDay,
  }
  const prices = await ownPrices(tx, seller.companyId, product.id)
  const usual = prices.find((price) => price.level === level)?.amount ?? null
  if (level !== null && usual === null) {
    throw new Refusal('price_level_missing', { field: 'level', words: { level: String(level) } })
  }
  checkRule(after, { ...product, usual })
  const others = await findRules(tx, seller.companyId, product.id, businessDay(now))
  checkAmong(
    others.filter(({ id }) => id !== requested.ruleId),
    after,
  )
  if (await waitsForOwner(tx, seller, product, { before, after }, now)) return true

  if (before) await deleteRule(tx, before.id)
  if (list) await checkListFull(tx, list.id)
  await insertRules(tx, seller.companyId, [after])
  await announce(tx, seller, product, { before, after }, now)
  return false
}

/** Asks the owner for a price of a level that is below what sales may give; what was granted for the same days may rise. */
async function waitsForOwner(
  tx: Tx,
  seller: Seller,
  product: { id: number; name: string; unit: string },
  { before, after }: { before: StoredRule | null; after: StoredRule },
  now: Date,
): Promise<boolean> {
  const floor = after.level === null ? null : boundOfLevels(await findBounds(tx, seller, [product.id]), product.id)
  const isSameRule = before !== null && isForSameTerms(before, after)
  if (!floor || !isBeyond(after.amount, isSameRule ? before.amount : null, floor)) return false
  const { level, from, amount, firstDay, lastDay } = after
  const requested = { kind: 'rule' as const, ruleId: before?.id ?? null, level, from, amount, firstDay, lastDay }
  const summary = `${ruleName(after, product.unit)}: ${ruleWords(after)}`
  const target = { product, negotiationId: null, wanted: requested, summary, beyond: beyondWords(amount, floor) }
  await askOwnerForPrice(tx, seller, target, now)
  return true
}

async function checkListFull(tx: Tx, listId: string): Promise<void> {
  const most = MOST.listedPrices
  if ((await countListed(tx, listId)) >= most) throw new Refusal('price_rules_many', { words: { most: String(most) } })
}

function checkAmong(others: readonly StoredRule[], rule: StoredRule): void {
  const beside = others.filter(
    (one) => one.level === rule.level && one.listId === rule.listId && isSame(one.from, rule.from),
  )
  if (rule.listId !== null && beside.length > 0) throw new Refusal('price_rule_twice', { field: 'mulai' })
  const other = beside.find((one) => overlap(one, rule))
  if (other) throw new Refusal('price_rules_overlap', { field: 'dari', words: { days: daysWords(other) } })
  const most = MOST.priceRules
  if (others.filter(({ listId }) => listId === rule.listId).length >= most) {
    throw new Refusal('price_rules_many', { words: { most: String(most) } })
  }
}

/** The product, locked, and the rule that goes. */
async function lockExpected(
  tx: Tx,
  seller: Seller,
  { productId, expectedVersion, ruleId, listId }: RuleTarget & { listId: string | null },
) {
  // a list must not be deleted, nor change its days, meanwhile
  await lockPriceLists(tx, seller.companyId)
  const product = await lockPriced(tx, seller.companyId, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  if (expectedVersion !== null && product.version !== expectedVersion)
    throw new Refusal('product_moved_on', { field: 'versi' })
  const before = ruleId === null ? null : await findRule(tx, seller.companyId, productId, ruleId)
  if (before === undefined) throw new Refusal('price_rule_not_found', { field: 'aturan_id' })
  // what one customer pays is a grant [SHOP-7]
  const isOfCustomer = listId !== null || (before !== null && before.listId !== null)
  if (isOfCustomer && !mayDo(seller, 'customers.grants')) throw new Refusal('not_allowed')
  return { product, before }
}

type Ruled = Omit<StoredRule, 'id' | 'customer' | 'unit'>

interface Changed<Rule extends Ruled = StoredRule> {
  before: Rule | null
  after: Rule | null
}

/** Stores the history, and notifies companies with the product in the cart. */
async function announce(
  tx: Tx,
  seller: Seller,
  { id, name, unit }: { id: number; name: string; unit: string },
  { before, after }: Changed,
  now: Date,
): Promise<void> {
  await raiseVersion(tx, id)
  const changes = changesOfRule({ before, after }, unit)
  await insertChanges(tx, seller, changes, now)
  const rule = (one: StoredRule | null) => one && { rule: `${ruleName(one, unit)}: ${ruleWords(one)}` }
  const facts = { before: rule(before), after: rule(after) }
  await audit(tx, seller, { act: 'product.price', thing: { id, name }, ...facts }, now)
  await productsChanged.emit(tx, [id], now)
  for (const buyerId of new Set([before?.buyerId, after?.buyerId])) {
    if (buyerId) await customerPriced.emit(tx, { buyerId }, now)
  }
}

/** History entries of a price that was replaced, written or deleted. */
export function changesOfRule({ before, after }: Changed<Ruled>, unit: string): PriceChange[] {
  const line = (rule: Ruled, sides: { before: string | null; after: string | null }) => ({
    productId: rule.productId,
    listName: rule.listName,
    what: ruleName(rule, unit),
    ...sides,
  })
  const isOne = before && after && ruleName(before, unit) === ruleName(after, unit) && before.listId === after.listId
  if (isOne) return [line(after, { before: ruleWords(before), after: ruleWords(after) })]
  return [
    ...(before ? [line(before, { before: ruleWords(before), after: null })] : []),
    ...(after ? [line(after, { before: null, after: ruleWords(after) })] : []),
  ]
}
