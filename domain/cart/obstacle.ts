import { mostOrderable } from '#domain/catalogue/stock/beyond-stock.ts'
import { formatQuantity } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { Refusal, refusalOf } from '../refusal.ts'
import { checkUnits, type StockTerms } from './check-units.ts'

/** A cart line with current price and product. */
export interface RequestedLine {
  units: DecimalText
  unitPrice: DecimalText | null
  product: StockTerms & { name: string; published: boolean }
}

/** Why this line cannot be ordered now although its seller sells to the company, or null; screens show the sentence. */
export function lineObstacle({ units, unitPrice, product }: RequestedLine): Refusal | null {
  const words = { product: product.name }
  if (!product.published) return new Refusal('product_withdrawn', { words })
  if (unitPrice === null) return new Refusal('price_not_set', { words })
  const left = mostOrderable(product)
  if (left === '0') return new Refusal('out_of_stock', { words })
  if (left !== null && isMore(units, left)) {
    const most = { ...words, left: formatQuantity(left), unit: product.unit }
    return new Refusal(product.leadDays === null ? 'not_enough_stock' : 'not_enough_beyond', { words: most })
  }
  return refusalOf(() => checkUnits(units, product))
}
