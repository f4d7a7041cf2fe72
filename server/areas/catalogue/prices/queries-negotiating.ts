import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The facts of a product that negotiations need; no price. */
export interface ProductToNegotiate {
  productId: number
  name: string
  sellerId: string
  unit: string
  packWeight: DecimalText
  minNego: DecimalText
  /** Published, with a negotiable price. */
  negotiable: boolean
}

/** The product in any status; undefined if the id is unknown. */
export function productToNegotiate(db: Db | Tx, productId: number): Promise<ProductToNegotiate | undefined> {
  return product(db, productId).executeTakeFirst()
}

/** The product in any status, locked until commit, so that a withdrawal sees every negotiation opened before it. */
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
