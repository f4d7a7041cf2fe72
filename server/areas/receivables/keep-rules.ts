import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { weekdaysText } from '#domain/days/weekdays.ts'
import type { CollectionRules, Exchange } from '#domain/receivables/collection.ts'
import type { CustomerExchange } from '#domain/receivables/contract-collection.ts'
import { Refusal } from '#domain/refusal.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Pair } from './queries.ts'
import { findCustomerDays, findExchangeDays, findRules, saveCustomerDays, saveRules } from './queries-collection.ts'
import { findNames } from './queries-statement.ts'

/** How the seller collects what it is owed [PAY-2]. */
export function showRules({ db }: Deps, { companyId }: Seller): Promise<CollectionRules> {
  return findRules(db, companyId)
}

/**
 * Changes from when on late customers order nothing more on credit, and on which days invoices are exchanged; what was
 * invoiced keeps its last day [PAY-2]. @throws Refusal collection_moved_on
 */
export function changeRules(deps: Deps, owner: Seller, changed: CollectionRules): Promise<CollectionRules> {
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, owner.companyId)
    const before = await findRules(tx, owner.companyId)
    if (before.version !== changed.version) throw new Refusal('collection_moved_on', { field: 'version' })
    const after = { ...changed, exchangeDays: [...changed.exchangeDays].sort(), version: before.version + 1 }
    await saveRules(tx, owner.companyId, after)
    const thing = { id: owner.companyId, name: await companyName(tx, owner.companyId) }
    const facts = { before: factsOf(before), after: factsOf(after) }
    await audit(tx, owner, { act: 'collection.rules', thing, ...facts }, deps.now())
    return after
  })
}

/** On which days a customer takes invoices. @throws Refusal debtor_not_found */
export async function showExchange({ db }: Deps, seller: Seller, customerId: string): Promise<CustomerExchange> {
  const pair = { sellerId: seller.companyId, buyerId: customerId }
  if (!(await findNames(db, pair))) throw new Refusal('debtor_not_found', { field: 'customerId' })
  const { exchangeDays } = await findRules(db, seller.companyId)
  return { own: await findCustomerDays(db, pair), usual: [...exchangeDays] }
}

/** Gives a customer days of its own, or those of the seller again (null) [PAY-2]. @throws Refusal debtor_not_found */
export function changeExchange(
  deps: Deps,
  owner: Seller,
  { customerId, days }: { customerId: string; days: readonly number[] | null },
): Promise<void> {
  const pair = { sellerId: owner.companyId, buyerId: customerId }
  return deps.db.transaction().execute(async (tx) => {
    await lockCompany(tx, owner.companyId)
    const names = await findNames(tx, pair)
    if (!names) throw new Refusal('debtor_not_found', { field: 'customerId' })
    const before = await findCustomerDays(tx, pair)
    await saveCustomerDays(tx, pair, days && [...days].sort())
    const thing = { id: customerId, name: names.customer }
    const facts = { before: { exchangeDays: daysText(before) }, after: { exchangeDays: daysText(days) } }
    await audit(tx, owner, { act: 'collection.exchange', thing, ...facts }, deps.now())
  })
}

/** When a customer takes the invoice of what a seller ships today [PAY-2]. */
export async function findExchange(tx: Tx, pair: Pair, today: BusinessDay): Promise<Exchange> {
  const days = (await findExchangeDays(tx, pair.buyerId, [pair.sellerId])).get(pair.sellerId) ?? []
  return { days, closed: days.length > 0 ? await findClosedDays(tx, today) : new Set() }
}

function factsOf({ blockAfterDays, exchangeDays }: CollectionRules) {
  return { blockAfterDays, exchangeDays: daysText(exchangeDays) }
}

/** The days for the audit; null: those of the seller. */
function daysText(days: readonly number[] | null): string | null {
  if (days === null) return null
  if (days.length === 0) return 'saat barang dikirim'
  return weekdaysText(days) || 'setiap hari'
}
