import { type Change, changed, changesText, type PackedGoods, packedChanges } from '../catalogue/goods.ts'
import { formatQuantity, formatRupiah } from '../format.ts'
import { type DecimalText, isSame } from '../money.ts'

/** A line as a buyer is shown it before ordering. */
export interface LineFacts extends PackedGoods {
  id: string
  units: DecimalText
  /** Rupiah per unit; null where the buyer may not see it. */
  price: DecimalText | null
}

/** The changes of a line since it was shown: its goods, pack, price per unit and quantity [ORDER-3]. */
export function lineChanges(expected: LineFacts, now: LineFacts): Change[] {
  const { price } = expected
  const units = (of: LineFacts) => `${formatQuantity(of.units)} ${of.unit}`
  return [
    ...packedChanges(expected, now),
    // a line with a hidden price shows its obstacle instead
    ...(price && now.price && !isSame(price, now.price)
      ? changed('Harga', formatRupiah(price), formatRupiah(now.price))
      : []),
    ...(isSame(expected.units, now.units) ? [] : changed('Jumlah', units(expected), units(now))),
  ]
}

/** Every line that is no longer as it was shown, with what changed: 'Asam Sitrat (Grade: Food grade → Teknis)'; '' for none. */
export function changedLines(expected: readonly LineFacts[], now: readonly LineFacts[]): string {
  const shown = new Map(expected.map((line) => [line.id, line]))
  return now
    .flatMap((line) => {
      const before = shown.get(line.id)
      const changes = before ? lineChanges(before, line) : []
      return before && changes.length > 0 ? [`${before.name} (${changesText(changes)})`] : []
    })
    .join(', ')
}
