import type { Seller } from '#domain/accounts/actor.ts'
import type { MovementKind } from '#domain/catalogue/stock/movement.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { productCode } from '#domain/ids.ts'
import { isMore, quantityText } from '#domain/money.ts'
import type { Movements, StockDetail, StockedProduct, StockPage } from '#domain/stock/shapes.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { MovementRow, StockRow } from './queries.ts'
import type { ShownStock } from './show-stocks.ts'

/** pusat-seller/stok/daftar [SHOP-5]. */
export function stockPageView(
  { products, total, counts }: { products: readonly StockRow[]; total: number; counts: StockPage['counts'] },
  seller: Seller,
): StockPage {
  return { products: products.map(productView), total, counts, can: canOf(seller) }
}

/** pusat-seller/stok/detail [SHOP-5]. */
export function stockView({ product, lots, expected }: ShownStock, seller: Seller): StockDetail {
  return {
    product: productView(product),
    lots: lots.map((lot) => ({ ...lot, units: quantityText(lot.units) })),
    expected: expected.map((one) => ({
      ...one,
      units: quantityText(one.units),
      received: quantityText(one.received),
      rest: quantityText(one.rest),
    })),
    can: canOf(seller),
  }
}

// kinds of movements that name an order its seller knows
const namesOrder: readonly MovementKind[] = ['shipment', 'replacement', 'return']

/** pusat-seller/stok/gerakan [SHOP-5]. */
export function movementsView({
  movements,
  next,
}: {
  movements: readonly MovementRow[]
  next: string | null
}): Movements {
  return {
    movements: movements.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      // a reservation may be of an order that its buyer has not approved: nothing the seller knows of
      orderId: namesOrder.includes(row.kind) ? row.orderId : null,
      onHand: quantityText(row.onHand),
      reserved: quantityText(row.reserved),
    })),
    next,
  }
}

function productView({ pictureVersion, coverPhoto, packWeight, ...row }: StockRow): StockedProduct {
  return {
    ...row,
    code: productCode(row.id),
    picture: pictureUrl(row.id, { pictureVersion, coverPhoto }),
    free: quantityText(row.free),
    beyond: quantityText(row.beyond),
    mostBeyond: row.mostBeyond && quantityText(row.mostBeyond),
    soldOut: isMore(packWeight, row.free) || !isMore(row.free, '0'),
    reserved: quantityText(row.reserved),
    onHand: quantityText(row.onHand),
    expired: quantityText(row.expired),
    loose: quantityText(row.loose),
    lowBelow: row.lowBelow && quantityText(row.lowBelow),
    expected: quantityText(row.expected),
  }
}

function canOf(seller: Seller): StockPage['can'] {
  const may = mayDo(seller, 'stock.change')
  return { change: { allowed: may, reason: may ? null : ROLE_FORBIDS } }
}
