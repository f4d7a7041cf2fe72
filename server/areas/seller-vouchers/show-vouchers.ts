import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { OwnShopVoucher, UsableShopVoucher } from '#domain/seller-vouchers/contract.ts'
import { shopVoucherStateOf } from '#domain/seller-vouchers/voucher.ts'
import type { ShopVoucherState } from '#domain/seller-vouchers/words.ts'
import { findCustomers } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { type CountedUses, shopVoucherUses, UNUSED } from './events.ts'
import { countOwn, findOffered, findOwn, type OwnVoucherRow, type ShopVoucherRow } from './queries.ts'

interface ShownVoucher extends OwnVoucherRow {
  /** Its state today. */
  state: ShopVoucherState
  uses: CountedUses
}

/** A page of the seller's vouchers with their uses, and the customers that one may be for [SELLER-1]. */
export async function showVouchers(
  deps: Deps,
  { companyId }: Seller,
  page: { limit: number; offset: number },
): Promise<{ vouchers: ShownVoucher[]; total: number; customers: { id: string; name: string }[] }> {
  const rows = await findOwn(deps.db, companyId, page)
  return {
    vouchers: await withUses(deps, rows),
    total: await countOwn(deps.db, companyId),
    customers: await findCustomers(deps.db, companyId),
  }
}

/** The seller's vouchers that a customer may use today, those that end first leading [SELLER-1, ROLE-4]. */
export async function showUsable(deps: Deps, { companyId }: Buyer, sellerId: string): Promise<ShopVoucherRow[]> {
  const now = deps.now()
  const today = businessDay(now)
  const offered = await findOffered(deps.db, companyId, [sellerId], today)
  const ids = offered.map(({ id }) => id)
  const uses = await shopVoucherUses.ask(deps.db, { ids, buyerId: companyId }, now)
  return offered.filter((voucher) => {
    const { all, own } = uses.get(voucher.id) ?? UNUSED
    return shopVoucherStateOf(voucher, all, today) === 'open' && own < voucher.usesPerCustomer
  })
}

async function withUses(deps: Deps, rows: readonly OwnVoucherRow[]): Promise<ShownVoucher[]> {
  const now = deps.now()
  const uses = await shopVoucherUses.ask(deps.db, { ids: rows.map(({ id }) => id), buyerId: null }, now)
  return rows.map((row) => {
    const used = uses.get(row.id) ?? UNUSED
    return { ...row, uses: used, state: shopVoucherStateOf(row, used.notified, businessDay(now)) }
  })
}

/** A voucher for its seller [SELLER-1]. */
export function ownView({ uses, closedAt: _closedAt, ...voucher }: ShownVoucher): OwnShopVoucher {
  return { ...voucher, uses: uses.notified, discountTotal: uses.discountTotal }
}

/** A voucher for a customer that may use it; whom else it is for, and how often it may be used, is the seller's. */
export function usableView({ id, code, title, kind, value, mostDiscount, minGoods, lastDay }: ShopVoucherRow) {
  return { id, code, title, kind, value, mostDiscount, minGoods, lastDay } satisfies UsableShopVoucher
}
