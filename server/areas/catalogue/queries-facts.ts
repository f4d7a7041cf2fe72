import { expressionBuilder } from 'kysely'
import type { DB } from '#server/platform/database.generated.ts'

/** What the queries of other areas may join of a product; no price. */
export const productFacts = expressionBuilder<DB>()
  .selectFrom('products')
  .select(['id', 'name', 'picture_version', 'unit', 'pack_label', 'pack_weight'])
