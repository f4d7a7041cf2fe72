import type { Later } from '#domain/cart/beyond-stock.ts'
import { formatQuantity } from '#domain/format.ts'
import { decimal, isMore, quantityText } from '#domain/money.ts'

interface Line {
  units: string
  unit: string
  later: Later
}

/** '50 kg ada sekarang, 100 kg menyusul dalam 10 hari kerja setelah dikonfirmasi' [SHOP-6]. */
export function laterWords({ units, unit, later }: Line): string {
  const now = decimal(units).minus(later.units)
  const there = isMore(now, '0') ? `${formatQuantity(quantityText(now))} ${unit} ada sekarang, ` : ''
  return `${there}${formatQuantity(later.units)} ${unit} menyusul dalam ${later.days} hari kerja setelah dikonfirmasi`
}
