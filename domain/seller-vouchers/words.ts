import { formatQuantity, formatRupiah } from '../format.ts'
import { words } from '../words.ts'
import type { ShopVoucherTerms } from './voucher.ts'

/** How a seller's voucher takes off: whole Rupiah, or whole per cent of the goods. */
export const discountKind = words({ amount: 'nominal', percent: 'persen' })
export type DiscountKind = keyof typeof discountKind.names

/** The state of a voucher on a day, with its wire names [SELLER-1]. */
export const shopVoucherState = words({
  planned: 'akan_datang',
  open: 'berlaku',
  used_up: 'habis',
  ended: 'berakhir',
  closed: 'ditutup',
})
export type ShopVoucherState = keyof typeof shopVoucherState.names

/** The discount in words: 'Rp 50.000', '10 %', '10 %, paling banyak Rp 100.000'. */
export function discountText({
  kind,
  value,
  mostDiscount,
}: Pick<ShopVoucherTerms, 'kind' | 'value' | 'mostDiscount'>): string {
  if (kind === 'amount') return formatRupiah(value)
  const percent = `${formatQuantity(value)} %`
  return mostDiscount === null ? percent : `${percent}, paling banyak ${formatRupiah(mostDiscount)}`
}

/** Whom a voucher is for: 'Semua pelanggan', 'Level harga 2', 'PT Contoh'. */
export function audienceText({
  priceLevel,
  customerName,
}: {
  priceLevel: number | null
  customerName: string | null
}): string {
  if (customerName !== null) return customerName
  return priceLevel === null ? 'Semua pelanggan' : `Level harga ${priceLevel}`
}
