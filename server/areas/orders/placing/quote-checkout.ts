import type { Buyer } from '#domain/accounts/actor.ts'
import { pointsEarned } from '#domain/loyalty/ledger.ts'
import { voucherObstacle } from '#domain/loyalty/voucher.ts'
import type { DecimalText } from '#domain/money.ts'
import { netGoods } from '#domain/orders/amounts/amounts.ts'
import { passedLimitText } from '#domain/orders/approval.ts'
import { Refusal } from '#domain/refusal.ts'
import { findMembership, findSharingMembers } from '#server/areas/accounts/public.ts'
import { findSomeLines } from '#server/areas/cart/public.ts'
import { productsToOrder } from '#server/areas/catalogue/public.ts'
import { findAddress, findAddresses } from '#server/areas/companies/public.ts'
import { findPointRule, findUsableVouchers, findVoucher, type VoucherRow } from '#server/areas/loyalty/public.ts'
import type { Deps } from '#server/deps.ts'
import {
  applyUsable,
  applyVoucher,
  findShopVouchers,
  goodsOf,
  isVerifiedFor,
  type ValidatedVoucher,
  type VoucherQuote,
  withoutVoucher,
} from './choose-vouchers.ts'
import { type FindCredit, findCredits } from './find-credits.ts'
import { findPassedLimit } from './find-passed-limit.ts'
import { quoteLines } from './quote.ts'

interface Selection {
  lineIds: readonly string[]
  /** Absent: the company's default address. */
  addressId: string | undefined
  voucherId: string | undefined
  /** Vouchers of shops, at most one a seller. */
  shopVoucherIds: readonly string[]
  /** The sellers whose goods the company picks up. */
  pickups: readonly string[]
}

export interface ShownQuote extends VoucherQuote {
  addressId: string | null
  /** The voucher that was applied. */
  voucherId: string | null
  /** The company's usable vouchers, and why each cannot be used here. */
  vouchers: { voucher: VoucherRow; obstacle: Refusal | null }[]
  /** Each seller's own vouchers, by seller. */
  shopVouchers: ReadonlyMap<string, readonly ValidatedVoucher[]>
  /** Points the orders will earn when completed. */
  points: number
  /** Why the orders will wait for approval, or null. */
  approval: string | null
  creditOf: FindCredit
}

/**
 * Quotes the ticked lines [ORDER-1]. Missing lines are left out, because ticks are stored in the browser and may be
 * older than the cart; an unusable voucher takes nothing off, and one of a shop that is not offered (any more) neither.
 * @throws Refusal nothing_to_order | address_not_found | voucher_not_found
 */
export async function quoteCheckout(deps: Deps, buyer: Buyer, selection: Selection): Promise<ShownQuote> {
  const now = deps.now()
  const lines = await findSomeLines(deps.db, buyer.companyId, selection.lineIds)
  if (lines.length === 0) throw new Refusal('nothing_to_order', { field: 'cart_id' })
  const address = await chosenAddress(deps, buyer, selection.addressId)
  const products = await productsToOrder(
    deps.db,
    lines.map(({ productId }) => productId),
  )
  const plain = await quoteLines(
    deps.db,
    buyer.companyId,
    { lines, products },
    { address, pickups: new Set(selection.pickups) },
    now,
  )
  const shopVouchers = await findShopVouchers(deps.db, buyer.companyId, plain, now)
  const sold = applyUsable(plain, shopVouchers, selection.shopVoucherIds)
  const { voucherId } = selection
  const chosen = voucherId === undefined ? undefined : await findVoucher(deps.db, buyer.companyId, voucherId)
  const vouchers = await findUsableVouchers(deps.db, buyer.companyId, now)
  const use = { now, isVerified: await isVerifiedFor(deps.db, buyer, [chosen, ...vouchers]) }
  const quote = voucherId === undefined ? withoutVoucher(sold) : applyVoucher(sold, chosen, use)
  const rule = await findPointRule(deps.db)
  const sellerIds = quote.sellers.map(({ seller }) => seller.id)
  const own = await findSharingMembers(deps.db, buyer.companyId, sellerIds)
  return {
    ...quote,
    addressId: address?.id ?? null,
    voucherId: quote.discount === '0.00' ? null : (voucherId ?? null),
    vouchers: vouchers.map((voucher) => ({ voucher, obstacle: voucherObstacle(voucher, goodsOf(quote), use) })),
    shopVouchers,
    points: quote.sellers
      .filter(({ seller }) => !own.has(seller.id))
      .reduce((sum, { amounts }) => sum + pointsEarned(netGoods(amounts), amounts.voucher, rule), 0),
    approval: await approvalNeeded(deps, buyer, quote.total, now),
    creditOf: await findCredits(deps.db, buyer.companyId, sellerIds, now),
  }
}

async function chosenAddress(deps: Deps, buyer: Buyer, addressId: string | undefined) {
  if (addressId === undefined) return (await findAddresses(deps.db, buyer.companyId))[0]
  const address = await findAddress(deps.db, buyer.companyId, addressId)
  if (!address) throw new Refusal('address_not_found', { field: 'alamat_id' })
  return address
}

async function approvalNeeded(deps: Deps, buyer: Buyer, total: DecimalText, now: Date): Promise<string | null> {
  const purchaser = await findMembership(deps.db, buyer)
  if (!purchaser) return null
  const passed = await findPassedLimit(deps.db, buyer, purchaser, total, now)
  return passed && passedLimitText(passed)
}
