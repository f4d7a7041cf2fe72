import { sql } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'

/** Somebody who waits for a product, for a company. */
export interface Wait {
  userId: UserId
  companyId: string
  productId: number
  name: string
  sellerId: string
}

/** Takes at most `most` waits for what is on sale and in stock, the first first; those another node takes are left out. */
export function takeBack(tx: Tx, most: number): Promise<Wait[]> {
  return tx
    .with('back', (db) =>
      db
        .selectFrom('shelved_products as wait')
        .innerJoin(productFacts.as('p'), 'p.id', 'wait.product_id')
        .select(['wait.id', 'p.name', 'p.seller_id'])
        // as the index has it, which no parameter is known to meet
        .where('wait.shelf', '=', sql.lit('awaited'))
        .where('p.status', '=', sql.lit('published'))
        .where('p.available', '=', sql.lit(true))
        .orderBy('wait.id')
        .limit(most)
        .forUpdate('wait')
        .skipLocked(),
    )
    .deleteFrom('shelved_products as wait')
    .using('back')
    .whereRef('wait.id', '=', 'back.id')
    .returning(['wait.user_id as userId', 'wait.product_id as productId', 'back.name', 'back.seller_id as sellerId'])
    .returning('wait.company_id as companyId')
    .$narrowType<{ userId: UserId; companyId: string }>()
    .execute()
}
