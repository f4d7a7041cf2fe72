import type { CartLine } from '#domain/cart/contract.ts'
import type { Later } from '#domain/catalogue/stock/beyond-stock.ts'
import { formatDay, formatQuantity } from '#domain/format.ts'
import { decimal, isMore, quantityText } from '#domain/money.ts'

interface Line {
  units: string
  unit: string
  later: Later
}

/** 'Ditunggu 500 kg, 12 Des 2026': what a seller expects, and when [SHOP-5]. */
export function expectedWords({ units, day }: NonNullable<CartLine['expected']>, unit: string): string {
  return `Ditunggu ${formatQuantity(units)} ${unit}, ${formatDay(day)}`
}

/** '50 kg ada sekarang, 100 kg menyusul dalam 10 hari kerja setelah dikonfirmasi' [SHOP-6]. */
export function laterWords({ units, unit, later }: Line): string {
  const now = decimal(units).minus(later.units)
  const there = isMore(now, '0') ? `${formatQuantity(quantityText(now))} ${unit} ada sekarang, ` : ''
  return `${there}${formatQuantity(later.units)} ${unit} menyusul dalam ${later.days} hari kerja setelah dikonfirmasi`
}
