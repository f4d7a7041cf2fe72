import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/actor.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'
import { statement } from '#server/platform/statement.ts'
import { pricesSeenBy } from '../prices/queries-pricing.ts'
import { type CardRow, cardColumns, cardsOf, productColumns } from './queries-cards.ts'

/** The cards of these products, in their order, with the prices the viewer may see; those not on sale are left out. */
export function findCards(db: Db, viewer: Viewer, ids: readonly number[]): Promise<CardRow[]> {
  return chosenProducts.rows(db, viewer, ids)
}

export const chosenProducts = statement('chosen products', cardColumns, (viewer: Viewer, ids: readonly number[]) =>
  cardsOf(
    pricesSeenBy(viewer),
    sql`select ${productColumns} from products p where p.id = ${anyOf(ids)} and p.status = 'published'`,
    sql`array_position(${[...ids]}::integer[], p.id)`,
  ),
)
