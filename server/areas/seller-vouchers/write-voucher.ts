import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { daysWords } from '#domain/catalogue/prices/price-rule.ts'
import { formatQuantity } from '#domain/format.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkShopVoucher, costOf } from '#domain/seller-vouchers/voucher.ts'
import { audienceText, discountText } from '#domain/seller-vouchers/words.ts'
import { findCustomers } from '#server/areas/catalogue/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { shopVoucherUses, UNUSED } from './events.ts'
import {
  countRunning,
  insertVoucher,
  lockOwn,
  type OwnVoucherRow,
  saveClosed,
  saveVoucher,
  type VoucherWritten,
} from './queries.ts'

/** A voucher as the seller typed it, and whether they have confirmed its cost. */
export interface TypedVoucher extends VoucherWritten {
  knowsCost: boolean
}

/** A voucher as its seller was shown it. */
export interface ExpectedVoucher {
  id: string
  version: number
}

/**
 * Makes a voucher of the shop [SELLER-1]. @returns its id
 * @throws Refusal shop_voucher_taken | shop_vouchers_full | shop_voucher_costs and those of what was typed
 */
export function makeVoucher(deps: Deps, owner: Seller, typed: TypedVoucher & { code: string }): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { companyId } = owner
    await lockCompany(tx, companyId)
    const customerName = await check(tx, owner, typed, null)
    await checkRoom(tx, owner, typed, { id: null, today: businessDay(now) })
    const id = await insertVoucher(tx, companyId, typed, now)
    if (!id) throw new Refusal('shop_voucher_taken', { field: 'code' })
    const after = factsOf({ ...typed, customerName })
    await audit(tx, owner, { act: 'shop-voucher.make', thing: { id, name: typed.code }, after }, now)
    return id
  })
}

/**
 * Changes a voucher from now on; orders that used it keep what it took off [SELLER-1].
 * @throws Refusal shop_voucher_not_found | shop_voucher_moved_on | shop_voucher_closed | shop_voucher_below_uses |
 *   shop_vouchers_full | shop_voucher_costs and those of what was typed
 */
export async function changeVoucher(
  deps: Deps,
  owner: Seller,
  expected: ExpectedVoucher,
  typed: TypedVoucher,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    await lockCompany(tx, owner.companyId)
    const before = await lockExpected(tx, owner, expected)
    const customerName = await check(tx, owner, typed, before)
    await checkRoom(tx, owner, typed, { id: before.id, today: businessDay(now) })
    await checkQuota(tx, before.id, typed.quota, now)
    await saveVoucher(tx, before.id, typed, before.version + 1)
    const facts = { before: factsOf(before), after: factsOf({ ...typed, customerName }) }
    await audit(tx, owner, { act: 'shop-voucher.change', thing: thingOf(before), ...facts }, now)
  })
}

/**
 * Closes a voucher for good; orders that used it keep what it took off [SELLER-1].
 * @throws Refusal shop_voucher_not_found | shop_voucher_moved_on | shop_voucher_closed
 */
export async function closeVoucher(deps: Deps, owner: Seller, expected: ExpectedVoucher): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const voucher = await lockExpected(tx, owner, expected)
    await saveClosed(tx, voucher.id, now, voucher.version + 1)
    await audit(tx, owner, { act: 'shop-voucher.close', thing: thingOf(voucher), before: factsOf(voucher) }, now)
  })
}

async function lockExpected(tx: Tx, { companyId }: Seller, { id, version }: ExpectedVoucher): Promise<OwnVoucherRow> {
  const voucher = await lockOwn(tx, companyId, id)
  if (!voucher) throw new Refusal('shop_voucher_not_found', { field: 'id' })
  if (voucher.version !== version) throw new Refusal('shop_voucher_moved_on', { field: 'version' })
  if (voucher.closedAt) throw new Refusal('shop_voucher_closed')
  return voucher
}

/** @param before what stands until now: its customer may have left the shop since. @returns the customer's name */
async function check(
  tx: Tx,
  { companyId }: Seller,
  typed: TypedVoucher,
  before: OwnVoucherRow | null,
): Promise<string | null> {
  checkShopVoucher(typed)
  const cost = typed.knowsCost ? null : costOf(typed)
  if (cost !== null) throw new Refusal('shop_voucher_costs', { field: 'knowsCost', words: { cost } })
  const { priceLevel, customerId } = typed
  if (customerId === null) return null
  if (priceLevel !== null) throw new Refusal('shop_voucher_audience', { field: 'priceLevel' })
  if (before?.customerId === customerId) return before.customerName
  const customer = (await findCustomers(tx, companyId)).find(({ id }) => id === customerId)
  if (!customer) throw new Refusal('price_customer_not_found', { field: 'customerId' })
  return customer.name
}

async function checkRoom(
  tx: Tx,
  { companyId }: Seller,
  { lastDay }: VoucherWritten,
  { id, today }: { id: string | null; today: BusinessDay },
): Promise<void> {
  if (lastDay < today || (await countRunning(tx, companyId, today, id)) < MOST.shopVouchers) return
  throw new Refusal('shop_vouchers_full', { words: { most: String(MOST.shopVouchers) } })
}

async function checkQuota(tx: Tx, id: string, quota: number | null, now: Date): Promise<void> {
  if (quota === null) return
  const { notified } = (await shopVoucherUses.ask(tx, { ids: [id], buyerId: null }, now)).get(id) ?? UNUSED
  if (quota >= notified) return
  throw new Refusal('shop_voucher_below_uses', { field: 'quota', words: { uses: formatQuantity(String(notified)) } })
}

function thingOf({ id, code }: OwnVoucherRow) {
  return { id, name: code }
}

function factsOf(voucher: VoucherWritten & { customerName: string | null }) {
  const { title, minGoods, quota, usesPerCustomer } = voucher
  return {
    name: title,
    discount: discountText(voucher),
    minGoods,
    days: daysWords(voucher),
    quota,
    usesPerCustomer,
    audience: audienceText(voucher),
  }
}
