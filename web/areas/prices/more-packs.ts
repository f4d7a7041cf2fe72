import { type DecimalText, decimal, quantityText } from '#domain/money.ts'

interface Line {
  units: DecimalText
  packWeight: DecimalText
}

/** The units to add until a line holds at least `from`, and how many packs it then has [SHOP-3]. */
export function morePacks({ units, packWeight }: Line, from: DecimalText): { units: DecimalText; packs: number } {
  const packs = decimal(from).dividedBy(packWeight, 0, 'up')
  return { units: quantityText(packs.times(packWeight).minus(units)), packs: Number(packs) }
}
