import { formatQuantity, formatRupiah } from '../format.ts'
import type { ShopVoucherTerms } from './voucher.ts'

/** What a voucher takes off: 'Rp 50.000', '10 %', '10 %, paling banyak Rp 100.000'. */
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
