import { formatRupiah } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { lowestPriceWarning } from '#domain/negotiations/lowest-price.ts'
import type { SellerNegotiation } from '#domain/negotiations/shapes.ts'

/** The warning to the seller about a price, or null. */
export function lowestWords({ lowestPrice }: SellerNegotiation, price: DecimalText): string | null {
  if (lowestPriceWarning(price, lowestPrice) === null) return null
  return `Di bawah harga terendah Anda, ${formatRupiah(lowestPrice)}.`
}
