import type { BusinessDay } from '../business-day.ts'
import { formatQuantity, formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isMore, lesser } from '../money.ts'
import { Refusal } from '../refusal.ts'
import type { DiscountKind, ShopVoucherState } from './words.ts'

/** The terms of a seller's own voucher: discount, days and uses [SELLER-1]. */
export interface ShopVoucherTerms {
  kind: DiscountKind
  /** Whole Rupiah, or whole per cent. */
  value: DecimalText
  /** The most that a percentage takes off, in whole Rupiah; null: no limit. */
  mostDiscount: DecimalText | null
  /** The least goods of an order, in Rupiah. */
  minGoods: DecimalText
  /** The first and the last day in Asia/Jakarta, both included. */
  firstDay: BusinessDay
  lastDay: BusinessDay
  /** Uses of all customers together; null: no limit. */
  quota: number | null
  usesPerCustomer: number
}

export interface ShopVoucher extends ShopVoucherTerms {
  /** When its seller closed it. */
  closedAt: Date | null
}

/** One use is one order that is not cancelled. */
export interface ShopVoucherUses {
  /** Of all customers. */
  all: number
  /** Of the customer who asks. */
  own: number
}

/** A voucher holds from the start of its first day until the end of its last one, while any uses are left [SELLER-1]. */
export function shopVoucherStateOf(voucher: ShopVoucher, used: number, today: BusinessDay): ShopVoucherState {
  if (voucher.closedAt) return 'closed'
  if (today > voucher.lastDay) return 'ended'
  if (today < voucher.firstDay) return 'planned'
  return voucher.quota !== null && used >= voucher.quota ? 'used_up' : 'open'
}

/**
 * The discount on goods of this amount, in whole Rupiah rounded down: at most the goods, at most its limit [SELLER-1].
 */
export function discountOf(
  { kind, value, mostDiscount }: Pick<ShopVoucherTerms, 'kind' | 'value' | 'mostDiscount'>,
  goods: DecimalText,
): DecimalText {
  const room = decimal(goods).rounded(0, 'down')
  if (kind === 'amount') return amountText(lesser(room, value))
  const share = decimal(goods).times(value).dividedBy(100, 0, 'down')
  return amountText(lesser(room, mostDiscount === null ? share : lesser(share, mostDiscount)))
}

/** Why a customer cannot use it for goods of this amount, or null [SELLER-1]. */
export function shopVoucherObstacle(
  voucher: ShopVoucher,
  uses: ShopVoucherUses,
  goods: DecimalText,
  today: BusinessDay,
): Refusal | null {
  const field = 'voucher_toko'
  const state = shopVoucherStateOf(voucher, uses.all, today)
  if (state !== 'open') return new Refusal(obstacles[state], { field })
  if (uses.own >= voucher.usesPerCustomer) {
    const times = formatQuantity(String(voucher.usesPerCustomer))
    return new Refusal('shop_voucher_used', { field, words: { times } })
  }
  if (isMore(voucher.minGoods, goods)) {
    return new Refusal('shop_voucher_below_minimum', { field, words: { amount: formatRupiah(voucher.minGoods) } })
  }
  if (isMore(discountOf(voucher, goods), 0)) return null
  return new Refusal('shop_voucher_takes_nothing', { field })
}

const obstacles = {
  planned: 'shop_voucher_not_yet',
  used_up: 'shop_voucher_used_up',
  ended: 'shop_voucher_ended',
  closed: 'shop_voucher_closed',
} as const

type CostTerms = Omit<ShopVoucherTerms, 'firstDay' | 'lastDay'> & { customerId: string | null }

// discount of one order beyond half of its goods that needs a confirmation, in Rupiah
const CONFIRMED_FROM = 1_000_000

/**
 * The warning to the member who saves a voucher of what it may cost: where one order may get more than half of its
 * goods and more than Rp 1,000,000 off. Null where it gives less [SELLER-1].
 */
export function costOf(voucher: CostTerms): string | null {
  const { kind, value, mostDiscount, minGoods } = voucher
  const most = kind === 'amount' ? value : mostDiscount
  const isMoreThanHalf = kind === 'amount' ? isMore(decimal(value).times(2), minGoods) : isMore(value, 50)
  if (!isMoreThanHalf || (most !== null && !isMore(most, CONFIRMED_FROM))) return null
  const share = kind === 'amount' ? shareOfAmount(voucher) : shareOfPercent(value)
  const bound = most === null ? 'berapa pun nilainya' : `sampai ${formatRupiah(most)}`
  return `Satu pesanan dapat dipotong ${share} harga barangnya, ${bound}. ${costOfAll(voucher, most)}`
}

function shareOfAmount({ value, minGoods }: Pick<ShopVoucherTerms, 'value' | 'minGoods'>): string {
  return isMore(minGoods, value) ? 'lebih dari separuh' : 'seluruh'
}

function shareOfPercent(value: DecimalText): string {
  return isMore(100, value) ? `${formatQuantity(value)} % dari` : 'seluruh'
}

function costOfAll({ quota, usesPerCustomer, customerId }: CostTerms, most: DecimalText | null): string {
  const uses = customerId === null ? quota : Math.min(quota ?? usesPerCustomer, usesPerCustomer)
  if (uses === null) return 'Kuotanya tidak diisi, sehingga jumlah semua potongannya tidak terbatas.'
  const times = formatQuantity(String(uses))
  if (most === null) return `Voucher ini dapat dipakai ${times} kali.`
  return `Dipakai ${times} kali, semua potongannya paling banyak ${formatRupiah(decimal(most).times(uses).text(2))}.`
}

/** Checks what the schema cannot. @throws Refusal shop_voucher_percent | shop_voucher_limit | shop_voucher_days */
export function checkShopVoucher({ kind, value, mostDiscount, firstDay, lastDay }: ShopVoucherTerms): void {
  if (kind === 'percent' && isMore(value, 100)) throw new Refusal('shop_voucher_percent', { field: 'value' })
  if (kind === 'amount' && mostDiscount !== null) {
    throw new Refusal('shop_voucher_limit', { field: 'mostDiscount' })
  }
  if (lastDay < firstDay) throw new Refusal('shop_voucher_days', { field: 'lastDay' })
}
