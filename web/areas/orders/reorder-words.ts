import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { isSame } from '#domain/money.ts'
import type { Reordered } from '#domain/orders/shapes-quote.ts'

type Line = Reordered['lines'][number]

/** Whether a reorder has news to read first: another price, a quantity already in the cart, or missing products. */
export function needsReading({ lines, skipped }: Reordered): boolean {
  return skipped.length > 0 || lines.some((line) => line.unitsBefore !== null || changesOf(line).length > 0)
}

/** The title of the dialog after a reorder [ORDER-5]. */
export function titleOf({ lines, skipped }: Pick<Reordered, 'lines' | 'skipped'>): string {
  if (skipped.length === 0) return 'Periksa isi keranjang'
  return lines.length === 0 ? 'Belum ada yang dapat dipesan' : 'Sebagian produk tidak dapat dipesan lagi'
}

/** The change of a product's quantity in the cart [ORDER-5]. */
export function quantityWords({ unit, unitsBefore, units }: Line): string {
  const now = `${formatQuantity(units)} ${unit}`
  if (unitsBefore === null) return `${now} ditambahkan`
  if (isSame(unitsBefore, units)) return `sudah ada di keranjang, tetap ${now}`
  return `sudah ada di keranjang, dinaikkan dari ${formatQuantity(unitsBefore)} ${unit} menjadi ${now}`
}

/** How a product differs from the order: its price, or that there is too little of it, as sentences [ORDER-5]. */
export function changesOf({ unit, orderedPrice, price, obstacle }: Line): string[] {
  const priceChange = `Harga per ${unit} sekarang ${formatRupiah(price)}, semula ${formatRupiah(orderedPrice)}.`
  return [...(isSame(price, orderedPrice) ? [] : [priceChange]), ...(obstacle === null ? [] : [obstacle])]
}
