import { lineObstacle, sellerObstacle } from '#domain/cart/obstacle.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Refusal } from '#domain/refusal.ts'
import { type ProductToOrder, pricesFor, productsToOrder } from '#server/areas/catalogue/public.ts'
import { type CompanyCard, findCompanies } from '#server/areas/companies/public.ts'
import { findStandings, type Standing } from '#server/areas/negotiations/public.ts'
import { activePaymentTypes } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { type LineNego, negotiate } from './line-nego.ts'
import type { CartLine } from './queries.ts'

/** A cart line with its product and what the company pays for it now. */
export interface PricedLine extends CartLine {
  product: ProductToOrder
  /** Rupiah per unit, agreed or else normal; null where the company may not see it. */
  unitPrice: DecimalText | null
  /** The same without any agreement. */
  normalPrice: DecimalText | null
  nego: LineNego | null
  /** Why it cannot be ordered, or null. */
  obstacle: Refusal | null
}

export interface SellerLines {
  seller: CompanyCard
  paymentTypes: readonly { code: string; label: string }[]
  /** Why nothing of this seller can be ordered, or null. */
  obstacle: Refusal | null
  lines: PricedLine[]
}

/**
 * Cart lines as things stand now: by seller, with price and obstacle, an agreed price as long as it holds [CART-7,
 * NEGO-12]; sellers in the order of their names.
 */
export async function sortBySeller(
  db: Db,
  buyerId: CompanyId,
  lines: readonly CartLine[],
  now: Date,
): Promise<SellerLines[]> {
  if (lines.length === 0) return []
  const productIds = lines.map((line) => line.productId)
  const products = await productsToOrder(db, productIds)
  const sellerIds = [...new Set([...products.values()].map((product) => product.sellerId))]
  const sellers = await findCompanies(db, sellerIds)
  const paymentTypes = await activePaymentTypes(db, buyerId, sellerIds)
  const prices = await pricesFor(db, buyerId, productIds)
  const standings = await findStandings(db, buyerId, productIds, now)

  const sorted = [...sellers.values()].map((seller): SellerLines => {
    const offered = paymentTypes.get(seller.id)
    return {
      seller,
      paymentTypes: offered ?? [],
      obstacle: sellerObstacle({ paymentTypes: offered }),
      lines: linesOf(seller, lines, { products, prices, standings, now }),
    }
  })
  return sorted.sort((one, other) => one.seller.name.localeCompare(other.seller.name, 'id'))
}

interface Facts {
  products: ReadonlyMap<number, ProductToOrder>
  prices: ReadonlyMap<number, DecimalText>
  standings: ReadonlyMap<number, Standing>
  now: Date
}

function linesOf(
  seller: CompanyCard,
  lines: readonly CartLine[],
  { products, prices, standings, now }: Facts,
): PricedLine[] {
  return lines.flatMap((line) => {
    const product = products.get(line.productId)
    if (!product || product.sellerId !== seller.id) return []
    const normalPrice = prices.get(line.productId) ?? null
    const nego = negotiate(standings.get(line.productId), { ...line, unit: product.unit, normalPrice }, now)
    const unitPrice = nego?.effect?.unitPrice ?? normalPrice
    const obstacle = lineObstacle({ units: line.units, unitPrice, product })
    return [{ ...line, product, unitPrice, normalPrice, nego, obstacle }]
  })
}
