import { laterOf } from '#domain/cart/beyond-stock.ts'
import { laterWords } from './later-words.ts'

interface Props {
  days: number
  unit: string
  packWeight: string
  /** Units that are there; null where the viewer may not see them. */
  stock: string | null
  /** That are chosen; zero for none. */
  units: string
}

/** That more than the stock can be had, and what of the chosen quantity comes later [SHOP-6]. */
export function BeyondWords({ days, stock, units, ...packed }: Props) {
  const open = { ...packed, leadDays: days, mostBeyond: null, unitsBeyond: '0' }
  const later = stock === null ? null : laterOf(units, { ...open, unitsInStock: stock })
  const words = later
    ? `${laterWords({ units, unit: packed.unit, later })}.`
    : `Dapat dipesan melebihi stok: menyusul dalam ${days} hari kerja.`
  return <span className="block">{words}</span>
}
