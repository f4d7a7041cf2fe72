import type { Seller } from '#domain/accounts/actor.ts'
import { type Days, daysWords, type PriceRule } from '#domain/catalogue/prices/price-rule.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { customerPriced, productsChanged } from '../events.ts'
import { raiseVersions } from '../offers/queries-bulk.ts'
import { countListed, deleteList, findList, insertList, isSomeListAbove } from './queries-price-lists.ts'
import { deleteRules, insertChanges, insertRules, type StoredRule } from './queries-price-rules.ts'
import { changesOfRule } from './save-price-rule.ts'

/** A price of a locked product that is replaced, written or deleted. */
export interface PriceWrite {
  product: { id: number; unit: string }
  before: StoredRule | null
  after: (PriceRule & { list: { id: string; name: string; customerId: string } | null }) | null
}

/**
 * Writes many prices above those of levels by rules that the caller has checked, with their history; the products'
 * versions go up by one each, and the caller audits it and notifies the customers [SHOP-4, SHOP-3].
 * @returns the customers whose own prices are among them
 * @throws Refusal price_rules_many
 */
export async function savePrices(
  tx: Tx,
  seller: Seller,
  writes: readonly PriceWrite[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set()
  await deleteRules(
    tx,
    writes.flatMap(({ before }) => before?.id ?? []),
  )
  const written = writes.map((write) => ({ ...write, after: ruleOf(write) }))
  await insertRules(
    tx,
    seller.companyId,
    written.flatMap(({ after }) => after ?? []),
  )
  const changes = written.flatMap(({ product, before, after }) => changesOfRule({ before, after }, product.unit))
  await insertChanges(tx, seller, changes, now)
  const ids = [...new Set(writes.map(({ product }) => product.id))]
  await raiseVersions(tx, ids)
  await checkRoom(tx, [...new Set(writes.flatMap(({ after }) => after?.list?.id ?? []))])
  await productsChanged.emit(tx, ids, now)
  const customers = written.flatMap(({ before, after }) => [before?.buyerId, after?.buyerId])
  return new Set(customers.flatMap((id) => id ?? []))
}

/** Notifies customers of changed prices of their own. */
export async function announceToCustomers(tx: Tx, buyerIds: ReadonlySet<string>, now: Date): Promise<void> {
  for (const buyerId of buyerIds) await customerPriced.emit(tx, { buyerId }, now)
}

async function checkRoom(tx: Tx, listIds: readonly string[]): Promise<void> {
  const most = MOST.listedPrices
  if (await isSomeListAbove(tx, listIds, most)) {
    throw new Refusal('price_rules_many', { words: { most: String(most) } })
  }
}

function ruleOf({ product, after }: PriceWrite) {
  if (!after) return null
  const { list, ...rule } = after
  const ofList = { listId: list?.id ?? null, listName: list?.name ?? null, buyerId: list?.customerId ?? null }
  return { ...rule, ...ofList, productId: product.id }
}

interface NewList extends Days {
  name: string
  customer: { id: string; name: string }
}

/** Makes an empty list of a customer, by rules that the caller has checked. @returns its id */
export async function makeList(tx: Tx, seller: Seller, list: NewList, now: Date): Promise<string> {
  const { name, customer } = list
  const id = await insertList(tx, seller.companyId, { ...list, customerId: customer.id })
  const after = { name, days: daysWords(list), customer: customer.name }
  await audit(tx, seller, { act: 'price-list.change', thing: { id, name }, before: null, after }, now)
  return id
}

/** Deletes a list in which no price stands any more. */
export async function removeEmptyList(tx: Tx, seller: Seller, id: string, now: Date): Promise<void> {
  const list = await findList(tx, seller.companyId, id)
  if (!list || (await countListed(tx, id)) > 0) return
  await deleteList(tx, id)
  const before = { name: list.name, days: daysWords(list), customer: list.customer }
  await audit(tx, seller, { act: 'price-list.change', thing: { id, name: list.name }, before, after: null }, now)
}
