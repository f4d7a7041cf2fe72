import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import type { CompanyId } from '#domain/ids.ts'
import { voucherObstacle } from '#domain/loyalty/voucher.ts'
import { type DecimalText, isMore, isSame } from '#domain/money.ts'
import { shareOut } from '#domain/numbers/share-out.ts'
import { netGoods } from '#domain/orders/amounts/amounts.ts'
import { Refusal } from '#domain/refusal.ts'
import { discountOf, shopVoucherObstacle } from '#domain/seller-vouchers/voucher.ts'
import { hasVerifiedEmail } from '#server/areas/accounts/public.ts'
import type { VoucherRow } from '#server/areas/loyalty/public.ts'
import { type CountedUses, findOffered, type ShopVoucherRow, UNUSED } from '#server/areas/seller-vouchers/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { countShopVoucherUses } from './queries-shop-vouchers.ts'
import { type Quote, type SellerQuote, takeOffShopVouchers, takeOffVoucher } from './quote.ts'

/** A quote with the effect of a voucher. */
export interface VoucherQuote extends Quote {
  /** Rupiah the voucher pays; '0.00' without one. */
  discount: DecimalText
  /** Why the voucher cannot be used, or null. */
  obstacle: Refusal | null
}

/**
 * Takes the company's voucher off the orders of a quote, in proportion to their goods; an unusable one takes nothing
 * off and gives the reason [ORDER-1].
 * @throws Refusal voucher_not_found
 */
export function applyVoucher(
  quote: Quote,
  voucher: VoucherRow | undefined,
  use: { now: Date; isVerified: boolean },
): VoucherQuote {
  if (!voucher) throw new Refusal('voucher_not_found', { field: 'voucher_id' })
  const obstacle = voucherObstacle(voucher, goodsOf(quote), use)
  if (obstacle) return { ...quote, discount: '0.00', obstacle }
  const less = takeOffVoucher(quote, voucher.amount)
  return { ...less, discount: sumOf(less.sellers.map(({ amounts }) => amounts.voucher)), obstacle: null }
}

/** The voucher that takes most off a quote, of two that take as much off the one that ends first; undefined: none does. */
export function bestVoucher(
  quote: Quote,
  vouchers: readonly VoucherRow[],
  use: { now: Date; isVerified: boolean },
): VoucherRow | undefined {
  const goods = goodsOf(quote)
  const usable = vouchers.filter((voucher) => !voucherObstacle(voucher, goods, use))
  const paid = (voucher: VoucherRow) => takeOffVoucher(quote, voucher.amount)
  return usable.reduce<VoucherRow | undefined>(
    (best, one) => (isMore(best ? paid(best).total : quote.total, paid(one).total) ? one : best),
    undefined,
  )
}

export function withoutVoucher(quote: Quote): VoucherQuote {
  return { ...quote, discount: '0.00', obstacle: null }
}

/** Whether this buyer may use vouchers that need a verified e-mail address; queried only where there is one [REG-2]. */
export async function isVerifiedFor(
  db: Db | Tx,
  buyer: Buyer,
  vouchers: readonly (Pick<VoucherRow, 'isPromo'> | undefined)[],
): Promise<boolean> {
  return !vouchers.some((voucher) => voucher?.isPromo) || (await hasVerifiedEmail(db, buyer.userId))
}

/** The goods of all sellers less their discounts, in Rupiah: compared with a voucher's minimum spend. */
export function goodsOf({ sellers }: Quote): DecimalText {
  return sumOf(sellers.map(({ amounts }) => netGoods(amounts)))
}

/** A seller's voucher for the lines of a quote. */
export interface ValidatedVoucher {
  voucher: ShopVoucherRow
  /** The discount in whole Rupiah. */
  discount: DecimalText
  /** Why it cannot be used here, or null. */
  obstacle: Refusal | null
}

/**
 * The vouchers that each seller of a quote offers this buyer, by seller: those that can be used first, of them those
 * that take most off [SELLER-1].
 */
export async function findShopVouchers(
  db: Db,
  buyerId: CompanyId,
  { sellers }: Quote,
  now: Date,
): Promise<Map<string, ValidatedVoucher[]>> {
  const sellerIds = sellers.map(({ seller }) => seller.id)
  const offered = await findOffered(db, buyerId, sellerIds, businessDay(now))
  const ids = offered.map(({ id }) => id)
  const uses = await countShopVoucherUses(db, { ids, buyerId })
  return new Map(
    sellers.map((one) => {
      const own = offered.filter(({ sellerId }) => sellerId === one.seller.id)
      return [one.seller.id, own.map((voucher) => validateVoucher(voucher, uses, one, now)).sort(bestFirst)]
    }),
  )
}

/** Of each seller the voucher that takes most off. */
export function bestOf(vouchersOf: ReadonlyMap<string, readonly ValidatedVoucher[]>): string[] {
  return [...vouchersOf.values()].flatMap(([best]) => (best && !best.obstacle ? best.voucher.id : []))
}

/** The quote less those of the chosen vouchers that can be used; others take nothing off [SELLER-1]. */
export function applyUsable(
  quote: Quote,
  vouchersOf: ReadonlyMap<string, readonly ValidatedVoucher[]>,
  chosen: readonly string[],
): Quote {
  const usable = [...vouchersOf.values()].map((validated) =>
    validated.find(({ voucher, obstacle }) => chosen.includes(voucher.id) && !obstacle),
  )
  return takeOffShopVouchers(
    quote,
    usable.filter((one) => one !== undefined),
  )
}

/**
 * The quote less all the chosen vouchers, which are locked [SELLER-1].
 * @throws Refusal shop_voucher_not_found | shop_voucher_one_each | shop_voucher_not_yet | shop_voucher_used_up |
 *   shop_voucher_ended | shop_voucher_closed | shop_voucher_used | shop_voucher_below_minimum | shop_voucher_takes_nothing
 */
export function applyChosen(
  quote: Quote,
  locked: readonly ShopVoucherRow[],
  uses: ReadonlyMap<string, CountedUses>,
  chosen: readonly string[],
  now: Date,
): Quote {
  const field = 'voucher_toko'
  const validated = [...new Set(chosen)].map((id) => {
    const voucher = locked.find((one) => one.id === id)
    const seller = quote.sellers.find((one) => one.seller.id === voucher?.sellerId)
    if (!voucher || !seller) throw new Refusal('shop_voucher_not_found', { field })
    return validateVoucher(voucher, uses, seller, now)
  })
  const sellers = new Set(validated.map(({ voucher }) => voucher.sellerId))
  if (sellers.size < validated.length) throw new Refusal('shop_voucher_one_each', { field })
  const obstacle = validated.find((one) => one.obstacle)?.obstacle
  if (obstacle) throw obstacle
  return takeOffShopVouchers(quote, validated)
}

function validateVoucher(
  voucher: ShopVoucherRow,
  uses: ReadonlyMap<string, CountedUses>,
  { lines, amounts: { goods } }: SellerQuote,
  now: Date,
): ValidatedVoucher {
  const shares = shareOut(
    discountOf(voucher, goods),
    lines.map(({ amounts }) => amounts.amount),
  )
  const obstacle = shopVoucherObstacle(voucher, uses.get(voucher.id) ?? UNUSED, goods, businessDay(now))
  return { voucher, discount: sumOf(shares), obstacle }
}

function bestFirst(one: ValidatedVoucher, other: ValidatedVoucher): number {
  if (!one.obstacle !== !other.obstacle) return one.obstacle ? 1 : -1
  if (isSame(one.discount, other.discount)) return 0
  return isMore(one.discount, other.discount) ? -1 : 1
}
