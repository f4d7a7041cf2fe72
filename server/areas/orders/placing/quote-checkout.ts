import type { Buyer } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import { pointsEarned } from '#domain/loyalty/ledger.ts'
import { voucherObstacle } from '#domain/loyalty/voucher.ts'
import type { DecimalText } from '#domain/money.ts'
import { netGoods } from '#domain/orders/amounts/amounts.ts'
import { passedLimitText } from '#domain/orders/approval.ts'
import { dueDay } from '#domain/receivables/due-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { findMembership, findSharingMembers } from '#server/areas/accounts/public.ts'
import { findSomeLines } from '#server/areas/cart/public.ts'
import { productsToOrder } from '#server/areas/catalogue/public.ts'
import { findAddress, findAddresses } from '#server/areas/companies/public.ts'
import { findPointRule, findUsableVouchers, findVoucher, type VoucherRow } from '#server/areas/loyalty/public.ts'
import { findExchangeDays } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import {
  applyUsable,
  applyVoucher,
  bestOf,
  bestVoucher,
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
  /** Instead of the chosen vouchers those that take most off. */
  bestVouchers: boolean
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
  /** The last day to pay a seller in this way, were everything shipped today; null where it is not on credit. */
  dueDayOf: (sellerId: string, paymentType: string) => BusinessDay | null
}

/**
 * Quotes the ticked lines [ORDER-1]. Missing lines are left out, because ticks are stored in the browser and may be
 * older than the cart; an unusable voucher takes nothing off, and one of a shop that is not offered (any more) neither.
 * @throws Refusal nothing_to_order | address_not_found | voucher_not_found
 */
export async function quoteCheckout(deps: Deps, buyer: Buyer, selection: Selection): Promise<ShownQuote> {
  const now = deps.now()
  const { companyId } = buyer
  const [lines, address] = await pipeline(
    deps.db,
    (db) => findSomeLines(db, companyId, selection.lineIds),
    (db) => chosenAddress(db, buyer, selection.addressId),
  )
  if (lines.length === 0) throw new Refusal('nothing_to_order', { field: 'cart_id' })
  const products = await productsToOrder(
    deps.db,
    lines.map(({ productId }) => productId),
  )
  const to = { address, pickups: new Set(selection.pickups) }
  const { closed, ...plain } = await quoteLines(deps.db, companyId, { lines, products }, to, now)
  const sellerIds = plain.sellers.map(({ seller }) => seller.id)
  const [shopVouchers, vouchers, rule, own, creditOf, exchangeDays] = await pipeline(
    deps.db,
    (db) => findShopVouchers(db, companyId, plain, now),
    (db) => findUsableVouchers(db, companyId, now),
    (db) => findPointRule(db),
    (db) => findSharingMembers(db, companyId, sellerIds),
    (db) => findCredits(db, companyId, sellerIds, now),
    (db) => findExchangeDays(db, companyId, sellerIds),
  )
  const use = { now, isVerified: await isVerifiedFor(deps.db, buyer, vouchers) }
  const { bestVouchers } = selection
  const sold = applyUsable(plain, shopVouchers, bestVouchers ? bestOf(shopVouchers) : selection.shopVoucherIds)
  const chosen = bestVouchers ? bestVoucher(sold, vouchers, use) : await chosenVoucher(deps, companyId, selection)
  const quote = chosen ? applyVoucher(sold, chosen, use) : withoutVoucher(sold)
  return {
    ...quote,
    addressId: address?.id ?? null,
    voucherId: quote.discount === '0.00' ? null : (chosen?.id ?? null),
    vouchers: vouchers.map((voucher) => ({ voucher, obstacle: voucherObstacle(voucher, goodsOf(quote), use) })),
    shopVouchers,
    points: quote.sellers
      .filter(({ seller }) => !own.has(seller.id))
      .reduce((sum, { amounts }) => sum + pointsEarned(netGoods(amounts), amounts.voucher, rule), 0),
    approval: await approvalNeeded(deps, buyer, quote.total, now),
    creditOf,
    dueDayOf: (sellerId, paymentType) => dueDay(paymentType, now, { days: exchangeDays.get(sellerId) ?? [], closed }),
  }
}

async function chosenVoucher({ db }: Deps, companyId: CompanyId, { voucherId }: Selection) {
  if (voucherId === undefined) return undefined
  const voucher = await findVoucher(db, companyId, voucherId)
  if (!voucher) throw new Refusal('voucher_not_found', { field: 'voucher_id' })
  return voucher
}

async function chosenAddress(db: Db | Tx, buyer: Buyer, addressId: string | undefined) {
  if (addressId === undefined) return (await findAddresses(db, buyer.companyId))[0]
  const address = await findAddress(db, buyer.companyId, addressId)
  if (!address) throw new Refusal('address_not_found', { field: 'alamat_id' })
  return address
}

async function approvalNeeded(deps: Deps, buyer: Buyer, total: DecimalText, now: Date): Promise<string | null> {
  const purchaser = await findMembership(deps.db, buyer)
  if (!purchaser) return null
  const passed = await findPassedLimit(deps.db, buyer, purchaser, total, now)
  return passed && passedLimitText(passed)
}
