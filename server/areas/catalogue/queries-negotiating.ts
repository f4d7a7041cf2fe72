import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What a negotiation needs to know of a product; no price. */
export interface ProductToNegotiate {
  productId: number
  name: string
  sellerId: string
  unit: string
  packWeight: DecimalText
  minNego: DecimalText
  /** Sold, and its price is open to negotiation. */
  negotiable: boolean
}

/** The product, published or not; undefined where there is none of that id. */
export function productToNegotiate(db: Db | Tx, productId: number): Promise<ProductToNegotiate | undefined> {
  return product(db, productId).executeTakeFirst()
}

/** The same, kept from changing until the transaction ends: who withdraws it sees what was begun meanwhile. */
export function holdProduct(tx: Tx, productId: number): Promise<ProductToNegotiate | undefined> {
  return product(tx, productId).forShare().executeTakeFirst()
}

function product(db: Db | Tx, productId: number) {
  return db
    .selectFrom('products')
    .select((eb) => [
      'id as productId',
      'name',
      'seller_id as sellerId',
      'unit',
      'pack_weight as packWeight',
      'min_nego as minNego',
      eb('negotiable', '=', true).and('status', '=', 'published').$castTo<boolean>().as('negotiable'),
    ])
    .where('id', '=', productId)
}
