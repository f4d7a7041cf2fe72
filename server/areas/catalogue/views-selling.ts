import type { Seller } from '#domain/accounts/actor.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { type ProductStatus, productStatuses } from '#domain/catalogue/product-status.ts'
import { canChange } from '#domain/catalogue/status-after.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { OwnPage } from './offers/list-own-products.ts'
import type { OwnProductRow } from './offers/queries-selling.ts'
import { pictureUrl } from './pictures/picture.ts'

/** pusat-seller/produk/daftar [SELLER-1]. */
export function ownPageView({ products, running, floors, bans, total, counts }: OwnPage, seller: Seller) {
  return {
    products: products.map((row) => {
      const known = {
        running: running && (running.get(row.id) ?? 0),
        salesLimit: floors?.get(row.id)?.amount ?? null,
        ban: bans.get(row.id) ?? null,
      }
      return ownProduct(row, known, seller)
    }),
    total,
    counts: countsView(counts),
  }
}

function countsView(counts: OwnPage['counts']): Record<ProductStatus, number> {
  const found = new Map(counts.map(({ status, all }) => [status, all]))
  const every = productStatuses.map((status) => [status, found.get(status) ?? 0])
  return Object.fromEntries(every) as Record<ProductStatus, number> // every status is a key
}

type Known = Pick<OwnProduct, 'running' | 'salesLimit' | 'ban'>

function ownProduct(row: OwnProductRow, known: Known, seller: Seller): OwnProduct {
  return {
    ...row,
    code: productCode(row.id),
    picture: pictureUrl(row.id, row),
    price: row.amount,
    stock: quantityText(row.unitsInStock),
    reserved: quantityText(row.reserved),
    expected: quantityText(row.expected),
    ...known,
    can: canChange(row.status, seller),
  }
}
