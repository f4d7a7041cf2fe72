import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What a negotiation needs to know of a product; no price (design rule 2). */
export interface ProductToNegotiate {
  productId: number
  name: string
  sellerId: CompanyId
  unit: string
  packWeight: DecimalText
  minNego: DecimalText
  /** Sold, and its price is open to negotiation. */
  negotiable: boolean
}

const columns = sql`
  p.id as "productId", p.name, p.seller_id as "sellerId", p.unit, p.pack_weight as "packWeight",
  p.min_nego as "minNego", p.status = 'published' and p.negotiable as negotiable`

/** The product, published or not; undefined where there is none of that id. */
export async function productToNegotiate(db: Db | Tx, productId: number): Promise<ProductToNegotiate | undefined> {
  const found = await sql<ProductToNegotiate>`select ${columns} from products p where p.id = ${productId}`.execute(db)
  return found.rows[0]
}

/** The same, kept from changing until the transaction ends: who withdraws it sees what was begun meanwhile. */
export async function holdProduct(tx: Tx, productId: number): Promise<ProductToNegotiate | undefined> {
  const found = await sql<ProductToNegotiate>`
    select ${columns} from products p where p.id = ${productId} for share`.execute(tx)
  return found.rows[0]
}
