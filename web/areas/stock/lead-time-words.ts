import { formatQuantity } from '#domain/format.ts'
import type { StockedProduct } from '#domain/stock/contract.ts'

/** How a product is sold beyond its stock; null where it is not [SHOP-6]. */
export function leadTimeWords({ leadDays, mostBeyond, unit }: StockedProduct): string | null {
  if (leadDays === null) return null
  const most = mostBeyond ? `, paling banyak ${formatQuantity(mostBeyond)} ${unit}` : ''
  return `Pesanan melebihi stok diterima, siap dalam ${leadDays} hari kerja setelah dikonfirmasi${most}.`
}
