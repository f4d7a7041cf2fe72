import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { laterOf } from '#domain/catalogue/stock/beyond-stock.ts'
import { wholePacks } from '#domain/catalogue/stock/stock.ts'
import { isMore } from '#domain/money.ts'
import { expectedWords, laterWords } from './later-words.ts'

interface Props {
  /** In which more than the stock comes; null: the seller takes no orders for it. */
  days: number | null
  expected: ProductDetail['expected']
  unit: string
  packWeight: string
  /** Units that are there; null where the viewer may not see them. */
  stock: string | null
  /** That are chosen; zero for none. */
  units: string
}

/** That more than the stock can be had, what of the chosen quantity comes later, and what is expected [SHOP-5, SHOP-6]. */
export function BeyondWords({ days, expected, ...chosen }: Props) {
  return (
    <>
      {days !== null && <span className="block">{waitWords(days, chosen)}</span>}
      {expected && isShort(chosen) && <span className="block">{expectedWords(expected, chosen.unit)}</span>}
    </>
  )
}

type Chosen = Omit<Props, 'days' | 'expected'>

function waitWords(days: number, { stock, units, ...packed }: Chosen): string {
  const open = { ...packed, leadDays: days, mostBeyond: null, unitsBeyond: '0' }
  const later = stock === null ? null : laterOf(units, { ...open, unitsInStock: stock })
  if (!later) return `Dapat dipesan melebihi stok: menyusul dalam ${days} hari kerja.`
  return `${laterWords({ units, unit: packed.unit, later })}.`
}

function isShort({ stock, units, packWeight }: Chosen): boolean {
  if (stock === null) return true
  const there = wholePacks({ unitsInStock: stock, packWeight })
  return there === '0' || isMore(units, there)
}
