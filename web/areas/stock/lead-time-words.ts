import { formatQuantity } from '#domain/format.ts'
import { MOST } from '#domain/limits.ts'
import type { StockedProduct } from '#domain/stock/shapes.ts'

/** How a product is sold beyond its stock; null where it is not [SHOP-6]. */
export function leadTimeWords({ leadDays, mostBeyond, unit }: StockedProduct): string | null {
  if (leadDays === null) return null
  const most = mostBeyond ? `, paling banyak ${formatQuantity(mostBeyond)} ${unit}` : ''
  return `Pesanan melebihi stok diterima, siap dalam ${leadDays} hari kerja setelah dikonfirmasi${most}.`
}

export const NO_LEAD_DAYS = `Isi 1 sampai ${MOST.leadDays} hari kerja.`

/** Whether what was typed is a lead time in working days. */
export function isLeadDays(text: string): boolean {
  return /^[1-9]\d?$/.test(text.trim()) && Number(text) <= MOST.leadDays
}
