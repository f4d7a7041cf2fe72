import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'

/**
 * What a sales person is told beside a price, before and while it is typed; null for who may give any [SHOP-7].
 * `price`: null while none is typed.
 */
export function salesLimitWords(limit: DecimalText | null, price: DecimalText | null): string | null {
  if (limit === null) return null
  return isBelowLimit(limit, price)
    ? `Di bawah wewenang sales ${formatRupiah(limit)}: menunggu persetujuan pemilik.`
    : `Wewenang sales sampai ${formatRupiah(limit)}.`
}

/** Whether it would be left to the owner. */
export function isBelowLimit(limit: DecimalText | null, price: DecimalText | null): boolean {
  return limit !== null && price !== null && /^\d+(\.\d+)?$/.test(price) && isMore(limit, price)
}
