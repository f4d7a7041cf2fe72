import { formatQuantity } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { checkUnits, type StockTerms } from './check-units.ts'
import { wholePacks } from './stock.ts'

/** A cart line with current price and product. */
export interface WantedLine {
  units: DecimalText
  unitPrice: DecimalText | null
  product: StockTerms & { name: string; published: boolean }
}

/** Why this line cannot be ordered now although its seller sells to the company, or null; screens show the sentence. */
export function lineObstacle({ units, unitPrice, product }: WantedLine): Refusal | null {
  const words = { product: product.name }
  if (!product.published) return new Refusal('product_withdrawn', { words })
  if (unitPrice === null) return new Refusal('price_not_set', { words })
  const left = wholePacks(product)
  if (left === '0') return new Refusal('out_of_stock', { words })
  if (isMore(units, product.unitsInStock)) {
    return new Refusal('not_enough_stock', { words: { ...words, left: formatQuantity(left), unit: product.unit } })
  }
  return refusalOf(() => checkUnits(units, product))
}

function refusalOf(check: () => void): Refusal | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
